import type * as en from '../../en/party/statistics';
import type { Translation } from '../../helpers/translation';
import { signed } from '../../helpers/phrases';

const DATE = new Intl.DateTimeFormat('de-DE', { day: 'numeric', month: 'short', year: 'numeric' });

/** '+0,25', '−1,5', '0': at most two places. */
function decimal(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  return rounded === 0 ? '0' : signed(rounded).replace('.', ',');
}

/** Expected numbers are fractions: '2,4'. */
function share(value: number): string {
  return value.toFixed(1).replace('.', ',');
}

export const STATISTICS: Translation<typeof en.STATISTICS> = {
  title: 'Statistik',
  counting: 'Zählt den Verlauf durch …',
  failed: 'Der Verlauf ließ sich nicht durchzählen.',
  retry: 'Noch einmal versuchen',
  none: 'Noch wurde kein Szenario gespielt. Mit dem ersten kommen die Zahlen.',
  howCounted:
    'Gezählt aus dem Verlauf; Zurückgenommenes zählt nicht. Ausgeteilter Schaden ist der von Angriffen und Vergeltung, auch über den letzten Trefferpunkt hinaus; eine Beschwörung zählt für ihren Besitzer.',

  scope: 'Szenarien',
  whole: 'Die ganze Kampagne',
  scenarioInList: (place, title) => `${place}. ${title}`,
  fighter: 'Wer',
  everybody: 'Alle',
  monsters: 'Monster',
  others: 'Verbündete und Missionsziele',
  gone: (id) => `Früherer Charakter ${id.replace(/^c/, '')}`,
  named: (name, className) => `${name} (${className})`,

  overview: 'Auf einen Blick',
  played: 'Gespielte Szenarien',
  wonLost: 'Gewonnen / verloren',
  wonLostOf: (won, lost) => `${won} / ${lost}`,
  rounds: 'Runden',
  playTime: 'Spielzeit',
  partyDealt: 'Schaden der Gruppe',
  partyTaken: 'Schaden an der Gruppe',
  partyKills: 'Getötete Monster',

  sums: {
    damageDealt: 'Ausgeteilter Schaden',
    damageTaken: 'Erlittener Schaden',
    damageNegated: 'Abgewendeter Schaden',
    healed: 'Geheilte Trefferpunkte',
    kills: 'Getötet',
    experience: 'Erfahrung im Spiel',
    moneyTokens: 'Geldmarker',
    attacks: 'Angriffe',
    longRests: 'Lange Rasten',
    shortRests: 'Kurze Rasten',
    exhausted: 'Erschöpft',
    treasures: 'Schätze',
  },

  draws: 'Gezogenes gegen Erwartung',
  drawsHow:
    'Was zu erwarten war, wird bei jedem Ziehen aus den Karten errechnet, die noch im Deck waren.',
  noDraws: 'Es wurde keine Modifikatorkarte gezogen.',
  deck: 'Deck',
  drawsColumn: 'Gezogen',
  meanColumn: 'Mittlere Karte',
  meanOf: (sum, draws) => decimal(draws === 0 ? 0 : sum / draws),
  expectedColumn: 'Erwartet',
  doublesColumn: '×2 (erwartet)',
  missesColumn: 'Daneben (erwartet)',
  againstExpected: (came, expected) => `${came} (${share(expected)})`,
  luck: 'Glück',
  luckOf: (sum, expected) => decimal(sum - expected),
  luckHow:
    'Glück: Summe der gezogenen Zahlen weniger die erwartete. ×2 und Daneben stehen für sich.',
  cardsOf: (name) => `Karten von ${name}`,
  card: 'Karte',
  drawn: 'Gezogen',
  expectedShort: share,
  cardBars: 'Gezogen (voller Balken) und erwartet (Umriss)',

  course: 'Von Szenario zu Szenario',
  courseOf: (what, who) => `${what}, ${who}`,
  courseLabel: (what, who, parts) => `${what}, ${who}, je Szenario: ${parts.join('; ')}`,
  coursePart: (title, value) => `${title} ${value}`,
  sum: 'Zahl',
  party: 'die Charaktere zusammen',

  scenarios: 'Szenarien',
  scenario: 'Szenario',
  date: 'Datum',
  level: 'Stufe',
  result: 'Ergebnis',
  won: 'gewonnen',
  lost: 'verloren',
  running: 'läuft',
  left: 'weggelegt',
  dateOf: (iso) => (iso === null ? '' : DATE.format(new Date(iso))),
  name: 'Name',
  value: 'Zahl',
  scroll: (what) => `${what}, scrollbar`,
};
