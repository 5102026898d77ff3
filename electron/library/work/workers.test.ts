/** Jobs on a worker thread: answers, progress and stopping. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Needs, StoredCampaign } from '../transfer/jobs';
import { scratchFolder, valueOf } from '../../testing/library';
import { Workers } from './workers';

let folder: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ folder, remove } = await scratchFolder());
});
afterEach(() => remove());

/** Workers whose thread runs this code; `port` receives its answers. */
async function running(code: string): Promise<Workers> {
  const path = join(folder, 'worker.cjs');
  const start = "const { parentPort: port, workerData: job } = require('node:worker_threads');";
  await writeFile(path, `${start}\n${code}`);
  await writeFile(join(folder, 'items.json'), '[1]');
  return new Workers(path, folder);
}

const read = (workers: Workers) => workers.readImport(Buffer.from('text'), 'id');

test('a worker receives a job and answers with its result', async () => {
  const workers = await running('port.postMessage({ done: { kind: job.kind, id: job.id } });');
  expect(valueOf(await read(workers))).toEqual({ kind: 'import', id: 'id' });
});

test('the content is sent with the job for an export of another program', async () => {
  const workers = await running(
    "port.postMessage({ done: { ok: true, value: [Buffer.concat(job.text).toString(), job.content['items.json']] } });",
  );
  expect(valueOf(await workers.readForeignExport('export'))).toEqual(['export', '[1]']);
});

test('progress is reported until the job is stopped', async () => {
  const workers = await running('port.postMessage({ share: 0.5 }); setInterval(() => {}, 1000);');
  const reading = read(workers);
  while (workers.progress() !== 0.5) await setImmediate();
  workers.stop();
  expect(await reading).toEqual({ ok: false, refusal: { code: 'workStopped' } });
  expect(workers.progress()).toBeNull();
});

test('two jobs run one after the other, even if the first fails', async () => {
  const workers = await running(
    "if (job.id === 'bad') throw new Error('a mistake of ours');\nport.postMessage({ done: job.id });",
  );
  const [first, second] = [workers.readImport(Buffer.from(''), 'bad'), read(workers)];
  await expect(first).rejects.toThrow('a mistake of ours');
  expect(valueOf(await second)).toBe('id');
});

test('a small job does not wait for a large one, which reports progress and can be stopped', async () => {
  const workers = await running(
    "if (job.id === 'large') { port.postMessage({ share: 0.25 }); setInterval(() => {}, 1000); }\nelse port.postMessage({ done: job.id });",
  );
  const large = workers.readImport(Buffer.alloc(2_000_000), 'large');
  while (workers.progress() !== 0.25) await setImmediate();
  expect(valueOf(await read(workers))).toBe('id');
  // A compressed text may have any size.
  const packed = workers.readImport(Buffer.from([0x1f, 0x8b, 0]), 'packed');
  expect(valueOf(await read(workers))).toBe('id');
  expect(workers.progress()).toBe(0.25);
  workers.stop();
  expect(await large).toEqual({ ok: false, refusal: { code: 'workStopped' } });
  expect(valueOf(await packed)).toBe('packed');
});

/** The stored bytes of a campaign; only the thread reads them. */
const WRITTEN: StoredCampaign = {
  name: 'Test',
  journal: {
    heading: {
      journal: 1,
      schema: 1,
      id: 'x',
      base: 0,
      seq: 0,
      head: null,
      redo: null,
      game: {},
      fence: 0,
    },
    start: 0,
    bytes: Buffer.from(new SharedArrayBuffer(10)),
  },
  history: null,
};

test('an export asks once for the packs of the campaign', async () => {
  const workers = await running(
    `port.once('message', ({ packs }) => port.postMessage({
       done: { bytes: Buffer.from(job.stored.name + packs[0].id), missing: 3 },
     }));
     port.postMessage({ needs: { scenarios: new Set(), packs: new Set(['frost']) } });`,
  );
  const requested: Needs[] = [];
  const made = await workers.writeExport(WRITTEN, new Date(), (needs) => {
    requested.push(needs);
    return Promise.resolve({ scenarios: [], packs: [...needs.packs].map((id) => ({ id })) });
  });
  expect(requested).toEqual([{ scenarios: new Set(), packs: new Set(['frost']) }]);
  expect(made).toEqual({ ok: true, value: { bytes: Buffer.from('Testfrost'), missing: 3 } });
});

test('an export can be stopped, and fails if its packs cannot be read', async () => {
  const workers = await running(
    'port.postMessage({ needs: {} }); port.postMessage({ share: 0.5 }); setInterval(() => {}, 1000);',
  );
  const stopped = workers.writeExport(WRITTEN, new Date(), () => new Promise(() => undefined));
  while (workers.progress() !== 0.5) await setImmediate();
  workers.stop();
  expect(await stopped).toEqual({ ok: false, refusal: { code: 'workStopped' } });
  const failing = workers.writeExport(WRITTEN, new Date(), () => Promise.reject(new Error('EIO')));
  await expect(failing).rejects.toThrow('EIO');
});
