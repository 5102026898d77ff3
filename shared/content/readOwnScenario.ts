/** Reads scenarios that players bring: nothing about them is believed before it was looked at. */
import type { ScenarioId } from '../ids';
import { ok, refuse, type Result } from '../result';
import type { Content } from './content';
import { gathered, type ContentProblem, type Report } from './contentProblem';
import { withRoomsOfMap } from './ownRooms';
import { OWN_LIMITS, ownScenarioProblems } from './ownScenario';
import { OWN_SCENARIO_SCHEMA } from './schemas';
import type { OwnScenarioFile } from './types';

/** More than anybody reads; the rest comes up once these are mended. */
const MOST_PROBLEMS = 100;
const DEEPEST = 12;
const FORBIDDEN_KEYS = ['__proto__', 'constructor', 'prototype'];
/** What makes a browser see a tag or an entity, and what turns text about or cannot be seen. */
const MARKUP = /<\s*[/!?a-z]|&#|javascript:|[\p{Cc}\u202a-\u202e\u2066-\u2069\u200b-\u200f]/iu;

export interface OwnScenarioNames {
  /** Id it shall have; without it the file's own. */
  readonly id?: ScenarioId;
  /** Title for a file that has none. */
  readonly title?: string;
}

/** An own scenario out of the text of a file; the refusal names every element that is wrong. */
export function parseOwnScenario(
  text: string,
  content: Content,
  names?: OwnScenarioNames,
): Result<OwnScenarioFile> {
  if (text.length > OWN_LIMITS.text) return wrong([tooLarge]);
  let input: unknown;
  try {
    // Some editors put a byte order mark in front.
    input = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return wrong([{ path: '', code: 'notJson' }]);
  }
  return readOwnScenario(input, content, names);
}

const tooLarge: ContentProblem = { path: '', code: 'tooLargeFile', limit: OWN_LIMITS.text };

/**
 * An own scenario out of parsed JSON. A plain scenario of the content schema is taken, too: it gets
 * the title that is handed in.
 *
 * @returns the scenario, ready to be played; `contentIsWrong` with all problems otherwise.
 */
export function readOwnScenario(
  input: unknown,
  content: Content,
  { id, title = 'Untitled' }: OwnScenarioNames = {},
): Result<OwnScenarioFile> {
  const dangers = gathered((report) => lookForDanger(input, report));
  if (dangers.length > 0) return wrong(dangers);
  const record = recordOf(input);
  if (!record) return wrong([{ path: '', code: 'wrongType', expected: 'object' }]);
  if (typeof record['version'] === 'number' && record['version'] > 1) {
    return wrong([{ path: 'version', code: 'newerFormat' }]);
  }
  const named = { version: 1, title, ...record, ...(id !== undefined && { id }) };
  const read = OWN_SCENARIO_SCHEMA.safeParse(named);
  if (!read.success) return wrong(read.error.issues.flatMap(problemsOf));
  const scenario = withRoomsOfMap(read.data as OwnScenarioFile);
  const problems = [
    ...ownScenarioProblems(scenario, content),
    ...gathered((report) => rewardProblems(scenario, content, report)),
  ];
  return problems.length > 0 ? wrong(problems) : ok(scenario);
}

function wrong(problems: readonly ContentProblem[]) {
  return refuse({ code: 'contentIsWrong', problems: problems.slice(0, MOST_PROBLEMS) });
}

function recordOf(input: unknown): Readonly<Record<string, unknown>> | null {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return null;
  return input as Readonly<Record<string, unknown>>;
}

/** Looks through everything, whatever its shape; what is found here ends the reading. */
function lookForDanger(input: unknown, report: Report): void {
  let size = 0;
  const look = (value: unknown, path: string, depth: number): void => {
    size += 8 + (typeof value === 'string' ? value.length : 0);
    if (typeof value === 'string' && MARKUP.test(value.replaceAll(/\r?\n|\t/g, ' '))) {
      report(path, { code: 'markup' });
    }
    if (typeof value !== 'object' || value === null || size > 4 * OWN_LIMITS.text) return;
    if (depth > DEEPEST) {
      report(path, { code: 'wrongShape' });
      return;
    }
    if (Array.isArray(value)) {
      value.forEach((part, index) => look(part, `${path}[${index}]`, depth + 1));
      return;
    }
    for (const key of Object.keys(value)) {
      const inside = path === '' ? key.slice(0, 60) : `${path}.${key.slice(0, 60)}`;
      if (FORBIDDEN_KEYS.includes(key)) report(inside, { code: 'forbiddenKey' });
      else look((value as Record<string, unknown>)[key], inside, depth + 1);
    }
  };
  look(input, '', 0);
  if (size > 4 * OWN_LIMITS.text) report('', tooLarge);
}

type Issue = NonNullable<
  ReturnType<typeof OWN_SCENARIO_SCHEMA.safeParse>['error']
>['issues'][number];

function problemsOf(issue: Issue): readonly ContentProblem[] {
  const path = pathOf(issue.path);
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        path: pathOf([...issue.path, key.slice(0, 60)]),
        code: 'unknownKey',
      }));
    case 'invalid_type':
      if (/received undefined/.test(issue.message)) return [{ path, code: 'missing' }];
      return [{ path, code: 'wrongType', expected: issue.expected }];
    case 'invalid_value':
      return [{ path, code: 'notOneOf', allowed: issue.values.map(String) }];
    case 'too_small':
      return [{ path, code: 'tooSmall', least: Number(issue.minimum) }];
    case 'too_big':
      return [{ path, code: 'tooLarge', most: Number(issue.maximum) }];
    default:
      return [{ path, code: 'wrongShape' }];
  }
}

/** 'map.tiles[2].at[0]' */
function pathOf(keys: readonly PropertyKey[]): string {
  return keys.reduce<string>((path, key) => {
    if (typeof key === 'number') return `${path}[${key}]`;
    return path === '' ? String(key) : `${path}.${String(key)}`;
  }, '');
}

/** What a win gives has to exist; only looked up here, where all content is at hand. */
function rewardProblems({ rewards }: OwnScenarioFile, content: Content, report: Report): void {
  for (const list of ['items', 'itemDesigns'] as const) {
    rewards[list]?.forEach(({ item }, index) => {
      if (content.item(item)) return;
      report(`rewards.${list}[${index}].item`, { code: 'unknownReference', what: String(item) });
    });
  }
  if (rewards.unlockClass !== undefined && !content.class(rewards.unlockClass)) {
    report('rewards.unlockClass', { code: 'unknownReference', what: rewards.unlockClass });
  }
  const { global, party } = content.achievements();
  const known = new Set<string>([...global, ...party].map((achievement) => achievement.id));
  for (const list of [
    'globalAchievements',
    'partyAchievements',
    'losePartyAchievements',
  ] as const) {
    rewards[list]?.forEach((name, index) => {
      if (!known.has(name)) {
        report(`rewards.${list}[${index}]`, { code: 'unknownReference', what: name });
      }
    });
  }
}
