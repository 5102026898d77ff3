import type { Phase } from '#shared/state';
import { locale, loadWords } from '../../language';
import type { Names } from '../names/names';

const words = await loadWords('print');
const { CAMPAIGN_PRINT } = await loadWords('printCampaign');
export const { SHEET_NAMES, SHEET_NOTES } = words;
export const PRINT = { ...words.PRINT, ...CAMPAIGN_PRINT };
const { PRINT_PHASES } = words;

export function phaseWords(phase: Phase, names: Names): string {
  if (phase.name === 'selectCards') return PRINT_PHASES.selectCards;
  if (phase.name === 'over') return phase.won ? PRINT_PHASES.won : PRINT_PHASES.lost;
  return phase.active === null
    ? PRINT_PHASES.nobody
    : PRINT_PHASES.acts(names.figure(phase.active));
}

const DATE = new Intl.DateTimeFormat(locale(), { day: 'numeric', month: 'short', year: 'numeric' });

export function printDate(date: Date): string {
  return DATE.format(date);
}
