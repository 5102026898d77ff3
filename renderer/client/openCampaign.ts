/**
 * The connection of one screen to its open campaign: sends steps, and applies answers and updates.
 */
import type { CampaignApi, Companion, HistoryPage, Snapshot, Update } from '#shared/api/api';
import type { CampaignKey } from '#shared/api/campaignFiles';
import { FROM_NOTHING } from '#shared/api/calls';
import type { Command } from '#shared/commands/shapes';
import type { Refusal } from '#shared/refusals';
import type { Result } from '#shared/result';
import { applyUpdate } from './applyUpdate';
import { ConnectionLost } from './companion';

/** The calls and events that are needed to play a campaign. */
export interface Playing extends Pick<Companion, 'onUpdate' | 'onConnection'> {
  readonly campaign: Pick<CampaignApi, 'open' | 'send' | 'undo' | 'redo' | 'goTo' | 'history'> &
    Partial<Pick<CampaignApi, 'clock'>>;
}

/** The callbacks of an open campaign. */
export interface CampaignCallbacks {
  snapshot(next: Snapshot): void;
  connected(now: boolean): void;
  /** Called with the number of steps that are sent but not answered. */
  waiting(steps: number): void;
  refused(refusal: Refusal): void;
  /** Called if a step was not sent, because the connection was already lost. */
  notSent(): void;
  failed(error: unknown): void;
  /**
   * Called if another screen changed the game. `isEarlier` = the change came during a step of this
   * screen, so the page may show it already.
   */
  changedElsewhere?(isEarlier: boolean): void;
}

const always = () => true;

/** A random id for a request. Unlike `crypto.randomUUID`, it needs no secure context. */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * One campaign on one screen. It sends one step at a time. If the answer of a step is lost, it
 * sends the step again with the same request id when the connection is back. Updates by other
 * screens are applied as they arrive. If one is missing, it fetches the whole snapshot.
 */
export class OpenCampaign {
  readonly #companion: Playing;
  readonly #callbacks: CampaignCallbacks;
  readonly #request: () => string;
  readonly #stops: (() => void)[] = [];
  #snapshot: Snapshot | null = null;
  #key: CampaignKey | null = null;
  #connected = true;
  #closed = false;
  #waiting = 0;
  /** Resolves when all sent steps are answered. */
  #tail: Promise<unknown> = Promise.resolve();
  /** The number of connections so far, and the callbacks that wait for the next one. */
  #connections = 0;
  #onReconnect: (() => void)[] = [];
  #fetching: Promise<void> | null = null;
  /** The highest `seq` of an update or answer on this connection. */
  #newest = 0;

  constructor(
    companion: Playing,
    callbacks: CampaignCallbacks,
    request: () => string = newRequestId,
  ) {
    this.#companion = companion;
    this.#callbacks = callbacks;
    this.#request = request;
  }

