import { describe, expect, test } from 'vitest';
import { id, type AbilityDeckId, type BlockId } from '../../ids';
import type { Game, Scenario } from '../../state';
import { aCharacter, aGame, aMonster, aScenario } from '../../testing/builders';
import { CONTENT, played, refused, tableOf, type PlainCommand } from '../../testing/play';
import type { Element } from '../../vocabulary';
import { waitingTurn } from '../../rules/order/initiative';

/**
 * Three of a type with a card: the first has acted, the second acts, the third waits. The elements
 * became strong in the turn of the second.
 */
function acting(type: string, card: number, strong: readonly Element[], more = {}): Game {
  const deck = CONTENT.monster(type)?.deck ?? id<AbilityDeckId>('');
  const monsters = [1, 2, 3].map((standee) => aMonster({ type: id(type), standee }));
  const [first] = monsters;
  if (!first) throw new Error('There is no monster.');
  const start: Scenario = aScenario({
    figures: [aCharacter(), ...monsters],
    sleeves: [{ type: id(type), deck, level: 1, consumed: [] }],
    abilityDecks: [{ deck, draw: [], discard: [], current: card }],
    phase: {
      name: 'turns',
      order: [
        {
          id: id<BlockId>(type),
          kind: 'monsterType',
          initiative: 50,
          second: null,
          longRest: false,
          turns: monsters.map((each) => waitingTurn(each.id)),
        },
      ],
      active: null,
      interrupting: [],
    },
    ...more,
  });
  return played(aGame(start), [
    { type: 'startTurn', figure: `${type}-1` },
    { type: 'endTurn', figure: `${type}-1` },
    ...strong.map((element) => ({ type: 'correctElement', element, state: 'strong' }) as const),
  ]).game;
}

function bonuses(game: Game, name: string) {
  const figure = tableOf(game).figures.find((each) => (each.id as string) === name);
  return figure?.bonuses.map(({ kind, value }) => `${kind} ${String(value)}`);
}

function consume(element: Element, monster: string, wild = false): PlainCommand {
  return { type: 'consume', element, monster, wild };
}

