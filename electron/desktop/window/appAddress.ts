/** Which file of the app an address of its own scheme means. */
import { join, normalize, sep } from 'node:path';

/** Where the window's pages come from: our own scheme and a host of our own. */
export const APP_ORIGIN = 'app://standee';

/** Where the window begins: at the table of a campaign, or at the start page where none is asked for. */
export function campaignAddress(campaign: string | null): string {
  return `${APP_ORIGIN}/${campaign === null ? '' : `#/campaign/${encodeURIComponent(campaign)}/table`}`;
}

/** Whether an address is the map of a campaign by itself, which may have a window of its own. */
export function isMapAddress(address: string): boolean {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return false;
  }
  const isApp = url.protocol === 'app:' && url.host === 'standee' && url.search === '';
  const isPage = url.pathname === '/' || url.pathname === '/index.html';
  return isApp && isPage && /^#\/campaign\/[^/]+\/map$/.test(url.hash);
}

export interface AppFolders {
  readonly renderer: string;
  readonly content: string;
}

const CONTENT = '/content/';

/** Name of the content file that an address asks for; null where it asks for something else. */
export function contentNameIn(address: string): string | null {
  try {
    const { protocol, host, pathname } = new URL(address);
    if (protocol !== 'app:' || host !== 'standee' || !pathname.startsWith(CONTENT)) return null;
    return pathname.slice(CONTENT.length);
  } catch {
    return null;
  }
}

/** The file behind an address; null for another host, a climb out of the folder, an odd name. */
export function fileBehind(address: string, { renderer, content }: AppFolders): string | null {
  let path: string;
  try {
    const url = new URL(address);
    if (url.protocol !== 'app:' || url.host !== 'standee') return null;
    path = decodeURIComponent(url.pathname);
  } catch {
    return null;
  }
  if (path.includes('\0') || path.includes('\\') || path.split('/').includes('..')) return null;
  const isContent = path.startsWith(CONTENT);
  const folder = isContent ? content : renderer;
  const inside = isContent ? path.slice('/content'.length) : path;
  const file = normalize(join(folder, inside === '/' ? 'index.html' : inside));
  return file.startsWith(folder + sep) ? file : null;
}
