/** Checks that an IPC message comes from one of the app's own windows. */
import { APP_ORIGIN } from '../window/appAddress';

/** The fields that identify a frame. */
export interface Frame {
  readonly url: string;
  readonly parent: unknown;
}

/** True for the main frame of a window that shows a page of the app. */
export function isOurPage(frame: Frame | null): boolean {
  if (!frame || frame.parent !== null) return false;
  try {
    const { protocol, host } = new URL(frame.url);
    return `${protocol}//${host}` === APP_ORIGIN;
  } catch {
    return false;
  }
}
