/** German words of the characters page and character sheets. */
import type * as en from '../../en/party/sheets';
import type { Translation } from '../../helpers/translation';
import { counted, decimal, listOf } from '../names/grammar';
import { ELEMENT_NAMES } from '../names/names';

export const SHEETS: Translation<typeof en.SHEETS> = {
  playedBy: (player) => `gespielt von ${player}`,
  onlyLevel: (level: number) => `Stufe ${level}`,
  classAndLevel: (className, level) => `${className}, Stufe ${level}`,
  absent: 'abwesend',
  playing: 'im Szenario',
  mayLevelUp: 'Stufenaufstieg',
  perksLeft: (perks) => `${counted(perks, 'Vorteil', 'Vorteile')} anzukreuzen`,
  tooManyPerks: (perks) => `${counted(perks, 'Vorteil', 'Vorteile')} zu viel`,
  cardsOwed: (cards) => `${counted(cards, 'Karte', 'Karten')} zu wählen`,
  questDone: 'Aufgabe erfüllt',
  retired: 'Im Ruhestand',
  fallen: 'Gestorben',
  retiredOne: (className, level, player) =>
    player === ''
      ? `${className}, Stufe ${level}`
      : `${className}, Stufe ${level}, gespielt von ${player}`,

  // a new character
  player: 'Spieler',
  similarPlayer: (known) => `${known} hat hier schon gespielt. Dieselbe Person?`,
  isPlayer: (known) => `Ja, ${known}`,
  playerHint:
    'Die Person, die den Charakter spielt. Ihre späteren Charaktere erhalten je Ruhestand einen Vorteil.',
  extraPerks: (perks) =>
    `Beginnt mit ${counted(perks, 'zusätzlichen Vorteil', 'zusätzlichen Vorteilen')} für frühere Ruhestände.`,
  lockedClasses: (classes) =>
    `${counted(classes, 'Klasse ist', 'Klassen sind')} noch nicht freigeschaltet.`,
  elsewhere: 'Ein Charakter aus einer anderen Runde: jede Klasse, jede Stufe',
  upToProsperity: (level) =>
    `Neue Charaktere beginnen höchstens auf Stufe ${level}, dem Wohlstand von Gloomhaven.`,
  startsWith: (gold, experience) => `Beginnt mit ${gold} Gold und ${experience} Erfahrung.`,
  questNumber: 'Persönliche Aufgabe',

  // the sheet
  all: 'Alle Charaktere',
  others: 'Charaktere',
  more: 'Mehr',
  noPrinted: 'Das Paket dieser Klasse fehlt.',
  character: 'Charakter',
  name: 'Name',
  nameAndPlayer: 'Name und Spieler',
  isAbsent: 'Abwesend: spielt heute nicht mit',
  level: 'Stufe',
  hitPoints: 'Trefferpunkte',
  experience: 'Erfahrung',
  gold: 'Gold',
  checkMarks: 'Häkchen',
  extraPerksLabel: 'Vorteile für Ruhestände',
  blessed: 'Hat gespendet: zwei Segen im nächsten Szenario',
  printedHitPoints: (hitPoints) => `gedruckt: ${hitPoints}`,
  goalMarks: (marks) =>
    `${counted(marks, 'Häkchen', 'Häkchen')}: ${counted(Math.floor(marks / 3), 'Vorteil', 'Vorteile')} verdient`,
  of: (what, name) => `${what}: ${name}`,
  byHand: 'Manuell ändern',
  byHandNote: 'Ändert Stufe, Trefferpunkte und Vorteile. Die Regeln gelten hier nicht.',
  fixed:
    'Stufe, Vorteile, Ausrüstung und Trefferpunkte könnt ihr während eines Szenarios nicht ändern.',
  remove: 'Aus der Gruppe entfernen',
  notes: 'Notizen',
  levelUpTo: (level) => `Auf Stufe ${level} aufsteigen`,
  levelUpTitle: (name, level) => `${name} erreicht Stufe ${level}`,
  takeCard: 'Wähle eine Karte',
  takePerk: 'Kreuze einen Vorteil an',
  later: 'Später wählen',
  cardOf: (name, level, initiative) => `${name}, Stufe ${level}, Initiative ${initiative}`,
  cardLevel: (level) => `Stufe ${level}`,
  noPerkBoxes: 'Alle Vorteile sind angekreuzt.',

  // perks
  perks: 'Vorteile',
  perkBoxes: (perk, checked, boxes) => `${perk}: ${checked} von ${boxes} angekreuzt`,
  look: (perk) => `Deck vergleichen: ${perk}`,
  deckNow: 'Deck jetzt',
  deckWith: 'Mit diesem Vorteil',
  deckWithout: 'Ohne diesen Vorteil',
  deckSize: (cards) => counted(cards, 'Karte', 'Karten'),
  attackValue: 'Angriff',
  mean: (mean) => `durchschnittlich ${decimal(mean, 2)}`,
  meanOf: (value) => `durchschnittlicher Schaden von Angriff ${value}`,
  meanChange: (now, then) => `${decimal(now, 2)} → ${decimal(then, 2)}`,
  oddsOf: (value) => `Schadenswahrscheinlichkeit von Angriff ${value}`,
  chance: (damage, now, then) =>
    then === null ? `${damage} Schaden: ${now}` : `${damage} Schaden: ${now}, dann ${then}`,
  effectChance: (effect, now, then) =>
    then === null ? `${effect} ${now}` : `${effect} ${now} → ${then}`,

  // items
  items: 'Gegenstände',
  worn: 'Ausgerüstete Gegenstände',
  slotUse: (slot, used, limit) => `${slot} ${used} / ${limit}`,
  bag: 'Beutel',
  noItems: 'Noch keine Gegenstände.',
  use: (item) => `${item} benutzen`,
  useShort: 'Benutzen',
  refresh: (item) => `${item} auffrischen`,
  refreshShort: 'Auffrischen',
  wear: (item) => `${item} ausrüsten`,
  wearShort: 'Ausrüsten',
  takeOff: (item) => `${item} ablegen`,
  takeOffShort: 'Ablegen',
  itemMenu: (item) => `Aktionen für ${item}`,
  sell: (gold) => `Für ${gold} Gold verkaufen`,
  lose: 'Ohne Gold entfernen',
  setState: (state) => `Setzen auf: ${state}`,
  marks: (marks, uses) => `${marks} von ${uses} Mal benutzt`,
  receive: 'Gegenstand erhalten',
  itemNumber: 'Nummer des Gegenstands',
  receiveNow: 'Erhalten',
  toShop: 'Zum Laden',

  // quest
  quest: 'Persönliche Aufgabe',
  chooseQuest: 'Nummer auf der Karte',
  choose: 'Wählen',
  goalCount: (have, need) => `${Math.min(have, need)} von ${need}`,
  goalWaits: 'nach den Zielen darüber',
  fromSheet: 'automatisch gezählt',
  counter: (goal) => `Ziel ${goal}`,
  dropQuest: 'Aufgabe zurückgeben',
  unlocksClass: (className) => `Wenn ihr sie erfüllt, wird die Klasse ${className} freigeschaltet.`,
  unlocksEnvelope: (envelope) => `Wenn ihr sie erfüllt, öffnet ihr Umschlag ${envelope}.`,
  isDone: (name) => `Aufgabe erfüllt: ${name} geht vor dem nächsten Szenario in den Ruhestand.`,

  // retirement
  retire: 'In den Ruhestand',
  retireTitle: (name) => `${name} in den Ruhestand schicken?`,
  retireAnyway:
    'Die persönliche Aufgabe ist nicht erfüllt. Wenn ihr jetzt in den Ruhestand geht, erhaltet ihr ihre Belohnung nicht.',
  retireEffects: (player) => [
    'Der Wohlstand von Gloomhaven steigt um 1.',
    'Gegenstände gehen zurück in den Laden, und das Gold ist verloren.',
    player === ''
      ? 'Kein Spieler ist eingetragen. Tragt einen ein, damit der nächste Charakter einen Vorteil erhält.'
      : `Der nächste Charakter von ${player} beginnt mit einem zusätzlichen Vorteil.`,
  ],
  boxIsOpen:
    'Die Belohnung der Aufgabe ist schon offen. Ihr erhaltet stattdessen einen Bauplan und ein Nebenszenario.',
  boxWasOpened: 'Das letzte Szenario der Aufgabe hat ihre Belohnung schon geöffnet.',
  retireNow: 'In den Ruhestand',
  farewell: (name) => `${name} ist im Ruhestand`,
  newCard: 'Neue Karte',
  newPerk: 'Neuer Vorteil',
  newCharacterFor: (player) =>
    player === '' ? 'Neuen Charakter anlegen' : `Neuen Charakter für ${player} anlegen`,
  close: 'Schließen',

  // cards
  cards: 'Fähigkeitskarten',
  cardsNote: 'Optional: wenn Standee eure Karten kennen soll.',
  chosenCards: 'Karten über Stufe 1',
  dropCard: (card) => `${card} zurückgeben`,
  noCard: 'Noch keine',
  hand: 'Hand für ein Szenario',
  handChosen: (cards) =>
    `${counted(cards, 'Karte', 'Karten')} gewählt. Standee verfolgt sie namentlich.`,
  handUnset: 'Keine Hand gewählt. Ihr gebt Initiativen ein.',
  chooseHand: 'Handkarten wählen',
  changeHand: 'Handkarten ändern',
  dropHand: 'Karten nicht mehr namentlich verfolgen',
  handTitle: (name) => `Handkarten von ${name}`,
  handCount: (chosen, size) => `${chosen} von ${size} Karten`,
  handFits: (chosen, size) =>
    chosen < size ? `Wähle noch ${size - chosen}.` : `Lass ${chosen - size} weg.`,
  lowestCards: 'Alle Karten der Stufe 1 wählen',
  takeHand: 'Diese Karten verwenden',
};

