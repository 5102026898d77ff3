/** Runs the worked cases of a file and reports the failures. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { runAttack } from './attackKinds';
import * as board from './boardKinds';
import * as boardShapes from './boardShapes';
import { runOdds } from './oddsKinds';
import * as shapes from './shapes';
import * as small from './smallKinds';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export interface Report {
  /** One line per failed case or file: place, rules, expected and actual result. */
  readonly failures: readonly string[];
  readonly categories: ReadonlyMap<string, Counts>;
  readonly total: Counts;
}

/** Result of one case; no failures = passed. */
interface CaseResult {
  readonly category: string;
  readonly id: string;
  readonly rules: readonly string[];
  readonly failures: readonly string[];
}

/** Runs a case of one kind and returns its failures. */
type Kind = (given: unknown) => readonly string[];

function kind<S extends z.ZodType>(shape: S, run: (given: z.output<S>) => readonly string[]): Kind {
  return (given) => {
    const read = shape.safeParse(given);
    return read.success ? run(read.data) : read.error.issues.map(describe);
  };
}

function describe(issue: z.core.$ZodIssue): string {
  const path = issue.path
    .map((part) => (typeof part === 'number' ? `[${String(part)}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
  if (issue.code === 'unrecognized_keys') {
    return `${path || 'case'}: unknown field ${issue.keys.join(', ')}`;
  }
  return `${path || 'case'}: ${issue.message}`;
}

const KINDS: Readonly<Record<string, Kind>> = {
  attack: kind(shapes.attackCase, runAttack),
  odds: kind(shapes.oddsCase, runOdds),
  'turn-order': kind(shapes.turnOrderCase, small.runTurnOrder),
  reveal: kind(shapes.revealCase, small.runReveal),
  elements: kind(shapes.elementsCase, small.runElements),
  'deck-shuffle': kind(shapes.deckShuffleCase, small.runDeckShuffle),
  duration: kind(shapes.durationCase, small.runDuration),
  heal: kind(shapes.healCase, small.runHeal),
  rest: kind(shapes.restCase, small.runRest),
  'scenario-level': kind(shapes.scenarioLevelCase, small.runScenarioLevel),
  'line-of-sight': kind(boardShapes.sightCase, board.runSight),
  range: kind(boardShapes.rangeCase, board.runRange),
  'area-pattern': kind(boardShapes.patternCase, board.runPattern),
  'area-hits': kind(boardShapes.hitsCase, board.runHits),
  'monster-turn': kind(boardShapes.monsterCase, board.runMonster),
};

/**
 * Runs all cases of the given files and folders. Invalid cases are failures; it never throws for
 * them.
 */
export function runCases(paths: readonly string[]): Report {
  const results = paths.flatMap((path) => filesAt(path).flatMap(runFile));
  const categories = new Map<string, Counts>();
  for (const { category, failures } of results) {
    const before = categories.get(category) ?? { passed: 0, failed: 0, skipped: 0 };
    categories.set(category, countCase(before, failures.length === 0));
  }
  return {
    failures: results.filter((each) => each.failures.length > 0).map(line),
    categories,
    total: results.reduce((sum, { failures }) => countCase(sum, failures.length === 0), {
      passed: 0,
      failed: 0,
      skipped: 0,
    } as Counts),
  };
}

function countCase(counts: Counts, isPassed: boolean): Counts {
  return isPassed
    ? { ...counts, passed: counts.passed + 1 }
    : { ...counts, failed: counts.failed + 1 };
}

function line({ id, rules, failures }: CaseResult): string {
  const where = rules.length === 0 ? id : `${id} [${rules.join(' ')}]`;
  return `FAILED ${where} ${failures.join('; ')}`.replaceAll(/\s+/g, ' ');
}

/** A case file that could not be read counts as one failed case of this category. */
const FILES = 'files';

function failedFile(path: string, failure: string): CaseResult {
  return { category: FILES, id: path, rules: [], failures: [failure] };
}

type Found = { readonly path: string } | { readonly path: string; readonly failure: string };

/** The file itself, or all .json files below a folder. */
function filesAt(path: string): readonly Found[] {
  try {
    if (!statSync(path).isDirectory()) return [{ path }];
    const names = readdirSync(path, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .toSorted();
    if (names.length === 0) return [{ path, failure: 'no case files in this folder' }];
    return names.map((name) => ({ path: join(path, name) }));
  } catch (error) {
    return [{ path, failure: `cannot be read: ${messageOf(error)}` }];
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function runFile(found: Found): readonly CaseResult[] {
  const { path } = found;
  if ('failure' in found) return [failedFile(path, found.failure)];
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    return [failedFile(path, `is not readable JSON: ${messageOf(error)}`)];
  }
  const file = shapes.caseFile.safeParse(content);
  if (!file.success) return [failedFile(path, file.error.issues.map(describe).join('; '))];
  const { kind: name, cases } = file.data;
  const run = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
  if (!run) return [failedFile(path, `kind: unknown kind ${JSON.stringify(name)}`)];
  const places = new Map<string, string>();
  return cases.map((given, index) => {
    const label = `${path} cases[${String(index)}]`;
    const result = runCase(name, run, given, label);
    const first = places.get(result.id);
    places.set(result.id, first ?? label);
    if (first === undefined) return result;
    return { ...result, failures: [...result.failures, `${label}: its id is that of ${first}`] };
  });
}

function runCase(name: string, run: Kind, given: unknown, place: string): CaseResult {
  const head = shapes.header.safeParse(given);
  if (!head.success) {
    const failures = head.error.issues.map(describe);
    return { category: FILES, id: place, rules: [], failures };
  }
  const { id, category, rules } = head.data;
  const label = name === 'attack' ? `attack-${category}` : category;
  try {
    return { category: label, id, rules, failures: run(given) };
  } catch (error) {
    return { category: label, id, rules, failures: [`stopped: ${messageOf(error)}`] };
  }
}

/** 'N passed, N failed, N skipped'. */
export function countsText({ passed, failed, skipped }: Counts): string {
  return `${String(passed)} passed, ${String(failed)} failed, ${String(skipped)} skipped`;
}
