/**
 * Renames a campaign again and again until the process is killed. Prints the number of every acknowledged
 * step.
 */
import { newCampaign, openLibrary, rename, valueOf } from './library';

const library = await openLibrary(process.argv[2] ?? '');
const opened = await library.openCampaign('Test');
const session = opened.ok ? opened.value : await newCampaign(library);
let { seq } = await session.snapshot();
for (;;) {
  seq += 1;
  valueOf(await session.send(rename(`n${String(seq)}`), `request ${String(seq)}`));
  process.stdout.write(`${String(seq)}\n`);
}
