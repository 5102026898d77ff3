/** Objectives and escorts that one side neither attacks nor heals. */
import { describe, expect, test } from 'vitest';
import { id } from '../../ids';
import { areaTargets } from '../../rules/board/placedFigures';
import { monstersOf, objectivesOf } from '../../rules/figures/figures';
import { monsterPlan } from '../../rules/monsters/plan/plan';
import type { Figure, Game, Objective, Scenario } from '../../state';
import { placed, withCard } from '../../testing/placing';
import { CONTENT, inScenario, played, refused, tableOf } from '../../testing/play';

function inTurns(scenario: string): Game {
  return played(inScenario(scenario), [
    { type: 'setInitiative', character: 'c1', leading: 1, second: 50 },
    { type: 'setInitiative', character: 'c2', leading: 2, second: 50 },
    { type: 'revealInitiatives' },
    { type: 'startTurn', figure: 'c1' },
  ]).game;
}

const withTable = (game: Game, scenario: Scenario): Game => ({ ...game, scenario });

describe('an objective that only monsters attack', () => {
  const game = inTurns('84');
  const [crystal] = objectivesOf(tableOf(game));
  const attack = {
    type: 'beginAttack',
    attacker: 'c1',
    base: 3,
    ranged: null,
    range: null,
  } as const;

  test('[OBJECTIVE-1] is attacked by a character only anyway', () => {
    const figure = crystal?.id;
    const refusal = refused(game, { ...attack, targets: [{ figure }] });
    expect(refusal).toEqual({ code: 'targetIsSpared', figure });
    const anyway = played(game, [{ ...attack, targets: [{ figure, distance: null }] }]);
    expect(tableOf(anyway.game).attack?.targets).toHaveLength(1);
  });

  test('[OBJECTIVE-1] [AREA-5] is not hit by a character’s area', () => {
    const at = crystal?.at;
    const [demon] = monstersOf(tableOf(game));
    if (!at || !demon) throw new Error('The crystal has its hex.');
    const table = placed(tableOf(game), { c1: [at.q, at.r + 1], [demon.id]: [at.q + 1, at.r] });
    const hexes = [at, { q: at.q + 1, r: at.r }];
    expect(areaTargets(table, CONTENT, id('c1'), hexes)).toEqual([demon.id]);
    const area = { hexes };
    const hit = played(withTable(game, table), [
      { type: 'useBoard', inUse: true },
      { ...attack, targets: [], area },
    ]);
    expect(tableOf(hit.game).attack?.targets.map(({ figure }) => figure)).toEqual([demon.id]);
  });
});

test('[OBJECTIVE-1] [HEAL-6] allied monsters do not heal whom the scenario excludes', () => {
  const table = withCard(tableOf(inTurns('86')), 'shaman', 590);
  const [shaman] = monstersOf(table).filter(({ type }) => type === id('vermling-shaman'));
  const [villager] = objectivesOf(table);
  if (!villager || !shaman?.at) throw new Error('A shaman and a villager are in the first room.');
  const { q, r } = shaman.at;
  const healed = (objective: Partial<Objective>) => {
    const figures = table.figures.flatMap((each): readonly Figure[] => {
      if (each.id === shaman.id) return [{ ...shaman, side: 'allies' }];
      return each.id === villager.id ? [{ ...villager, hitPoints: 1, ...objective }] : [];
    });
    const near = placed({ ...table, figures }, { [villager.id]: [q, r + 1] });
    const plan = monsterPlan(near, CONTENT, shaman.id);
    if (!plan.ok) throw new Error(JSON.stringify(plan.refusal));
    return plan.value.steps.flatMap((step) => (step.kind === 'other' ? step.figures : []));
  };
  expect(healed({})).not.toContain(villager.id);
  // An objective that the players added.
  expect(healed({ listed: null })).toContain(villager.id);
});
