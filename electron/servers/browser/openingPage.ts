/** The page that leads the browser in, once: other users of this machine can read command lines. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { leadingTo } from '../http/http';
import { quarantineForeign, replaceFile } from '../../library/disk/files';

const FILE = '.open.html';

/** Only this user can read it; the path of it. */
export async function writeOpeningPage(library: string, address: string): Promise<string> {
  const page = join(library, FILE);
  await quarantineForeign(page, (found) => found.isFile());
  await replaceFile(page, leadingTo(address));
  return page;
}

/** Its word leads nowhere once the host has ended, so that one which stays harms nobody. */
export async function removeOpeningPage(library: string): Promise<void> {
  await rm(join(library, FILE)).catch(() => undefined);
}
