/** Words the special rules of a scenario, their requests to the players, and the locks of doors. */
import type { Content } from '#shared/content/content';
import type { BookCondition, DoorLock, RuleEffect, ScenarioRule } from '#shared/content/types';
import type { FigureId } from '#shared/ids';
import type { DoorInPlay } from '#shared/rules/board/inPlay';
import { closedDoorsInto } from '#shared/rules/round/doors';
import type { Scenario } from '#shared/state';
import { TABLE_WORDS } from '../play';
import type { Names } from '../names/names';
import { conditionClause, conditionText, roundsText } from '../party/campaignBook';

const words = TABLE_WORDS.bookRules;
export const { DUE, LOCKS } = words;
const { EFFECTS, RULE_LINES, RULE_TIMES, figuresText } = words;
const { BOOK_NOTES } = TABLE_WORDS.campaignBook;

type EffectWord = (effect: RuleEffect, names: Names, whose: string) => string;

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** An effect of a rule as a sentence: 'Living Corpse 3 suffers 2 damage.' */
export function effectText(effect: RuleEffect, figure: FigureId | null, names: Names): string {
  const whose = figure === null ? RULE_LINES.someone : names.figure(figure);
  return capital((EFFECTS[effect.type] as EffectWord)(effect, names, whose));
}

const ROUNDS_ALL = { every: 1 } as const;

function timeText(rule: ScenarioRule, names: Names): readonly string[] {
  const { at, rounds = ROUNDS_ALL, rooms = [], of, special } = rule;
  const who = of ? figuresText(of, names) : '';
  const bySpecial = special === undefined ? [] : [RULE_TIMES.special(special)];
  switch (at) {
    case 'roundStart':
    case 'roundEnd':
      return [RULE_TIMES[at](roundsText(rounds))];
    case 'reveal':
      return [RULE_TIMES.reveal(rooms)];
    case 'turnStart':
    case 'turnEnd':
    case 'death':
      return [RULE_TIMES[at](who), ...bySpecial];
    case 'setup':
    case 'becomes':
      return [RULE_TIMES[at]];
    default:
      return rule.rounds ? [RULE_TIMES.always(roundsText(rounds))] : [];
  }
}

function conditionsText(when: readonly BookCondition[] | undefined, names: Names): string[] {
  return (when ?? [])
    .filter(({ state }) => state !== 'revealed')
    .map((each) => conditionText(each, names));
}

function clausesOf(when: readonly BookCondition[] | undefined, names: Names): string[] {
  return (when ?? [])
    .filter(({ state }) => state !== 'revealed')
    .map((each) => conditionClause(each, names));
}

/** A rule in words: 'At the end of every round, while Door is there: …'. */
export function ruleText(rule: ScenarioRule, hasEnded: boolean, names: Names): string {
  const until = clausesOf(rule.until, names);
  const when = [
    ...timeText(rule, names),
    ...clausesOf(rule.when, names),
    ...(until.length > 0 ? [RULE_LINES.until(until)] : []),
  ];
  const effects = rule.does.map((effect) => effectText(effect, null, names));
  const line = capital(RULE_LINES.line(when, effects));
  const text = rule.doubtful ? `${line} ${RULE_LINES.doubtful}` : line;
  return hasEnded ? RULE_LINES.hasEnded(text) : text;
}

/** The request of a rule to the players at this moment, for a figure if the rule is about one. */
export function dueRuleText(rule: ScenarioRule, figure: FigureId | null, names: Names): string {
  const asked = (rule.when ?? []).filter(({ state }) => state === 'asked');
  const effects = rule.does.map((effect) => effectText(effect, figure, names));
  const until = clausesOf(rule.until, names);
  const when = [
    ...asked.map((each) => conditionText(each, names)),
    ...(until.length > 0 ? [RULE_LINES.until(until)] : []),
  ];
  const line = capital(RULE_LINES.line(when, effects));
  return rule.doubtful ? `${line} ${RULE_LINES.doubtful}` : line;
}

/** The conditions that end the scenario or reveal a room, as a question. */
export function askedText(when: readonly BookCondition[] | undefined, names: Names): string {
  return (when ?? []).map((each) => conditionText(each, names)).join(' ');
}

/** The condition that opens a locked door, by the scenario book. */
export function lockText(
  lock: DoorLock,
  objectiveName: (index: number) => string,
  names: Names,
): string {
  const { round, fallen, objective, when, heldBy, note } = lock;
  const known = [
    ...(round === undefined ? [] : [LOCKS.fromRound(round)]),
    ...(fallen ? [LOCKS.fallen(names.monster(fallen.monster))] : []),
    ...(objective === undefined ? [] : [LOCKS.destroyed(objectiveName(objective))]),
    ...(heldBy ? [LOCKS.held] : []),
    ...(note === undefined ? [] : [BOOK_NOTES[note]]),
    ...conditionsText(when, names),
  ];
  return known.length === 0 ? LOCKS.byBook : known.join(', ');
}

/** The lock of a closed room in words; null if a door into it can be opened. */
export function lockOfRoom(
  scenario: Scenario,
  content: Content,
  room: number,
  names: Names,
): string | null {
  const doors = closedDoorsInto(scenario, content, room);
  const [first] = doors;
  if (!first || doors.some(({ state }) => state !== 'locked')) return null;
  return lockOfDoor(scenario, content, first, names);
}

/** The lock of a door in words. */
export function lockOfDoor(
  { scenario }: Scenario,
  content: Content,
  { locked }: Pick<DoorInPlay, 'locked'>,
  names: Names,
): string {
  const objectives = content.scenario(scenario)?.objectives ?? [];
  const name = (index: number) => objectives.find((each) => each.index === index)?.name ?? '';
  return lockText(locked ?? {}, name, names);
}
