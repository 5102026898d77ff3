/** The other thread: does one piece of work and ends. Built as one file (build/vite.worker.ts). */
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { contentFrom } from '#shared/content/content';
import { readGame } from '#shared/schemas/game';
import { exportOf, readArrival, type Along, type Needs } from '../travelling/work';
import { chance } from '../chance';
import { readForeignExport } from '../travelling/readForeignExport';
import type { Message, WorkPiece } from './workers';

const tell = (message: Message) => parentPort?.postMessage(message);
const told = (share: number) => tell({ share });

async function alongOf(needs: Needs): Promise<Along> {
  if (!parentPort) throw new Error('There is nobody to ask.');
  const answered = once(parentPort, 'message');
  tell({ needs });
  const [along] = await answered;
  return along as Along;
}

async function carryOut(piece: WorkPiece): Promise<unknown> {
  if (piece.kind === 'arrival') {
    const bytes = Buffer.from(piece.bytes.buffer, piece.bytes.byteOffset, piece.bytes.byteLength);
    return readArrival(bytes, piece.id, readGame, told);
  }
  if (piece.kind === 'export') return exportOf(piece.written, piece.now, alongOf, told);
  const content = contentFrom((file) => {
    const text = piece.content[file];
    return text === undefined ? undefined : (JSON.parse(text) as unknown);
  });
  return readForeignExport(piece.text, content, chance);
}

void carryOut(workerData as WorkPiece).then((done) => tell({ done }));