export const SHEET_REASONS: Translation<typeof en.SHEET_REASONS> = {
  perks: {
    fromLevels: (perks) => `${perks} für Stufen`,
    fromCheckMarks: (perks) => `${perks} für Häkchen`,
    fromRetirements: (perks) => `${perks} für Ruhestände`,
  },
  noPerks: 'Noch keine Vorteile verdient.',
  earned: (parts) => `Verdient: ${listOf(parts)}.`,
  highestLevel: 'höchste Stufe',
  enough: (level) => `genug für Stufe ${level}`,
  nextLevel: (experience) => `nächste Stufe bei ${experience}`,
  byExperience: (needed) => `Ihr habt die nötigen ${needed} Erfahrung.`,
  byProsperity: (needed) => `Der Wohlstand erlaubt es: Die Erfahrung steigt auf ${needed}.`,
};

export const STICKER_NAMES: Readonly<Record<string, string>> = {
  plus1: '+1',
  poison: 'Gift',
  wound: 'Wunde',
  muddle: 'Verwirrt',
  immobilize: 'Immobilisiert',
  disarm: 'Entwaffnet',
  curse: 'Fluch',
  strengthen: 'Gestärkt',
  bless: 'Segen',
  jump: 'Sprung',
  ...ELEMENT_NAMES,
  hex: 'ein Feld mehr',
};

