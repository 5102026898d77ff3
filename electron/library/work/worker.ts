/** Entry of the worker thread: does one job and ends. Built as one file (build/vite.worker.ts). */
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { contentFrom } from '#shared/content/content';
import { readGame } from '#shared/schemas/game';
import { exportOf, readArrival, type Dependencies, type Needs } from '../travelling/work';
import { chance } from '../chance';
import { readForeignExport } from '../travelling/readForeignExport';
import type { Message, Job } from './workers';

const post = (message: Message) => parentPort?.postMessage(message);
const onProgress = (share: number) => post({ share });

async function alongOf(needs: Needs): Promise<Dependencies> {
  if (!parentPort) throw new Error('There is nobody to ask.');
  const answered = once(parentPort, 'message');
  post({ needs });
  const [along] = await answered;
  return along as Dependencies;
}

async function runJob(piece: Job): Promise<unknown> {
  if (piece.kind === 'arrival') {
    const bytes = Buffer.from(piece.bytes.buffer, piece.bytes.byteOffset, piece.bytes.byteLength);
    return readArrival(bytes, piece.id, readGame, onProgress);
  }
  if (piece.kind === 'export') return exportOf(piece.written, piece.now, alongOf, onProgress);
  const content = contentFrom((file) => {
    const text = piece.content[file];
    return text === undefined ? undefined : (JSON.parse(text) as unknown);
  });
  return readForeignExport(piece.text, content, chance);
}

void runJob(workerData as Job).then((done) => post({ done }));
