/** German words of the panel of the scenario book. */
import type * as en from '../../en/table/book';
import { formulaText, roundingOf } from '../../helpers/phrases';
import type { Translation } from '../../helpers/translation';
import { counted, listOf, ofRounds } from '../names/grammar';

const hitPoints = (count: number): string => counted(count, 'Trefferpunkt', 'Trefferpunkte');

const STATES = { inert: 'inaktiv', waning: 'schwindend', strong: 'stark' } as const;

const ROUNDED = { down: ', abgerundet', up: ', aufgerundet', not: '' };

export const BOOK: Translation<typeof en.BOOK> = {
  // Contains the caption, for people who speak to their computer.
  open: 'Buch zum Szenario',
  heading: 'Szenariobuch',
  caption: 'Buch',
  title: (scenario) => `Szenariobuch: ${scenario}`,
  how: 'Eine Übersicht dessen, was Standee weiß. Der Wortlaut steht in eurem Szenariobuch.',

  goals: 'Ziel',
  noGoals: 'Das Ziel steht im Szenariobuch.',
  now: 'Diese Runde',
  spawns: 'Erscheinende Figuren',
  reveals: 'Räume, die sich öffnen',
  objectives: 'Begleiter und Missionsziele',
  rules: 'Regeln dieses Szenarios',
  treasures: 'Schätze',
  seeBook: 'Im Szenariobuch',
  mayCome: (spawn) => `Erscheint vielleicht jetzt (siehe Szenariobuch): ${spawn}`,
  noneLeft: (monster, missing, markers) =>
    `Von ${monster} ist kein Aufsteller mehr frei: ${missing} ${missing === 1 ? 'kann' : 'können'}${markers.length === 0 ? '' : ` bei ${listOf(markers.map((marker) => `„${marker}“`))}`} nicht erscheinen.`,
  came: 'erschienen',
  nextRound: (round, timing) =>
    `als Nächstes: ${timing === 'start' ? 'Beginn' : 'Ende'} von Runde ${round}`,
  hiddenMore: (count) =>
    count === 1
      ? 'Ein weiterer Eintrag gehört zu einem Raum, den ihr noch nicht aufgedeckt habt.'
      : `${count} weitere Einträge gehören zu Räumen, die ihr noch nicht aufgedeckt habt.`,
  bringIn: 'Aufstellen',
  bringInLong: (spawn) => `Aufstellen: ${spawn}`,
  howMany: 'Anzahl',
  openRoom: (room) => `Raum ${room} öffnen`,

  hitPoints: (count, formula) =>
    typeof formula === 'string'
      ? `${hitPoints(count)} (${formulaText(formula)}${ROUNDED[roundingOf(formula) ?? 'not']})`
      : hitPoints(count),
  cannotBeDamaged: 'kann keinen Schaden erleiden',
  initiative: (initiative) => `Initiative ${initiative}`,
  roles: { escort: 'Begleiter', objective: 'Missionsziel' },
  inPlay: (count) => `${count} auf dem Tisch`,
  called: (name, marker) => (marker === null ? `${name}:` : `${name} (${marker}):`),
  unknown: 'Standee hat keine Daten zu diesem Szenario. Seht in eurem Szenariobuch nach.',
  formulaLetters: 'C = Charaktere, L = Szenariostufe, R = Runde.',

  moves: (value, towards) =>
    towards === null ? `Bewegung ${value}` : `Bewegung ${value} in Richtung ${towards}`,
  attacks: (value, range) =>
    range === null ? `Angriff ${value}` : `Angriff ${value}, Reichweite ${range}`,
  actsByBook: 'Aktionen siehe Szenariobuch',
  toMarker: (marker) => `Feld ${marker}`,

  startCards: (count, card) =>
    `Jeder Charakter beginnt mit ${count} × ${card} im Modifikatordeck (erledigt).`,
  startCondition: (condition) => `Jeder Charakter beginnt mit „${condition}“ (erledigt).`,
  elements: (settings, when) => `${listOf(settings)}: am Beginn ${ofRounds(when)} (erledigt).`,
  elementAs: (element, state) => `${element} ist ${STATES[state]}`,
  damage: (amount, target, when) =>
    `${target} erleidet ${amount} Schaden, ${when} (führt das am Tisch aus).`,
  damageIf: (objective) => `solange ${objective} auf dem Plan ist`,
  damageTimes: {
    start: (rounds) => `am Beginn ${ofRounds(rounds)}`,
    end: (rounds) => `am Ende ${ofRounds(rounds)}`,
    turnEnd: () => 'am Ende des eigenen Zugs',
  },
  damageTo: {
    monster: 'das Monster',
    charactersAndSummons: 'Jeder Charakter und jede Beschwörung',
    allFigures: 'Jede Figur',
    objective: 'das Missionsziel',
  },
  noAmount: 'keinen',
  overrides: (who, changes) => `${who}: ${listOf(changes)} (schon eingerechnet).`,
  overridePer: (change) => `${change} für jeden Altar, der steht`,
  everyKind: (part) => `Alle ${part}`,
  hitPointsTimes: 'doppelte Trefferpunkte',
  change: {
    hitPoints: (by) => `${by} Trefferpunkte`,
    attack: (by) => `${by} Angriff`,
    move: (by) => `${by} Bewegung`,
    range: (by) => `${by} Reichweite`,
  },
  attacksAdd: (effects) => `Angriffe zusätzlich mit ${listOf(effects)}`,
  ownDeck: 'zieht aus einem eigenen Deck',
  allies: (who) => `Auf eurer Seite: ${listOf(who)}.`,
  rests: (who, rounds, rests) =>
    `${who} handelt nur in ${rounds}${rests ? ' und ruht jetzt' : ''}.`,

  onTable: (treasure) => `${treasure} liegt auf dem Tisch.`,
  lootedBy: (treasure, who, what) =>
    what === ''
      ? `${treasure}: geplündert von ${who}.`
      : `${treasure}: geplündert von ${who}. ${what}`,
  lootedBefore: (treasure) =>
    `${treasure} wurde in einem früheren Spiel geplündert und ist jetzt leer.`,
  treasure: (treasure) => (treasure === 'goal' ? 'Der Zielschatz' : `Schatz ${treasure}`),
  noTreasures: 'Keine in den aufgedeckten Räumen.',
  rewards: {
    gold: (value) => `${value} Gold`,
    experience: (value) => `${value} Erfahrung`,
    checkMarks: (value) => `${value} Häkchen`,
    damage: (value) => `${value} Schaden sofort`,
    conditions: (conditions) => `${listOf(conditions)} sofort`,
    items: (items) => listOf(items),
    itemDesign: (item) => `den Bauplan von ${item}`,
    randomItemDesign: 'einen zufälligen Bauplan',
    randomScenario: 'ein zufälliges Nebenszenario',
    scenario: (scenario) => `Szenario ${scenario}`,
    message: 'eine Nachricht: siehe Schatzverzeichnis',
  },
  holds: (what) => `Inhalt: ${listOf(what)}. Ihr erhaltet ihn am Ende.`,
};
