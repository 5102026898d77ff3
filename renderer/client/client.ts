/** Which way to the host this window has. */
import { browserClient } from './browserClient';
import type { ScreenCompanion } from './companion';
import { desktopClient } from './desktopClient';

/** The way to the process that keeps the games: the bridge of the desktop app, or the network. */
export function connect(): ScreenCompanion {
  const bridge = window.companion;
  return bridge ? desktopClient(bridge) : browserClient();
}