export const DOT_PARTS: Readonly<Record<string, string>> = {
  pierce: 'Durchschlag',
  target: 'Ziel',
  area: 'Fläche',
  condition: 'Zustand',
  hitPoints: 'Trefferpunkte',
};

export const ENHANCING: Translation<typeof en.ENHANCING> = {
  title: 'Verbesserungen',
  none: 'Noch keine Aufkleber.',
  card: 'Karte',
  half: { top: 'Oben', bottom: 'Unten' },
  dot: (half, part, line) => `${half}, ${part} (${line})`,
  sticker: 'Aufkleber',
  choose: 'Wählen …',
  noDots: 'Diese Karte hat keine freien Punkte.',
  price: 'Preis',
  parts: {
    base: 'Aufkleber',
    severalTargets: 'Mehrere Ziele',
    cardLevel: 'Stufe der Karte',
    previous: 'Aufkleber auf dieser Aktion',
  },
  gold: (gold) => `${gold} Gold`,
  buy: (gold) => `Für ${gold} Gold kaufen`,
  byHand: 'Schon auf der Karte',
  takeOff: (sticker, card) => `${sticker} von ${card} abnehmen`,
  on: (sticker, place) => `${sticker}: ${place}`,
  drawQuests: 'Zwei Aufgaben ziehen',
  drawnQuests: 'Behaltet eine. Die andere geht zurück.',
  keepQuest: (name) => `${name} behalten`,
};
