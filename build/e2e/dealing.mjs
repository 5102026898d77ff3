/**
 * Preloaded into a test's host. Deals the same cards in every run (others with another
 * `STANDEE_SEED`), simulates a full disk, and ends the host with its parent process.
 */
import { open } from 'node:fs/promises';

const SEED = Number(process.env.STANDEE_SEED ?? 1);
let state = SEED;

let isDiskFull = false;

process.on('message', (message) => {
  if (message === 'deal') state = SEED;
  else isDiskFull = message === 'fillDisk';
  process.send('done');
});

const file = await open(process.execPath);
const prototype = Object.getPrototypeOf(file);
await file.close();
for (const name of ['write', 'writeFile', 'appendFile']) {
  const write = prototype[name];
  prototype[name] = function (...args) {
    if (!isDiskFull) return write.apply(this, args);
    return Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
  };
}
process.on('disconnect', () => process.exit());
process.channel?.unref();

/** The next random number, of 32 bits. */
function next() {
  state = (state + 0x9e3779b9) >>> 0;
  let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

// `node:crypto` calls this one too.
globalThis.crypto.constructor.prototype.getRandomValues = (numbers) => numbers.map(() => next());