  /**
   * Opens the campaign and follows it until `close` is called. Resolves to the refusal if it cannot
   * be opened.
   */
  async open(key: CampaignKey): Promise<Refusal | null> {
    this.#key = key;
    this.#stops.push(
      this.#companion.onUpdate((update) => {
        this.#applyUpdate(update);
      }),
      this.#companion.onConnection((connected) => this.#setConnected(connected)),
    );
    const result = await this.#untilAnswered(() => this.#companion.campaign.open(key));
    if (this.#closed) return null;
    if (!result.ok) return result.refusal;
    this.#show(result.value);
    if (this.#newest > result.value.seq) await this.#fetchSnapshot();
    return null;
  }

  close(): void {
    this.#closed = true;
    for (const stop of this.#stops.splice(0)) stop();
    for (const resume of this.#onReconnect.splice(0)) resume();
  }

  /** Sends a step. Resolves to true if it was recorded. */
  send(command: Command): Promise<boolean> {
    return this.#step((key, request, seen) =>
      this.#companion.campaign.send(key, command, request, seen),
    );
  }

  /**
   * Undoes the newest step. `isIntended` is called when all earlier steps are answered; if it
   * returns false, nothing is undone.
   */
  undo(isIntended = always): Promise<boolean> {
    return this.#step(
      (key, request, seen) => this.#companion.campaign.undo(key, seen, request),
      isIntended,
    );
  }

  redo(isIntended = always): Promise<boolean> {
    return this.#step(
      (key, request, seen) => this.#companion.campaign.redo(key, seen, request),
      isIntended,
    );
  }

  /**
   * Goes to a moment by undo or redo. `find` is called when all earlier steps are answered, and
   * returns the moment; null cancels.
   */
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

  /** Fetches the steps before the one with this `seq`. Null if no campaign is open. */
  async history(before: number): Promise<Result<HistoryPage> | null> {
    const key = this.#key;
    return key === null
      ? null
      : this.#untilAnswered(() => this.#companion.campaign.history(key, before));
  }

  #step(
    call: (key: CampaignKey, request: string, seen: number) => Promise<Result<Update | Snapshot>>,
    isIntended = always,
  ): Promise<boolean> {
    if (!this.#connected) {
      this.#callbacks.notSent();
      return Promise.resolve(false);
    }
    this.#countWaiting(1);
    const done = this.#tail.then(() => this.#carryOut(call, isIntended));
    this.#tail = done;
    return done.finally(() => this.#countWaiting(-1));
  }

  async #carryOut(
    call: (key: CampaignKey, request: string, seen: number) => Promise<Result<Update | Snapshot>>,
    isIntended: () => boolean,
  ): Promise<boolean> {
    const key = this.#key;
    const seen = this.#snapshot?.seq;
    if (key === null || seen === undefined || this.#closed || !isIntended()) return false;
    const request = this.#request();
    try {
      const result = await this.#untilAnswered(() => call(key, request, seen));
      if (this.#closed) return result.ok;
      if (!result.ok) {
        this.#callbacks.refused(this.#refusalToShow(result.refusal, seen));
        // The screen was behind, so the step was meant for an older state.
        if (result.refusal.code === 'stepChanged') await this.#fetchSnapshot();
        this.#reportOtherChanges(seen);
        return false;
      }
      if ('patch' in result.value) this.#applyUpdate(result.value);
      else this.#show(result.value);
      if (this.#fetching) await this.#fetching;
      const { value } = result;
      this.#reportOtherChanges('patch' in value && value.from !== seen ? null : value.seq);
      return true;
    } catch (error) {
      if (!this.#closed) this.#callbacks.failed(error);
      return false;
    }
  }

  /** The refusal to show. If another screen was faster, that is the real reason. */
  #refusalToShow(refusal: Refusal, seen: number): Refusal {
    const isOwn = refusal.code === 'stepChanged' || refusal.code === 'saveFailed';
    const isOvertaken = this.#newest > seen && !isOwn;
    return isOvertaken ? { code: 'stepChanged' } : refusal;
  }

  /** Repeats the call until an answer comes. If the connection is lost, it waits for the next one. */
  async #untilAnswered<T>(ask: () => Promise<T>): Promise<T> {
    for (;;) {
      const connections = this.#connections;
      try {
        return await ask();
      } catch (error) {
        if (!(error instanceof ConnectionLost) || this.#closed) throw error;
        await this.#reconnectedSince(connections);
      }
    }
  }

  /** Resolves as soon as there were more than `connections` connections. */
  #reconnectedSince(connections: number): Promise<void> {
    if (this.#connections > connections || this.#closed) return Promise.resolve();
    return new Promise((resolve) => {
      this.#onReconnect.push(resolve);
    });
  }

  #setConnected(connected: boolean): void {
    const wasLost = !this.#connected;
    this.#connected = connected;
    this.#callbacks.connected(connected);
    if (!connected) return;
    this.#connections += 1;
    for (const resume of this.#onReconnect.splice(0)) resume();
    if (!wasLost) return;
    this.#newest = 0;
    if (this.#snapshot) void this.#fetchSnapshot();
  }

  #applyUpdate(update: Update): void {
    if (update.campaign !== this.#key) return;
    if (update.from === FROM_NOTHING) {
      this.#newest = 0;
      if (this.#snapshot) void this.#fetchSnapshot();
      return;
    }
    this.#newest = Math.max(this.#newest, update.seq);
    if (!this.#snapshot || update.seq <= this.#snapshot.seq) return;
    const next = applyUpdate(this.#snapshot, update);
    if (next) this.#show(next);
    else void this.#fetchSnapshot();
  }

  /**
   * Fetches the whole snapshot until it is as new as the newest known update. Only one fetch runs
   * at a time.
   */
  #fetchSnapshot(): Promise<void> {
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
          this.#callbacks.refused(result.refusal);
          return;
        }
        // Updates that arrived during the fetch may be newer than its answer.
        const isBehind = this.#snapshot !== null && result.value.seq < this.#snapshot.seq;
        if (!isBehind || this.#newest === 0) this.#show(result.value);
        if ((this.#snapshot?.seq ?? 0) >= this.#newest) return;
      }
    } catch (error) {
      if (!this.#closed) this.#callbacks.failed(error);
    }
  }

  /** After a step of this screen, reports if other screens have changed the game, too. */
  #reportOtherChanges(own: number | null): void {
    if (this.#snapshot?.seq !== own) this.#callbacks.changedElsewhere?.(true);
  }

  #show(snapshot: Snapshot): void {
    const before = this.#snapshot;
    this.#snapshot = snapshot;
    this.#newest = Math.max(this.#newest, snapshot.seq);
    this.#callbacks.snapshot(snapshot);
    const isOthers = before !== null && before.seq !== snapshot.seq && this.#waiting === 0;
    if (isOthers) this.#callbacks.changedElsewhere?.(false);
  }

  #countWaiting(change: number): void {
    this.#waiting += change;
    this.#callbacks.waiting(this.#waiting);
  }
}