describe('elements consumed by a monster type', () => {
  test('[ELEMENT-3] a shield raised during the turn also counts for figures that have acted', () => {
    const before = acting('lurker', 612, ['ice']);
    expect(bonuses(before, 'lurker-2')).toEqual(['shield 1']);
    const { game } = played(before, [consume('ice', 'lurker')]);
    expect(['lurker-1', 'lurker-2', 'lurker-3'].map((name) => bonuses(game, name))).toEqual([
      ['shield 2'],
      ['shield 2'],
      [],
    ]);
    const after = played(game, [{ type: 'endTurn', figure: 'lurker-2' }]).game;
    expect(bonuses(after, 'lurker-3')).toEqual(['shield 2']);
  });

  test('[ELEMENT-3] an ability added by the element is performed in the running turn', () => {
    const before = acting('savvas-lavaflow', 718, ['fire']);
    expect(bonuses(before, 'savvas-lavaflow-2')).toEqual([]);
    const { game } = played(before, [consume('fire', 'savvas-lavaflow')]);
    expect(bonuses(game, 'savvas-lavaflow-2')).toEqual(['retaliate 3']);
  });

  test('[ELEMENT-3] a figure without the original shield does not get the raised one', () => {
    const remove = { type: 'removeBonus', figure: 'lurker-1', index: 0 } as const;
    const { game } = played(acting('lurker', 612, ['ice']), [remove, consume('ice', 'lurker')]);
    expect(bonuses(game, 'lurker-1')).toEqual([]);
    expect(bonuses(game, 'lurker-2')).toEqual(['shield 2']);
  });

  test('[STUN-1] a figure stunned before its turn gains no bonus, one stunned later does', () => {
    const stun = (figure: string) => ({ type: 'addCondition', figure, condition: 'stun' }) as const;
    const lava = (number: number) => `savvas-lavaflow-${String(number)}`;
    const { game } = played(acting('savvas-lavaflow', 718, ['fire']), [
      stun(lava(1)),
      stun(lava(3)),
      { type: 'endTurn', figure: lava(2) },
      { type: 'removeCondition', figure: lava(3), condition: 'stun' },
      { type: 'endTurn', figure: lava(3) },
      consume('fire', 'savvas-lavaflow'),
    ]);
    expect([1, 2, 3].map((number) => bonuses(game, lava(number)))).toEqual([
      ['retaliate 3'],
      ['retaliate 3'],
      [],
    ]);
  });

  test('[ELEMENT-1] a later figure infuses the same element again without a second event', () => {
    const deck = CONTENT.abilityDecks().find(({ cards }) =>
      cards.some(({ actions }) => actions.some((line) => line.type === 'infuse')),
    );
    const card = deck?.cards.find(({ actions }) => actions.some((line) => line.type === 'infuse'));
    const type = CONTENT.monsters().find((monster) => monster.deck === deck?.id && !monster.boss);
    const name = type?.id ?? '';
    const before = acting(name, card?.id ?? 0, []);
    const { events } = played(before, [{ type: 'endTurn', figure: `${name}-2` }]);
    expect(tableOf(before).infusing).toHaveLength(1);
    expect(Object.values(tableOf(before).elements)).toContain('strong');
    expect(events.map((event) => event.type)).not.toContain('elementStrengthened');
    expect(events.map((event) => event.type)).not.toContain('elementInfused');
  });

  test.each([
    ['earth-demon', 643, 'earth'],
    ['flame-demon', 635, 'fire'],
    ['frost-demon', 626, 'ice'],
    ['night-demon', 667, 'dark'],
    ['sun-demon', 659, 'light'],
    ['wind-demon', 651, 'air'],
  ] as const)(
    '[ELEMENT-1] the card of %s (%i) infuses %s after consuming an element',
    (type, card, makes) => {
      const from = makes === 'fire' ? 'ice' : 'fire';
      const { game } = played(acting(type, card, [from]), [consume(from, type, true)]);
      expect(tableOf(game)).toMatchObject({
        elements: { [from]: 'inert', [makes]: 'inert' },
        infusing: [makes],
      });
      const after = played(game, [{ type: 'endTurn', figure: `${type}-2` }]).game;
      expect(tableOf(after).elements[makes]).toBe('strong');
    },
  );

  test('[ELEMENT-1] without consuming the element nothing is infused', () => {
    const { game } = played(acting('frost-demon', 626, []), [
      { type: 'endTurn', figure: 'frost-demon-2' },
    ]);
    expect(tableOf(game)).toMatchObject({ elements: { ice: 'inert' }, infusing: [] });
  });

  test('[ELEMENT-3] the first one to act consumes the element of its card for the whole type', () => {
    const waiting = acting('lurker', 612, []);
    const { game, events } = played(waiting, [
      { type: 'correctElement', element: 'ice', state: 'strong' },
      { type: 'correctElement', element: 'fire', state: 'strong' },
      { type: 'endTurn', figure: 'lurker-2' },
    ]);
    expect(events.map(({ type }) => type)).toContain('elementConsumed');
    expect(tableOf(game).elements).toMatchObject({ ice: 'inert', fire: 'strong' });
    expect(tableOf(game).sleeves[0]?.consumed).toEqual(['ice']);
    expect(['lurker-1', 'lurker-3'].map((name) => bonuses(game, name))).toEqual([
      ['shield 2'],
      ['shield 2'],
    ]);
  });

  test('[ELEMENT-3] [STUN-1] a stunned monster consumes nothing', () => {
    const stun = { type: 'addCondition', figure: 'lurker-3', condition: 'stun' } as const;
    const { game } = played(acting('lurker', 612, []), [
      { type: 'correctElement', element: 'ice', state: 'strong' },
      stun,
      { type: 'endTurn', figure: 'lurker-2' },
    ]);
    expect(tableOf(game).elements.ice).toBe('strong');
    expect(refused(game, consume('ice', 'lurker'))).toEqual({
      code: 'figureCannotAct',
      figure: 'lurker-3',
      condition: 'stun',
    });
  });

  test('[ELEMENT-3] players choose among several elements, but one alone is consumed', () => {
    const start = (...strong: readonly Element[]) =>
      played(acting('frost-demon', 626, strong), [{ type: 'endTurn', figure: 'frost-demon-2' }]);
    expect(tableOf(start('fire', 'air').game).sleeves[0]?.consumed).toEqual([]);
    expect(tableOf(start('fire').game)).toMatchObject({
      elements: { fire: 'inert' },
      infusing: ['ice'],
      sleeves: [{ consumed: ['wild'] }],
    });
  });

  test('[ELEMENT-3] an item that denies an element leaves the monsters’ element to the players', () => {
    const waiting = acting('lurker', 612, ['ice']);
    const scenario = tableOf(waiting);
    const figures = scenario.figures.map((figure) =>
      figure.kind === 'character' ? { ...figure, worn: [92] } : figure,
    );
    const { game } = played({ ...waiting, scenario: { ...scenario, figures } }, [
      { type: 'endTurn', figure: 'lurker-2' },
    ]);
    expect(tableOf(game).elements.ice).toBe('strong');
  });

  test('[ELEMENT-3] only the elements on the card are consumed, each once', () => {
    const game = acting('lurker', 612, ['ice', 'fire']);
    const code = 'elementNotWanted';
    expect(refused(game, consume('fire', 'lurker')).code).toBe(code);
    expect(refused(game, consume('ice', 'lurker', true)).code).toBe(code);
    const used = played(game, [consume('ice', 'lurker')]).game;
    expect(refused(used, consume('ice', 'lurker')).code).toBe(code);
    expect(refused(game, consume('ice', 'ooze')).code).toBe('noSuchMonster');
    expect(refused(acting('lurker', 612, []), consume('ice', 'lurker')).code).toBe(
      'elementIsInert',
    );
  });

  test('[ELEMENT-3] a consumed element counts for the whole type until the round ends', () => {
    const used = played(acting('frost-demon', 626, ['fire']), [
      consume('fire', 'frost-demon', true),
    ]);
    expect(tableOf(used.game).sleeves[0]?.consumed).toEqual(['wild']);
    const { game } = played(used.game, [
      { type: 'endBlock', block: 'frost-demon' },
      { type: 'endRound' },
    ]);
    expect(tableOf(game).sleeves[0]?.consumed).toEqual([]);
  });
});
