/**
 * The client of a page in a browser. It uses a WebSocket, and HTTP for large calls and while the
 * socket is closed.
 */
import type { StandeeApi } from '#shared/api/api';
import { apiOver, CALLS, type Load } from '#shared/api/calls';
import { AccessDenied, ConnectionLost, HostFault, type ScreenCompanion } from './companion';
import { LiveLink } from './liveLink';

/** The time after which a call without an answer counts as lost. */
const ANSWER_MILLISECONDS = 15_000;
/** The same for calls in which the host reads, checks and writes a whole campaign. */
const CAMPAIGN_MILLISECONDS = 180_000;
const PATIENCE: Readonly<Record<Load, number>> = {
  plain: ANSWER_MILLISECONDS,
  slow: CAMPAIGN_MILLISECONDS,
  pack: ANSWER_MILLISECONDS,
  campaign: CAMPAIGN_MILLISECONDS,
};

/**
 * Creates the client. The WebSocket defines the state of the connection. A POST takes three times
 * as long as a call over the socket.
 */
export function browserClient(): ScreenCompanion {
  const base = new URL('./api/', location.href);
  const live = new LiveLink(base, () => post(new URL('library.list', base), [], () => undefined));
  return {
    host: 'browser',
    ...apiOver<StandeeApi>(
      CALLS,
      (method, args) =>
        (CALLS[method] === 'plain' ? live.call(method, args, ANSWER_MILLISECONDS) : null) ??
        post(new URL(method, base), args, live.reconnect, PATIENCE[CALLS[method]]),
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
