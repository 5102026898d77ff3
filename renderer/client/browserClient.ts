/** The client of a page in a browser: a WebSocket, and HTTP for large calls and before it is open. */
import type { StandeeApi, Update } from '#shared/api/api';
import type { ShareState } from '#shared/api/sharing';
import { apiOver, CALLS, type LiveAnswer, type Load, type Method } from '#shared/api/calls';
import { AccessDenied, ConnectionLost, HostFault, type ScreenCompanion } from './companion';
import { AwaitedCalls } from './awaitedCalls';

/** Delays between attempts to reconnect, in milliseconds; the last one repeats. */
const RETRY_MILLISECONDS = [200, 500, 1000, 2000] as const;
/** Without an answer after this time, a call counts as lost. */
const ANSWER_MILLISECONDS = 15_000;
/** The host reads, checks and writes a whole campaign. */
const CAMPAIGN_MILLISECONDS = 180_000;
const PATIENCE: Readonly<Record<Load, number>> = {
  plain: ANSWER_MILLISECONDS,
  slow: CAMPAIGN_MILLISECONDS,
  pack: ANSWER_MILLISECONDS,
  campaign: CAMPAIGN_MILLISECONDS,
};

/** The WebSocket defines the connection; a POST takes three times as long as a call over it. */
export function browserClient(base = new URL('./api/', location.href)): ScreenCompanion {
  const live = liveLink(base, () => post(new URL('library', base), [], () => undefined));
  return {
    host: 'browser',
    ...apiOver<StandeeApi>(
      CALLS,
      (method, args) =>
        (CALLS[method] === 'plain' ? live.call(method, args, ANSWER_MILLISECONDS) : null) ??
        post(new URL(method, base), args, live.lost, PATIENCE[CALLS[method]]),
    ),
    onUpdate: live.onUpdate,
    onSharing: live.onSharing,
    onConnection: live.onConnection,
    onDenied: live.onDenied,
  };
}

export async function post(
  url: URL,
  args: readonly unknown[],
  lost: () => void,
  within = ANSWER_MILLISECONDS,
): Promise<unknown> {
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(args),
      signal: AbortSignal.timeout(within),
    });
    if (response.ok) body = await response.json();
  } catch (error) {
    lost();
    throw new ConnectionLost('No answer from Standee.', { cause: error });
  }
  if (response.ok) return body;
  if (response.status === 401 || response.status === 403) {
    throw new AccessDenied(`Standee answered ${response.status}.`);
  }
  throw new HostFault(`Standee answered ${response.status}.`);
}

/** A host with a heartbeat sends something at least this often. */
const SILENCE_MILLISECONDS = 35_000;
/** Close code: the host rejects this page for good. */
const SENT_AWAY = 4001;

interface LiveLink {
  readonly onUpdate: ScreenCompanion['onUpdate'];
  readonly onSharing: NonNullable<ScreenCompanion['onSharing']>;
  readonly onConnection: ScreenCompanion['onConnection'];
  readonly onDenied: ScreenCompanion['onDenied'];
  onEnded(listener: () => void): void;
  /**
   * An answer of the table's own host (guests have no such calls); null if the link is closed or the call is
   * too long for it.
   */
  call(method: Method, args: readonly unknown[], patience: number): Promise<unknown> | null;
  /** Reports a call without an answer; `onConnection(true)` follows when the host is back. */
  readonly lost: () => void;
}

/**
 * `probe` is any call: a refused handshake has no reason, but a call's answer has. `hasPulse` = the host
 * sends a regular heartbeat.
 */
export function liveLink(base: URL, probe: () => Promise<unknown>, hasPulse = false): LiveLink {
  const updates = new Set<(update: Update) => void>();
  const sharings = new Set<(state: ShareState) => void>();
  const connections = new Set<(connected: boolean) => void>();
  const denials = new Set<() => void>();
  const calls = new AwaitedCalls();
  let connected: boolean | null = null;
  let socket: WebSocket | null = null;
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let onended: () => void = () => undefined;

  /** A network can disappear silently; a page that was asleep notices when its clock continues. */
  const listenOn = (): void => {
    clearTimeout(silence);
    silence = setTimeout(again, SILENCE_MILLISECONDS);
  };

  const tell = (now: boolean): void => {
    if (connected === now) return;
    connected = now;
    for (const listener of connections) listener(now);
  };

  const open = (): void => {
    const url = new URL('live', base);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    const link = new WebSocket(url);
    socket = link;
    link.onmessage = (message) => {
      const news = JSON.parse(String(message.data)) as
        Update | LiveAnswer | { sharing: ShareState } | { pulse: number };
      if (hasPulse) listenOn();
      if ('pulse' in news) return;
      if ('answer' in news) calls.take(news);
      else if ('sharing' in news) for (const listener of sharings) listener(news.sharing);
      else for (const listener of updates) listener(news);
    };
    let wasOpen = false;
    link.onopen = () => {
      wasOpen = true;
      attempts = 0;
      if (hasPulse) listenOn();
      tell(true);
    };
    link.onclose = ({ code }) => {
      if (socket !== link) return;
      if (code === SENT_AWAY) onended();
      again();
      if (!wasOpen) void askWhy();
    };
  };

  /** A refused handshake has no reason; a call's answer has. */
  const askWhy = async (): Promise<void> => {
    try {
      await probe();
    } catch (error) {
      if (!(error instanceof AccessDenied)) return;
      for (const listener of denials) listener();
    }
  };

  /** Closes the socket, reports it, and reconnects after a short delay. */
  const again = (): void => {
    const old = socket;
    socket = null;
    old?.close();
    calls.lose();
    tell(false);
    clearTimeout(timer);
    clearTimeout(silence);
    const wait = RETRY_MILLISECONDS[Math.min(attempts, RETRY_MILLISECONDS.length - 1)];
    attempts += 1;
    timer = setTimeout(open, wait);
  };

  // Timers stop while a laptop or phone sleeps, so it reconnects at once on waking.
  const tryNow = (): void => {
    if (connected !== false || document.visibilityState !== 'visible') return;
    attempts = 0;
    if (socket) return again();
    clearTimeout(timer);
    open();
  };
  window.addEventListener('online', tryNow);
  document.addEventListener('visibilitychange', tryNow);
  open();

  return {
    onUpdate: (listener) => {
      updates.add(listener);
      return () => updates.delete(listener);
    },
    onSharing: (listener) => {
      sharings.add(listener);
      return () => sharings.delete(listener);
    },
    onConnection: (listener) => {
      connections.add(listener);
      if (connected !== null) listener(connected);
      return () => connections.delete(listener);
    },
    onDenied: (listener) => {
      denials.add(listener);
      return () => denials.delete(listener);
    },
    onEnded: (listener) => {
      onended = listener;
    },
    call: (method, args, patience) =>
      socket?.readyState === WebSocket.OPEN
        ? calls.make(socket, method, args, patience, again)
        : null,
    lost: again,
  };
}
