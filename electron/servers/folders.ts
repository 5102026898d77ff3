/** Paths of the library, the log and the settings on each system, and of the app's own files. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

export const APP_NAME = 'Standee';
/** App id on Windows. Must match the shortcuts of the installer (`electron-builder.yml`). */
export const APP_ID = 'app.standee.companion';

/** The user's data folder, which is also Electron's `userData`. */
export function userDataFolder(
  platform: NodeJS.Platform = process.platform,
  env: NodeJS.ProcessEnv = process.env,
  home: string = homedir(),
): string {
  if (platform === 'win32') {
    return join(env['APPDATA'] ?? join(home, 'AppData', 'Roaming'), APP_NAME);
  }
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', APP_NAME);
  const config = env['XDG_CONFIG_HOME'];
  return join(config?.startsWith('/') ? config : join(home, '.config'), APP_NAME);
}

/** The library folder that both hosts use by default. */
export function libraryFolder(
  env: NodeJS.ProcessEnv = process.env,
  userData: string = userDataFolder(process.platform, env),
): string {
  const wanted = env['STANDEE_LIBRARY'];
  return wanted ? resolve(wanted) : join(userData, 'library');
}

/**
 * The folder of settings and logs for a library. Each library other than `own` has its own folder, so that an
 * app for each library can run at the same time.
 */
export function dataFolderFor(library: string, own: string, userData: string): string {
  if (library === own) return userData;
  return join(
    userData,
    'libraries',
    createHash('sha256').update(library).digest('hex').slice(0, 16),
  );
}

/** Paths of the app's own files. */
export interface AppFiles {
  readonly renderer: string;
  readonly content: string;
  readonly preload: string;
  /** Script that worker threads run. */
  readonly worker: string;
  readonly version: string;
}

export function appFiles(from: string): AppFiles {
  let root = from;
  while (!existsSync(join(root, 'package.json'))) {
    if (dirname(root) === root) throw new Error(`no package.json above ${from}`);
    root = dirname(root);
  }
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const dist = join(root, 'dist');
  return {
    renderer: join(dist, 'renderer'),
    content: join(dist, 'content'),
    preload: join(dist, 'electron', 'preload.cjs'),
    worker: join(dist, 'electron', 'worker.cjs'),
    version,
  };
}
