/** Groups and edits the lines of the scenario summary on screen. */
import type { CharacterId, ScenarioId } from '../../../ids';
import type { RewardOption, ScenarioSummary, SummaryCorrection, SummaryLine } from './lines';
import { checkMarksAfter } from '../../campaign/characters/levelUp';
import type { CharacterSheet } from '../../../state';

/** The control with which players edit a line. */
export type LineControl =
  | { readonly kind: 'enterAmount' }
  | { readonly kind: 'acceptOrDecline' }
  /** One of several rewards in the scenario book; `chosen` = its index, null = not chosen yet. */
  | {
      readonly kind: 'chooseReward';
      readonly options: readonly RewardOption[];
      readonly chosen: number | null;
    }
  | {
      readonly kind: 'chooseScenario';
      readonly options: readonly ScenarioId[];
      readonly chosen: ScenarioId | null;
    }
  /** The number of the card that players drew; null = Standee draws. */
  | {
      readonly kind: 'enterDrawnCard';
      readonly card: 'item' | 'scenario';
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
  if (line.what === 'choice')
    return { kind: 'chooseReward', options: line.options, chosen: line.chosen };
  if (NUMBERS.includes(line.what)) return { kind: 'enterAmount' };
  if (line.what === 'randomDesign')
    return { kind: 'enterDrawnCard', card: 'item', number: line.item };
  if (line.what === 'randomScenario') {
    const number = line.scenario === null ? null : Number(line.scenario);
    return { kind: 'enterDrawnCard', card: 'scenario', number };
  }
  return line.what === 'scenario' && line.options
    ? { kind: 'chooseScenario', options: line.options, chosen: line.scenario }
    : { kind: 'acceptOrDecline' };
}

/** Adds a correction. A correction without effect is removed. */
export function withCorrection(
  corrections: readonly SummaryCorrection[],
  line: SummaryLine,
  change: Omit<SummaryCorrection, 'line'>,
): readonly SummaryCorrection[] {
  const before = corrections.find((each) => each.line === line.id);
  const { amount, ...things } = { ...before, ...change };
  const others = corrections.filter((each) => each.line !== line.id);
  const isOther = amount !== undefined && amount !== line.computed;
  const { to, item, scenario, choice } = things;
  if (!isOther && (to ?? item ?? scenario ?? choice) === undefined) return others;
  return [...others, { line: line.id, ...things, ...(isOther ? { amount } : {}) }];
}

/** Corrections of lines that still exist, because the game may have changed in the meantime. */
export function keptCorrections(
  corrections: readonly SummaryCorrection[],
  { lines }: Pick<ScenarioSummary, 'lines'>,
): readonly SummaryCorrection[] {
  return corrections.filter((each) => lines.some(({ id }) => id === each.line));
}

/** Total of one character's lines. */
export interface SheetTotal {
  readonly what: 'experience' | 'gold' | 'checkMarks';
  readonly before: number;
  readonly after: number;
}

/** Numbers of a sheet before and after. Unchanged numbers are omitted. */
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

/** Lines of one sheet, or those of the party. */
export function linesOf(
  { lines }: Pick<ScenarioSummary, 'lines'>,
  to: CharacterId | null,
): readonly SummaryLine[] {
  return lines.filter((line) => homeOf(line) === to);
}

/** Items can move between characters, so their lines are listed with the party. */
function homeOf(line: SummaryLine): CharacterId | null {
  return line.what === 'item' ? null : line.to;
}
