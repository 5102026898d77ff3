/** Records the running browser host, so that a second start opens the page of the first. */
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { quarantineForeign, readRegular, replaceFile } from '../../library/disk/files';
import { runIn, loginLink } from '../table/loginTokens';

/** Name of the record, in the library folder while the browser host runs. */
const FILE = '.running.json';
const MAX_BYTES = 4096;

interface Running {
  /** `http://127.0.0.1:PORT` */
  readonly origin: string;
  readonly key: string;
}

/**
 * Writes the record, which only this user can read because it contains the key. Errors are only reported: on
 * a full disk campaigns can still be viewed or deleted.
 */
export async function writeRunning(
  library: string,
  { origin, key }: Running,
  report: (error: unknown) => void,
): Promise<void> {
  try {
    await quarantineForeign(join(library, FILE), (there) => there.isFile());
    await replaceFile(join(library, FILE), `${JSON.stringify({ origin, key })}\n`);
  } catch (error) {
    report(error);
  }
}

/** Removes our record, but not the record of a host that has taken over the library. */
export async function removeRunning(
  library: string,
  { origin }: Pick<Running, 'origin'>,
): Promise<void> {
  const path = join(library, FILE);
  const text = await readRegular(path, MAX_BYTES)
    .then(String)
    .catch(() => '');
  const isOurs = text === '' || text.includes(JSON.stringify(origin));
  if (isOurs) await rm(path, { force: true });
}

/** A one-time link to the running browser host of this library; null if none answers. */
export async function loginLinkOfRunningHost(library: string): Promise<string | null> {
  try {
    const found = JSON.parse(String(await readRegular(join(library, FILE), MAX_BYTES))) as Running;
    const { origin, hostname } = new URL(found.origin);
    if (hostname !== '127.0.0.1') return null;
    // Challenge and response, because another program may listen on the port and must not see the key.
    const question = randomBytes(16).toString('base64url');
    const answer = await fetch(`${origin}/?question=${question}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(2000),
    });
    const run = runIn((await answer.text()).trimEnd(), question, found.key);
    return run === null ? null : loginLink(origin, found.key, run);
  } catch {
    return null;
  }
}
