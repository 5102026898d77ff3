/** Numbers of content that may be formulas, and whether they can be worked out for every table. */
import type { Report } from './problem';
import { evaluateFormula } from '../notation/formula';

const PLAYERS = [2, 3, 4];
const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7];
/** Far more than any number of the game. */
const LARGEST = 9999;

/** Fields of monsters, decks, scenarios and treasures that hold numbers, by their names. */
const NUMBER_FIELDS = new Set([
  ...['hitPoints', 'move', 'attack', 'range', 'shield', 'retaliate', 'value', 'target', 'damage'],
  ...['amount', 'count', 'gold', 'experience', 'collectiveGold'],
]);

/** Whether a text in this field stands for a number. */
export function isNumberField(key: string): boolean {
  return NUMBER_FIELDS.has(key);
}

/** Whether a text is arithmetic in letters, and no word and no number that is added. */
export function isFormula(text: string): boolean {
  return /[A-Z]/.test(text) && /^[\dA-Z+\-*/() ]+$/.test(text.replaceAll(/ceil|floor/g, ''));
}

/** A number, or a formula that gives one for every party and level. */
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

/** Texts that stand in fields of numbers without being arithmetic: '+1', 'x2', 'asSummoner'. */
const WORDS = /^([+-]\d|\+1\/2|x2|asSummoner|perMatchingObjective)$/;

/** Every formula within something; `least` of a number that has to be there at all is one. */
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
