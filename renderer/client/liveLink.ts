/** The WebSocket connection of a page to its host. It reconnects automatically. */
import type { Update } from '#shared/api/api';
import { type LiveAnswer, type Method, LONGEST_LIVE_CALL, type LiveCall } from '#shared/api/calls';
import type { ShareState } from '#shared/api/sharing';
import { AccessDenied, type ScreenCompanion, ConnectionLost, HostFault } from './companion';

/** The delays between attempts to reconnect, in milliseconds. The last one repeats. */
const RETRY_MILLISECONDS = [200, 500, 1000, 2000] as const;
/**
 * The time without a message after which the connection counts as lost, for hosts with a heartbeat.
 */
const SILENCE_MILLISECONDS = 35_000;
/** The close code of a host that rejects this page permanently. */
const REJECTED = 4001;

type LiveMessage =
  Update | LiveAnswer | { readonly sharing: ShareState } | { readonly pulse: number };

export class LiveLink {
  readonly #base: URL;
  readonly #probe: () => Promise<unknown>;
  readonly #hasHeartbeat: boolean;
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
   * `probe` is any call. It is made after a refused handshake, because only the answer of a call
   * has the reason. `hasHeartbeat` = the host sends regular heartbeats.
   */
  constructor(base: URL, probe: () => Promise<unknown>, hasHeartbeat = false) {
    this.#base = base;
    this.#probe = probe;
    this.#hasHeartbeat = hasHeartbeat;
    window.addEventListener('online', this.#reconnectNow);
    document.addEventListener('visibilitychange', this.#reconnectNow);
    this.#open();
  }

  readonly onUpdate: ScreenCompanion['onUpdate'] = (listener) =>
    addListener(this.#updates, listener);

  readonly onSharing: NonNullable<ScreenCompanion['onSharing']> = (listener) =>
    addListener(this.#sharings, listener);

  readonly onDenied: ScreenCompanion['onDenied'] = (listener) =>
    addListener(this.#denials, listener);

  readonly onConnection: ScreenCompanion['onConnection'] = (listener) => {
    if (this.#connected !== null) listener(this.#connected);
    return addListener(this.#connections, listener);
  };

  readonly onEnded = (listener: () => void): void => {
    this.#onended = listener;
  };

  /**
   * Calls the host over the socket. Guests have no such calls. Null if the socket is not open or
   * the call is too long for it.
   */
  call(method: Method, args: readonly unknown[], patience: number): Promise<unknown> | null {
    if (this.#socket?.readyState !== WebSocket.OPEN) return null;
    return this.#calls.make(this.#socket, method, args, patience, this.reconnect);
  }

  /**
   * Closes the socket, reports the lost connection, and reconnects after a short delay. To be
   * called after a call without an answer.
   */
  readonly reconnect = (): void => {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#calls.rejectAll();
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
    socket.onmessage = (message) => this.#handle(JSON.parse(String(message.data)) as LiveMessage);
    socket.onopen = () => {
      wasOpen = true;
      this.#attempts = 0;
      if (this.#hasHeartbeat) this.#awaitHeartbeat();
      this.#setConnected(true);
    };
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket) return;
      if (code === REJECTED) this.#onended();
      this.reconnect();
      if (!wasOpen) void this.#findReason();
    };
  }

  #handle(message: LiveMessage): void {
    if (this.#hasHeartbeat) this.#awaitHeartbeat();
    if ('pulse' in message) return;
    if ('answer' in message) this.#calls.take(message);
    else if ('sharing' in message) for (const listener of this.#sharings) listener(message.sharing);
    else for (const listener of this.#updates) listener(message);
  }

  /** Restarts the timeout for the next message, because a network can disappear without an error. */
  #awaitHeartbeat(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(this.reconnect, SILENCE_MILLISECONDS);
  }

  #setConnected(now: boolean): void {
    if (this.#connected === now) return;
    this.#connected = now;
    for (const listener of this.#connections) listener(now);
  }

  /** Finds out why the handshake was refused, by making a call. */
  async #findReason(): Promise<void> {
    try {
      await this.#probe();
    } catch (error) {
      if (!(error instanceof AccessDenied)) return;
      for (const listener of this.#denials) listener();
    }
  }

  /** Reconnects without delay when the device wakes up, because timers stop while it sleeps. */
  readonly #reconnectNow = (): void => {
    if (this.#connected !== false || document.visibilityState !== 'visible') return;
    this.#attempts = 0;
    if (this.#socket) return this.reconnect();
    clearTimeout(this.#retry);
    this.#open();
  };
}

/** Adds a listener. The returned function removes it. */
function addListener<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

interface Waiting {
  readonly answered: (value: unknown) => void;
  readonly failed: (error: Error) => void;
  readonly late: ReturnType<typeof setTimeout>;
}

/** The calls over a socket that wait for their answers. @internal */
export class AwaitedCalls {
  readonly #waiting = new Map<number, Waiting>();
  #count = 0;

  /**
   * Sends a call. Null if it is too long for the socket. `late` is called if there is no answer
   * after `patience` milliseconds.
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

  /** Rejects all waiting calls, because the connection is lost. */
  rejectAll(): void {
    const lost = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { failed, late } of lost) {
      clearTimeout(late);
      failed(new ConnectionLost('No answer from Standee.'));
    }
  }
}
