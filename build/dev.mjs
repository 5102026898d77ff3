/** `npm run dev`: rebuilds changed parts and restarts the browser host on a temporary library. */
import './nodeVersion.mjs';
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { build, install, root } from './setup.mjs';

const SETTLE = 300;

await install();
await build();

let host = null;
function restart() {
  host?.kill('SIGTERM');
  host = spawn(
    process.execPath,
    [
      join(root, 'dist/electron/browserHost.js'),
      '--port',
      '5170',
      '--library',
      join(root, '.cache/dev-library'),
    ],
    { cwd: root, stdio: 'inherit' },
  );
}
restart();

let timer = null;
for (const folder of ['shared', 'electron', 'renderer']) {
  watch(join(root, folder), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(
      () => void build().then(restart, (error) => console.error(error.message)),
      SETTLE,
    );
  });
}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    host?.kill('SIGTERM');
    process.exit(0);
  });
}
