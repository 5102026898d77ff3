import { describe, expect, test } from 'vitest';
import {
  aCharacter,
  aMonster,
  anObjective,
  aScenario,
  aSummon,
  someCards,
} from '../../../testing/builders';
import { id, type FigureId } from '../../../ids';
import type { Figure } from '../../../state';
import { dieIfDown } from './deaths';

function after(...figures: readonly Figure[]) {
  const scenario = aScenario({ figures, nextNumber: 7 });
  return dieIfDown(scenario, figures[0]?.id ?? id<FigureId>(''), null);
}

describe('dieIfDown', () => {
  test('[DEATH-1] removes a monster with no hit points', () => {
    expect(after(aMonster({ hitPoints: 0 })).next.figures).toEqual([]);
    expect(after(aMonster({ hitPoints: 1 })).events).toEqual([]);
  });

  test('[DEATH-2] a killed monster leaves a money token in its hex', () => {
    const { next, events } = after(aMonster({ hitPoints: 0, at: { q: 2, r: 3 } }));
    expect(next.tokens).toEqual([
      { kind: 'money', id: 'money-7', amount: 1, at: { q: 2, r: 3 }, from: 'bandit-guard-1' },
    ]);
    expect(events.map((event) => event.type)).toEqual(['died', 'moneyTokenLeft']);
  });

  test.each(['summoned', 'spawned'] as const)(
    '[DEATH-2] a %s monster leaves no money token',
    (origin) => {
      expect(after(aMonster({ hitPoints: 0, origin })).next.tokens).toEqual([]);
    },
  );

  test('[DEATH-2] summons and objectives leave no money token', () => {
    expect(after(aSummon({ hitPoints: 0 })).next).toMatchObject({ figures: [], tokens: [] });
    expect(after(anObjective({ hitPoints: 0 })).next).toMatchObject({ figures: [], tokens: [] });
  });

  test('[EXHAUST-1] an exhausted character loses all cards and stays listed', () => {
    const cards = someCards({ hand: 3, discard: 2, lost: 1, active: 1 });
    const { next } = after(
      aCharacter({ hitPoints: 0, cards, conditions: ['stun'] }),
      aCharacter({ id: 'c2' }),
    );
    expect(next.figures[0]).toMatchObject({
      exhausted: true,
      conditions: [],
      cards: { hand: 0, discard: 0, active: 0, lost: 7 },
    });
  });

  test("[SUMMON-4] a dead character's summons are removed, other summons stay", () => {
    const { next, events } = after(
      aCharacter({ hitPoints: 0 }),
      aSummon({ id: 's1' }),
      aSummon({ id: 's2', owner: id('c2') }),
    );
    expect(next.figures.map((figure) => figure.id)).toEqual(['c1', 's2']);
    expect(events.at(-1)).toEqual({
      type: 'figureRemoved',
      figure: 's1',
      why: 'ownerExhausted',
      name: aSummon({}).name,
      rule: 'SUMMON-4',
    });
  });
});
