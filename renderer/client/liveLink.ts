/** The WebSocket of a page to its host. It reconnects automatically. */
import type { Update } from '#shared/api/api';
import { type LiveAnswer, type Method, LONGEST_LIVE_CALL, type LiveCall } from '#shared/api/calls';
import type { ShareState } from '#shared/api/sharing';
import { AccessDenied, type ScreenCompanion, ConnectionLost, HostFault } from './companion';

/** Delays between attempts to reconnect, in milliseconds; the last one repeats. */
const RETRY_MILLISECONDS = [200, 500, 1000, 2000] as const;
/** A host with a heartbeat sends something at least this often. */
const SILENCE_MILLISECONDS = 35_000;
/** Close code: the host rejects this page for good. */
const SENT_AWAY = 4001;

type News = Update | LiveAnswer | { readonly sharing: ShareState } | { readonly pulse: number };

export class LiveLink {
  readonly #base: URL;
  readonly #probe: () => Promise<unknown>;
  readonly #hasPulse: boolean;
  readonly #updates = new Set<(update: Update) => void>();
  readonly #sharings = new Set<(state: ShareState) => void>();
  readonly #connections = new Set<(connected: boolean) => void>();
  readonly #denials = new Set<() => void>();
  readonly #calls = new AwaitedCalls();
  #connected: boolean | null = null;
  #socket: WebSocket | null = null;
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #onended: () => void = () => undefined;

  /**
   * `probe` is any call: a refused handshake has no reason, but a call's answer has. `hasPulse` = the host
   * sends a regular heartbeat.
   */
  constructor(base: URL, probe: () => Promise<unknown>, hasPulse = false) {
    this.#base = base;
    this.#probe = probe;
    this.#hasPulse = hasPulse;
    window.addEventListener('online', this.#tryNow);
    document.addEventListener('visibilitychange', this.#tryNow);
    this.#open();
  }

  readonly onUpdate: ScreenCompanion['onUpdate'] = (listener) => listenIn(this.#updates, listener);

  readonly onSharing: NonNullable<ScreenCompanion['onSharing']> = (listener) =>
    listenIn(this.#sharings, listener);

  readonly onDenied: ScreenCompanion['onDenied'] = (listener) => listenIn(this.#denials, listener);

  readonly onConnection: ScreenCompanion['onConnection'] = (listener) => {
    if (this.#connected !== null) listener(this.#connected);
    return listenIn(this.#connections, listener);
  };

  readonly onEnded = (listener: () => void): void => {
    this.#onended = listener;
  };

  /**
   * An answer of the table's own host (guests have no such calls); null if the link is closed or the call is
   * too long for it.
   */
  call(method: Method, args: readonly unknown[], patience: number): Promise<unknown> | null {
    if (this.#socket?.readyState !== WebSocket.OPEN) return null;
    return this.#calls.make(this.#socket, method, args, patience, this.reconnect);
  }

  /**
   * Closes the socket, reports it, and reconnects after a short delay; `onConnection(true)` follows when the
   * host is back. To be called after a call without an answer.
   */
  readonly reconnect = (): void => {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#calls.lose();
    this.#setConnected(false);
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    const wait = RETRY_MILLISECONDS[Math.min(this.#attempts, RETRY_MILLISECONDS.length - 1)];
    this.#attempts += 1;
    this.#retry = setTimeout(() => this.#open(), wait);
  };

  #open(): void {
    const url = new URL('live', this.#base);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(url);
    this.#socket = socket;
    let wasOpen = false;
    socket.onmessage = (message) => this.#take(JSON.parse(String(message.data)) as News);
    socket.onopen = () => {
      wasOpen = true;
      this.#attempts = 0;
      if (this.#hasPulse) this.#awaitPulse();
      this.#setConnected(true);
    };
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket) return;
      if (code === SENT_AWAY) this.#onended();
      this.reconnect();
      if (!wasOpen) void this.#askWhy();
    };
  }

  #take(news: News): void {
    if (this.#hasPulse) this.#awaitPulse();
    if ('pulse' in news) return;
    if ('answer' in news) this.#calls.take(news);
    else if ('sharing' in news) for (const listener of this.#sharings) listener(news.sharing);
    else for (const listener of this.#updates) listener(news);
  }

  /** A network can disappear silently; a page that was asleep notices when its clock continues. */
  #awaitPulse(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(this.reconnect, SILENCE_MILLISECONDS);
  }

  #setConnected(now: boolean): void {
    if (this.#connected === now) return;
    this.#connected = now;
    for (const listener of this.#connections) listener(now);
  }

  /** A refused handshake has no reason; a call's answer has. */
  async #askWhy(): Promise<void> {
    try {
      await this.#probe();
    } catch (error) {
      if (!(error instanceof AccessDenied)) return;
      for (const listener of this.#denials) listener();
    }
  }

  /** Timers stop while a laptop or phone sleeps, so it reconnects at once on waking. */
  readonly #tryNow = (): void => {
    if (this.#connected !== false || document.visibilityState !== 'visible') return;
    this.#attempts = 0;
    if (this.#socket) return this.reconnect();
    clearTimeout(this.#retry);
    this.#open();
  };
}

/** Adds a listener; the returned function removes it. */
function listenIn<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

interface Waiting {
  readonly answered: (value: unknown) => void;
  readonly failed: (error: Error) => void;
  readonly late: ReturnType<typeof setTimeout>;
}

/** @internal */
export class AwaitedCalls {
  readonly #waiting = new Map<number, Waiting>();
  #count = 0;

  /**
   * Null if the call is too long for a link. `late` is called if there is no answer after `patience`
   * milliseconds.
   */
  make(
    link: Pick<WebSocket, 'send'>,
    method: Method,
    args: readonly unknown[],
    patience: number,
    late: () => void,
  ): Promise<unknown> | null {
    this.#count += 1;
    const call: LiveCall = { call: this.#count, method, args };
    const text = JSON.stringify(call);
    if (text.length > LONGEST_LIVE_CALL) return null;
    link.send(text);
    return new Promise((answered, failed) => {
      this.#waiting.set(call.call, { answered, failed, late: setTimeout(late, patience) });
    });
  }

  take(answer: LiveAnswer): void {
    const waiting = this.#waiting.get(answer.answer);
    if (!waiting) return;
    this.#waiting.delete(answer.answer);
    clearTimeout(waiting.late);
    if ('status' in answer) {
      waiting.failed(new HostFault(`Standee answered ${String(answer.status)}.`));
    } else waiting.answered(answer.value);
  }

  /** Rejects every waiting call: the link is gone. */
  lose(): void {
    const lost = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { failed, late } of lost) {
      clearTimeout(late);
      failed(new ConnectionLost('No answer from Standee.'));
    }
  }
}
