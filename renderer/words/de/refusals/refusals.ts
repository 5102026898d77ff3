import type * as en from '../../en/refusals/refusals';
import type { Condition, Element, ModifierCard } from '#shared/vocabulary';
import type { Translation } from '../../helpers/translation';
import { listOf } from '../names/grammar';
import type { Names } from '../../helpers/names';
import {
  CONDITION_NAMES,
  conditionName,
  ELEMENT_NAMES,
  cardName,
  NAME_WORDS,
} from '../names/names';
import { ownConditionName } from '../../helpers/ownConditions';
import { readable } from '../../helpers/phrases';
import { SUMMON_COLOUR_NAMES, RANK_NAMES } from '../table/table';
import { BOARD_REFUSALS } from './board';
import { CAMPAIGN_SENTENCES } from './campaign';
import { HOST_SENTENCES } from './host';

const condition = (name: string): string =>
  name in CONDITION_NAMES ? conditionName(name as Condition) : (ownConditionName(name) ?? name);

const element = (name: string): string =>
  name in ELEMENT_NAMES ? ELEMENT_NAMES[name as Element] : name;

const colour = (name: string): string =>
  name in SUMMON_COLOUR_NAMES
    ? SUMMON_COLOUR_NAMES[name as keyof typeof SUMMON_COLOUR_NAMES]
    : name;

const rankName = (rank: string): string =>
  rank in RANK_NAMES ? RANK_NAMES[rank as keyof typeof RANK_NAMES] : rank;

const card = (text: string): string => cardName(text as ModifierCard);

/** The deck of a refusal may be a modifier deck, an ability deck, or none at all. */
const deck = (id: string, names: Names): string => {
  if (id === 'monsters') return NAME_WORDS.monsterDeck;
  const ofAbilities = names.abilityDeck(id);
  return ofAbilities === readable(id) ? names.modifierDeck(id) : `Fähigkeitsdeck „${ofAbilities}“`;
};

export const PHASES = {
  selectCards: 'Es werden noch Karten gewählt: Deckt erst die Initiativen auf.',
  turns: 'Die Runde läuft: Beendet sie erst.',
  over: 'Das Szenario ist vorbei.',
} satisfies Translation<typeof en.PHASES>;

