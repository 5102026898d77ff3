/** The host's API for screens, and the errors of calls that fail without a refusal. */
import type { Companion } from '#shared/api/api';

/**
 * No answer came, so the host may or may not have carried out the call. It must be repeated with
 * the same request id.
 */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
}

/** The host does not recognise this page. The player must open the address again. */
export class AccessDenied extends Error {
  override readonly name = 'AccessDenied';
}

/** A bug in the host stopped the call. Nothing was changed. */
export class HostFault extends Error {
  override readonly name = 'HostFault';
}

export interface ScreenCompanion extends Companion {
  /**
   * Calls `listener` if the host answers but does not recognise this page. The page keeps trying to
   * connect.
   */
  onDenied(listener: () => void): () => void;
}
