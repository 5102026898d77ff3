/** Retirements whose reward is already unlocked. */
import { describe, expect, test } from 'vitest';
import { useTwoWithGold } from './twoWithGold';

const at = useTwoWithGold();

const HILDA = [
  { type: 'editCharacter', character: 'c1', player: 'Ann' },
  { type: 'buyItem', character: 'c1', item: 12 },
];

/** Opens the retirement dialog, which must have this text. */
async function retire(says: string): Promise<void> {
  await at.open('party/characters/c1', 'Hilda');
  await at.page.getByText('Quest complete: Hilda retires').waitFor();
  await at.table.button('Retire').click();
  const dialog = at.page.getByRole('dialog', { name: 'Retire Hilda?' });
  await dialog.getByText(says).waitFor();
}
const dialog = () => at.page.getByRole('dialog', { name: 'Retire Hilda?' });
const confirm = () => dialog().getByRole('button', { name: 'Retire', exact: true }).click();
const farewell = () => at.page.getByRole('dialog', { name: 'Hilda has retired' });

describe('a retirement', () => {
  test('[QUEST-4] after the last scenario of the quest opens nothing again, and can be undone', async () => {
    await at.record([
      ...HILDA,
      { type: 'chooseQuest', character: 'c1', quest: 513 },
      { type: 'countQuest', character: 'c1', goal: 0, by: 8 },
      { type: 'countQuest', character: 'c1', goal: 1, by: 1 },
      { type: 'startScenario', scenario: '60', characters: ['c1', 'c2'], level: 1, anyway: true },
      { type: 'finishScenario', won: true },
    ]);
    await at.open('table');
    await at.table.next('Finish scenario');
    await at.table.closeMomentDialog('Victory');
    const summary = at.page.getByRole('dialog', { name: 'Won: 60 Alchemy Lab' });
    await summary.getByRole('button', { name: 'Apply and clear the table' }).click();
    await summary.waitFor({ state: 'detached' });
    expect((await at.party()).envelopes).toEqual(['X']);
    const before = await at.campaign();
    await retire('The last scenario of the quest has already opened its reward.');
    expect(await dialog().getByRole('textbox').count()).toBe(0);
    await confirm();
    await farewell().waitFor();
    const after = await at.campaign();
    expect(after.retired.map(({ name, gold }) => [name, gold])).toEqual([['Hilda', 0]]);
    expect(after.party).toMatchObject({ envelopes: ['X'], items: [], prosperity: 2 });
    await at.page.keyboard.press('Escape');
    await farewell().waitFor({ state: 'detached' });
    await at.page.keyboard.press('Control+z');
    await expect.poll(async () => (await at.campaign()).retired).toEqual([]);
    expect(await at.campaign()).toEqual(before);
  });

  test('[RETIRE-3] with an open box takes the design and the side scenario that you drew', async () => {
    await at.record([
      ...HILDA,
      { type: 'unlockClass', class: 'sun' },
      { type: 'chooseQuest', character: 'c1', quest: 515 },
      { type: 'countQuest', character: 'c1', goal: 0, by: 20 },
    ]);
    await retire('The reward of the quest is already open.');
    const [design, scenario] = await dialog().getByRole('textbox').all();
    await design?.fill('1');
    await design?.press('Enter');
    const retireNow = dialog().getByRole('button', { name: 'Retire', exact: true });
    await expect.poll(() => retireNow.getAttribute('title')).not.toBeNull();
    await design?.fill('91');
    await design?.press('Enter');
    await scenario?.fill('67');
    await scenario?.press('Enter');
    await confirm();
    await farewell().waitFor();
    expect(await at.party()).toMatchObject({
      items: [{ item: 91, copies: 2 }],
      marks: [{ scenario: '67', state: 'open' }],
    });
  });
});
