/** What screens may ask of the host, and how a call can fail that is not refused. */
import type { Companion } from '#shared/api/api';

/** No answer came: the call may or may not have been carried out. Ask again with the same request. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
}

/** The host does not know this page (any more): its address has to be opened again. */
export class AccessDenied extends Error {
  override readonly name = 'AccessDenied';
}

/** The host could not carry the call out because of a fault of its own; nothing was changed. */
export class HostFault extends Error {
  override readonly name = 'HostFault';
}

export interface ScreenCompanion extends Companion {
  /** Calls `listener` when the host is there and does not know this page; it is asked on and on. */
  onDenied(listener: () => void): () => void;
}
