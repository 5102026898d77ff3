/** Number fields of content that may be formulas, and their validation. */
import type { Report } from './problem';
import { evaluateFormula } from '../notation/formula';

const PLAYERS = [2, 3, 4];
const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7];
/** Far above any number in the game. */
const LARGEST = 9999;

/** Names of number fields in monsters, decks, scenarios and treasures. */
const NUMBER_FIELDS = new Set([
  ...['hitPoints', 'move', 'attack', 'range', 'shield', 'retaliate', 'value', 'target', 'damage'],
  ...['amount', 'count', 'gold', 'experience', 'collectiveGold'],
]);

/** True if this field contains a number or a formula. */
export function isNumberField(key: string): boolean {
  return NUMBER_FIELDS.has(key);
}

/** True for arithmetic with letters; false for words and relative numbers. */
export function isFormula(text: string): boolean {
  return /[A-Z]/.test(text) && /^[\dA-Z+\-*/() ]+$/.test(text.replaceAll(/ceil|floor/g, ''));
}

/** Reports a value that is not a valid number for every party and level. */
export function numberProblems(
  value: number | string,
  { at, least }: { readonly at: string; readonly least: number },
  report: Report,
): void {
  const isGood = (C: number, L: number): boolean => {
    try {
      const number = evaluateFormula(value, { C, L, X: 0, V: 0, R: 1 });
      return number >= least && number <= LARGEST;
    } catch {
      return false;
    }
  };
  if (PLAYERS.every((C) => LEVELS.every((L) => isGood(C, L)))) return;
  if (typeof value === 'number') report(at, { code: 'tooSmall', least });
  else report(at, { code: 'wrongFormula', formula: value });
}

/** Non-arithmetic texts in number fields: '+1', 'x2', 'asSummoner'. */
const WORDS = /^([+-]\d|\+1\/2|x2|asSummoner|perMatchingObjective)$/;

/**
 * Reports every invalid formula in a value. Formulas of hit points and gold must be at least one.
 */
export function formulaProblems(thing: unknown, path: string, report: Report, key = ''): void {
  if (typeof thing === 'string') {
    if (!isNumberField(key) || WORDS.test(thing)) return;
    const least = key === 'hitPoints' || key === 'gold' ? 1 : 0;
    numberProblems(thing, { at: path, least }, report);
  } else if (Array.isArray(thing)) {
    thing.forEach((each, index) => formulaProblems(each, `${path}[${index}]`, report, key));
  } else if (typeof thing === 'object' && thing !== null) {
    for (const [name, each] of Object.entries(thing)) {
      formulaProblems(each, path === '' ? name : `${path}.${name}`, report, name);
    }
  }
}