export const SENTENCES: Translation<typeof en.SENTENCES> = {
  ...CAMPAIGN_SENTENCES,
  ...HOST_SENTENCES,
  ...BOARD_REFUSALS,

  malformedCommand: ({ field }) =>
    field === undefined
      ? 'Das hat Standee nicht verstanden. Nichts wurde geändert.'
      : `Das hat Standee nicht verstanden: „${field}“ fehlt oder ist falsch. Nichts wurde geändert.`,

  // campaign
  campaignAlreadyBegun: () => 'Diese Kampagne hat schon begonnen.',
  noCampaign: () => 'Es gibt noch keine Kampagne. Gib ihr erst einen Namen.',
  noSuchCharacter: ({ character }) => `${character} gehört nicht zu dieser Kampagne.`,
  noSuchClass: (refusal) => `Eine Klasse „${refusal.class}“ gibt es nicht.`,
  characterNameIsTaken: ({ name }) =>
    `Ein Charakter heißt schon „${name}“. Gib diesem einen anderen Namen.`,
  characterIsPlaying: ({ character }) =>
    `${character} spielt gerade im Szenario. Beende oder verlasse es erst.`,
  classIsTaken: (refusal) =>
    `${refusal.class} wird schon gespielt. Jede Klasse gibt es nur einmal.`,
  tooManyCharacters: ({ limit }) => `Eine Kampagne hat Platz für ${limit} Charaktere.`,
  perkBeyondItsBoxes: ({ perk }) => `Vorteil ${perk + 1} hat keine Kästchen mehr frei.`,

  // scenario
  noScenario: () => 'Es wird kein Szenario gespielt. Baut erst eines auf.',
  noSuchScenario: ({ scenario }) => `Szenario ${scenario} gibt es nicht.`,
  scenarioIsRunning: () => 'Es wird gerade ein Szenario gespielt. Beende oder verlasse es erst.',
  scenarioIsOver: () => 'Das Szenario ist vorbei: Darin geschieht nichts mehr.',
  alreadyDecided: ({ won }) =>
    `Das Szenario ist schon ${won ? 'gewonnen' : 'verloren'}; diese Runde wird zu Ende gespielt.`,
  scenarioIsNotOver: () =>
    'Das Szenario ist noch nicht vorbei. Sag erst, ob es gewonnen oder verloren ist.',
  wrongNumberOfCharacters: ({ least, most }) => `Wählt ${least} bis ${most} Charaktere.`,
  characterTwice: ({ character }) => `${character} ist zweimal gewählt.`,
  noSuchRoom: ({ room }) => `Dieses Szenario hat keinen Raum ${room}.`,
  roomIsRevealed: ({ room }) => `Raum ${room} ist schon offen.`,

  // rounds
  notNowInThisPhase: ({ phase }) => PHASES[phase],
  initiativeMissing: (refusal) =>
    refusal.figures.length === 1
      ? `Die Initiative von ${listOf(refusal.figures)} fehlt noch.`
      : `Die Initiativen von ${listOf(refusal.figures)} fehlen noch.`,
  onlyOneSuchCard: ({ figure, initiative }) =>
    `${figure} hat nur eine Karte mit Initiative ${initiative}: Die zweite ist eine andere.`,
  restNeedsTwoDiscards: ({ figure }) =>
    `${figure} braucht zum Rasten mindestens zwei abgelegte Karten.`,
  notLongResting: ({ figure }) => `${figure} hat für diese Runde keine lange Rast gewählt.`,
  hasRested: ({ figure }) => `${figure} hat in dieser Runde schon gerastet.`,
  notItsTurn: ({ figure }) => `${figure} ist nicht dran.`,
  noSuchBlock: ({ block }) => `${block} hat keinen Platz in der Reihenfolge dieser Runde.`,
  notTied: () => 'Nur bei gleicher Initiative lassen sich Plätze tauschen.',
  turnsOpen: (refusal) =>
    refusal.figures.length > 4
      ? `${refusal.figures.length} Figuren sind noch nicht dran gewesen.`
      : `Noch nicht dran gewesen: ${listOf(refusal.figures)}.`,
  turnIsOver: ({ figure }) => `${figure} war in dieser Runde schon dran.`,
  lineIsOver: ({ figure }) => `${figure} hat diese Zeile schon getan.`,
  anotherTurnRuns: ({ figure }) => `${figure} ist gerade dran. Beende erst diesen Zug.`,

  // decks
  noSuchDeck: (refusal, names) => `${deck(refusal.deck, names)}: Das liegt nicht auf dem Tisch.`,
  noSuchCard: (refusal) => `Eine Karte ${card(refusal.card)} gibt es in diesem Deck nicht.`,
  cardNotInDeck: (refusal) =>
    `Die Karte ${card(refusal.card)} ist nicht unter denen, die im Deck noch übrig sind.`,
  deckIsEmpty: (refusal, names) => `${deck(refusal.deck, names)}: Es ist keine Karte mehr übrig.`,
  fewerCardsLeft: ({ left }) =>
    left === 0
      ? 'Im Nachziehstapel ist keine Karte mehr.'
      : `Im Nachziehstapel sind nur noch ${left}.`,
  cardAlreadyDrawn: (refusal, names) =>
    `${deck(refusal.deck, names)}: Die Karte dieser Runde ist schon gezogen.`,
  supplyIsUsedUp: (refusal) =>
    `Alle ${refusal.limit} Karten dieser Art (${card(refusal.card)}) sind schon in den Decks.`,

  // attack
  noAttack: () => 'Es läuft gerade kein Angriff.',
  attackInProgress: () => 'Ein Angriff läuft gerade. Wende ihn an oder brich ihn ab.',
  noSuchTarget: ({ figure }) => `${figure} ist kein Ziel dieses Angriffs.`,
  alreadyTargeted: ({ figure }) => `${figure} ist schon ein Ziel.`,
  targetIsAlly: ({ figure }) => `${figure} steht auf der Seite des Angreifers.`,
  targetIsInvisible: ({ figure }) => `${figure} ist unsichtbar: Gegner können da nicht angreifen.`,
  targetOutOfRange: ({ figure, range }) => `${figure} ist außer Reichweite (${range}).`,
  attackerCannotAttack: (refusal) =>
    `${refusal.figure} kann nicht angreifen: ${conditionName(refusal.condition)}.`,
  attackValueUnknown: ({ figure }) =>
    `Standee kennt den Angriff von ${figure} nicht. Gib den Grundwert ein.`,
  noTargets: () => 'Wähle mindestens ein Ziel.',
  alreadyDrawn: ({ figure }) => `Gegen ${figure} ist schon eine Karte gezogen.`,
  nothingDrawn: ({ figure }) => `Gegen ${figure} ist noch keine Karte gezogen.`,
  drawDoesNotFit: ({ reason }) =>
    reason === 'tooFew'
      ? 'Es fehlen Karten: zwei bei Vorteil oder Nachteil, und nach rollenden noch eine.'
      : 'Das sind mehr Karten, als hier gezogen werden.',
  nothingToChoose: ({ figure }) => `Gegen ${figure} gibt es keine Karten zur Wahl.`,
  noSuchModifier: () => 'Dieser Bonus gehört nicht zum Angriff.',
  attackTooLarge: ({ limit }) =>
    `Damit könnte der Angriff auf mehr als ${limit} kommen. Nimm kleinere Zahlen.`,
  tooManyModifiers: ({ limit }) => `Ein Angriff hat Platz für höchstens ${limit} Boni.`,
  orderDoesNotFit: () => 'Die Reihenfolge muss alle genau einmal nennen.',
  cannotNegate: ({ figure }) =>
    `${figure} hat keine Karten zu verlieren: Nur Charaktere können Schaden abwenden.`,
  nothingToNegate: ({ figure }) =>
    `${figure} hat seit Beginn dieses Zugs keinen Schaden erlitten, den Karten ersetzen könnten.`,
  notEnoughCards: ({ figure }) => `${figure} hat dafür nicht genug Karten.`,

  // figures
  noSuchFigure: ({ figure }) => `${figure} ist nicht auf dem Tisch.`,
  figureIsDown: ({ figure }) => `${figure} ist aus dem Spiel.`,
  notACharacter: ({ figure }) => `${figure} ist kein Charakter; nur Charaktere können das.`,
  notAMonster: ({ figure }) => `${figure} ist kein Monster; nur Monster können das.`,
  zeroNeedsDamage: ({ figure }) =>
    `Berichtigen bringt ${figure} nicht auf 0: Trage Schaden ein oder nimm die Figur vom Tisch.`,
  aboveMaximum: ({ maximum }) => `Das ist mehr als die höchsten ${maximum}.`,
  noSuchMonster: ({ monster }) => `Ein Monster „${monster}“ gibt es nicht.`,
  noSuchRank: ({ monster, rank }) =>
    `Von ${monster} gibt es keine mit diesem Rang (${rankName(rank)}).`,
  noStandeeLeft: ({ monster, limit }) =>
    `Alle ${limit} Aufsteller von ${monster} sind auf dem Tisch.`,
  standeeIsTaken: ({ standee }) => `Aufsteller ${standee} ist schon auf dem Tisch.`,
  noSuchStandee: ({ standee, limit }) =>
    `Aufsteller ${standee} gibt es nicht: Die Nummern gehen von 1 bis ${limit}.`,
  hexIsTaken: () => 'Dieses Feld ist besetzt: Eine Figur steht oder ein Marker liegt darauf.',
  hexIsNotOnTheMap: () => 'Dieses Feld gehört nicht zum Spielplan.',
  hasCome: ({ figure }) => `${figure} ist schon gekommen.`,
  givenWhenDue: () => 'Standee schreibt das gut, wenn es so weit ist.',
  nobodyToChoose: ({ figure }) => `Niemand ist da, den ${figure} wählen könnte.`,
  noHexToChoose: ({ figure }) => `Kein Feld ist da, das ${figure} wählen könnte.`,
  noFreeHex: ({ figure }) => `Neben ${figure} ist kein Feld frei.`,
  colourIsTaken: (refusal) =>
    `Die Marker dieser Farbe (${colour(refusal.colour)}) sind schon in Gebrauch.`,
  noSuchCondition: ({ condition: name }) => `Einen Zustand „${condition(name)}“ gibt es nicht.`,
  isImmune: (refusal) => `${refusal.figure} ist immun: ${condition(refusal.condition)}.`,
  hasCondition: (refusal) => `${refusal.figure} hat das schon: ${condition(refusal.condition)}.`,
  hasNotCondition: (refusal) => `${refusal.figure} hat das nicht: ${condition(refusal.condition)}.`,
  noSuchBonus: ({ figure }) => `${figure} hat diesen Bonus nicht mehr.`,
  figuresLeft: ({ monster }) => `Von ${monster} sind noch Figuren auf dem Tisch.`,
  noSuchToken: () => 'Dieser Marker ist nicht mehr auf dem Tisch.',
  onlyCharactersLoot: ({ figure }) =>
    `${figure} kann das nicht plündern: Das tun Charaktere, und Monster nehmen nur Geld.`,

  // elements
  elementIsInert: (refusal) =>
    `${element(refusal.element)} ist inaktiv: Da gibt es nichts zu verbrauchen.`,
  elementNotWanted: (refusal) =>
    `Die Karte von ${refusal.monster} nutzt jetzt kein ${element(refusal.element)}.`,
};

export { OWN_STEPS } from './host';

export const CONTENT_REFUSED: Translation<typeof en.CONTENT_REFUSED> = {
  wrong: (problems) => `Das ist nicht zu gebrauchen. ${problems}`,
};

export const STEP_CHANGED: Translation<typeof en.STEP_CHANGED> = {
  look: 'Jemand anders war schneller: Schau nach und versuche es noch einmal.',
  done: (title) =>
    `Jemand anders war schneller: „${title}“. Nichts geschah doppelt. Schau nach und drück noch einmal.`,
};
