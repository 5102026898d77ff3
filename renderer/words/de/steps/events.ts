/** German words of the events. */
import type * as en from '../../en/steps/events';
import type { Translation } from '../../helpers/translation';
import { listOf, counted } from '../names/grammar';
import { cardName, MODE_NAMES, cardNames, conditionName, ELEMENT_NAMES } from '../names/names';
import { ELEMENT_STATE_NAMES } from '../table/table';
import { BOARD_LINES } from './boardSteps';
import { CAMPAIGN_LINES } from './campaignEvents';
import { ORIGINS, BONUS_NAMES } from './commands';
import { REMINDER_LINES } from './reminders';

type Lines = typeof en.LINES;

type Card = Parameters<Lines['modifierAdded']>[0]['card'];

export const DAMAGE_SOURCES = {
  attack: 'den Angriff',
  retaliate: 'Vergeltung',
  wound: 'eine Wunde',
  trap: 'eine Falle',
  hazard: 'gefährliches Gelände',
  shortRest: 'die kurze Rast',
  direct: 'direkten Schaden',
  condition: 'einen Zustand',
} satisfies Translation<typeof en.DAMAGE_SOURCES>;

export const SHUFFLED_WHY = {
  marked: 'eine Mischkarte wurde gezogen',
  usedUp: 'es war leer',
  byHand: 'auf Wunsch',
} satisfies Translation<typeof en.SHUFFLED_WHY>;

export const STEP_NAMES = {
  1: 'Grundwert',
  2: 'Boni des Angreifers',
  3: 'Modifikatorkarte',
  4: 'Schild',
  5: 'Schaden',
} satisfies Translation<typeof en.STEP_NAMES>;

export const REMOVED_WHY = {
  byHand: 'wird vom Tisch genommen',
  ownerExhausted: 'geht, weil der Besitzer erschöpft ist',
  cardLeft: 'geht, weil die Karte nicht mehr aktiv ist',
  scenarioOver: 'geht am Ende des Szenarios',
} satisfies Translation<typeof en.REMOVED_WHY>;

export const NEGATED_BY = {
  oneFromHand: 'verliert eine Handkarte',
  twoFromDiscard: 'verliert zwei abgelegte Karten',
  cardInEffect: 'setzt eine aktive Karte ein',
} satisfies Translation<typeof en.NEGATED_BY>;

export const CONDITION_ENDS = {
  turnEnded: ' am Ende des Zugs',
  healed: ' durch die Heilung',
  damaged: ' durch den Schaden',
  roundEnded: ' am Ende der Runde',
  replaced: ' durch den neuen Zustand',
  byHand: '',
} satisfies Translation<typeof en.CONDITION_ENDS>;

const treasureName = (treasure: number | 'goal'): string =>
  treasure === 'goal' ? 'den Zielschatz' : `Schatz ${treasure}`;

export const PILES = {
  hand: 'kommt auf die Hand',
  chosen: 'ist für diese Runde gewählt',
  discard: 'ist abgelegt',
  lost: 'ist verloren',
  active: 'ist aktiv',
} satisfies Translation<typeof en.PILES>;

