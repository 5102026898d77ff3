/** Entry of the worker thread. Runs one job and ends. Built into one file (build/vite.worker.ts). */
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { contentFrom } from '#shared/content/content';
import { readGame } from '#shared/schemas/game';
import { exportOf, readArrival, type Dependencies, type Needs } from '../travelling/work';
import { chance } from '../chance';
import { readForeignExport } from '../travelling/readForeignExport';
import { decodeText, ownMemory } from './threadMemory';
import type { Message, Job } from './workers';

const post = (message: Message, ...bytes: readonly Uint8Array[]) =>
  parentPort?.postMessage(message, ownMemory(bytes));
const onProgress = (share: number) => post({ share });

async function alongOf(needs: Needs): Promise<Dependencies> {
  if (!parentPort) throw new Error('There is nobody to ask.');
  const answered = once(parentPort, 'message');
  post({ needs });
  const [along] = await answered;
  return along as Dependencies;
}

async function runJob(piece: Job): Promise<void> {
  if (piece.kind === 'arrival') {
    const bytes = Buffer.from(piece.bytes.buffer, piece.bytes.byteOffset, piece.bytes.byteLength);
    const done = await readArrival(bytes, piece.id, readGame, onProgress);
    post({ done }, ...(done.kind === 'good' ? [done.arrived.journal] : []));
    return;
  }
  if (piece.kind === 'export') {
    const done = await exportOf(piece.written, piece.now, alongOf, onProgress);
    post({ done }, done.bytes);
    return;
  }
  const content = contentFrom((file) => {
    const text = piece.content[file];
    return text === undefined ? undefined : (JSON.parse(text) as unknown);
  });
  post({ done: readForeignExport(decodeText(piece.text), content, chance) });
}

void runJob(workerData as Job);
