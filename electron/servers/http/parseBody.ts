/** Parses the bodies of calls; large ones on another thread. */
import { Worker } from 'node:worker_threads';

/** Maximum bytes that are parsed faster than a thread starts. */
const SMALL = 1024 * 1024;

const PARSE = `
  const { parentPort, workerData } = require('node:worker_threads');
  const text = new TextDecoder('utf-8', { fatal: true }).decode(workerData);
  parentPort.postMessage(JSON.parse(text));
`;

/** Parses JSON in UTF-8. Rejects anything else. */
export function parseBody(body: Buffer): Promise<unknown> {
  if (body.length > SMALL) return parseOnThread(body);
  return Promise.resolve().then((): unknown =>
    JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)),
  );
}

function parseOnThread(body: Buffer): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(PARSE, { eval: true, workerData: body });
    worker.on('message', resolve);
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('the thread ended without an answer')));
  });
}
