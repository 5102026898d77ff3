/**
 * Detects if Chromium's sandbox works on Linux. Some systems forbid it to programs that no package has
 * installed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SET_USER_ID = 0o4000;

/**
 * True if Electron in this folder can create its sandbox, with user namespaces or with its setuid helper.
 * Ubuntu 23.10 and later allow neither to a fresh download.
 */
export function canSandbox(dist, { path = process.env.PATH } = {}) {
  const helper = join(dist, 'chrome-sandbox');
  if (existsSync(helper)) {
    const { mode, uid } = statSync(helper);
    if (uid === 0 && (mode & SET_USER_ID) !== 0) return true;
  }
  const tried = spawnSync('unshare', ['-Ur', 'true'], { env: { PATH: path }, stdio: 'ignore' });
  // Without `unshare` it is unknown. Electron itself reports a missing sandbox.
  return tried.error !== undefined || tried.status === 0;
}
