/** Parses and checks untrusted files. */
import type { z } from 'zod';
import { ok, refuse, type Result } from '../../result';
import { gatherProblems, type ContentProblem, type Report } from './problem';
import { MAX_PACK_MEMBERS } from './limits';

/** Maximum number of reported problems. Others are reported once these are fixed. */
const MAX_PROBLEMS = 100;
const MAX_DEPTH = 16;
const FORBIDDEN_KEYS = ['__proto__', 'constructor', 'prototype'];
/** Markup and entities in a browser, invisible characters, and those that change text direction. */
const MARKUP = /<\s*[/!?a-z]|&#|javascript:|[\p{Cc}\u202a-\u202e\u2066-\u2069\u200b-\u200f]/iu;

/** The refusal of a file with its first problems. */
export function refuseContent(problems: readonly ContentProblem[]) {
  return refuse({ code: 'contentIsWrong', problems: problems.slice(0, MAX_PROBLEMS) });
}

/** Parses a JSON text of at most `limit` characters. */
export function parseUntrusted(text: string, limit: number): Result<unknown> {
  if (text.length > limit) return refuseContent([{ path: '', code: 'tooLargeFile', limit }]);
  if (membersOf(text) > MAX_PACK_MEMBERS) return refuseContent([TOO_MANY_MEMBERS]);
  try {
    // Some editors add a byte order mark.
    return ok(JSON.parse(text.replace(/^\uFEFF/, '')) as unknown);
  } catch {
    return refuseContent([{ path: '', code: 'notJson' }]);
  }
}

export const TOO_MANY_MEMBERS: ContentProblem = {
  path: '',
  code: 'tooManyParts',
  limit: MAX_PACK_MEMBERS,
};

/** Number of members in all lists and objects of a JSON text, counted without parsing it. */
export function membersOf(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const mark = text[at];
    if (mark === '"') at = endOfString(text, at);
    else if (mark === ',' || mark === '[' || mark === '{') count += 1;
  }
  return count;
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at;
  }
  return text.length;
}

/** Null for anything but an object. */
export function recordOf(input: unknown): Readonly<Record<string, unknown>> | null {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return null;
  return input as Readonly<Record<string, unknown>>;
}

/**
 * Reports forbidden keys, markup, invisible characters, and more than `limit` characters in all.
 */
export function dangersIn(input: unknown, limit: number): readonly ContentProblem[] {
  return gatherProblems((report) => lookForDanger(input, limit, report));
}

/**
 * Checks every value, regardless of its shape. The file is not read further if this finds a
 * problem.
 */
function lookForDanger(input: unknown, limit: number, report: Report): void {
  let size = 0;
  const keys: PropertyKey[] = [];
  const look = (value: unknown): void => {
    size += 8 + (typeof value === 'string' ? value.length : 0);
    if (size > limit) return;
    if (typeof value === 'string' && MARKUP.test(value.replaceAll(/\r?\n|\t/g, ' '))) {
      report(pathOf(keys), { code: 'markup' });
    }
    if (typeof value !== 'object' || value === null) return;
    if (keys.length > MAX_DEPTH) {
      report(pathOf(keys), { code: 'wrongShape' });
      return;
    }
    const isList = Array.isArray(value);
    for (const key of Object.keys(value)) {
      keys.push(isList ? Number(key) : key.slice(0, 60));
      if (FORBIDDEN_KEYS.includes(key)) report(pathOf(keys), { code: 'forbiddenKey' });
      else look((value as Record<string, unknown>)[key]);
      keys.pop();
    }
  };
  look(input);
  if (size > limit) report('', { code: 'tooLargeFile', limit });
}

type Issue = z.core.$ZodIssue;

/** Converts a schema issue to problems. */
export function problemsOfIssue(issue: Issue): readonly ContentProblem[] {
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
