/** German words of the lines of what happened. */
import type * as en from './events.en';
import type { Translation } from '../language';
import { upperFirst } from '../phrases';
import { listOf, counted } from '../names/grammar.de';
import { cardName, MODE_NAMES, cardNames, conditionName, ELEMENT_NAMES } from '../names/names.de';
import { ELEMENT_STATE_NAMES } from '../table/table.de';
import { BOARD_LINES } from './boardSteps.de';
import { CAMPAIGN_LINES } from './campaignEvents.de';
import { ORIGINS, BONUS_NAMES } from './commands.de';
import { SAID_LINES } from './said.de';

type Lines = typeof en.LINES;

type Card = Parameters<Lines['modifierAdded']>[0]['card'];

export const DAMAGE_SOURCES = {
  attack: 'den Angriff',
  retaliate: 'Vergeltung',
  wound: 'eine Wunde',
  trap: 'eine Falle',
  hazard: 'gefährliches Gelände',
  shortRest: 'die kurze Rast',
  direct: 'anderes als einen Angriff',
  condition: 'einen Zustand',
} satisfies Translation<typeof en.DAMAGE_SOURCES>;

export const SHUFFLED_WHY = {
  marked: 'eine Mischkarte wurde gezogen',
  usedUp: 'es war aufgebraucht',
  byHand: 'von Hand',
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
  ownerExhausted: 'geht mit seinem Besitzer',
  cardLeft: 'geht mit seiner Karte',
  scenarioOver: 'geht: Das Szenario ist vorbei',
} satisfies Translation<typeof en.REMOVED_WHY>;

export const NEGATED_BY = {
  oneFromHand: 'verliert eine Handkarte',
  twoFromDiscard: 'verliert zwei abgelegte Karten',
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
  chosen: 'liegt für die Runde bereit',
  discard: 'ist abgelegt',
  lost: 'ist verloren',
  active: 'ist aktiv',
} satisfies Translation<typeof en.PILES>;

