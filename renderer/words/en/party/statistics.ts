/** English words of the statistics. */
import { possessive } from '../names/grammar';
import { signed } from '../../helpers/phrases';
import type { Charted } from '../../helpers/charted';

const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** '+0.25', '−1.5', '0': at most two places. */
function decimal(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  if (rounded === 0) return '0';
  return signed(rounded);
}

/** Expected numbers are fractions: '2.4'. */
function share(value: number): string {
  return value.toFixed(1);
}

export const STATISTICS = {
  title: 'Statistics',
  counting: 'Reading the history …',
  failed: 'The history could not be read. Try again.',
  retry: 'Try again',
  none: 'No scenarios played yet. Statistics appear after the first one.',
  howCounted:
    'Based on the history, without undone steps. Damage dealt comes from attacks and retaliate and ' +
    'includes overkill. Summons count for their owner.',

  scope: 'Scenarios',
  whole: 'The whole campaign',
  scenarioInList: (place: number, title: string) => `${place}. ${title}`,
  fighter: 'Figure',
  everybody: 'Everyone',
  monsters: 'Monsters',
  others: 'Allies and objectives',
  gone: (id: string) => `Former character ${id.replace(/^c/, '')}`,
  named: (name: string, className: string) => `${name} (${className})`,

  overview: 'At a glance',
  played: 'Scenarios played',
  wonLost: 'Won / lost',
  wonLostOf: (won: number, lost: number) => `${won} / ${lost}`,
  rounds: 'Rounds',
  playTime: 'Play time',
  partyDealt: 'Damage by the party',
  partyTaken: 'Damage to the party',
  partyKills: 'Monsters killed',

  sums: {
    damageDealt: 'Damage dealt',
    damageTaken: 'Damage taken',
    damageNegated: 'Damage negated',
    healed: 'Hit points healed',
    kills: 'Kills',
    experience: 'Experience in play',
    moneyTokens: 'Money tokens',
    attacks: 'Attacks',
    longRests: 'Long rests',
    shortRests: 'Short rests',
    exhausted: 'Times exhausted',
    treasures: 'Treasures',
  } satisfies Readonly<Record<Charted, string>>,

  draws: 'Draws and expected values',
  drawsHow: 'Expected values are based on the cards left in the deck at each draw.',
  noDraws: 'No modifier cards drawn.',
  deck: 'Deck',
  drawsColumn: 'Draws',
  meanColumn: 'Average card',
  meanOf: (sum: number, draws: number) => decimal(draws === 0 ? 0 : sum / draws),
  expectedColumn: 'Expected',
  doublesColumn: '×2 (expected)',
  missesColumn: 'Misses (expected)',
  againstExpected: (came: number, expected: number) => `${came} (${share(expected)})`,
  luck: 'Luck',
  luckOf: (sum: number, expected: number) => decimal(sum - expected),
  luckHow:
    'Luck is the total of the numbers drawn minus the expected total. ×2 and misses are listed separately.',
  cardsOf: (name: string) => `${possessive(name)} cards`,
  card: 'Card',
  drawn: 'Drawn',
  expectedShort: share,
  cardBars: 'Drawn (full bar) and expected (outline)',

  course: 'By scenario',
  courseOf: (what: string, who: string) => `${what}, ${who}`,
  courseLabel: (what: string, who: string, parts: readonly string[]) =>
    `${what}, ${who}, by scenario: ${parts.join('; ')}`,
  coursePart: (title: string, value: number) => `${title} ${value}`,
  sum: 'Number',
  party: 'all characters',

  scenarios: 'Scenarios',
  scenario: 'Scenario',
  date: 'Date',
  level: 'Level',
  result: 'Result',
  won: 'won',
  lost: 'lost',
  running: 'in progress',
  left: 'abandoned',
  dateOf: (iso: string | null) => (iso === null ? '' : DATE.format(new Date(iso))),
  name: 'Name',
  value: 'Number',
  scroll: (what: string) => `${what}, scrolls`,
};
