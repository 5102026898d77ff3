/** Validates the goals and special rules of a custom scenario. */
import type { Content } from '../content';
import type { Report } from '../reading/problem';
import type {
  BookCondition,
  GoalContent,
  RuleEffect,
  RuleFigures,
  ScenarioContent,
  ScenarioRule,
  SingleGoal,
} from '../types';

type Needs = Pick<Content, 'monster'>;

/** Visits every goal with its place, alternatives too. */
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

/** Reports rules that name missing things, lack what they need, or contradict themselves. */
export function ruleProblems(scenario: ScenarioContent, content: Needs, report: Report): void {
  const check = checksOf(scenario, content, report);
  scenario.rules?.forEach((rule, i) => {
    const path = `rules[${i}]`;
    check.conditions(`${path}.when`, rule.when);
    check.conditions(`${path}.until`, rule.until);
    if (rule.of) check.figures(`${path}.of`, rule.of);
    rule.rooms?.forEach((room, j) => check.room(`${path}.rooms[${j}]`, room));
    rule.does.forEach((effect, j) => effectProblems(effect, `${path}.does[${j}]`, check));
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
    rooms?.forEach((room, j) => check.room(`${path}.rooms[${j}]`, room));
  });
  scenario.thirdSide?.forEach((id, i) => {
    if (scenario.allies?.includes(id)) report(`thirdSide[${i}]`, { code: 'contradiction' });
  });
}

/** Fields without which a rule never applies. */
function lacking({ at, rooms, of, when }: ScenarioRule): readonly string[] {
  if (at === 'reveal' && !rooms) return ['rooms'];
  if (at === 'becomes' && !when) return ['when'];
  const isOfFigures = at === 'turnStart' || at === 'turnEnd' || at === 'death';
  return isOfFigures && !of ? ['of'] : [];
}

interface Checks {
  readonly room: (path: string, room: number | undefined) => void;
  readonly objective: (path: string, name: string | undefined) => void;
  readonly monster: (path: string, id: BookCondition['monster']) => void;
  readonly figures: (path: string, figures: RuleFigures) => void;
  readonly conditions: (path: string, when: readonly BookCondition[] | undefined) => void;
}

function checksOf(scenario: ScenarioContent, content: Needs, report: Report): Checks {
  const rooms = new Set(scenario.rooms.map(({ room }) => room));
  const names = new Set((scenario.objectives ?? []).map(({ name }) => name));
  const room: Checks['room'] = (path, number) => {
    if (number === undefined || rooms.has(number)) return;
    report(path, { code: 'unknownRoom', room: number });
  };
  const objective: Checks['objective'] = (path, name) => {
    if (name !== undefined && !names.has(name)) {
      report(path, { code: 'unknownReference', what: name });
    }
  };
  const monster: Checks['monster'] = (path, id) => {
    if (id === undefined || content.monster(id)) return;
    report(path, { code: 'unknownMonster', monster: id });
  };
  const figures: Checks['figures'] = (path, each) => {
    each.monsters?.forEach((id, i) => monster(`${path}.monsters[${i}]`, id));
    objective(`${path}.objective`, each.objective);
    objective(`${path}.near.objective`, each.near?.objective);
    room(`${path}.room`, each.room);
    if (each.has !== undefined && each.has === each.lacks) {
      report(path, { code: 'contradiction' });
    }
  };
  const conditions: Checks['conditions'] = (path, when) => {
    when?.forEach((each, i) => {
      room(`${path}[${i}].room`, each.room);
      objective(`${path}[${i}].objective`, each.objective);
      monster(`${path}[${i}].monster`, each.monster);
      for (const part of NEEDED[each.state] ?? []) {
        if (each[part] === undefined) report(`${path}[${i}].${part}`, { code: 'missing' });
      }
      if (when.some((other) => excludes(each, other))) {
        report(`${path}[${i}]`, { code: 'contradiction' });
      }
    });
  };
  return { room, objective, monster, figures, conditions };
}

/** Fields without which a condition says nothing. */
const NEEDED: Partial<Record<BookCondition['state'], readonly (keyof BookCondition)[]>> = {
  allKilled: ['monster'],
  killed: ['monster'],
  saved: ['objective'],
  revealed: ['room'],
  closed: ['room'],
  occupied: ['plates'],
  asked: ['note'],
};

const OPPOSITES: Partial<Record<BookCondition['state'], BookCondition['state']>> = {
  revealed: 'closed',
  present: 'absent',
};

/** True if both can never hold at the same time. */
function excludes(a: BookCondition, b: BookCondition): boolean {
  return (
    OPPOSITES[a.state] === b.state &&
    a.room === b.room &&
    a.monster === b.monster &&
    a.objective === b.objective &&
    a.side === b.side &&
    a.hexes === undefined &&
    b.hexes === undefined &&
    a.marker === b.marker
  );
}

function effectProblems(effect: RuleEffect, path: string, check: Checks): void {
  if ('to' in effect && effect.to) check.figures(`${path}.to`, effect.to);
  if ('figures' in effect) check.figures(`${path}.figures`, effect.figures);
  if ('monster' in effect) check.monster(`${path}.monster`, effect.monster);
  if ('objective' in effect) check.objective(`${path}.objective`, effect.objective);
  if ('per' in effect && effect.per) {
    check.objective(`${path}.per.objective`, effect.per.objective);
    check.objective(`${path}.per.saved`, effect.per.saved);
    check.monster(`${path}.per.monster`, effect.per.monster);
    check.monster(`${path}.per.killed`, effect.per.killed);
  }
}
