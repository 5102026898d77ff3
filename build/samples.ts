/**
 * `npm run samples`: plays a short campaign and writes it to `electron/testing/samples/` as the
 * sample of the current format. Samples of earlier builds must open in all later ones of the same
 * format.
 */
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Command } from '#shared/commands/shapes';
import { id } from '#shared/ids';
import { SCHEMA } from '#shared/vocabulary';
import { Library } from '../electron/library/library';
import { rulesFrom } from '../electron/library/gameRules';
import type { Session } from '../electron/session/session';
import { valueOf } from '../electron/testing/library';

const root = resolve(import.meta.dirname, '..');
const target = join(root, 'electron/testing/samples', `format-${String(SCHEMA)}`);
const START = Date.UTC(2026, 0, 6, 19, 0, 0);

async function play(session: Session): Promise<void> {
  let number = 0;
  const send = async (command: Command) => {
    number += 1;
    valueOf(await session.send(command, `sample ${String(number)}`));
  };
  await send({ type: 'addCharacter', class: id('brute'), name: 'Grom', level: 2 });
  await send({ type: 'addCharacter', class: id('scoundrel'), name: 'Silent Rain', level: 1 });
  const characters = session.game.campaign.characters.map((character) => character.id);
  await send({ type: 'startScenario', scenario: id('1'), characters, level: null });
  const figures = session.game.scenario?.figures ?? [];
  const [first, second] = figures.filter(({ kind }) => kind === 'character');
  const guard = figures.find(({ kind }) => kind === 'monster');
  if (!first || !second || !guard) throw new Error('somebody is missing');
  await send({ type: 'setInitiative', character: first.id, leading: 15, second: 40 });
  await send({ type: 'setInitiative', character: second.id, leading: 32, second: 61 });
  await send({ type: 'revealInitiatives' });
  await send({ type: 'addCondition', figure: guard.id, condition: 'poison' });
  await send({ type: 'sufferDamage', figure: guard.id, amount: 2, negate: null });
  await send({ type: 'correctElement', element: 'fire', state: 'strong' });
  valueOf(await session.undo((await session.snapshot()).seq, 'sample undo'));
}

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'standee-sample-'));
  let ticks = 0;
  const nextTime = () => new Date(START + 20_000 * (ticks += 1));
  const rules = rulesFrom(join(root, 'shared/content/data'), () => 0.42);
  const library = valueOf(await Library.open(folder, rules, { now: nextTime }));
  const session = valueOf(await library.createCampaign({ type: 'newCampaign', name: 'Sample' }));
  await play(session);
  const { bytes } = valueOf(await library.exportCampaign('Sample'));
  await library.close();
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  for (const ending of ['json', 'journal']) {
    await copyFile(join(folder, `Sample.${ending}`), join(target, `Sample.${ending}`));
  }
  await writeFile(join(target, 'Sample.standee'), bytes);
  await rm(folder, { recursive: true });
  console.log(`Written: ${target}`);
}

await main();
