/** Whether a message comes from our own window. */
import { APP_ORIGIN } from '../window/appAddress';

/** A frame as far as it matters who it is. */
export interface Frame {
  readonly url: string;
  readonly parent: unknown;
}

/** Whether a message comes from our own page: the whole window, with a page of the app in it. */
export function isOurPage(frame: Frame | null): boolean {
  if (!frame || frame.parent !== null) return false;
  try {
    const { protocol, host } = new URL(frame.url);
    return `${protocol}//${host}` === APP_ORIGIN;
  } catch {
    return false;
  }
}
