/**
 * Preloaded into a test's host: it deals the same cards in every run (others with another
 * `STANDEE_SEED`) and ends with its parent process.
 */

const SEED = Number(process.env.STANDEE_SEED ?? 1);
let state = SEED;

process.on('message', () => {
  state = SEED;
  process.send('dealt');
});
process.on('disconnect', () => process.exit());
process.channel?.unref();

/** The next number of 32 bits. */
function next() {
  state = (state + 0x9e3779b9) >>> 0;
  let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

// `node:crypto` calls this one too.
globalThis.crypto.constructor.prototype.getRandomValues = (numbers) => numbers.map(() => next());
