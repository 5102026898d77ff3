/** Available scenarios, and the rewards at the end of a scenario. */
import { describe, expect, test } from 'vitest';
import { optionsOf } from './choose';
import { breathe } from './harness';
import { useTwoWithGold } from './twoWithGold';

const at = useTwoWithGold();

describe('scenarios', () => {
  const done = (...ids: readonly string[]) =>
    ids.map((scenario) => ({ type: 'markScenario', scenario, as: 'completed' }));

  test('Scenarios are shown in a list and in a chart with key navigation', async () => {
    await at.record(done('1', '2'));
    await at.open('party/scenarios', 'Scenarios');
    await at.notice('4 scenarios unlocked, 2 completed.');
    await at.page.getByRole('button', { name: /Inox Encampment/ }).click();
    const details = at.region('3 Inox Encampment');
    await details.getByText('Unlocked by 2 Barrow Lair.').waitFor();
    await at.page.getByRole('tab', { name: 'Flow chart' }).click();
    const node = (name: string) => at.page.getByRole('button', { name: new RegExp(`^${name}: `) });
    await node('1 Black Barrow').click();
    await at.page.keyboard.press('ArrowRight');
    await at.region('2 Barrow Lair').waitFor();
    await at.page.keyboard.press('ArrowRight');
    await at.page.keyboard.press('ArrowDown');
    await at.region('4 Crypt of the Damned').waitFor();
    expect(await node('4 Crypt of the Damned').getAttribute('aria-pressed')).toBe('true');
    expect(await node('4 Crypt of the Damned').getAttribute('aria-label')).toContain(
      'Unlocked by 2 Barrow Lair',
    );
  });

  test('A scenario with missing requirements starts by an override, which is recorded', async () => {
    await at.record(done('1'));
    await at.open('party/scenarios', 'Scenarios');
    await at.page.getByRole('button', { name: /Barrow Lair/ }).click();
    const details = at.region('2 Barrow Lair');
    await details.getByText(/Still needed: First Steps/).waitFor();
    await details.getByRole('button', { name: 'View in set-up' }).click();
    await at.page
      .getByRole('note', { name: 'Locked because' })
      .getByText(/First Steps/)
      .waitFor();
    await at.table.button('Start anyway…').click();
    const dialog = at.page.getByRole('dialog', { name: 'Start this scenario anyway?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect((await at.game()).scenario).toBeNull();
    await at.table.button('Start anyway…').click();
    await dialog.getByRole('button', { name: 'Start anyway' }).click();
    await at.page.getByRole('region', { name: 'Initiative' }).waitFor();
    const game = await at.game();
    expect(game.scenario).toMatchObject({ scenario: '2', outOfOrder: true });
    expect(game.campaign.party.outOfOrder).toEqual(['2']);
    await at.open('history', 'History');
    await at.notice(/starts although its requirements are not met/);
    await at.open('party/scenarios', 'Scenarios');
    await at.page.getByRole('button', { name: /Barrow Lair.*started out of order/ }).waitFor();
  });

  test('Casual mode starts a scenario without an override', async () => {
    await at.record(done('1'));
    await at.open('scenario/2');
    await at.table.button('Start anyway…').waitFor();
    await at.page.getByRole('switch', { name: 'Casual mode' }).click();
    await at.table.button('Start 2 Barrow Lair').click();
    await at.page.getByRole('region', { name: 'Initiative' }).waitFor();
    const { scenario, campaign: now } = await at.game();
    expect(scenario?.casual).toBe(true);
    expect(now.party.outOfOrder).toEqual([]);
  });

  test('Solo scenarios and random dungeons are shown as far as they are unlocked', async () => {
    await at.open('party/scenarios', 'Scenarios');
    await at.page.getByText('1: Return to the Black Barrow').waitFor();
    expect(await at.page.content()).not.toContain('Imposing Blade');
    await at.table.button('Won: give the item to Hilda').click();
    await at.page.getByText('Won: Imposing Blade').waitFor();
    expect(await at.itemsOf('c1')).toEqual([134]);
    await at.page.getByRole('textbox', { name: 'Scenario number' }).fill('55');
    await at.table.button('Show scenario').click();
    await at.page.getByText(/Random dungeon: draw 3 of the room cards Trail, Encampment/).waitFor();
  });

  test('A locked scenario is revealed by number, one at a time, and hidden again', async () => {
    await at.open('party/scenarios', 'Scenarios');
    const number = at.page.getByRole('textbox', { name: 'Scenario number' });
    await number.fill('999');
    await at.table.button('Show scenario').click();
    await at.notice('There is no scenario 999.');
    await number.fill('51');
    await number.press('Enter');
    await at.region('51 The Void').getByText('Not unlocked yet.').waitFor();
    expect(await at.page.content()).not.toContain('Noxious Cellar');
    // The button may have appeared under the pointer, so a faster press would count as a double click.
    await breathe(at.page);
    await at.table.button('Hide again').click();
    await expect.poll(() => at.page.content()).not.toContain('The Void');
  });
});

describe('the end of a scenario', () => {
  const atTheEnd = [
    { type: 'startScenario', scenario: '1', characters: ['c1', 'c2'], level: null },
    { type: 'gainExperience', figure: 'c1', amount: 9 },
    { type: 'finishScenario', won: true },
  ];

  test('The scenario summary can be corrected and is applied as one step', async () => {
    await at.record(atTheEnd);
    await at.open('table');
    await at.table.next('Finish scenario');
    await at.table.closeMomentDialog('Victory');
    const summary = at.page.getByRole('dialog', { name: 'Won: 1 Black Barrow' });
    await summary.waitFor();
    const cards = await summary.getByRole('heading', { level: 3 }).allInnerTexts();
    expect(cards.slice(0, 2)).toEqual(['Hilda', 'Nim']);
    const inPlay = summary.getByRole('textbox', { name: 'Experience, Hilda, gained during play' });
    expect(await inPlay.inputValue()).toBe('9');
    await inPlay.fill('12');
    await inPlay.press('Enter');
    await summary.getByText('was 9').waitFor();
    await summary.getByRole('group', { name: 'Hilda total' }).getByText('0 → 18').waitFor();
    const world = summary.getByRole('region', { name: 'Party and world' });
    await world.getByRole('checkbox', { name: /First Steps/ }).uncheck();
    const before = (await at.snapshot()).log.length;
    await summary.getByRole('button', { name: 'Apply and clear the table' }).click();
    await summary.waitFor({ state: 'detached' });
    const after = await at.snapshot();
    expect(after.game.scenario).toBeNull();
    expect(after.log.length).toBe(before + 1);
    expect(after.game.campaign.characters.map(({ experience }) => experience)).toEqual([18, 6]);
    expect(after.game.campaign.completed).toEqual(['1']);
    expect(after.game.campaign.party.partyAchievements).toEqual([]);

    await at.page.keyboard.press('Control+z');
    await expect.poll(async () => (await at.game()).scenario?.phase.name).toBe('over');
    expect((await at.campaign()).characters.map(({ experience }) => experience)).toEqual([0, 0]);
  });

  test('n leads from the last action through victory and summary to the party', async () => {
    await at.record(atTheEnd);
    await at.open('table');
    const dialog = (name: string) => at.page.getByRole('dialog', { name });
    for (const title of ['Victory', 'Won: 1 Black Barrow']) {
      await breathe(at.page);
      await at.page.keyboard.press('n');
      await dialog(title).waitFor();
    }
    await breathe(at.page);
    await at.page.keyboard.press('n');
    await expect.poll(async () => (await at.game()).scenario).toBeNull();
    expect((await at.campaign()).completed).toEqual(['1']);
  });

  test('A lost scenario keeps experience and gold and gives no rewards', async () => {
    await at.record(atTheEnd);
    await at.open('table');
    await at.table.next('Finish scenario');
    await at.table.closeMomentDialog('Victory');
    await at.table.button('Lost').click();
    const summary = at.page.getByRole('dialog', { name: 'Lost: 1 Black Barrow' });
    await summary.getByRole('group', { name: 'Nim total' }).getByText('Nothing').waitFor();
    expect(await summary.getByRole('region', { name: 'Party and world' }).count()).toBe(0);
    await summary.getByRole('button', { name: 'Apply and clear the table' }).click();
    await expect.poll(async () => (await at.game()).scenario).toBeNull();
    expect((await at.campaign()).characters.map(({ experience }) => experience)).toEqual([9, 0]);
    expect((await at.campaign()).completed).toEqual([]);
  });
});

describe('what the players decide at the end', () => {
  test('The players choose the unlocked scenario, the owner of an item and the drawn reward', async () => {
    await at.record([
      {
        type: 'startScenario',
        scenario: '13',
        characters: ['c1', 'c2'],
        level: null,
        anyway: true,
      },
      { type: 'finishScenario', won: true },
    ]);
    await at.open('table');
    await at.table.next('Finish scenario');
    await at.table.closeMomentDialog('Victory');
    const summary = at.page.getByRole('dialog', { name: 'Won: 13 Temple of the Seer' });
    await summary
      .getByText('You started this scenario although its requirements were not met.')
      .waitFor();
    const choice = summary.getByRole('combobox', { name: 'Choose: One new scenario' });
    const offered = await optionsOf(choice);
    const options = await offered.allInnerTexts();
    expect(options[0]).toBe('Not chosen yet');
    expect(options.length).toBeGreaterThan(2);
    await offered.nth(1).click();
    const gold = summary.getByRole('textbox', { name: /^Gold, Nim, 0 tokens/ });
    await gold.fill('lots');
    await gold.press('Enter');
    await at.notice(/lots/);
    expect(await gold.inputValue()).toBe('0');
    await gold.fill('-5');
    await gold.press('Enter');
    await summary.getByRole('group', { name: 'Nim total' }).getByText('12 → 7').waitFor();
    await summary.getByRole('button', { name: 'Apply and clear the table' }).click();
    await expect.poll(async () => (await at.game()).scenario).toBeNull();
    expect(await at.goldOf('c2')).toBe(7);
    const { marks, outOfOrder } = await at.party();
    expect(marks.map(({ state }) => state)).toEqual(['open']);
    expect(outOfOrder).toEqual(['13']);
  });
});
