/** Shares one campaign with devices on one network: join requests, seats and calls. */
import { setTimeout as pass } from 'node:timers/promises';
import type { CampaignKey } from '#shared/api/campaignFiles';
import type { CharacterId } from '#shared/ids';
import { ok, refuse, type Result } from '#shared/result';
import type { Adapter, GuestSeat, ShareAct, ShareState, SharingNow } from '#shared/api/sharing';
import type { Session } from '../../session/session';
import { adaptersOf } from './adapters';
import { guestFile, type Printed } from './guestContent';
import { Guests, readableName, type Guest } from './guests';
import {
  isPortTaken,
  startGuestServer,
  type GuestCall,
  type GuestServer,
  type GuestHandlers,
} from './guestServer';
import { answerCall } from './guestCalls';
import { qrCodeRows } from './qrCode';
import type { SharingNote } from './sharingNote';
import { JoinCode } from './joinCode';
import { AutoReveal } from './autoReveal';

/** First port to try. It stays the same so that phones find the address again. */
const USUAL_PORT = 7464;
/** Milliseconds between two checks that the network address still exists. */
const NETWORK_CHECK = 3000;
/** Milliseconds by which an answer is delayed after many wrong codes. */
const SLOW_DELAY = 1000;
/** Default delay of the automatic reveal in milliseconds; long enough to correct a number. */
const REVEAL_DELAY = 3000;

export interface ShareOptions extends Printed {
  /** Folder of the built renderer. */
  readonly renderer: string;
  readonly report: (error: unknown) => void;
  readonly adapters?: () => readonly Adapter[];
  readonly ports?: readonly number[];
  /** Delay of the automatic reveal in milliseconds. */
  readonly revealAfter?: number;
  /** Delays the answer after many wrong codes. */
  readonly slowDown?: () => Promise<unknown>;
  /** If present, the first campaign that is opened is shared; called with the result. */
  readonly atOnce?: (now: SharingNow | null) => void;
}

interface SharingOptions extends ShareOptions {
  /** Opens a campaign. */
  readonly open: (campaign: CampaignKey) => Promise<Result<Session>>;
  /** Called with the characters played on devices. */
  readonly setApart: (session: Session, apart: readonly CharacterId[]) => void;
}

interface Sharing {
  readonly campaign: CampaignKey;
  readonly adapter: Adapter;
  readonly server: GuestServer;
  readonly joinCode: JoinCode;
  readonly watch: NodeJS.Timeout;
  session: Session;
}

export class SharedTable implements GuestHandlers {
  readonly #options: SharingOptions;
  readonly #adapters: () => readonly Adapter[];
  readonly #listeners = new Set<(state: ShareState) => void>();
  readonly #guests = new Guests(() => this.#notify());
  readonly #autoReveal: AutoReveal;
  readonly #slowDown: () => Promise<unknown>;
  #sharing: Sharing | null = null;
  #ended: ShareState['ended'] = null;
  #monsters = false;
  #reveals = true;
  #hasBegun = false;
  #isNotifying = false;

