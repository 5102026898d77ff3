/** The summary at the end of a scenario as the screen shows it: whose line, and what can be changed. */
import type { CharacterId, ScenarioId } from '../../../ids';
import type { ScenarioSummary, SummaryCorrection, SummaryLine } from './lines';
import { checkMarksAfter } from '../../campaign/characters/levelUp';
import type { CharacterSheet } from '../../../state';

/** How the players change a line. */
export type LineControl =
  | { readonly kind: 'number' }
  /** Applied or left out. */
  | { readonly kind: 'yesNo' }
  /** One of several offers of the book: taken with this amount, or not. */
  | { readonly kind: 'offer'; readonly amount: number }
  | {
      readonly kind: 'choice';
      readonly options: readonly ScenarioId[];
      readonly chosen: ScenarioId | null;
    }
  /** The number the table drew; null = players leave it to chance. */
  | {
      readonly kind: 'drawn';
      readonly of: 'item' | 'scenario';
      readonly number: number | null;
    };

const NUMBERS: readonly SummaryLine['what'][] = [
  'experience',
  'gold',
  'checkMarks',
  'quest',
  'reputation',
  'prosperity',
];

export function controlOf(line: SummaryLine): LineControl {
  if (line.offer !== null) return { kind: 'offer', amount: line.offer };
  if (NUMBERS.includes(line.what)) return { kind: 'number' };
  if (line.what === 'randomDesign') return { kind: 'drawn', of: 'item', number: line.item };
  if (line.what === 'randomScenario') {
    const number = line.scenario === null ? null : Number(line.scenario);
    return { kind: 'drawn', of: 'scenario', number };
  }
  return line.what === 'scenario' && line.options
    ? { kind: 'choice', options: line.options, chosen: line.scenario }
    : { kind: 'yesNo' };
}

/** The corrections with one more; one that changes nothing any more is left out. */
export function withCorrection(
  corrections: readonly SummaryCorrection[],
  line: SummaryLine,
  change: Omit<SummaryCorrection, 'line'>,
): readonly SummaryCorrection[] {
  const before = corrections.find((each) => each.line === line.id);
  const { amount, ...things } = { ...before, ...change };
  const others = corrections.filter((each) => each.line !== line.id);
  const isOther = amount !== undefined && amount !== line.computed;
  const { to, item, scenario } = things;
  if (!isOther && (to ?? item ?? scenario) === undefined) return others;
  return [...others, { line: line.id, ...things, ...(isOther ? { amount } : {}) }];
}

/** Corrections of lines that are still there: the table may have been changed meanwhile. */
export function keptCorrections(
  corrections: readonly SummaryCorrection[],
  { lines }: Pick<ScenarioSummary, 'lines'>,
): readonly SummaryCorrection[] {
  return corrections.filter((each) => lines.some(({ id }) => id === each.line));
}

/** What the lines of one character come to. */
export interface SheetTotal {
  readonly what: 'experience' | 'gold' | 'checkMarks';
  readonly before: number;
  readonly after: number;
}

/** Numbers of a sheet before and after; those that stay are left out. */
export function totalsOf(
  sheet: CharacterSheet,
  lines: readonly SummaryLine[],
): readonly SheetTotal[] {
  const sums = (['experience', 'gold', 'checkMarks'] as const).map((what) => {
    const before = sheet[what];
    const by = lines
      .filter((line) => line.to === sheet.id && line.what === what)
      .map(({ amount }) => amount);
    const after =
      what === 'checkMarks'
        ? by.reduce(checkMarksAfter, before)
        : by.reduce((sum, each) => Math.max(0, sum + each), before);
    return { what, before, after };
  });
  return sums.filter(({ before, after }) => before !== after);
}

/** Lines of one sheet, or those of nobody in particular. */
export function linesOf(
  { lines }: Pick<ScenarioSummary, 'lines'>,
  to: CharacterId | null,
): readonly SummaryLine[] {
  return lines.filter((line) => homeOf(line) === to);
}

/** Items move between characters; so that their lines stay put, they stand with the party. */
function homeOf(line: SummaryLine): CharacterId | null {
  return line.what === 'item' ? null : line.to;
}
