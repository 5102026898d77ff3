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
  counting: 'Counting through the history …',
  failed: 'The history could not be counted.',
  retry: 'Try again',
  none: 'No scenario has been played yet. Numbers come with the first one.',
  howCounted:
    'Counted from the history; what is undone is not counted. Damage dealt is that of attacks and ' +
    'retaliate, also what went beyond the last hit point; a summon counts for its owner.',

  scope: 'Scenarios',
  whole: 'The whole campaign',
  scenarioInList: (place: number, title: string) => `${place}. ${title}`,
  fighter: 'Who',
  everybody: 'Everybody',
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

  draws: 'Draws against expectation',
  drawsHow:
    'What was expected is worked out for each draw from the cards that were left in the deck.',
  noDraws: 'No modifier card was drawn.',
  deck: 'Deck',
  drawsColumn: 'Draws',
  meanColumn: 'Mean card',
  meanOf: (sum: number, draws: number) => decimal(draws === 0 ? 0 : sum / draws),
  expectedColumn: 'Expected',
  doublesColumn: '×2 (expected)',
  missesColumn: 'Misses (expected)',
  againstExpected: (came: number, expected: number) => `${came} (${share(expected)})`,
  luck: 'Luck',
  luckOf: (sum: number, expected: number) => decimal(sum - expected),
  luckHow: 'Luck: sum of the numbers drawn, less what was expected. ×2 and misses are beside it.',
  cardsOf: (name: string) => `Cards of ${name}`,
  card: 'Card',
  drawn: 'Drawn',
  expectedShort: share,
  cardBars: 'Drawn (full bar) and expected (outline)',

  course: 'From scenario to scenario',
  courseOf: (what: string, who: string) => `${what}, ${who}`,
  courseLabel: (what: string, who: string, parts: readonly string[]) =>
    `${what}, ${who}, by scenario: ${parts.join('; ')}`,
  coursePart: (title: string, value: number) => `${title} ${value}`,
  sum: 'Number',
  party: 'the characters together',

  scenarios: 'Scenarios',
  scenario: 'Scenario',
  date: 'Date',
  level: 'Level',
  result: 'Result',
  won: 'won',
  lost: 'lost',
  running: 'running',
  left: 'left',
  dateOf: (iso: string | null) => (iso === null ? '' : DATE.format(new Date(iso))),
  name: 'Name',
  value: 'Number',
  scroll: (what: string) => `${what}, scrolls`,
};
