/** Maps addresses of the app's own scheme to files. */
import { join, normalize, sep } from 'node:path';

/** Origin of the window's pages. */
export const APP_ORIGIN = 'app://standee';

/** Address of the first window's page: a campaign's table, or the start page. */
export function campaignAddress(campaign: string | null): string {
  return `${APP_ORIGIN}/${campaign === null ? '' : `#/campaign/${encodeURIComponent(campaign)}/table`}`;
}

/** Key of the campaign in an address of the app; null = none. */
export function campaignOfAddress(address: string): string | null {
  const [, key] = /^app:\/\/standee\/(?:index\.html)?#\/campaign\/([^/]+)\//.exec(address) ?? [];
  try {
    return key === undefined ? null : decodeURIComponent(key);
  } catch {
    return null;
  }
}

/** True for the map page of a campaign, which may have its own window. */
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

/** Name of the content file of an address; null for other addresses. */
export function contentNameIn(address: string): string | null {
  try {
    const { protocol, host, pathname } = new URL(address);
    if (protocol !== 'app:' || host !== 'standee' || !pathname.startsWith(CONTENT)) return null;
    return pathname.slice(CONTENT.length);
  } catch {
    return null;
  }
}

/** Path of the file for an address; null for another host, a path outside the folder or an invalid name. */
export function fileForAddress(address: string, { renderer, content }: AppFolders): string | null {
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
