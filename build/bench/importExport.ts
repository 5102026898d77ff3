/** Benchmarks of imports and exports: their duration, and how long other calls wait meanwhile. */
import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { gunzipSync } from 'node:zlib';
import type { CommandLine } from '../../electron/format/line';
import { Library } from '../../electron/library/library';
import { MAX_FILE_BYTES, type CampaignBytes } from '../../electron/library/transfer/exportFile';
import { valueOf } from '../../electron/testing/library';
import { GAME, newTable, playTable } from '../../electron/testing/table';
import { Workers } from '../../electron/library/work/workers';
import { fillJournal } from './fillJournal';
import type { Row } from './measure';

const MOMENTS = 100_000;
const MIDDLE = MOMENTS / 2;
/** Maximum waiting time of other calls in milliseconds. */
const OTHERS_BUDGET = 200;
const root = resolve(import.meta.dirname, '../..');

/** Measures a job and the calls beside it. `longest` = budget for the job in milliseconds; null = none. */
async function measureJob(
  what: string,
  work: () => Promise<unknown>,
  longest: number | null,
): Promise<Row> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const start = performance.now();
  await work();
  const took = performance.now() - start;
  delay.disable();
  const waited = delay.max / 1e6;
  return {
    what,
    figure: `${took.toFixed(0)} ms, others wait ${waited.toFixed(0)} ms`,
    budget:
      longest === null
        ? `${String(OTHERS_BUDGET)} ms`
        : `${String(longest)}/${String(OTHERS_BUDGET)} ms`,
    isWithin: waited < OTHERS_BUDGET && (longest === null || took < longest),
  };
}

/** Exports, imports and duplicates a campaign of 100,000 moments, and reads an export of 59 MB. */
export async function workRows(folder: string): Promise<readonly Row[]> {
  const workers = new Workers(
    join(root, 'dist/electron/worker.cjs'),
    join(root, 'shared/content/data'),
  );
  const begun = valueOf(await Library.open(folder, GAME));
  await playTable(await newTable(begun), 2);
  await begun.close();
  await fillJournal(folder, 'Test', MOMENTS);
  let library = valueOf(await Library.open(folder, GAME, { work: workers }));
  valueOf(await library.openCampaign('Test'));
  let exported: CampaignBytes = { name: '', bytes: Buffer.alloc(0) };
  const rows: Row[] = [];
  const add = async (what: string, work: () => Promise<unknown>, longest: number | null = null) =>
    rows.push(await measureJob(what, work, longest));
  await add('export of 100,000 moments', async () => {
    exported = valueOf(await library.exportCampaign('Test'));
  });
  await add('import of 100,000 moments', async () => {
    // The import takes the memory of its bytes, so it gets a copy.
    valueOf(await library.importCampaign({ ...exported, bytes: Buffer.from(exported.bytes) }));
  });
  const undo = JSON.stringify({ revision: 1, figures: 'x'.repeat(900) });
  const made = `{"undos":[${Array.from({ length: 60_000 }, () => undo).join(',')}]}`;
  // One contiguous piece of memory, as in a request.
  const text = Buffer.from(made).toString();
  await add(`export of another program, ${(text.length / 1e6).toFixed(0)} MB`, () =>
    library.readForeignExport(text),
  );
  // In shared memory, as the host gets an upload.
  const brackets = Buffer.from(new SharedArrayBuffer(MAX_FILE_BYTES)).fill('[');
  await add('import of brackets alone, 67 MB', () =>
    library.importCampaign({ name: 'x', bytes: brackets }),
  );
  const patched = sealedWithPatches(exported.bytes, 90_000);
  await add('import of a step with 90,000 changes', () =>
    library.importCampaign({ name: 'x', bytes: patched }),
  );
  let session = valueOf(await library.openCampaign('Test'));
  await add('a page from the middle of 100,000, never looked at', () => session.history(MIDDLE));
  await add('statistics of 100,000 moments, first', () => session.statistics(), 1000);
  await library.close();
  library = valueOf(await Library.open(folder, GAME, { work: workers }));
  session = valueOf(await library.openCampaign('Test'));
  await add('the same page, cold', () => session.history(MIDDLE - 300), 100);
  const { seq } = await session.snapshot();
  await add(
    'going 20,000 steps back',
    async () => valueOf(await session.goTo(seq - 20_000, seq, 'back')),
    1000,
  );
  await library.close();
  return rows;
}

/** An export whose newest line changes the same value this many times, with a valid checksum. */
function sealedWithPatches(bytes: Buffer, changes: number): Buffer {
  const text = (bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString('utf8');
  const { sum: _sum, ...whole } = JSON.parse(text) as { sum: string; lines: CommandLine[] };
  const [first] = whole.lines;
  if (!first) throw new Error('nothing was exported');
  const patch = Array.from({ length: changes }, () => first.patch).flat();
  const body = JSON.stringify({ ...whole, lines: [{ ...first, patch }] }).slice(0, -1);
  return Buffer.from(`${body},"sum":"${createHash('sha256').update(body).digest('hex')}"}\n`);
}
