/** The other thread: does one piece of work and ends. Built as one file (build/vite.worker.ts). */
import { parentPort, workerData } from 'node:worker_threads';
import { contentFrom } from '#shared/content/content';
import { readGame } from '#shared/gameSchema';
import { readArrival } from '../library/travelling/work';
import { chance } from '../chance';
import { readForeignExport } from '../readForeignExport';
import type { WorkPiece } from './workers';

async function carryOut(piece: WorkPiece): Promise<unknown> {
  if (piece.kind === 'arrival') {
    const bytes = Buffer.from(piece.bytes.buffer, piece.bytes.byteOffset, piece.bytes.byteLength);
    return readArrival(bytes, piece.id, readGame, (share) => parentPort?.postMessage({ share }));
  }
  const content = contentFrom((file) => {
    const text = piece.content[file];
    return text === undefined ? undefined : (JSON.parse(text) as unknown);
  });
  return readForeignExport(piece.text, content, chance);
}

void carryOut(workerData as WorkPiece).then((done) => parentPort?.postMessage({ done }));
