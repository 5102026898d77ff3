/** Long work of what players hand in: how long it takes, and how long anybody else waits meanwhile. */
import { join, resolve } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Library } from '../../electron/library/library';
import type { CampaignBytes } from '../../electron/library/travelling/exportFile';
import { valueOf } from '../../electron/testing/library';
import { GAME, newTable, playTable } from '../../electron/testing/table';
import { Workers } from '../../electron/work/workers';
import { fillJournal } from './fill';
import type { Row } from './measure';

const MOMENTS = 100_000;
/** Milliseconds that nobody else waits longer than. */
const OTHERS = 200;
const root = resolve(import.meta.dirname, '../..');

async function row(what: string, work: () => Promise<unknown>): Promise<Row> {
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
    budget: `${String(OTHERS)} ms`,
    isWithin: waited < OTHERS,
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
  const library = valueOf(await Library.open(folder, GAME, { work: workers }));
  valueOf(await library.openCampaign('Test'));
  let exported: CampaignBytes = { name: '', bytes: Buffer.alloc(0) };
  const rows: Row[] = [];
  const add = async (what: string, work: () => Promise<unknown>) =>
    rows.push(await row(what, work));
  await add('export of 100,000 moments', async () => {
    exported = valueOf(await library.exportCampaign('Test'));
  });
  await add('import of 100,000 moments', async () => {
    valueOf(await library.importCampaign(exported));
  });
  const undo = JSON.stringify({ revision: 1, figures: 'x'.repeat(900) });
  const text = `{"undos":[${Array.from({ length: 60_000 }, () => undo).join(',')}]}`;
  await add(`export of another program, ${(text.length / 1e6).toFixed(0)} MB`, () =>
    library.readMoveIn(text),
  );
  await add('statistics of 100,000 moments, first', async () => {
    await valueOf(await library.openCampaign('Test')).statistics();
  });
  await library.close();
  return rows;
}
