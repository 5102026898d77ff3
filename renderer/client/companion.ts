/** The host's api for screens, and the ways a call can fail without a refusal. */
import type { Companion } from '#shared/api/api';

/** No answer came, so the call may or may not have been carried out. Repeat it with the same request id. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
}

/** The host does not recognise this page, or no longer does. The player must open its address again. */
export class AccessDenied extends Error {
  override readonly name = 'AccessDenied';
}

/** A bug in the host stopped the call; nothing was changed. */
export class HostFault extends Error {
  override readonly name = 'HostFault';
}

export interface ScreenCompanion extends Companion {
  /** Calls `listener` if the host is there but does not know this page; the page keeps trying. */
  onDenied(listener: () => void): () => void;
}
