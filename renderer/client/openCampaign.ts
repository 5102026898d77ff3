/** The open campaign of one screen: sent steps, their answers, and updates of other screens. */
import type { CampaignApi, Companion, HistoryPage, Snapshot, Update } from '#shared/api/api';
import type { CampaignKey } from '#shared/api/campaignFiles';
import { FROM_NOTHING } from '#shared/api/calls';
import type { Command } from '#shared/commands/shapes';
import type { Refusal } from '#shared/refusals';
import type { Result } from '#shared/result';
import { applyUpdate } from './applyUpdate';
import { ConnectionLost } from './companion';

/** The calls a campaign is played with. */
export interface Playing extends Pick<Companion, 'onUpdate' | 'onConnection'> {
  readonly campaign: Pick<CampaignApi, 'open' | 'send' | 'undo' | 'redo' | 'goTo' | 'history'> &
    Partial<Pick<CampaignApi, 'clock'>>;
}

/** Callbacks of an open campaign. */
export interface Watcher {
  snapshot(next: Snapshot): void;
  connected(now: boolean): void;
  /** Number of steps that are sent but not answered. */
  waiting(steps: number): void;
  refused(refusal: Refusal): void;
  /** A step was not sent because the connection was already lost. */
  notSent(): void;
  failed(error: unknown): void;
  /**
   * Another screen changed the game: in the current snapshot, or (`isEarlier`) in one that came during a step
   * of this screen.
   */
  changedElsewhere?(isEarlier: boolean): void;
}

const always = () => true;

