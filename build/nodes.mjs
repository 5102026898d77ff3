/**
 * `npm run nodes -- 22 24`: runs the unit tests on other versions of Node, with binaries from the npm
 * registry. The default versions are those in the workflow. Other words choose test files.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './setup.mjs';

const args = process.argv.slice(2);
const versions = args.filter((arg) => /^\d+$/.test(arg));
const files = args.filter((arg) => !versions.includes(arg));

function ofWorkflow() {
  const text = readFileSync(join(root, '.github/workflows/check.yml'), 'utf8');
  return /^ +node: \[(.+)\]$/m.exec(text)?.[1].split(', ') ?? [];
}

const SYSTEMS = { linux: 'linux', darwin: 'darwin', win32: 'win' };
const binaries = `node-${SYSTEMS[process.platform]}-${process.arch}`;

/** Path to the binary of this version of Node, which is downloaded once. */
async function nodeOf(major) {
  const folder = join(root, `node_modules/.cache/standee/node-${major}`);
  const path = join(
    folder,
    'node_modules',
    binaries,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  if (existsSync(path)) return path;
  console.log(`Fetching Node ${major} …`);
  const npm = ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder];
  const code = await run('npm', [...npm, `${binaries}@${major}`], {
    shell: process.platform === 'win32',
  });
  if (code !== 0 || !existsSync(path)) throw new Error(`The registry has no ${binaries}@${major}.`);
  return path;
}

for (const major of versions.length > 0 ? versions : ofWorkflow()) {
  const node = await nodeOf(major);
  console.log(`Unit tests on Node ${major}`);
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'build/vitest.config.ts'];
  const code = await run(node, [...vitest, ...files]);
  if (code !== 0) process.exitCode = code;
}
