import { expect, test } from 'vitest';
import { mapInPlay } from '#shared/rules/board/inPlay';
import { id as named, type CharacterId } from '../../shared/ids';
import { shippedContent } from '#shared/testing/content';
import { TWO_AT_BLACK_BARROW, useDesk } from './desk';
import { drawnOn, keys, wholeMap } from './drawnMap';

const content = shippedContent();
const desk = useDesk();

const playing = ['c1', 'c2'].map((character) => named<CharacterId>(character));

/** Every n-th map is opened, because other tests check the drawings of all maps. */
const SKIPPED = 3;

test('Scenario maps show revealed rooms completely and nothing of closed rooms', async () => {
  await desk.begin(TWO_AT_BLACK_BARROW);
  const { page } = await desk.openTable();
  await desk.go(page, 'board');
  // Svelte warns if a component reads state of a map that was removed.
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('svelte.dev/e/')) warnings.push(message.text());
  });
  await desk.send({ type: 'abandonScenario' });
  const ids = content
    .scenarioIndex()
    .map(({ id }) => id)
    .filter((_, index) => index % SKIPPED === 0);
  expect(ids.length).toBeGreaterThan(30);
  for (const id of ids) {
    const whole = wholeMap(id);
    if (!whole) continue;
    await desk.send({
      ...{ type: 'startScenario', scenario: id, characters: playing, level: null },
      anyway: true,
    });
    const begun = await desk.scenario();
    await page.locator(`[role="application"][aria-label*="${begun.scenario} "]`).waitFor();
    const shown = mapInPlay(begun, content);
    const hidden = new Set(
      keys((shown?.tiles ?? []).filter((tile) => !tile.isShown).flatMap((tile) => tile.hexes)),
    );
    const doorHexes = new Set(
      keys((shown?.doors ?? []).filter((door) => door.isShown).flatMap((door) => door.hexes)),
    );
    const first = await drawnOn(page);
    expect(first.hexes.length, id).toBeGreaterThan(0);
    const spoilt = first.hexes.filter((key) => hidden.has(key) && !doorHexes.has(key));
    expect(spoilt, id).toEqual([]);

    for (const { room, revealed } of begun.rooms) {
      if (!revealed) await desk.send({ type: 'revealRoom', room, by: null, anyway: true });
    }
    await expect.poll(async () => (await drawnOn(page)).hexes.length).toBe(whole.hexes.length);
    const drawn = await drawnOn(page);
    expect(drawn.hexes, id).toEqual(whole.hexes);
    expect(drawn.doors.length, id).toBe(whole.doors);
    expect(drawn.overlays.length, id).toBe(whole.overlays);
    const figures = (await desk.scenario()).figures.filter(({ at }) => at !== null);
    await expect.poll(() => page.locator('svg [data-figure]').count()).toBe(figures.length);
    await desk.send({ type: 'abandonScenario' });
  }
  expect(warnings).toEqual([]);
});
