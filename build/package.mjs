/**
 * `npm run package`: installs and builds what is missing, then makes the packages of this system in
 * `release/` (electron-builder.yml). Arguments are electron-builder's: `-- --linux deb`, `-- --win`.
 * `ELECTRON_OVERRIDE_DIST_PATH` names an unpacked runtime to pack instead of a downloaded one.
 * `STANDEE_RELEASES` is OWNER/REPOSITORY of the releases that the app looks for new versions at.
 * Secrets for signing: packaging/signing.mjs.
 */
import './nodeVersion.mjs';
import { resolve } from 'node:path';
import { builderEnvironment, signingOf, updateAddress } from './packaging/signing.mjs';
import { build, install, node, SetUpError } from './setup.mjs';

const HERE = { linux: '--linux', darwin: '--mac', win32: '--win' };
const NAMES = {
  '--linux': ['--linux', '-l'],
  '--mac': ['--mac', '-m', '--macos'],
  '--win': ['--win', '-w', '--windows'],
};

function builderArguments(args) {
  const named = Object.keys(NAMES).filter((system) =>
    NAMES[system].some((name) => args.includes(name)),
  );
  const systems = named.length > 0 ? named : [HERE[process.platform] ?? '--linux'];
  const signing = systems.map((system) => signingOf(system, process.env));
  for (const sentence of signing.flatMap(({ says }) => says)) console.log(sentence);
  const canUpdate = signing.every((one) => one.canUpdate);
  const runtime = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  return [
    ...(named.length > 0 ? [] : systems),
    ...args,
    '--publish=never',
    ...signing.flatMap((one) => one.args),
    ...(canUpdate ? updateAddress(process.env.STANDEE_RELEASES) : []),
    ...(runtime ? [`-c.electronDist=${resolve(runtime)}`] : []),
  ];
}

try {
  await install();
  await build();
  process.exitCode = await node(
    'node_modules/electron-builder/cli.js',
    builderArguments(process.argv.slice(2)),
    { env: builderEnvironment(process.env) },
  );
} catch (error) {
  if (!(error instanceof SetUpError)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
