import { describe, expect, test } from 'vitest';
import { id, type FigureId } from '../../../ids';
import type { Scenario } from '../../../state';
import { placed, withCard } from '../../../testing/placing';
import { CONTENT, inScenario, played, tableOf } from '../../../testing/play';
import { distanceInPlay } from '../../board/placedFigures';
import { monstersOf, objectivesOf } from '../../figures/figures';
import { monsterPlan, type ActStep } from './plan';

/** Moves and attacks in melee. */
const CARD = CONTENT.abilityDeck(id('earth-demon'))?.cards.find(({ actions }) =>
  ['move', 'attack'].every((type) => actions.some((action) => action.type === type)),
);

/** An earth demon and two characters alone with the gate. */
function atTheGate(scenario: string, demonAt: readonly [number, number]): Scenario {
  const turns = tableOf(
    played(inScenario(scenario), [
      { type: 'useBoard', inUse: true },
      { type: 'setInitiative', character: 'c1', leading: 10, second: 50 },
      { type: 'setInitiative', character: 'c2', leading: 11, second: 50 },
      { type: 'revealInitiatives' },
    ]).game,
  );
  const [demon] = monstersOf(turns).filter(({ type }) => (type as string) === 'earth-demon');
  const [gate] = objectivesOf(turns);
  if (!demon || !gate) throw new Error('There is no demon or no gate.');
  const kept = [demon.id, gate.id, 'c1', 'c2'];
  const alone = { ...turns, figures: turns.figures.filter(({ id }) => kept.includes(id)) };
  const standing = placed(alone, { [demon.id]: demonAt, c1: [0, 4], c2: [7, 1] });
  return withCard(standing, 'earth-demon', CARD?.id ?? 0);
}

function planned(scenario: Scenario) {
  const [demon] = monstersOf(scenario);
  const plan = demon && monsterPlan(scenario, CONTENT, demon.id);
  if (!plan?.ok) throw new Error(JSON.stringify(plan));
  const act = plan.value.steps.find((step): step is ActStep => step.kind === 'act');
  return { focus: act?.turn.focus, proof: act?.turn.proof.map(({ rule }) => rule) };
}

describe('a door with hit points', () => {
  test.each([
    ['29', [1, 0]],
    ['33', [2, 4]],
    ['35', [1, 6]],
    ['36', [2, 6]],
  ] as const)('[WALL-7] is attacked in scenario %s from the hex before it', (scenario, from) => {
    const start = tableOf(played(inScenario(scenario), [{ type: 'useBoard', inUse: true }]).game);
    const [gate] = objectivesOf(start).filter(({ name }) => name === 'Door');
    if (!gate) throw new Error('There is no door.');
    const between = distanceInPlay(
      placed(start, { c1: from }),
      CONTENT,
      id<FigureId>('c1'),
      gate.id,
    );
    expect(between).toMatchObject({ range: 1, sight: { isVisible: true } });
  });

  test('[WALL-7] is a wall to the side behind it', () => {
    const start = tableOf(played(inScenario('36'), [{ type: 'useBoard', inUse: true }]).game);
    const [gate] = objectivesOf(start);
    if (!gate) throw new Error('There is no door.');
    const between = distanceInPlay(
      placed(start, { c1: [1, 8] }),
      CONTENT,
      id<FigureId>('c1'),
      gate.id,
    );
    expect(between?.sight.isVisible).toBe(false);
  });
});

describe('a focus that the scenario puts first', () => {
  test('[FOCUS-6] [WALL-7] a demon attacks the gate rather than an adjacent character', () => {
    const table = atTheGate('36', [1, 4]);
    expect(planned(table).focus).toEqual(objectivesOf(table).map(({ id }) => id));
    expect(planned(table).proof).toContain('FOCUS-6');
  });

  test('[FOCUS-6] a gate out of its reach is no focus before others', () => {
    const { focus, proof } = planned(atTheGate('36', [7, 0]));
    expect(focus).toEqual(['c2']);
    expect(proof).not.toContain('FOCUS-6');
  });
});