  constructor(options: SharingOptions) {
    this.#options = options;
    this.#adapters = options.adapters ?? adaptersOf;
    this.#slowDown = options.slowDown ?? (() => pass(SLOW_DELAY, null, { ref: false }));
    const { report, revealAfter: after = REVEAL_DELAY } = options;
    const playedOnDevices = () => (this.#reveals ? this.#guests.played : []);
    this.#autoReveal = new AutoReveal({ after, playedOnDevices, report });
  }

  /** The shared campaign; null = none. */
  get campaign(): CampaignKey | null {
    return this.#sharing?.campaign ?? null;
  }

  state(): ShareState {
    const { devices, knocks } = this.#guests;
    return {
      adapters: this.#adapters(),
      now: this.#sharing && sharingNow(this.#sharing),
      ended: this.#ended,
      devices,
      knocks,
      monsters: this.#monsters,
      reveals: this.#reveals,
      guesses: this.#sharing?.joinCode.guesses ?? 0,
    };
  }

  onChange(listener: (state: ShareState) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async act(act: ShareAct): Promise<Result<ShareState>> {
    const done = await this.#carryOut(act);
    if (!done.ok) return done;
    this.#notify();
    return ok(this.state());
  }

  /** Shares the first opened campaign if Standee was started with `--share`. */
  async begin(campaign: CampaignKey): Promise<void> {
    const { atOnce } = this.#options;
    if (!atOnce || this.#hasBegun) return;
    this.#hasBegun = true;
    const [adapter] = this.#adapters();
    if (adapter) await this.act({ act: 'start', campaign, address: adapter.address });
    atOnce(this.state().now);
  }

  /** The note from which the next version continues to share; null = nothing is shared. */
  get note(): SharingNote | null {
    if (!this.#sharing) return null;
    const { campaign, adapter, server } = this.#sharing;
    return {
      campaign,
      address: adapter.address,
      port: server.port,
      monsters: this.#monsters,
      reveals: this.#reveals,
      devices: [...this.#guests.notes],
    };
  }

  /** Continues at the same address and port. If that fails, the state has the reason. */
  async resume(note: SharingNote): Promise<void> {
    this.#hasBegun = true;
    const { campaign, address, port, devices } = note;
    this.#monsters = note.monsters;
    this.#reveals = note.reveals;
    try {
      const listening = await this.#listen(campaign, address, [port]);
      if (listening.ok) this.#restore(devices, listening.value);
      else this.#ended = 'notResumed';
    } catch (error) {
      this.#options.report(error);
      this.#ended = isPortTaken(error) ? 'portTaken' : 'notResumed';
    }
    this.#notify();
  }

  /** Moves all guests to the campaign's new session. */
  follow(session: Session): void {
    if (this.#sharing?.campaign !== session.key) return;
    this.#sharing.session = session;
    for (const guest of this.#guests.all) guest.attach(session);
    this.#autoReveal.watch(session);
    this.#setApart();
  }

  /** Ends sharing and disconnects all guests. */
  async stop(ended: ShareState['ended'] = null): Promise<void> {
    const sharing = this.#sharing;
    if (!sharing) return;
    this.#sharing = null;
    this.#ended = ended;
    clearInterval(sharing.watch);
    this.#autoReveal.stop();
    this.#guests.clear();
    this.#options.setApart(sharing.session, []);
    await sharing.server.close();
    this.#notify();
  }

  async #carryOut(act: ShareAct): Promise<Result<unknown>> {
    if (act.act === 'start') return this.#start(act.campaign, act.address);
    if (act.act === 'stop') return ok(await this.stop());
    if (act.act === 'newJoinCode') return ok(this.#sharing?.joinCode.renew());
    if (act.act === 'monsters') {
      this.#monsters = act.everybody;
      for (const guest of this.#guests.all) this.#seat(guest, guest.characters);
      return ok(null);
    }
    if (act.act === 'reveals') {
      this.#reveals = act.byItself;
      return ok(this.#autoReveal.cancel());
    }
    const guest =
      act.act === 'answer'
        ? this.#guests.find(act.knock, 'waiting')
        : this.#guests.find(act.device, 'in');
    if (!guest || !this.#sharing) return refuse({ code: 'noSuchDevice' });
    if (act.act === 'rename') guest.name = readableName(act.name);
    else if (act.act === 'seat') this.#seat(guest, act.characters);
    else if (act.act === 'sendAway' || !act.letIn || this.#guests.isFull) this.#remove(guest);
    else this.#letIn(guest, this.#sharing.session);
    return ok(null);
  }

  async #start(campaign: CampaignKey, address: string): Promise<Result<unknown>> {
    const { report, ports = [USUAL_PORT, 0] } = this.#options;
    try {
      return await this.#listen(campaign, address, ports);
    } catch (error) {
      report(error);
      return refuse({ code: 'cannotShare' });
    }
  }

  /** Rejects with the error of `startGuestServer`. */
  async #listen(
    campaign: CampaignKey,
    address: string,
    ports: readonly number[],
  ): Promise<Result<Session>> {
    await this.stop();
    this.#ended = null;
    const adapter = this.#adapters().find((each) => each.address === address);
    if (!adapter) return refuse({ code: 'noSuchNetwork' });
    const opened = await this.#options.open(campaign);
    if (!opened.ok) return opened;
    const { renderer, report } = this.#options;
    const server = await startGuestServer({ address, ports, renderer, hosting: this, report });
    const watch = setInterval(() => this.#lookAtNetwork(), NETWORK_CHECK).unref();
    const joinCode = new JoinCode();
    this.#sharing = { campaign, adapter, server, joinCode, watch, session: opened.value };
    this.#autoReveal.watch(opened.value);
    return opened;
  }

  #lookAtNetwork(): void {
    const sharing = this.#sharing;
    if (!sharing) return;
    const isThere = this.#adapters().some(({ address }) => address === sharing.adapter.address);
    if (!isThere) this.stop('adapterGone').catch(this.#options.report);
    else if (sharing.joinCode.until.getTime() < Date.now()) {
      sharing.joinCode.renew();
      this.#notify();
    }
  }

  #restore(devices: SharingNote['devices'], session: Session): void {
    const known = new Set(session.game.campaign.characters.map(({ id }) => id));
    for (const device of devices) {
      const guest = this.#guests.restore(device);
      const seats = device.characters.filter((id) => known.has(id));
      if (device.standing === 'in') this.#letIn(guest, session, seats);
    }
  }

  #letIn(guest: Guest, session: Session, seats = guest.wishedCharacters): void {
    guest.standing = 'in';
    guest.attach(session);
    this.#seat(guest, seats);
  }

  /** A guest without characters is a screen. */
  #seat(guest: Guest, characters: readonly CharacterId[]): void {
    const seat: GuestSeat =
      characters.length === 0
        ? { kind: 'screen' }
        : { kind: 'player', characters, monsters: this.#monsters };
    guest.takeSeat(seat);
    this.#setApart();
  }

  #remove(guest: Guest): void {
    this.#guests.remove(guest);
    this.#setApart();
  }

  #setApart(): void {
    const session = this.#sharing?.session;
    if (session) this.#options.setApart(session, this.#guests.played);
  }

  /** Notifies listeners once for all changes of a tick. */
  #notify(): void {
    if (this.#isNotifying) return;
    this.#isNotifying = true;
    setImmediate(() => {
      this.#isNotifying = false;
      const state = this.state();
      for (const listener of this.#listeners) listener(state);
    });
  }

  guestOf(token: string | null): Guest | null {
    return token === null ? null : this.#guests.findByToken(token);
  }

  answer(call: GuestCall): Promise<unknown> {
    return answerCall(call, {
      joinCode: this.#sharing?.joinCode ?? null,
      campaign: this.#sharing?.session.game.campaign ?? null,
      guests: this.#guests,
      slowDown: this.#slowDown,
      changed: () => this.#notify(),
    });
  }

  contentFile(name: string): string | null {
    const game = this.#sharing?.session.game;
    return game ? guestFile(name, game, this.#options) : null;
  }
}

function sharingNow({ campaign, adapter, server, joinCode }: Sharing): SharingNow {
  const { origin } = server;
  const { text, until } = joinCode;
  const code = qrCodeRows(`${origin}/#${text}`);
  return { campaign, adapter, origin, joinCode: text, until: until.toISOString(), code };
}
