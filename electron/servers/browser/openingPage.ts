/**
 * A private page that redirects the browser to the one-time link, because other users can read
 * command lines.
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

/** Its login word is invalid once the host has ended, so a leftover page is harmless. */
export async function removeOpeningPage(library: string): Promise<void> {
  await rm(join(library, FILE)).catch(() => undefined);
}
