import { describe, expect, test } from 'vitest';
import { id } from '#shared/ids';
import { monstersOf, objectivesOf, withFigure } from '#shared/rules/figures/figures';
import { monsterPlan } from '#shared/rules/monsters/plan/plan';
import type { Scenario } from '#shared/state';
import { placed, withCard } from '#shared/testing/placing';
import { CONTENT, inScenario, played, tableOf } from '#shared/testing/play';
import { figuresToPlan, focusSignature } from './focusSignature';

/** Moves and attacks in melee. */
const CARD = CONTENT.abilityDeck(id('earth-demon'))?.cards.find(({ actions }) =>
  ['move', 'attack'].every((type) => actions.some((action) => action.type === type)),
);

/** Scenario 36, whose demons focus on the door first. One of them has a character beside it. */
function atTheGate(): Scenario {
  const turns = tableOf(
    played(inScenario('36'), [
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
  const standing = placed(alone, { [demon.id]: [1, 4], c1: [0, 4], c2: [7, 1] });
  return withCard(standing, 'earth-demon', CARD?.id ?? 0);
}

function focusOf(scenario: Scenario): readonly string[] {
  const [demon] = figuresToPlan(scenario);
  const plan = demon && monsterPlan(scenario, CONTENT, demon.id);
  if (!plan?.ok) throw new Error(JSON.stringify(plan));
  const act = plan.value.steps.find((step) => step.kind === 'act');
  return act?.turn.focus ?? [];
}

describe('the signature of a focus', () => {
  test('[FOCUS-6] changes with the rule that puts a focus first', () => {
    const table = atTheGate();
    const rules = CONTENT.scenario(table.scenario)?.rules ?? [];
    const index = rules.findIndex(({ does }) => does.some(({ type }) => type === 'focusFirst'));
    const after = { ...table, endedRules: [index] };
    expect(focusOf(after)).not.toEqual(focusOf(table));
    expect(focusSignature(after, CONTENT)).not.toBe(focusSignature(table, CONTENT));
  });

  test('[SPAWN-1] changes when a monster falls asleep', () => {
    const table = atTheGate();
    const [demon] = monstersOf(table);
    if (!demon) throw new Error('There is no demon.');
    const after = withFigure(table, { ...demon, asleep: true });
    expect(focusSignature(after, CONTENT)).not.toBe(focusSignature(table, CONTENT));
  });

  test('stays the same when figures lose hit points', () => {
    const table = atTheGate();
    const figures = table.figures.map((figure) => ({ ...figure, hitPoints: 1 }));
    expect(focusSignature({ ...table, figures }, CONTENT)).toBe(focusSignature(table, CONTENT));
  });
});
