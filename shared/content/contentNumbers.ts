/** Whether numbers of content can be worked out for every party and level. */
import type { Report } from './contentProblem';
import { evaluateFormula } from './formula';

const PLAYERS = [2, 3, 4];
const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7];
/** Far more than any number of the game. */
const LARGEST = 9999;

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
