/** Monsters of single scenarios, with their numbers from the scenario book. */
import { describe, expect, test } from 'vitest';
import { rankFor } from '../../content/rooms';
import { id } from '../../ids';
import { idleTypes } from '../../rules/figures/stats/lastingRules';
import { monstersOf, objectivesOf } from '../../rules/figures/figures';
import { printedTraits } from '../../rules/figures/stats/stats';
import { CONTENT, inScenario, played, tableOf } from '../../testing/play';

const reveal = (room: number) => ({ type: 'revealRoom', room, by: null, anyway: true }) as const;

describe('the Hungry Soul', () => {
  test('[SPAWN-1] has 5 more shield than an elite, minus 1 for each of the others', () => {
    const table = tableOf(played(inScenario('62'), [reveal(2)]).game);
    const [soul] = monstersOf(table).filter(({ type }) => type === id('hungry-soul'));
    if (!soul) throw new Error('It is in the second room.');
    const others = monstersOf(table).filter(({ type }) => type === id('living-bones'));
    const shieldWith = (count: number) => {
      const gone = new Set(others.slice(count).map((each) => each.id));
      const figures = table.figures.filter((each) => !gone.has(each.id as never));
      return printedTraits({ ...table, figures }, CONTENT, soul).shield;
    };
    expect(table.monsterLevel).toBe(1);
    expect([shieldWith(0), shieldWith(1)]).toEqual([6, 5]);
  });
});

describe('the Betrayer', () => {
  test('[SPAWN-1] summons one elite viper with two characters', () => {
    const block = CONTENT.monster(id('the-betrayer'))?.levels[1];
    const special = block && 'boss' in block ? block.boss?.special1 : undefined;
    const summoned = [2, 3, 4].map((players) =>
      (special ?? []).flatMap((action) => {
        if (action.type !== 'summon' || !action.ranks) return [];
        const rank = rankFor(action.ranks, players);
        return rank ? [`${action.count ?? 1} ${rank}`] : [];
      }),
    );
    expect(summoned).toEqual([['1 elite'], ['1 normal', '1 elite'], ['2 elite']]);
  });

  test('[SPAWN-1] its golems wake when the characters are on all plates that Fish is not on', () => {
    const start = played(inScenario('79'), [{ type: 'useBoard', inUse: true }]).game;
    expect(objectivesOf(tableOf(start))[0]?.at).toEqual({ q: 2, r: 1 });
    expect(idleTypes(tableOf(start), CONTENT)).toEqual(['stone-golem']);
    const on = played(start, [
      { type: 'setInitiative', character: 'c1', leading: 1, second: 50 },
      { type: 'setInitiative', character: 'c2', leading: 2, second: 50 },
      { type: 'revealInitiatives' },
      { type: 'startTurn', figure: 'c1' },
      { type: 'placeFigure', figure: 'c1', at: { q: -4, r: 0 } },
      { type: 'placeFigure', figure: 'c2', at: { q: 9, r: 0 } },
      { type: 'endTurn', figure: 'c1' },
    ]).game;
    expect(idleTypes(tableOf(on), CONTENT)).toEqual([]);
  });
});
