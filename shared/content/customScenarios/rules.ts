/** Validates the goals and special rules of a custom scenario. */
import type { Report } from '../reading/problem';
import { checksOf, type RuleChecks, type RuleNeeds } from './ruleChecks';
import { effectProblems } from './ruleEffects';
import type { GoalContent, ScenarioContent, ScenarioRule, SingleGoal } from '../types';

/** Visits every goal with its path, including alternatives. */
export function eachGoal(
  goals: readonly GoalContent[],
  visit: (goal: SingleGoal, path: string) => void,
): void {
  goals.forEach((goal, i) => {
    if (goal.type !== 'either') {
      visit(goal, `goals[${i}]`);
      return;
    }
    goal.of.forEach((all, j) =>
      all.forEach((each, k) => visit(each, `goals[${i}].of[${j}][${k}]`)),
    );
  });
}

/** Reports rules that reference missing things, lack required fields, or contradict themselves. */
export function ruleProblems(scenario: ScenarioContent, content: RuleNeeds, report: Report): void {
  const check = checksOf(scenario, content, report);
  scenario.rules?.forEach((rule, i) => {
    const path = `rules[${i}]`;
    check.conditions(`${path}.when`, rule.when);
    check.conditions(`${path}.until`, rule.until);
    if (rule.of) check.figures(`${path}.of`, rule.of);
    check.rooms(`${path}.rooms`, rule.rooms);
    effectProblems(rule, path, check, report);
    for (const part of lacking(rule)) report(`${path}.${part}`, { code: 'missing' });
  });
  for (const part of ['spawns', 'reveals', 'finish', 'damage', 'elements'] as const) {
    scenario[part]?.forEach(({ when }, i) => check.conditions(`${part}[${i}].when`, when));
  }
  scenario.map?.doors.forEach(({ locked }, i) =>
    check.conditions(`map.doors[${i}].locked.when`, locked?.when),
  );
  eachGoal(scenario.goals, ({ objective, rooms }, path) => {
    check.objective(`${path}.objective`, objective);
    check.rooms(`${path}.rooms`, rooms);
  });
  momentProblems(scenario, check);
  scenario.thirdSide?.forEach((id, i) => {
    if (scenario.allies?.includes(id)) report(`thirdSide[${i}]`, { code: 'contradiction' });
  });
}

/** Checks the rooms and objectives that spawns and other events of the scenario name. */
function momentProblems(scenario: ScenarioContent, check: RuleChecks): void {
  scenario.spawns?.forEach(({ onReveal, afterReveal }, i) => {
    check.rooms(`spawns[${i}].onReveal`, onReveal);
    check.rooms(`spawns[${i}].afterReveal`, afterReveal);
  });
  scenario.reveals?.forEach(({ rooms }, i) => check.rooms(`reveals[${i}].rooms`, rooms));
  scenario.finish?.forEach(({ afterReveal }, i) =>
    check.rooms(`finish[${i}].afterReveal`, afterReveal),
  );
  scenario.damage?.forEach(({ objective, whileObjectivePresent }, i) => {
    check.objective(`damage[${i}].objective`, objective);
    check.objective(`damage[${i}].whileObjectivePresent`, whileObjectivePresent);
  });
  scenario.statOverrides?.forEach(({ perUndestroyed }, i) =>
    check.objective(`statOverrides[${i}].perUndestroyed`, perUndestroyed),
  );
}

/** Fields without which a rule never applies. */
function lacking({ at, rooms, of, when }: ScenarioRule): readonly string[] {
  if (at === 'reveal' && !rooms) return ['rooms'];
  if (at === 'becomes' && !when) return ['when'];
  const isOfFigures = at === 'turnStart' || at === 'turnEnd' || at === 'death';
  return isOfFigures && !of ? ['of'] : [];
}
