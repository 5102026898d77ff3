/**
 * `npm run bench`: measures latencies that players notice and compares them with the budgets of
 * build/bench/README.md. A missed budget is printed but never an error, because machines differ.
 */
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { contentFrom } from '#shared/content/content';
import { rulesFrom } from '../../electron/library/gameRules';
import { boardRows } from './board';
import { oddsRows } from './odds';
import { deviceRows } from './devices';
import { printRows, type Row } from './measure';
import { offerRows } from './offers';
import { sizeRows } from './sizes';
import { applyRows, openRow, sessionRows } from './table';
import { workRows } from './importExport';

const root = resolve(import.meta.dirname, '../..');
const data = join(root, 'shared/content/data');
/** Folder for the measurements, because the system's temporary folder is not always on a real disk. */
const scratch = process.env['STANDEE_BENCH_FOLDER'] ?? tmpdir();

/** Rows of a part that drives pages. If it fails, the rows of the other parts are still printed. */
async function rowsOrNone(part: string, measure: () => Promise<readonly Row[]>) {
  try {
    return await measure();
  } catch (error) {
    console.error(`No rows of ${part}:`, error);
    return [];
  }
}

async function main(): Promise<void> {
  const content = contentFrom((file) => {
    const path = join(data, file);
    return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as unknown) : undefined;
  });
  const rules = rulesFrom(data);
  const inMemory = [
    ...(await applyRows(content)),
    ...(await oddsRows()),
    ...(await boardRows(content)),
    ...(await offerRows(content)),
  ];
  const folder = await mkdtemp(join(scratch, 'standee-bench-'));
  try {
    const onDisk = [...(await sessionRows(folder, rules)), await openRow(folder, rules)];
    const work = await workRows(join(folder, 'work'));
    const sizes = await sizeRows(join(root, 'dist/renderer'));
    const devices = sizes.length === 0 ? [] : await rowsOrNone('devices', deviceRows);
    if (sizes.length === 0) console.log('(the renderer is not built; `npm run build` makes it)');
    printRows([...inMemory, ...onDisk, ...work, ...devices, ...sizes]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

await main();
