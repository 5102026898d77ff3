/** Sharing of one campaign with devices on one network: who may knock, who is in, what they ask. */
import { setTimeout as pass } from 'node:timers/promises';
import type { CampaignKey } from '#shared/api/api';
import { readCommand } from '#shared/commands/shapes';
import type { CharacterId } from '#shared/ids';
import { ok, refuse, type Result } from '#shared/result';
import type {
  Adapter,
  GuestSeat,
  ShareAct,
  ShareState,
  SharingNow,
  Wish,
} from '#shared/api/sharing';
import type { Session } from '../../session/session';
import { adaptersOf } from './adapters';
import { guestFile, type Printed } from './guestContent';
import { Guests, readableName, type Guest } from './guests';
import { startGuestServer, type GuestCall, type GuestServer, type Hosting } from './guestServer';
import { ARGUMENTS } from './guestArguments';
import { codeOf } from './qrCode';
import { JoinWord } from './joinWord';
import { Revealing } from './revealing';
import { answerStranger } from './strangers';

/** The first one, where it is free: phones that know the address find it again. */
const USUAL_PORT = 7464;
/** How often it is looked whether the network is still there, in milliseconds. */
const LOOK = 3000;
/** How long the answer to a wrong word takes after many, in milliseconds. */
const SLOWED = 1000;
/** Time enough to type the number of the second card or to mend the first, in milliseconds. */
const MENDING = 3000;

export interface ShareOptions extends Printed {
  /** Folder of the built renderer. */
  readonly renderer: string;
  readonly report: (error: unknown) => void;
  readonly adapters?: () => readonly Adapter[];
  readonly ports?: readonly number[];
  /** How long after all have chosen a round is revealed by itself, in milliseconds. */
  readonly revealAfter?: number;
  /** Resolves when a wrong word after many is answered. */
  readonly slowDown?: () => Promise<unknown>;
  /** Told where the first campaign that is opened is shared, which is then done at once. */
  readonly atOnce?: (now: SharingNow | null) => void;
}

interface SharingOptions extends ShareOptions {
  /** The session of a campaign that can be opened. */
  readonly open: (campaign: CampaignKey) => Promise<Result<Session>>;
  /** Told who chooses on a device of its own. */
  readonly setApart: (session: Session, apart: readonly CharacterId[]) => void;
}

interface Sharing {
  readonly campaign: CampaignKey;
  readonly adapter: Adapter;
  readonly server: GuestServer;
  readonly word: JoinWord;
  readonly watch: NodeJS.Timeout;
  session: Session;
}

export class SharedTable implements Hosting {
  readonly #options: SharingOptions;
  readonly #adapters: () => readonly Adapter[];
  readonly #listeners = new Set<(state: ShareState) => void>();
  readonly #guests = new Guests(() => this.#changed());
  readonly #revealing: Revealing;
  readonly #slowDown: () => Promise<unknown>;
  #sharing: Sharing | null = null;
  #ended: ShareState['ended'] = null;
  #monsters = false;
  #reveals = true;
  #hasBegun = false;
  #isTelling = false;

