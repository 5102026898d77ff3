import { browserClient } from './browserClient';
import type { ScreenCompanion } from './companion';
import { desktopClient } from './desktopClient';

/** Connects to the process that has the games: the desktop's bridge, or the network. */
export function connect(): ScreenCompanion {
  const bridge = window.companion;
  return bridge ? desktopClient(bridge) : browserClient();
}

/** True if the host serves another version of the page than the loaded one. */
export async function isOutdated(): Promise<boolean> {
  const own = [...document.scripts].map((script) => script.getAttribute('src'));
  try {
    const answer = await fetch('./', { cache: 'no-store' });
    const page = answer.ok ? await answer.text() : '';
    return page !== '' && !own.some((src) => src !== null && page.includes(src));
  } catch {
    return false;
  }
}