export const LINES: Translation<Lines> = {
  ...CAMPAIGN_LINES,
  ...SAID_LINES,
  ...BOARD_LINES,

  // scenario
  scenarioStarted: ({ scenario, level, monsterLevel }, names) =>
    monsterLevel === level
      ? `Szenario ${names.scenario(scenario)} beginnt auf Stufe ${level}.`
      : `Szenario ${names.scenario(scenario)} beginnt auf Stufe ${level}, Monster und Fallen auf ${monsterLevel}.`,
  roomRevealed: ({ room, by }, names) =>
    by === null ? `Raum ${room} wird geöffnet.` : `${names.figure(by)} öffnet Raum ${room}.`,
  monsterPlaced: ({ monster, rank, standee, origin }, names) => {
    const number = rank === 'boss' ? '' : ` ${standee}`;
    const elite = rank === 'elite' ? ' (Elite)' : '';
    return `${names.monster(monster)}${number}${elite} wird ${ORIGINS[origin] ?? origin}.`;
  },
  standeesRanOut: ({ monster, missing }, names) =>
    `Keine Aufsteller mehr: ${missing} von ${names.monster(monster)} ließen sich nicht aufstellen.`,
  summonPlaced: ({ owner, name }, names) => `${names.figure(owner)} beschwört ${name}.`,
  scenarioFinished: ({ won }) =>
    won ? 'Das Szenario ist gewonnen.' : 'Das Szenario ist verloren.',
  scenarioDecided: ({ won }) =>
    `Das Szenario ist ${won ? 'gewonnen' : 'verloren'}, wenn diese Runde zu Ende gespielt ist.`,
  scenarioAbandoned: ({ scenario }, names) =>
    `Szenario ${names.scenario(scenario)} wird weggelegt, als wäre es nicht gespielt worden.`,
  scenarioRewarded: ({ figure, experience, bonusExperience, gold }, names) =>
    `${names.figure(figure)} nimmt ${experience} Erfahrung${bonusExperience > 0 ? ` und ${bonusExperience} für den Sieg` : ''} mit, dazu ${gold} Gold.`,

  spawned: ({ figures, markers }, names) => {
    const who = listOf(figures.map((figure) => names.figure(figure)));
    const letters = listOf(markers.map((marker) => `„${marker}“`));
    const where = markers.length === 0 ? '' : ` bei ${letters} (siehe Szenariobuch)`;
    if (figures.length === 0) return `Niemand konnte kommen${where}.`;
    return `${upperFirst(who)} ${figures.length === 1 ? 'kommt' : 'kommen'} ins Spiel${where}.`;
  },

  // rounds
  initiativesRevealed: ({ round }) => `Runde ${round}: Die Initiativen werden aufgedeckt.`,
  abilityCardDrawn: ({ deck, card, initiative, byHand }, names) =>
    `${names.abilityDeck(deck)}: Fähigkeitskarte ${card}, Initiative ${initiative}${byHand ? ' (eingegeben)' : ''}.`,
  tieOrdered: ({ blocks }, names) =>
    `Gleichstand: ${blocks.map((block) => names.block(block)).join(' vor ')}.`,
  turnStarted: ({ figure }, names) => `Der Zug von ${names.figure(figure)} beginnt.`,
  turnEnded: ({ figure }, names) => `Der Zug von ${names.figure(figure)} endet.`,
  turnsInserted: ({ blocks }, names) =>
    `Gleich nach diesem Zug dran: ${listOf(blocks.map((block) => names.block(block)))}.`,
  roundEnded: ({ round }) => `Runde ${round} endet.`,
  bonusesEnded: ({ figure }, names) => `Was ${names.figure(figure)} für diese Runde hatte, endet.`,

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
    `${cardTimes(card, count)} dazu: ${names.modifierDeck(deck)}.`,
  modifierRemoved: ({ deck, card, count }, names) =>
    `${cardTimes(card, count)} entfernt: ${names.modifierDeck(deck)}.`,

  pilesKept: ({ figure, kept }, names) =>
    kept
      ? `Die Karten von ${names.figure(figure)} werden einzeln geführt.`
      : `Die Karten von ${names.figure(figure)} werden nicht mehr einzeln geführt.`,
  cardMoved: ({ figure, name, to }, names) => `${names.figure(figure)}: ${name} ${PILES[to]}.`,
  cardsLost: ({ figure, count }, names) =>
    `${names.figure(figure)} verliert ${counted(count, 'Karte', 'Karten')}.`,

  // attack
  attackBegun: ({ attacker, targets }, names) =>
    targets.length === 0
      ? `${names.figure(attacker)} greift an.`
      : `${names.figure(attacker)} greift ${listOf(targets.map((target) => names.figure(target)))} an.`,
  attackDrawn: ({ target, mode, cards, applied }, names) => {
    const how = mode === 'normal' ? '' : ` mit ${MODE_NAMES[mode]}`;
    const counts = cards.length === applied.length ? '' : `; ${countWords(applied)}`;
    return `Gegen ${names.figure(target)}${how}: ${cardNames(cards)}${counts}.`;
  },
  attackStepTaken: ({ target, step, value }, names) =>
    `${step}. ${STEP_NAMES[step]}: ${value}${step === 5 ? ` für ${names.figure(target)}` : ''}.`,
  attacked: ({ attacker, target, damage }, names) =>
    `${names.figure(attacker)} trifft ${names.figure(target)} für ${damage}.`,
  attackStopped: ({ attacker, notAttacked }, names) =>
    `${names.figure(attacker)} kann nicht weitermachen; nicht angegriffen: ${listOf(notAttacked.map((id) => names.figure(id)))}.`,
  linesSkipped: ({ figure, count }, names) =>
    `${names.figure(figure)}: ${counted(count, 'Zeile', 'Zeilen')} ausgelassen.`,
  retaliated: ({ figure, attacker, damage }, names) =>
    `${names.figure(figure)} vergilt ${names.figure(attacker)} mit ${damage} Schaden.`,

  // figures
  damaged: ({ figure, amount, hitPoints, source }, names) =>
    source === 'direct'
      ? `${names.figure(figure)} erleidet ${amount} Schaden: noch ${points(hitPoints)}.`
      : `${names.figure(figure)} erleidet ${amount} durch ${DAMAGE_SOURCES[source]}: noch ${points(hitPoints)}.`,
  damageNegated: ({ figure, amount, by }, names) =>
    `${names.figure(figure)} ${NEGATED_BY[by]}, statt ${amount} Schaden zu erleiden.`,
  healed: ({ figure, restored }, names) =>
    `${names.figure(figure)} wird geheilt: ${points(restored)} zurück.`,
  died: ({ figure, killer }, names) =>
    killer === null
      ? `${names.figure(figure)} stirbt.`
      : `${names.figure(figure)} wird von ${names.figure(killer)} getötet.`,
  exhausted: ({ figure }, names) => `${names.figure(figure)} ist erschöpft.`,
  figureRemoved: ({ figure, why }, names) => `${names.figure(figure)} ${REMOVED_WHY[why]}.`,
  conditionAdded: ({ figure, condition, renewed }, names) =>
    `${names.figure(figure)}: ${conditionName(condition)}${renewed ? ', erneuert' : ''}.`,
  conditionRemoved: ({ figure, condition, why }, names) =>
    `${names.figure(figure)} verliert „${conditionName(condition)}“${CONDITION_ENDS[why]}.`,
  conditionStayed: ({ figure, condition }, names) =>
    `„${conditionName(condition)}“ bleibt: ${names.figure(figure)}.`,
  conditionRefused: ({ figure, condition }, names) =>
    `„${conditionName(condition)}“ wirkt bei ${names.figure(figure)} nicht.`,
  bonusAdded: ({ figure, kind, value, range }, names) =>
    `${names.figure(figure)}: ${BONUS_NAMES[kind]} ${value}${range > 1 ? `, Reichweite ${range}` : ''}.`,
  bonusRemoved: ({ figure, kind }, names) =>
    `${names.figure(figure)} verliert ${BONUS_NAMES[kind]}.`,
  moneyTokenLeft: ({ figure }, names) => `${names.figure(figure)} lässt einen Geldmarker zurück.`,
  looted: ({ figure, money, treasures }, names) => {
    const found = [...(money > 0 ? [`${money} Geldmarker`] : []), ...treasures.map(treasureName)];
    return `${names.figure(figure)} plündert ${listOf(found) || 'nichts'}.`;
  },
  experienceGained: ({ figure, amount }, names) =>
    `${names.figure(figure)} erhält ${amount} Erfahrung.`,
  rested: ({ figure, rest }, names) =>
    `${names.figure(figure)} macht eine ${rest === 'long' ? 'lange' : 'kurze'} Rast.`,

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
