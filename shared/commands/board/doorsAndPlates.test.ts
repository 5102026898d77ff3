import { expect, test } from 'vitest';
import { mapInPlay } from '../../rules/board/inPlay';
import { areOccupied } from '../../rules/figures/bookConditions/bookConditions';
import { monstersOf } from '../../rules/figures/figures';
import { monsterPlan } from '../../rules/monsters/plan/plan';
import { hex, onlyWith, placed, withConditions } from '../../testing/placing';
import { CONTENT, inScenario, inTurns, played, tableOf } from '../../testing/play';

test('[WALL-8] of two doors side by side only the entered one opens', () => {
  const game = played(inScenario('15'), [{ type: 'openDoor', door: 0, by: null }]).game;
  const doors = mapInPlay(tableOf(game), CONTENT)?.doors ?? [];
  const stateOf = (number: number) => doors.find(({ door }) => door === number)?.state;
  expect([stateOf(0), stateOf(5)]).toEqual(['open', 'closed']);
});

test('[PLATE-1] a plate works for a character on it, not for one that walked over it', () => {
  const game = played(inTurns(), [
    { type: 'useBoard', inUse: true },
    { type: 'startTurn', figure: 'c1' },
  ]).game;
  const alone = onlyWith(tableOf(game), ['c1']);
  const table = { ...game, scenario: placed(alone, { c1: [1, 1] }) };
  const walk = (...path: readonly (readonly [number, number])[]) =>
    tableOf(
      played(table, [
        {
          ...{ type: 'moveFigure', figure: 'c1', movement: null, points: 3 },
          path: path.map((each) => hex(each)),
        } as never,
      ]).game,
    );
  const plate = { plates: [{ at: [1, 2] as never }] };
  expect(areOccupied(walk([1, 2], [1, 3]), plate)).toBe(false);
  expect(areOccupied(walk([1, 2]), plate)).toBe(true);
});

test('[INVISIBLE-5] an invisible character in a doorway leaves a melee monster without focus', () => {
  const opened = played(inScenario(), [
    { type: 'openDoor', door: 1, by: null },
    { type: 'useBoard', inUse: true },
    { type: 'setInitiative', character: 'c1', leading: 98, second: 50 },
    { type: 'setInitiative', character: 'c2', leading: 99, second: 50 },
    { type: 'enterAbilityCard', deck: 'guard', card: 527 },
    { type: 'revealInitiatives' },
  ]).game;
  const scenario = tableOf(opened);
  const behind = monstersOf(scenario).find(({ type }) => (type as string) === 'bandit-archer')?.at;
  const guard = monstersOf(scenario).find(({ type }) => (type as string) === 'bandit-guard');
  if (!behind || !guard) throw new Error('The room is closed.');
  const left = onlyWith(scenario, ['c1', 'c2', guard.id]);
  const places = {
    c1: [-2, 3],
    c2: [1, 1],
    [guard.id]: [behind.q, behind.r],
  } as const;
  const focusWith = (conditions: readonly 'invisible'[]) => {
    const table = withConditions(placed(left, places), 'c1', conditions);
    const plan = monsterPlan(table, CONTENT, guard.id);
    const act = plan.ok ? plan.value.steps.find(({ kind }) => kind === 'act') : undefined;
    return act?.kind === 'act' ? act.turn.focus : null;
  };
  expect(focusWith(['invisible'])).toEqual([]);
  expect(focusWith([])).toHaveLength(1);
});