  constructor(options: SharingOptions) {
    this.#options = options;
    this.#adapters = options.adapters ?? adaptersOf;
    this.#slowDown = options.slowDown ?? (() => pass(SLOWED, null, { ref: false }));
    const { report, revealAfter: after = MENDING } = options;
    const apart = () => (this.#reveals ? this.#guests.played : []);
    this.#revealing = new Revealing({ after, apart, report });
  }

  /** The campaign that is shared; null = none. */
  get campaign(): CampaignKey | null {
    return this.#sharing?.campaign ?? null;
  }

  state(): ShareState {
    const { devices, knocks } = this.#guests;
    return {
      adapters: this.#adapters(),
      now: this.#sharing && shown(this.#sharing),
      ended: this.#ended,
      devices,
      knocks,
      monsters: this.#monsters,
      reveals: this.#reveals,
      guesses: this.#sharing?.word.guesses ?? 0,
    };
  }

  onChange(listener: (state: ShareState) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async act(act: ShareAct): Promise<Result<ShareState>> {
    const done = await this.#carryOut(act);
    if (!done.ok) return done;
    this.#changed();
    return ok(this.state());
  }

  /** Shares the first campaign that is opened, where sharing was asked for at the start. */
  async begin(campaign: CampaignKey): Promise<void> {
    const { atOnce } = this.#options;
    if (!atOnce || this.#hasBegun) return;
    this.#hasBegun = true;
    const [adapter] = this.#adapters();
    if (adapter) await this.act({ act: 'start', campaign, address: adapter.address });
    atOnce(this.state().now);
  }

  /** The campaign's session was made anew: everybody looks at that one. */
  follow(session: Session): void {
    if (this.#sharing?.campaign !== session.key) return;
    this.#sharing.session = session;
    for (const guest of this.#guests.all) guest.look(session);
    this.#revealing.watch(session);
    this.#setApart();
  }

  /** Every guest is gone at once. */
  async stop(ended: ShareState['ended'] = null): Promise<void> {
    const sharing = this.#sharing;
    if (!sharing) return;
    this.#sharing = null;
    this.#ended = ended;
    clearInterval(sharing.watch);
    this.#revealing.stop();
    this.#guests.clear();
    this.#options.setApart(sharing.session, []);
    await sharing.server.close();
    this.#changed();
  }

  // ------------------------------------------------------------------------------ the table

  async #carryOut(act: ShareAct): Promise<Result<unknown>> {
    if (act.act === 'start') return this.#start(act.campaign, act.address);
    if (act.act === 'stop') return ok(await this.stop());
    if (act.act === 'newWord') return ok(this.#sharing?.word.renew());
    if (act.act === 'monsters') {
      this.#monsters = act.everybody;
      for (const guest of this.#guests.all) this.#seat(guest, playedAt(guest.seat));
      return ok(null);
    }
    if (act.act === 'reveals') {
      this.#reveals = act.byItself;
      return ok(this.#revealing.hold());
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
    await this.stop();
    this.#ended = null;
    const adapter = this.#adapters().find((each) => each.address === address);
    if (!adapter) return refuse({ code: 'noSuchNetwork' });
    const opened = await this.#options.open(campaign);
    if (!opened.ok) return opened;
    const { renderer, report, ports = [USUAL_PORT, 0] } = this.#options;
    try {
      const server = await startGuestServer({ address, ports, renderer, hosting: this, report });
      const watch = setInterval(() => this.#lookAtNetwork(), LOOK).unref();
      const word = new JoinWord();
      this.#sharing = { campaign, adapter, server, word, watch, session: opened.value };
      this.#revealing.watch(opened.value);
      return ok(null);
    } catch (error) {
      report(error);
      return refuse({ code: 'cannotShare' });
    }
  }

  #lookAtNetwork(): void {
    const sharing = this.#sharing;
    if (!sharing) return;
    const isThere = this.#adapters().some(({ address }) => address === sharing.adapter.address);
    if (!isThere) this.stop('adapterGone').catch(this.#options.report);
    else if (sharing.word.until.getTime() < Date.now()) {
      sharing.word.renew();
      this.#changed();
    }
  }

  #letIn(guest: Guest, session: Session): void {
    guest.standing = 'in';
    guest.look(session);
    this.#seat(guest, guest.wish === 'screen' ? [] : [guest.wish]);
  }

  /** Nobody is played at a screen. */
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

  /** Told once for all that changes together. */
  #changed(): void {
    if (this.#isTelling) return;
    this.#isTelling = true;
    setImmediate(() => {
      this.#isTelling = false;
      const state = this.state();
      for (const listener of this.#listeners) listener(state);
    });
  }

  // ------------------------------------------------------------------------------ guests

  guestOf(token: string | null): Guest | null {
    return token === null ? null : this.#guests.known(token);
  }

  async answer({ method, args, guest, address, setToken }: GuestCall): Promise<unknown> {
    const read = ARGUMENTS[method].safeParse(args);
    if (!read.success) return refuse({ code: 'malformedCommand' });
    if (method === 'standing') return guest?.standing ?? 'stranger';
    if (method === 'welcome' || method === 'knock') {
      const [word, name, wish] = read.data as [string, string?, Wish?];
      const door = {
        word: this.#sharing?.word ?? null,
        campaign: this.#sharing?.session.game.campaign ?? null,
        guests: this.#guests,
        slowDown: this.#slowDown,
        changed: () => this.#changed(),
      };
      return answerStranger({ word, address, setToken, name, wish }, door);
    }
    const view = guest?.view;
    if (!view) return refuse({ code: 'noSuchDevice' });
    if (method === 'open') return ok(view.snapshot());
    const [what, request, seen = 0] = read.data as [unknown, string, number?];
    if (method === 'history') return view.history(what as number);
    const own = `${guest.id} ${request}`;
    if (method === 'undo') return view.undo(what as number, own);
    const command = readCommand(what);
    return command ? view.send(command, own, seen) : refuse({ code: 'malformedCommand' });
  }

  contentFile(name: string): string | null {
    const game = this.#sharing?.session.game;
    return game ? guestFile(name, game, this.#options) : null;
  }
}

function playedAt(seat: GuestSeat): readonly CharacterId[] {
  return seat.kind === 'player' ? seat.characters : [];
}

function shown({ campaign, adapter, server, word: join }: Sharing): SharingNow {
  const { origin } = server;
  const { word: text, until } = join;
  const code = codeOf(`${origin}/#${text}`);
  return { campaign, adapter, origin, word: text, until: until.toISOString(), code };
}
