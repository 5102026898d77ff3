/** Sets up Hilda's turn with cards of a class, which their initiatives identify. */
import type { Page } from 'playwright-core';
import { id } from '../../shared/ids';
import type { Command } from '../../shared/commands/shapes';
import type { CardHalf } from '../../shared/rules/cards/lines/cardLines';
import type { Character, Monster } from '../../shared/state';
import { HILDA, PIET, type Desk } from './desk';
import { breathe } from './harness';
import { monstersIn, tapHex } from './table';

const two = (className: string): readonly Command[] => [
  { type: 'addCharacter', class: id(className), name: 'Hilda', level: 1 },
  { type: 'addCharacter', class: id('tinkerer'), name: 'Piet', level: 1 },
  { type: 'startScenario', scenario: id('1'), characters: [id('c1'), id('c2')], level: 1 },
];

/** Lets Hilda act first, with the cards of these initiatives, and the guards last. */
export async function hildaActs(
  desk: Desk,
  className: string,
  leading: number,
  second: number,
): Promise<void> {
  await desk.begin(two(className));
  await desk.send(
    { type: 'setInitiative', character: HILDA, leading, second },
    { type: 'setInitiative', character: PIET, leading: 99, second: null },
    { type: 'revealInitiatives' },
    { type: 'correctInitiative', block: id('bandit-guard'), initiative: 98, second: null },
  );
  await desk.untilActs(HILDA);
}

export async function hildaOf(desk: Desk): Promise<Character> {
  const { figures } = await desk.scenario();
  const found = figures.find(({ id: each }) => each === HILDA);
  if (found?.kind !== 'character') throw new Error('Hilda is gone.');
  return found;
}

/** Plays the first ability of the action, which needs no choice, and ends her turn. */
export async function hildaPlays(desk: Desk, card: number, half: CardHalf): Promise<void> {
  await desk.send(
    {
      type: 'playLines',
      figure: HILDA,
      lines: [{ line: { kind: 'classCard', card, half, line: 0 }, subcommands: [] }],
    },
    { type: 'endTurn', figure: HILDA },
  );
}

export async function firstGuard(desk: Desk): Promise<Monster> {
  const [guard] = monstersIn(await desk.scenario(), 'bandit-guard');
  if (!guard) throw new Error('There is no guard.');
  return guard;
}

/** The command that begins a guard's attack on Hilda. No card is drawn yet. */
export const attackOnHilda = ({ id: attacker }: Monster, base: number): Command => ({
  ...{ type: 'beginAttack', attacker, base, ranged: false, range: null },
  targets: [{ figure: HILDA }],
});

/** Lets Hilda heal Piet with an ability whose target is chosen on the map. */
export async function healPietOnMap(desk: Desk): Promise<Page> {
  await hildaActs(desk, 'brute', 18, 15);
  const at = { q: 2, r: 2 };
  await desk.send(
    { type: 'placeFigure', figure: HILDA, at: { q: 1, r: 2 } },
    { type: 'placeFigure', figure: PIET, at },
    { type: 'correctHitPoints', figure: PIET, hitPoints: 2 },
  );
  const { page } = await desk.openTable();
  await desk.go(page, 'board');
  await breathe(page);
  await page.getByRole('button', { name: 'Heal 2, range 1', exact: true }).click();
  await page.locator('[data-figure="c2"] .aim.open').waitFor();
  await breathe(page);
  await tapHex(page, at);
  return page;
}
