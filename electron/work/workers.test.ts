/** Another thread that does a piece of work: what it answers, how far it is, how it is ended. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { scratchFolder, valueOf } from '../testing/library';
import { Workers } from './workers';

let folder: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ folder, remove } = await scratchFolder());
});
afterEach(() => remove());

/** Workers whose thread runs this, with `port` to answer over. */
async function running(code: string): Promise<Workers> {
  const path = join(folder, 'worker.cjs');
  const start = "const { parentPort: port, workerData: piece } = require('node:worker_threads');";
  await writeFile(path, `${start}\n${code}`);
  await writeFile(join(folder, 'items.json'), '[1]');
  return new Workers(path, folder);
}

const read = (workers: Workers) => workers.readArrival(Buffer.from('text'), 'id');

test('it is given the piece and answers with what that comes to', async () => {
  const workers = await running('port.postMessage({ done: { kind: piece.kind, id: piece.id } });');
  expect(valueOf(await read(workers))).toEqual({ kind: 'arrival', id: 'id' });
});

test('the content goes along with an export of another program', async () => {
  const workers = await running(
    "port.postMessage({ done: { ok: true, value: [piece.text, piece.content['items.json']] } });",
  );
  expect(valueOf(await workers.readMoveIn('export'))).toEqual(['export', '[1]']);
});

test('how much is done is known until it is stopped, and then nothing is', async () => {
  const workers = await running('port.postMessage({ share: 0.5 }); setInterval(() => {}, 1000);');
  const reading = read(workers);
  while (workers.progress() !== 0.5) await setImmediate();
  workers.stop();
  expect(await reading).toEqual({ ok: false, refusal: { code: 'workStopped' } });
  expect(workers.progress()).toBeNull();
});

test('two pieces are done one after the other, even where the first goes wrong', async () => {
  const workers = await running(
    "if (piece.id === 'bad') throw new Error('a mistake of ours');\nport.postMessage({ done: piece.id });",
  );
  const [first, second] = [workers.readArrival(Buffer.from(''), 'bad'), read(workers)];
  await expect(first).rejects.toThrow('a mistake of ours');
  expect(valueOf(await second)).toBe('id');
});
