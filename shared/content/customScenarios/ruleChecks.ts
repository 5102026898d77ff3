/**
 * Checks the references of a custom scenario's rules: rooms, monsters, objectives and hexes that it
 * lacks.
 */
import type { Content } from '../content';
import type { Report } from '../reading/problem';
import type { BookCondition, RuleFigures, ScenarioContent } from '../types';

export type RuleNeeds = Pick<Content, 'monster'>;

export interface RuleChecks {
  readonly room: (path: string, room: number | undefined) => void;
  readonly rooms: (path: string, rooms: readonly number[] | undefined) => void;
  readonly objective: (path: string, name: string | undefined) => void;
  readonly monster: (path: string, id: BookCondition['monster']) => void;
  readonly figures: (path: string, figures: RuleFigures) => void;
  readonly conditions: (path: string, when: readonly BookCondition[] | undefined) => void;
}

export function checksOf(
  scenario: ScenarioContent,
  content: RuleNeeds,
  report: Report,
): RuleChecks {
  const rooms = new Set(scenario.rooms.map(({ room }) => room));
  const names = new Set((scenario.objectives ?? []).map(({ name }) => name));
  const room: RuleChecks['room'] = (path, number) => {
    if (number === undefined || rooms.has(number)) return;
    report(path, { code: 'unknownRoom', room: number });
  };
  const eachRoom: RuleChecks['rooms'] = (path, numbers) =>
    numbers?.forEach((number, i) => room(`${path}[${i}]`, number));
  const objective: RuleChecks['objective'] = (path, name) => {
    if (name !== undefined && !names.has(name)) {
      report(path, { code: 'unknownReference', what: name });
    }
  };
  const monster: RuleChecks['monster'] = (path, id) => {
    if (id === undefined || content.monster(id)) return;
    report(path, { code: 'unknownMonster', monster: id });
  };
  const figures: RuleChecks['figures'] = (path, each) => {
    each.monsters?.forEach((id, i) => monster(`${path}.monsters[${i}]`, id));
    objective(`${path}.objective`, each.objective);
    objective(`${path}.near.objective`, each.near?.objective);
    room(`${path}.room`, each.room);
    if (each.has !== undefined && each.has === each.lacks) {
      report(path, { code: 'contradiction' });
    }
  };
  const conditions: RuleChecks['conditions'] = (path, when) => {
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
  return { room, rooms: eachRoom, objective, monster, figures, conditions };
}

/** Required fields of each kind of condition. */
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
