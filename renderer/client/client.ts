import { browserClient } from './browserClient';
import type { ScreenCompanion } from './companion';
import { desktopClient } from './desktopClient';

/** Connects to the process that has the games: the desktop's bridge, or the network. */
export function connect(): ScreenCompanion {
  const bridge = window.companion;
  return bridge ? desktopClient(bridge) : browserClient();
}
