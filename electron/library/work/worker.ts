/** Entry of the worker thread. Runs one job and ends. Built into one file (build/vite.worker.ts). */
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { contentFrom } from '#shared/content/content';
import { readGame } from '#shared/schemas/game';
import {
  exportCampaign,
  readImportedCampaign,
  type Dependencies,
  type Needs,
} from '../transfer/jobs';
import { randomNumber } from '../randomNumber';
import { readForeignExport } from '../transfer/readForeignExport';
import { decodeText, ownMemory } from './threadMemory';
import type { Message, Job } from './workers';

const post = (message: Message, ...bytes: readonly Uint8Array[]) =>
  parentPort?.postMessage(message, ownMemory(bytes));
const onProgress = (share: number) => post({ share });

async function dependenciesOf(needs: Needs): Promise<Dependencies> {
  if (!parentPort) throw new Error('There is nobody to ask.');
  const answered = once(parentPort, 'message');
  post({ needs });
  const [dependencies] = await answered;
  return dependencies as Dependencies;
}

async function runJob(job: Job): Promise<void> {
  if (job.kind === 'import') {
    const bytes = Buffer.from(job.bytes.buffer, job.bytes.byteOffset, job.bytes.byteLength);
    const done = await readImportedCampaign(bytes, job.id, readGame, onProgress);
    post({ done }, ...(done.kind === 'good' ? [done.imported.journal] : []));
    return;
  }
  if (job.kind === 'export') {
    const done = await exportCampaign(job.stored, job.now, dependenciesOf, onProgress);
    post({ done }, done.bytes);
    return;
  }
  const content = contentFrom((file) => {
    const text = job.content[file];
    return text === undefined ? undefined : (JSON.parse(text) as unknown);
  });
  post({ done: readForeignExport(decodeText(job.text), content, randomNumber) });
}

void runJob(workerData as Job);
