/** Which browser host runs already, so that a second start opens its page. */
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { quarantineForeign, readRegular, replaceFile } from '../../library/disk/files';
import { runIn, wayIn } from '../table/loginWords';

/** In the library folder while the browser host runs: how a second start finds the first. */
const FILE = '.running.json';
const LARGEST = 4096;

/** A browser host that runs. */
interface Running {
  /** `http://127.0.0.1:PORT` */
  readonly origin: string;
  readonly key: string;
}

/**
 * Only this user can read it: it holds the key. Where it cannot be written, as on a full
 * disk, that is reported: campaigns can still be looked at, and room be made.
 */
export async function writeRunning(
  library: string,
  { origin, key }: Running,
  report: (error: unknown) => void,
): Promise<void> {
  const running = { pid: process.pid, origin, key };
  try {
    await quarantineForeign(join(library, FILE), (there) => there.isFile());
    await replaceFile(join(library, FILE), `${JSON.stringify(running)}\n`);
  } catch (error) {
    report(error);
  }
}

/** Another host that has taken the library over meanwhile keeps its own. */
export async function removeRunning(
  library: string,
  { origin }: Pick<Running, 'origin'>,
): Promise<void> {
  const path = join(library, FILE);
  const text = await readRegular(path, LARGEST)
    .then(String)
    .catch(() => '');
  const isOurs = text === '' || text.includes(JSON.stringify(origin));
  if (isOurs) await rm(path, { force: true });
}

/** An address that leads once into the browser host that has this library; null if none answers. */
export async function runningAddress(library: string): Promise<string | null> {
  try {
    const found = JSON.parse(String(await readRegular(join(library, FILE), LARGEST))) as Running;
    const { origin, hostname } = new URL(found.origin);
    if (hostname !== '127.0.0.1') return null;
    // Whoever has the port by now is shown no key.
    const question = randomBytes(16).toString('base64url');
    const answer = await fetch(`${origin}/?question=${question}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(2000),
    });
    const run = runIn((await answer.text()).trimEnd(), question, found.key);
    return run === null ? null : wayIn(origin, found.key, run);
  } catch {
    return null;
  }
}
