/**
 * Changes saves, journals and imports at random. None may cause a crash, and a refused import must not change
 * the library.
 */
import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { Library } from '../../library/library';
import { rename, valueOf } from '../library';
import { GAME, newTable, openGameLibrary, playTable } from '../table';
import { check, FaultTally, type FaultRow } from './rows';

type Mutate = (bytes: Buffer) => Buffer;

/** Tries each kind of file `tries` times. */
export async function fuzzFiles(folder: string, tries: number): Promise<FaultRow[]> {
  const original = join(folder, 'original');
  const library = await openGameLibrary(original);
  const session = await newTable(library);
  await playTable(session, 30);
  const { bytes } = valueOf(await library.exportCampaign('Test'));
  await library.close();
  return [
    await fuzzImports(join(folder, 'imports'), bytes, tries),
    await fuzzFile('saves', original, join(folder, 'copy'), 'json', tries),
    await fuzzFile('journals', original, join(folder, 'copy'), 'journal', tries),
  ];
}

async function fuzzImports(folder: string, file: Buffer, tries: number): Promise<FaultRow> {
  const tally = new FaultTally('mutated imports');
  const first = await openGameLibrary(folder);
  await newTable(first);
  await first.close();
  const library = await openGameLibrary(folder);
  for (let index = 0; index < tries; index += 1) {
    const mutate = index % 2 === 0 ? byBytes : byValues(sealedExport);
    const mutated = mutate(file);
    await tally.count(`import ${mutated.toString('base64').slice(0, 80)}`, () =>
      importOne(library, mutated),
    );
  }
  await library.close();
  return tally.row();
}

async function importOne(library: Library, bytes: Buffer): Promise<'recovered' | 'refused'> {
  const before = await contents(library.folder);
  const imported = await library.importCampaign({ name: 'fuzz.standee', bytes });
  if (!imported.ok) {
    check((await contents(library.folder)) === before, 'a refused import changed the library');
    return 'refused';
  }
  const { key } = imported.value;
  const session = valueOf(await library.openCampaign(key));
  check(GAME.readGame(session.game) !== null, 'what was imported is no game');
  for (let step = 0; step < 5; step += 1) {
    // Every step of an imported file can be undone, or undo is refused.
    await session.undo((await session.snapshot()).seq, `undo ${String(step)}`);
  }
  valueOf(await session.send(rename(`On ${String(Math.random())}`), 'on'));
  valueOf(await library.deleteCampaign(key));
  await rm(join(library.folder, 'trash'), { recursive: true });
  return 'recovered';
}

async function fuzzFile(
  what: string,
  original: string,
  folder: string,
  ending: 'json' | 'journal',
  tries: number,
): Promise<FaultRow> {
  const tally = new FaultTally(`mutated ${what}`);
  const clean = await readFile(join(original, `Test.${ending}`));
  for (let index = 0; index < tries; index += 1) {
    const seal = ending === 'json' ? unsealedSave : sealedLines;
    const mutated = (index % 2 === 0 ? byBytes : byValues(seal))(clean);
    await tally.count(`${ending} ${String(index)}`, async () => {
      await rm(folder, { recursive: true, force: true });
      await cp(original, folder, { recursive: true });
      await writeFile(join(folder, `Test.${ending}`), mutated);
      return openOne(folder);
    });
  }
  return tally.row();
}

async function openOne(folder: string): Promise<'recovered' | 'refused'> {
  const library = await openGameLibrary(folder);
  try {
    await library.campaigns.entries();
    const before = await contents(folder);
    const opened = await library.openCampaign('Test');
    if (!opened.ok) {
      check((await contents(folder)) === before, 'a refused campaign was changed');
      return 'refused';
    }
    const session = opened.value;
    check(GAME.readGame(session.game) !== null, 'what was opened is no game');
    valueOf(await session.send(rename('Goes on'), 'on'));
    return 'recovered';
  } finally {
    await library.close();
  }
}

/** Hash of the names and sizes of all files. */
async function contents(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const all = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = all.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort();
  for (const path of paths) hash.update(path).update(await readFile(path).catch(() => ''));
  return hash.digest('hex');
}

const at = (length: number) => Math.floor(Math.random() * length);

/** Changes, removes or inserts up to five bytes, or truncates the file. */
const byBytes: Mutate = (bytes) => {
  let mutated = Buffer.from(bytes);
  for (let change = 0; change <= at(5); change += 1) {
    const place = at(mutated.length);
    const [before, after] = [mutated.subarray(0, place), mutated.subarray(place)];
    const noise = Buffer.from(Array.from({ length: 1 + at(8) }, () => at(256)));
    const kinds = [
      () => Buffer.concat([before, noise, after]),
      () => Buffer.concat([before, after.subarray(1 + at(200))]),
      () => Buffer.concat([before, noise, after.subarray(noise.length)]),
      () => (Math.random() < 0.2 ? before : mutated),
    ];
    mutated = Buffer.from(kinds[at(kinds.length)]?.() ?? mutated);
  }
  return mutated;
};

const ODD_VALUES: readonly unknown[] = [
  null,
  -1,
  0,
  1e300,
  1.5,
  '',
  '__proto__',
  [],
  {},
  true,
  'x'.repeat(5000),
  { __proto__: null },
  [[[]]],
  99,
];

/** Changes values and computes the checksum again. */
function byValues(seal: (text: string, change: (value: unknown) => unknown) => Buffer): Mutate {
  return (bytes) => seal(bytes.toString('utf8'), changedSomewhere);
}

function changedSomewhere(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Math.random() < 0.05) {
    return ODD_VALUES[at(ODD_VALUES.length)];
  }
  const keys = Object.keys(value);
  const key = keys[at(keys.length)];
  if (key === undefined) return ODD_VALUES[at(ODD_VALUES.length)];
  const inner = (value as Record<string, unknown>)[key];
  if (Array.isArray(value)) {
    return value.map((one, index) => (String(index) === key ? changedSomewhere(one) : one));
  }
  if (Math.random() < 0.1) {
    return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
  }
  return { ...value, [key]: changedSomewhere(inner) };
}

type Seal = (text: string, change: (value: unknown) => unknown) => Buffer;

function withoutSum(text: string): Record<string, unknown> {
  const fields = Object.entries(JSON.parse(text) as Record<string, unknown>);
  return Object.fromEntries(fields.filter(([name]) => name !== 'sum'));
}

const sealedExport: Seal = (text, change) => {
  const rest = withoutSum(text);
  const body = JSON.stringify(change(rest)).slice(0, -1);
  const sum = createHash('sha256').update(body).digest('hex');
  return Buffer.from(`${body},"sum":"${sum}"}\n`);
};

const unsealedSave: Seal = (text, change) => {
  const rest = withoutSum(text);
  return Buffer.from(JSON.stringify(change(rest)));
};

const sealedLines: Seal = (text, change) => {
  const lines = text.split('\n').slice(0, -1);
  const target = at(lines.length);
  const sealed = lines.map((line, index) => {
    if (index !== target) return line;
    const rest = withoutSum(line);
    const body = JSON.stringify(change(rest)).slice(0, -1);
    return `${body},"sum":"${crc32(body).toString(16).padStart(8, '0')}"}`;
  });
  return Buffer.from(`${sealed.join('\n')}\n`);
};
