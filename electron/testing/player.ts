/** Plays the real game in a library until the process is killed. Prints the outcome and number of every step. */
import { openGameLibrary, newTable, takeStep } from './table';

const [folder = '', first = '0'] = process.argv.slice(2);
const library = await openGameLibrary(folder);
const opened = await library.openCampaign('Test');
const session = opened.ok ? opened.value : await newTable(library);
for (let step = Number(first); ; step += 1) {
  const request = `step ${String(step)}`;
  const taken = await takeStep(session, step, request);
  process.stdout.write(`${taken.ok ? 'done' : 'refused'} ${String(step)}\n`);
}
