/** Counts of a character in a scenario: battle goals, kills, corrections. */
import type { GoalCount } from '#shared/rules/scenario/battleGoals';
import { upperFirst } from '../../helpers/phrases';

/** The counted things, as words inside a sentence. */
export const COUNTED: Readonly<Record<GoalCount, string>> = {
  cardsInHandAndDiscard: 'cards in hand and discard',
  experienceGained: 'experience gained',
  hitPoints: 'hit points',
  treasuresLooted: 'treasures looted',
  alliedCharactersExhausted: 'other characters exhausted',
  moneyTokensLooted: 'money tokens looted',
  moneyTokensAndTreasuresLooted: 'money tokens and treasures looted',
  kill: 'monsters killed',
  traps: 'traps sprung or disarmed during your turns',
  rooms: 'doors opened during your turns',
  eliteKills: 'elite monsters killed',
  undamagedKills: 'undamaged monsters killed by one attack',
  otherKills: 'monsters killed without an attack',
  itemUses: 'items used',
  overkill: 'most damage beyond a kill',
  firstKills: 'first kill of the scenario',
  emptyRounds: 'rounds that began without monsters',
  timesBelowHalf: 'falls below half the hit points',
  longRests: 'long rests',
  shortRests: 'short rests',
};

export const COUNTS = {
  title: 'Counted in this scenario',
  hint: 'Battle goals, quests and statistics read these numbers. Later events add to them.',
  none: 'No kills yet.',
  kills: (monster: string, rank: 'normal' | 'elite' | 'boss') =>
    `Kills: ${monster}${rank === 'elite' ? ' (elite)' : ''}`,
  add: 'Add a kill of',
  /** `high` = the maximum possible count; null = unknown. */
  goal: (
    what: string,
    { low, high }: { readonly low: number; readonly high: number | null },
    { least, most }: { readonly least: number | null; readonly most: number | null },
  ) => {
    const value = high === low ? `${low}` : high === null ? `${low} or more` : `${low} to ${high}`;
    const limits = [
      ...(least === null ? [] : [`at least ${least} needed`]),
      ...(most === null ? [] : [most === 0 ? 'none allowed' : `at most ${most} allowed`]),
    ];
    return `${upperFirst(what)}: ${[value, ...limits].join(', ')}`;
  },
  standing: { met: 'So far met.', missed: 'So far not met.', open: 'Only you know.' },
  asked: 'Standee cannot count this goal: choose how it went.',
};
