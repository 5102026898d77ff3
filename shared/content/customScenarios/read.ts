/** Reads untrusted custom scenarios. */
import type { ScenarioId } from '../../ids';
import { ok, type Result } from '../../result';
import type { Content } from '../content';
import { gatherProblems } from '../reading/problem';
import { withRoomsOfMap } from './rooms';
import { OWN_LIMITS, customScenarioProblems } from './problems';
import { rewardProblems } from './rewards';
import { CUSTOM_SCENARIO_SCHEMA } from '../schemas/files';
import type { CustomScenarioFile } from '../types';
import {
  dangersIn,
  parseUntrusted,
  problemsOfIssue,
  recordOf,
  refuseContent,
} from '../reading/untrusted';

export interface CustomScenarioNames {
  /** New id; by default the id in the file. */
  readonly id?: ScenarioId;
  /** Title for a file without one. */
  readonly title?: string;
}

/** Parses a custom scenario from text. The refusal names every invalid element. */
export function parseCustomScenario(
  text: string,
  content: Content,
  names?: CustomScenarioNames,
): Result<CustomScenarioFile> {
  const parsed = parseUntrusted(text, OWN_LIMITS.text);
  return parsed.ok ? readCustomScenario(parsed.value, content, names) : parsed;
}

/**
 * Reads a custom scenario from parsed JSON. A plain scenario of the content schema is accepted and
 * gets the given title.
 *
 * @returns the scenario, ready to be played; `contentIsWrong` with all problems otherwise.
 */
export function readCustomScenario(
  input: unknown,
  content: Content,
  { id, title = 'Untitled' }: CustomScenarioNames = {},
): Result<CustomScenarioFile> {
  const dangers = dangersIn(input, 4 * OWN_LIMITS.text);
  if (dangers.length > 0) return refuseContent(dangers);
  const record = recordOf(input);
  if (!record) return refuseContent([{ path: '', code: 'wrongType', expected: 'object' }]);
  if (typeof record['version'] === 'number' && record['version'] > 1) {
    return refuseContent([{ path: 'version', code: 'newerFormat' }]);
  }
  const named = { version: 1, title, ...record, ...(id !== undefined && { id }) };
  const read = CUSTOM_SCENARIO_SCHEMA.safeParse(named);
  if (!read.success) return refuseContent(read.error.issues.flatMap(problemsOfIssue));
  const scenario = withRoomsOfMap(read.data as CustomScenarioFile);
  const problems = [
    ...customScenarioProblems(scenario, content),
    ...gatherProblems((report) => rewardProblems(scenario, content, report)),
  ];
  return problems.length > 0 ? refuseContent(problems) : ok(scenario);
}
