/**
 * `npm run package`: installs and builds what is missing, then makes the packages of this system in
 * `release/` (electron-builder.yml). Arguments are electron-builder's: `-- --linux deb`, `-- --win`.
 * `ELECTRON_OVERRIDE_DIST_PATH` names an unpacked runtime to pack instead of a downloaded one.
 */
import './nodeVersion.mjs';
import { resolve } from 'node:path';
import { build, install, node, SetUpError } from './setup.mjs';

const HERE = { linux: '--linux', darwin: '--mac', win32: '--win' };
const PLATFORMS = ['--linux', '-l', '--mac', '-m', '--macos', '--win', '-w', '--windows'];

function builderArguments(args) {
  const named = args.some((arg) => PLATFORMS.includes(arg));
  const runtime = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  return [
    ...(named ? [] : [HERE[process.platform] ?? '--linux']),
    ...args,
    '--publish=never',
    ...(runtime ? [`-c.electronDist=${resolve(runtime)}`] : []),
  ];
}

try {
  await install();
  await build();
  process.exitCode = await node(
    'node_modules/electron-builder/cli.js',
    builderArguments(process.argv.slice(2)),
  );
} catch (error) {
  if (!(error instanceof SetUpError)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
