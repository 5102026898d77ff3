/**
 * A file that only this user can read and that redirects the browser to the one-time link. The link itself is
 * not passed on the browser's command line, because other users can read that.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { redirectPage } from '../http/http';
import { quarantineForeign, replaceFile } from '../../library/disk/files';

const FILE = '.open.html';

/** Writes the page, readable by this user only; returns its path. */
export async function writeOpeningPage(library: string, address: string): Promise<string> {
  const page = join(library, FILE);
  await quarantineForeign(page, (found) => found.isFile());
  await replaceFile(page, redirectPage(address));
  return page;
}

/**
 * Removes the page. A leftover page is harmless, because its login token is invalid after the host has ended.
 */
export async function removeOpeningPage(library: string): Promise<void> {
  await rm(join(library, FILE)).catch(() => undefined);
}
