/** Every card of every monster, and every special of every boss: each line is performed, asked, or said. */
import { describe, expect, test } from 'vitest';
import { needsNoAction } from '../../rules/monsters/turnLines';
import { CONTENT } from '../../testing/play';
import { MONSTER_CARDS, playedCard, type MonsterCard } from '../../testing/monsterProof/cards';
import { expectedOf } from '../../testing/monsterProof/expectations';
import type { TurnPress } from '../../testing/monsterProof/playTurn';

/** The presses of a turn play every line but an attack on death. */
function pressesOf(card: MonsterCard, isOnBoard: boolean): readonly TurnPress[] {
  const { presses, left } = playedCard(card, isOnBoard);
  expect(left.map(({ action }) => action.type).filter((type) => type !== 'onDeath')).toEqual([]);
  // The line stays visible until the turn is over.
  expect(left.filter(needsNoAction)).toEqual([]);
  return presses;
}

function playAll(isOnBoard: boolean) {
  return MONSTER_CARDS.map((each) => ({ ...each, presses: pressesOf(each, isOnBoard) }));
}

/** Lines of a kind, with the cards and bosses that have them. */
function linesThatAre(
  how: TurnPress['how'],
  played: ReturnType<typeof playAll>,
): Readonly<Record<string, readonly string[]>> {
  const said = played.flatMap(({ type, card, presses }) =>
    presses
      .filter((press) => press.how === how)
      .map(({ line }) => `${line}: ${type.deck === 'boss' ? type.id : String(card)}`),
  );
  const lines = [...new Set(said.map((each) => each.split(': ')[0] ?? ''))].toSorted();
  return Object.fromEntries(
    lines.map((line) => {
      const which = said.filter((each) => each.startsWith(`${line}: `));
      return [line, [...new Set(which.map((each) => each.split(': ')[1] ?? ''))]];
    }),
  );
}

/** In these turns the Overseer has no scouts and the Drake no boulders. */
const SPECIALS = {
  bossSpecial: [
    'elder-drake',
    'merciless-overseer',
    'prime-demon',
    'the-betrayer',
    'winged-horror',
  ],
  summon: ['elder-drake', 'prime-demon', 'winged-horror'],
};

describe('every card of every monster', () => {
  test('[MONSTER-1] with the board each ability is carried out or asked, or is a special action', () => {
    const turns = playAll(true);
    expect(new Set(turns.map(({ card }) => card)).size).toBe(231);
    expect(linesThatAre('said', turns)).toEqual(SPECIALS);
    expect(linesThatAre('atTable', turns)).toEqual({});
  });

  test('[MONSTER-1] without the board the abilities are the same, and players move the figures', () => {
    const turns = playAll(false);
    const atTable = linesThatAre('atTable', turns);
    // The Gloom's next hex, which is unknown here.
    const bossSpecial = [...SPECIALS.bossSpecial, 'the-gloom'].toSorted();
    expect(linesThatAre('said', turns)).toEqual({ ...SPECIALS, bossSpecial });
    expect(Object.keys(atTable)).toEqual(['loot', 'push', 'trap']);
    expect(atTable['push']).toEqual(['703', '704', '706', '708', '650']);
  });
});

describe('the numbers, conditions and elements of every card of every monster', () => {
  /** Numbers that only the table knows, and special actions of bosses. */
  const OPEN = 16;

  test.each(
    MONSTER_CARDS.map((each) => ({ ...each, name: `${each.type.name} ${String(each.card)}` })),
  )('[MONSTER-1 MONSTER-3] the turn of $name does what its cards print', ({ type, card }) => {
    const { came, level, places } = playedCard({ type, card });
    const printed = CONTENT.abilityDeck(type.deck)?.cards.find(({ id }) => id === card);
    const actions = printed?.actions ?? [];
    const expected = expectedOf({ type, level, actions, places });
    if (expected) expect(expected).toContainEqual(came);
  });

  test('are open for few turns of bosses', () => {
    const open = MONSTER_CARDS.filter(({ type, card }) => {
      const printed = CONTENT.abilityDeck(type.deck)?.cards.find(({ id }) => id === card);
      const nowhere = { M: null, C: null, D: null, G: null };
      const places = [nowhere, nowhere] as const;
      return expectedOf({ type, level: 1, actions: printed?.actions ?? [], places }) === null;
    });
    expect(open).toHaveLength(OPEN);
    expect(open.every(({ type }) => type.boss)).toBe(true);
  });
});
