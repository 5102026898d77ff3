/** Bodies of calls as what they say; large ones are parsed in another thread, so that nobody waits. */
import { Worker } from 'node:worker_threads';

/** Bytes that are parsed sooner than a thread is there. */
const SMALL = 1024 * 1024;

const PARSE = `
  const { parentPort, workerData } = require('node:worker_threads');
  const text = new TextDecoder('utf-8', { fatal: true }).decode(workerData);
  parentPort.postMessage(JSON.parse(text));
`;

/** Rejects where the bytes are no JSON in UTF-8. */
export function parseBody(body: Buffer): Promise<unknown> {
  if (body.length > SMALL) return parsedApart(body);
  return Promise.resolve().then((): unknown =>
    JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)),
  );
}

function parsedApart(body: Buffer): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(PARSE, { eval: true, workerData: body });
    worker.on('message', resolve);
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('the thread ended without an answer')));
  });
}
