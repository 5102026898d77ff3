/** German words of the statistics. */
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
  counting: 'Verlauf wird gelesen …',
  failed: 'Der Verlauf konnte nicht gelesen werden. Versucht es noch einmal.',
  retry: 'Erneut versuchen',
  none: 'Noch keine Szenarien gespielt. Die Statistik beginnt mit dem ersten.',
  howCounted:
    'Grundlage ist der Verlauf ohne zurückgenommene Schritte. Ausgeteilter Schaden stammt aus Angriffen und Vergeltung, auch über den letzten Trefferpunkt hinaus. Beschwörungen zählen für ihren Besitzer.',

  scope: 'Szenarien',
  whole: 'Die ganze Kampagne',
  scenarioInList: (place, title) => `${place}. ${title}`,
  fighter: 'Figur',
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

  draws: 'Gezogenes und Erwartetes',
  drawsHow: 'Die Erwartung beruht bei jedem Ziehen auf den Karten, die noch im Deck waren.',
  noDraws: 'Keine Modifikatorkarten gezogen.',
  deck: 'Deck',
  drawsColumn: 'Gezogen',
  meanColumn: 'Durchschnittliche Karte',
  meanOf: (sum, draws) => decimal(draws === 0 ? 0 : sum / draws),
  expectedColumn: 'Erwartet',
  doublesColumn: '×2 (erwartet)',
  missesColumn: 'Daneben (erwartet)',
  againstExpected: (came, expected) => `${came} (${share(expected)})`,
  luck: 'Glück',
  luckOf: (sum, expected) => decimal(sum - expected),
  luckHow:
    'Glück ist die Summe der gezogenen Zahlen minus die erwartete Summe. ×2 und Daneben stehen getrennt.',
  cardsOf: (name) => `Karten von ${name}`,
  card: 'Karte',
  drawn: 'Gezogen',
  expectedShort: share,
  cardBars: 'Gezogen (voller Balken) und erwartet (Umriss)',

  course: 'Nach Szenario',
  courseOf: (what, who) => `${what}, ${who}`,
  courseLabel: (what, who, parts) => `${what}, ${who}, je Szenario: ${parts.join('; ')}`,
  coursePart: (title, value) => `${title} ${value}`,
  sum: 'Zahl',
  party: 'alle Charaktere',

  scenarios: 'Szenarien',
  scenario: 'Szenario',
  date: 'Datum',
  level: 'Stufe',
  result: 'Ergebnis',
  won: 'gewonnen',
  lost: 'verloren',
  running: 'läuft',
  left: 'abgebrochen',
  dateOf: (iso) => (iso === null ? '' : DATE.format(new Date(iso))),
  name: 'Name',
  value: 'Zahl',
  scroll: (what) => `${what}, scrollbar`,
};