/** A random id; needs no secure context, unlike `crypto.randomUUID`. */
export function newRequest(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * One campaign on one screen. Steps run one after the other. A step whose answer is lost is sent again as the
 * same request when the connection is back. Updates of other screens are applied as they come; a gap is
 * closed by fetching the whole snapshot.
 */
export class OpenCampaign {
  readonly #companion: Playing;
  readonly #watcher: Watcher;
  readonly #request: () => string;
  readonly #stops: (() => void)[] = [];
  #snapshot: Snapshot | null = null;
  #key: CampaignKey | null = null;
  #connected = true;
  #closed = false;
  #waiting = 0;
  /** Resolves when all sent steps are answered. */
  #tail: Promise<unknown> = Promise.resolve();
  /** Number of connections so far, and the callbacks that wait for the next one. */
  #timesBack = 0;
  #waitingForBack: (() => void)[] = [];
  #fetching: Promise<void> | null = null;
  /** Highest `seq` seen on this connection. */
  #newest = 0;

  constructor(companion: Playing, watcher: Watcher, request: () => string = newRequest) {
    this.#companion = companion;
    this.#watcher = watcher;
    this.#request = request;
  }

  /** Opens the campaign and follows it until `close`; returns the refusal if it cannot be opened. */
  async open(key: CampaignKey): Promise<Refusal | null> {
    this.#key = key;
    this.#stops.push(
      this.#companion.onUpdate((update) => {
        this.#takeUpdate(update);
      }),
      this.#companion.onConnection((connected) => this.#takeConnection(connected)),
    );
    const result = await this.#untilAnswered(() => this.#companion.campaign.open(key));
    if (this.#closed) return null;
    if (!result.ok) return result.refusal;
    this.#show(result.value);
    if (this.#newest > result.value.seq) await this.#fetchWhole();
    return null;
  }

  close(): void {
    this.#closed = true;
    for (const stop of this.#stops.splice(0)) stop();
    for (const goOn of this.#waitingForBack.splice(0)) goOn();
  }

  /** True when the step is recorded. */
  send(command: Command): Promise<boolean> {
    return this.#step((key, request, seen) =>
      this.#companion.campaign.send(key, command, request, seen),
    );
  }

  /** Undoes the newest step when its turn comes, if `isMeant` is true then. */
  undo(isMeant = always): Promise<boolean> {
    return this.#step(
      (key, request, seen) => this.#companion.campaign.undo(key, seen, request),
      isMeant,
    );
  }

  redo(isMeant = always): Promise<boolean> {
    return this.#step(
      (key, request, seen) => this.#companion.campaign.redo(key, seen, request),
      isMeant,
    );
  }

  /** `find` returns the moment when its turn comes; null = cancelled. */
  goTo(find: () => number | null): Promise<boolean> {
    let moment = 0;
    return this.#step(
      (key, request, seen) => this.#companion.campaign.goTo(key, moment, seen, request),
      () => {
        const found = find();
        moment = found ?? 0;
        return found !== null;
      },
    );
  }

  /** Moments before the one with this `seq`; null if nothing is open. */
  async history(before: number): Promise<Result<HistoryPage> | null> {
    const key = this.#key;
    return key === null
      ? null
      : this.#untilAnswered(() => this.#companion.campaign.history(key, before));
  }

  #step(
    call: (key: CampaignKey, request: string, seen: number) => Promise<Result<Update | Snapshot>>,
    isMeant = always,
  ): Promise<boolean> {
    if (!this.#connected) {
      this.#watcher.notSent();
      return Promise.resolve(false);
    }
    this.#countWaiting(1);
    const done = this.#tail.then(() => this.#carryOut(call, isMeant));
    this.#tail = done;
    return done.finally(() => this.#countWaiting(-1));
  }

  async #carryOut(
    call: (key: CampaignKey, request: string, seen: number) => Promise<Result<Update | Snapshot>>,
    isMeant: () => boolean,
  ): Promise<boolean> {
    const key = this.#key;
    const seen = this.#snapshot?.seq;
    if (key === null || seen === undefined || this.#closed || !isMeant()) return false;
    const request = this.#request();
    try {
      const result = await this.#untilAnswered(() => call(key, request, seen));
      if (this.#closed) return result.ok;
      if (!result.ok) {
        this.#watcher.refused(this.#whyOf(result.refusal, seen));
        // The screen may have been behind, so the step was meant for another state.
        if (result.refusal.code === 'stepChanged') await this.#fetchWhole();
        this.#lookForOthers(seen);
        return false;
      }
      if ('patch' in result.value) this.#takeUpdate(result.value);
      else this.#show(result.value);
      if (this.#fetching) await this.#fetching;
      const { value } = result;
      this.#lookForOthers('patch' in value && value.from !== seen ? null : value.seq);
      return true;
    } catch (error) {
      if (!this.#closed) this.#watcher.failed(error);
      return false;
    }
  }

  /** If another screen was faster, that is the reason for the refusal. */
  #whyOf(refusal: Refusal, seen: number): Refusal {
    const isOwn = refusal.code === 'stepChanged' || refusal.code === 'saveFailed';
    const isOvertaken = this.#newest > seen && !isOwn;
    return isOvertaken ? { code: 'stepChanged' } : refusal;
  }

  /** Repeats the call as long as the connection is lost before an answer comes. */
  async #untilAnswered<T>(ask: () => Promise<T>): Promise<T> {
    for (;;) {
      const timesBack = this.#timesBack;
      try {
        return await ask();
      } catch (error) {
        if (!(error instanceof ConnectionLost) || this.#closed) throw error;
        await this.#backSince(timesBack);
      }
    }
  }

  /** Resolves when there were more than `timesBack` connections. */
  #backSince(timesBack: number): Promise<void> {
    if (this.#timesBack > timesBack || this.#closed) return Promise.resolve();
    return new Promise((resolve) => {
      this.#waitingForBack.push(resolve);
    });
  }

  #takeConnection(connected: boolean): void {
    const wasLost = !this.#connected;
    this.#connected = connected;
    this.#watcher.connected(connected);
    if (!connected) return;
    this.#timesBack += 1;
    for (const goOn of this.#waitingForBack.splice(0)) goOn();
    if (!wasLost) return;
    this.#newest = 0;
    if (this.#snapshot) void this.#fetchWhole();
  }

  #takeUpdate(update: Update): void {
    if (update.campaign !== this.#key) return;
    if (update.from === FROM_NOTHING) {
      this.#newest = 0;
      if (this.#snapshot) void this.#fetchWhole();
      return;
    }
    this.#newest = Math.max(this.#newest, update.seq);
    if (!this.#snapshot || update.seq <= this.#snapshot.seq) return;
    const next = applyUpdate(this.#snapshot, update);
    if (next) this.#show(next);
    else void this.#fetchWhole();
  }

  /** Fetches the whole snapshot, one fetch at a time, until it is as new as the newest known update. */
  #fetchWhole(): Promise<void> {
    this.#fetching ??= this.#fetchUntilNew().finally(() => (this.#fetching = null));
    return this.#fetching;
  }

  async #fetchUntilNew(): Promise<void> {
    const key = this.#key;
    if (key === null) return;
    try {
      for (let attempt = 0; attempt < 3 && !this.#closed; attempt += 1) {
        const result = await this.#untilAnswered(() => this.#companion.campaign.open(key));
        if (this.#closed) return;
        if (!result.ok) {
          this.#watcher.refused(result.refusal);
          return;
        }
        // Updates during the fetch may be newer than its answer.
        const isBehind = this.#snapshot !== null && result.value.seq < this.#snapshot.seq;
        if (!isBehind || this.#newest === 0) this.#show(result.value);
        if ((this.#snapshot?.seq ?? 0) >= this.#newest) return;
      }
    } catch (error) {
      if (!this.#closed) this.#watcher.failed(error);
    }
  }

  /** After a step of this screen: reports other changes in the snapshot or before the step. */
  #lookForOthers(own: number | null): void {
    if (this.#snapshot?.seq !== own) this.#watcher.changedElsewhere?.(true);
  }

  #show(snapshot: Snapshot): void {
    const before = this.#snapshot;
    this.#snapshot = snapshot;
    this.#newest = Math.max(this.#newest, snapshot.seq);
    this.#watcher.snapshot(snapshot);
    const isOthers = before !== null && before.seq !== snapshot.seq && this.#waiting === 0;
    if (isOthers) this.#watcher.changedElsewhere?.(false);
  }

  #countWaiting(change: number): void {
    this.#waiting += change;
    this.#watcher.waiting(this.#waiting);
  }
}
