/** A process with an open library that executes commands from stdin and answers on stdout. */
import { createInterface } from 'node:readline';
import { openLibrary, rename } from './library';

const [folder = ''] = process.argv.slice(2);
const library = await openLibrary(folder);
let updates = 0;
library.campaigns.onOpen((session) => session.onUpdate(() => (updates += 1)));
const say = (what: unknown) => process.stdout.write(`${JSON.stringify(what)}\n`);
say('ready');
for await (const line of createInterface({ input: process.stdin })) {
  const opened = await library.openCampaign('Test');
  if (!opened.ok) say(opened);
  else if (line === 'look') {
    const { game, notice, seq } = await opened.value.snapshot();
    say({ name: game.campaign.name, notice, seq, updates });
  } else say(await opened.value.send(rename(line), `request ${line}`));
}
await library.close();
