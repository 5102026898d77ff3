/** Makes a runtime folder from the stand-in, which electron-builder packs as it packs Electron's. */
import { appendFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = resolve(import.meta.dirname, '../..');
const runtime = join(root, 'build/desktop/runtime');

export async function makeRuntime(folder: string): Promise<void> {
  cpSync(runtime, folder, { recursive: true, filter: (path) => !path.endsWith('.test.ts') });
  const path = pathToFileURL(join(runtime, 'fuses.mjs')).href;
  const { freshWire } = (await import(/* @vite-ignore */ path)) as { freshWire: () => string };
  appendFileSync(join(folder, 'electron'), `// ${freshWire()}\n`, 'latin1');
  const { version } = JSON.parse(
    readFileSync(join(root, 'node_modules/electron/package.json'), 'utf8'),
  ) as { version: string };
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'commonjs', version }),
  );
  mkdirSync(join(folder, 'locales'));
  for (const language of ['de', 'en-US'])
    writeFileSync(join(folder, `locales/${language}.pak`), '');
  writeFileSync(join(folder, 'LICENSE'), 'A stand-in for Electron; see build/desktop/README.md.\n');
}
