/** Which way to the host this window has. */
import type { ScreenCompanion } from './companion';

/** The way to the process that keeps the games: the bridge of the desktop app, or the network. */
export async function connect(): Promise<ScreenCompanion> {
  const bridge = window.companion;
  if (bridge) return (await import('./desktopClient')).desktopClient(bridge);
  return (await import('./browserClient')).browserClient();
}