export const LINES: Translation<Lines> = {
  ...CAMPAIGN_LINES,
  ...REMINDER_LINES,
  ...BOARD_LINES,

  // scenario
  scenarioStarted: ({ scenario, level, monsterLevel }) =>
    monsterLevel === level
      ? `Szenario ${scenario} beginnt auf Stufe ${level}.`
      : `Szenario ${scenario} beginnt auf Stufe ${level}, Monster und Fallen auf ${monsterLevel}.`,
  roomRevealed: ({ room, by }, names) =>
    by === null ? `Raum ${room} wird geöffnet.` : `${names.figure(by)} öffnet Raum ${room}.`,
  monsterPlaced: ({ monster, rank, standee, origin }) => {
    const number = rank === 'boss' ? '' : ` ${standee}`;
    const elite = rank === 'elite' ? ' (Elite)' : '';
    return `${monster}${number}${elite} wird ${ORIGINS[origin] ?? origin}.`;
  },
  standeesRanOut: ({ monster, missing }) =>
    `Keine Aufsteller mehr: ${missing} von ${monster} ${missing === 1 ? 'ließ' : 'ließen'} sich nicht aufstellen.`,
  summonPlaced: ({ owner, name }) => `${owner} beschwört ${name}.`,
  scenarioFinished: ({ won }) =>
    won ? 'Das Szenario ist gewonnen.' : 'Das Szenario ist verloren.',
  scenarioDecided: ({ won }) =>
    `Das Szenario ist am Ende dieser Runde ${won ? 'gewonnen' : 'verloren'}.`,
  scenarioAbandoned: ({ scenario }) => `Szenario ${scenario} ist abgebrochen.`,
  scenarioRewarded: ({ figure, experience, bonusExperience, gold }) =>
    `${figure} nimmt ${experience} Erfahrung${bonusExperience > 0 ? ` und ${bonusExperience} für den Sieg` : ''} mit, dazu ${gold} Gold.`,

  spawned: ({ figures, markers }) => {
    const who = listOf(figures);
    const letters = listOf(markers.map((marker) => `„${marker}“`));
    const where = markers.length === 0 ? '' : ` bei ${letters} (siehe Szenariobuch)`;
    if (figures.length === 0) return `Es konnten keine Figuren erscheinen${where}.`;
    return `${who} ${figures.length === 1 ? 'erscheint' : 'erscheinen'}${where}.`;
  },

  // rounds
  initiativesRevealed: ({ round }) => `Runde ${round}: Die Initiativen werden aufgedeckt.`,
  abilityCardDrawn: ({ deck, card, initiative, byHand }, names) =>
    `${names.abilityDeck(deck)}: Fähigkeitskarte ${card}, Initiative ${initiative}${byHand ? ' (eingegeben)' : ''}.`,
  tieOrdered: ({ blocks }) => `Gleichstand: ${blocks.join(' vor ')}.`,
  turnStarted: ({ figure }) => `Der Zug von ${figure} beginnt.`,
  turnEnded: ({ figure }) => `Der Zug von ${figure} endet.`,
  turnsInserted: ({ blocks }) => `Direkt nach diesem Zug handeln: ${listOf(blocks)}.`,
  roundEnded: ({ round }) => `Runde ${round} endet.`,
  bonusesEnded: ({ figure }) => `Die Rundenboni von ${figure} enden.`,

  // decks
  modifierDrawn: ({ deck, card, byHand }, names) =>
    `${cardName(card)} ${byHand ? 'eingegeben' : 'gezogen'}: ${names.modifierDeck(deck)}.`,
  modifierDeckShuffled: ({ deck, why }, names) =>
    `${names.modifierDeck(deck)} gemischt: ${SHUFFLED_WHY[why]}.`,
  abilityCardsSeen: ({ deck, cards }, names) =>
    cards.length === 1
      ? `Die oberste Karte von ${names.abilityDeck(deck)} wurde angesehen.`
      : `Die obersten ${cards.length} Karten von ${names.abilityDeck(deck)} wurden angesehen.`,
  abilityCardsOrdered: ({ deck, cards }, names) =>
    cards.length === 1
      ? `Die oberste Karte von ${names.abilityDeck(deck)} wurde zurückgelegt.`
      : `Die obersten ${cards.length} Karten von ${names.abilityDeck(deck)} wurden geordnet.`,
  abilityDeckShuffled: ({ deck, why }, names) =>
    `Fähigkeitsdeck ${names.abilityDeck(deck)} gemischt: ${SHUFFLED_WHY[why]}.`,
  modifierAdded: ({ deck, card, count }, names) =>
    `${cardTimes(card, count)} hinzugefügt: ${names.modifierDeck(deck)}.`,
  modifierRemoved: ({ deck, card, count }, names) =>
    `${cardTimes(card, count)} entfernt: ${names.modifierDeck(deck)}.`,

  pilesKept: ({ figure, kept }) =>
    kept
      ? `Standee verfolgt die Karten von ${figure} namentlich.`
      : `Standee verfolgt die Karten von ${figure} nicht mehr namentlich.`,
  cardMoved: ({ figure, name, to }) => `${figure}: ${name} ${PILES[to]}.`,
  cardsLost: ({ figure, count }) => `${figure} verliert ${counted(count, 'Karte', 'Karten')}.`,

  // attack
  attackBegun: ({ attacker, targets }) =>
    targets.length === 0 ? `${attacker} greift an.` : `${attacker} greift ${listOf(targets)} an.`,
  attackDrawn: ({ target, mode, cards, applied }) => {
    const how = mode === 'normal' ? '' : ` mit ${MODE_NAMES[mode]}`;
    const counts = cards.length === applied.length ? '' : `; ${countWords(applied)}`;
    return `Gegen ${target}${how}: ${cardNames(cards)}${counts}.`;
  },
  attackStepTaken: ({ target, step, value }) =>
    `${step}. ${STEP_NAMES[step]}: ${value}${step === 5 ? ` für ${target}` : ''}.`,
  attacked: ({ attacker, target, damage }) => `${attacker} trifft ${target} für ${damage}.`,
  attackStopped: ({ attacker, notAttacked }) =>
    `${attacker} kann nicht weitermachen. Nicht angegriffen: ${listOf(notAttacked)}.`,
  linesSkipped: ({ figure, count }) =>
    `${figure}: ${counted(count, 'Fähigkeit', 'Fähigkeiten')} übersprungen.`,
  retaliated: ({ figure, attacker, damage }) =>
    `${figure} vergilt ${attacker} mit ${damage} Schaden.`,

  // figures
  damaged: ({ figure, amount, hitPoints, source }) =>
    source === 'direct'
      ? `${figure} erleidet ${amount} Schaden: noch ${points(hitPoints)}.`
      : `${figure} erleidet ${amount} durch ${DAMAGE_SOURCES[source]}: noch ${points(hitPoints)}.`,
  damageNegated: ({ figure, amount, by }) =>
    `${figure} ${NEGATED_BY[by]} und wendet ${amount} Schaden ab.`,
  healed: ({ figure, restored }) => `${figure} wird geheilt: ${points(restored)} zurück.`,
  died: ({ figure, killer }) =>
    killer === null ? `${figure} stirbt.` : `${figure} wird von ${killer} getötet.`,
  exhausted: ({ figure }) => `${figure} ist erschöpft.`,
  characterKilled: ({ figure }) => `${figure} stirbt endgültig.`,
  figureRemoved: ({ figure, why }) => `${figure} ${REMOVED_WHY[why]}.`,
  conditionAdded: ({ figure, condition, renewed }) =>
    `${figure}: ${conditionName(condition)}${renewed ? ', erneuert' : ''}.`,
  conditionRemoved: ({ figure, condition, why }) =>
    `${figure} verliert „${conditionName(condition)}“${CONDITION_ENDS[why]}.`,
  conditionStayed: ({ figure, condition }) => `„${conditionName(condition)}“ bleibt: ${figure}.`,
  conditionRefused: ({ figure, condition }) =>
    `„${conditionName(condition)}“ wirkt bei ${figure} nicht.`,
  bonusAdded: ({ figure, kind, value, range }) =>
    `${figure}: ${BONUS_NAMES[kind]} ${value}${range > 1 ? `, Reichweite ${range}` : ''}.`,
  bonusRemoved: ({ figure, kind }) => `${figure} verliert ${BONUS_NAMES[kind]}.`,
  moneyTokenLeft: ({ figure }) => `${figure} lässt einen Geldmarker fallen.`,
  looted: ({ figure, money, treasures }) => {
    const found = [...(money > 0 ? [`${money} Geldmarker`] : []), ...treasures.map(treasureName)];
    return `${figure} plündert ${listOf(found) || 'nichts'}.`;
  },
  experienceGained: ({ figure, amount }) => `${figure} erhält ${amount} Erfahrung.`,
  rested: ({ figure, rest }) => `${figure} macht eine ${rest === 'long' ? 'lange' : 'kurze'} Rast.`,

  // elements
  elementInfused: ({ element }) =>
    `${ELEMENT_NAMES[element]} wird erzeugt: stark am Ende des Zugs.`,
  elementStrengthened: ({ element }) => `${ELEMENT_NAMES[element]} ist stark.`,
  elementConsumed: ({ element }) => `${ELEMENT_NAMES[element]} wird verbraucht.`,
  elementWaned: ({ element, to }) =>
    `${ELEMENT_NAMES[element]} ist jetzt ${ELEMENT_STATE_NAMES[to]}.`,
};

const points = (count: number): string => counted(count, 'Trefferpunkt', 'Trefferpunkte');

function cardTimes(card: Card, count: number): string {
  return count === 1 ? cardName(card) : `${count} × ${cardName(card)}`;
}

function countWords(applied: readonly Card[]): string {
  return `${cardNames(applied)} ${applied.length === 1 ? 'zählt' : 'zählen'}`;
}
