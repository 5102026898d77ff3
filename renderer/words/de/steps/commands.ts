/** German words of the titles of steps. */
import { COUNTED } from '../table/counts';
import { nameInEvent } from '../../helpers/eventNames';
import type * as en from '../../en/steps/commands';
import type { CommandOf } from '#shared/commands/shapes';
import type { Translation } from '../../helpers/translation';
import { counted, listOf } from '../names/grammar';
import { inMinutes, upperFirst } from '../../helpers/phrases';
import { cardNames, cardName, conditionName, ELEMENT_NAMES } from '../names/names';
import {
  nameAndClass,
  byWhom,
  curedInstead,
  subcommandTitles,
  eventOf,
  hitsOf,
  drawnCards,
  modifierWords,
  type Named,
  type StepFacts,
} from '../../helpers/stepFacts';
import { ELEMENT_STATE_NAMES } from '../table/table';
import { BOARD_TITLES } from './boardSteps';
import { CAMPAIGN_TITLES } from './campaignCommands';

export const DIFFICULTY_WORDS = {
  easy: 'leicht',
  normal: 'normal',
  hard: 'schwer',
  veryHard: 'sehr schwer',
} satisfies Translation<typeof en.DIFFICULTY_WORDS>;

export const NEGATIONS = {
  oneFromHand: 'durch eine verlorene Handkarte',
  twoFromDiscard: 'durch zwei verlorene abgelegte Karten',
  cardInEffect: 'durch eine aktive Karte',
} satisfies Translation<typeof en.NEGATIONS>;

const MARKED: Readonly<Record<'open' | 'done' | 'skipped', (count: number) => string>> = {
  open: (count) => `${counted(count, 'Fähigkeit', 'Fähigkeiten')} zurückgenommen`,
  done: (count) => `${counted(count, 'Fähigkeit', 'Fähigkeiten')} am Tisch ausgeführt`,
  skipped: (count) => `${counted(count, 'Fähigkeit', 'Fähigkeiten')} übersprungen`,
};

/** Reasons for steps without an effect. */
const IDLE: Readonly<Record<string, string>> = {
  byHand: ': am Tisch ausgeführt',
  stays: ' bewegt sich nicht',
  attacksNobody: ' greift niemanden an',
  noFocus: ' hat keinen Fokus',
};

export const ADDED_CARDS: Translation<typeof en.ADDED_CARDS> = {
  bless: (count) => counted(count, 'Segen', 'Segen'),
  curse: (count) => counted(count, 'Fluch', 'Flüche'),
  minus1: (count) => counted(count, '−1-Karte', '−1-Karten'),
};

/** The origin of a monster. */
export const ORIGINS: Readonly<Record<string, string>> = {
  placed: 'aufgestellt',
  summoned: 'beschworen',
  spawned: 'ins Spiel gebracht',
};

export const BONUS_NAMES = { shield: 'Schild', retaliate: 'Vergeltung' } as const;

const RANKS = { normal: 'normal', elite: 'Elite', boss: 'Boss' } as const;

function attackTitle({ events, names }: StepFacts): string {
  const attacks = hitsOf(events);
  const [first] = attacks;
  if (!first) return 'Angriff anwenden';
  const hits = attacks.map((attack) => `${names.figure(attack.target)} (${attack.damage})`);
  return `${names.figure(first.attacker)} greift ${listOf(hits)} an`;
}

function editedParts(command: Named<CommandOf<'editCharacter'>>): string {
  const parts = [
    command.name !== undefined && 'Name',
    command.level !== undefined && `Stufe ${command.level}`,
    command.experience !== undefined && `${command.experience} Erfahrung`,
    command.gold !== undefined && `${command.gold} Gold`,
    command.maxHitPoints !== undefined && 'höchste Trefferpunkte',
    command.perks !== undefined && 'Vorteile',
    command.player !== undefined && 'Spieler',
    command.absent !== undefined && (command.absent ? 'abwesend' : 'anwesend'),
    command.checkMarks !== undefined && 'Häkchen',
    command.extraPerks !== undefined && 'zusätzliche Vorteile',
    command.notes !== undefined && 'Notizen',
    command.blessed !== undefined && 'Spende',
    command.cards !== undefined && 'Karten',
  ].filter((part) => part !== false);
  return listOf(parts);
}

export const TITLES: Translation<typeof en.TITLES> = {
  ...CAMPAIGN_TITLES,
  ...BOARD_TITLES,

  // campaign
  newCampaign: ({ name }) => `Kampagne „${name}“ anlegen`,
  renameCampaign: ({ name }) => `Kampagne in „${name}“ umbenennen`,
  setReducedRandomness: ({ isOn }) =>
    isOn ? 'Weniger Zufall einschalten' : 'Weniger Zufall ausschalten',
  setPermanentDeath: ({ isOn }) =>
    isOn ? 'Endgültigen Tod einschalten' : 'Endgültigen Tod ausschalten',
  setDifficulty: ({ difficulty, solo }) =>
    `Schwierigkeit: ${upperFirst(DIFFICULTY_WORDS[difficulty])}${solo ? ', solo' : ''}`,
  addCharacter: (command) => `${nameAndClass(command)} tritt bei`,
  bringCharacter: ({ sheet, as }) =>
    as === 'returning' ? `${sheet.name} kommt zurück` : `${sheet.name} mitbringen`,
  editCharacter: (command) => `${command.character} ändern: ${editedParts(command)}`,
  removeCharacter: ({ character }, { events }) => {
    const removed = eventOf(events, 'characterRemoved');
    return `${removed?.name ?? character} entfernen`;
  },

  // scenario
  drawDungeon: () => 'Ein Verlies ziehen',
  startScenario: ({ scenario }) => `Szenario ${scenario} beginnen`,
  revealRoom: ({ room, by }, { names }) =>
    by === null ? `Raum ${room} öffnen` : `${names.figure(by)} öffnet Raum ${room}`,
  finishScenario: ({ won, atRoundEnd }) =>
    `Szenario ${atRoundEnd ? 'nach dieser Runde ' : ''}${won ? 'gewonnen' : 'verloren'}`,
  leaveScenario: () => 'Belohnungen nehmen und den Tisch räumen',
  abandonScenario: () => 'Szenario abbrechen',
  correctScenarioLevel: ({ level, monsterLevel }) =>
    monsterLevel === level
      ? `Szenariostufe auf ${level} setzen`
      : `Szenariostufe auf ${level} setzen, Monster auf ${monsterLevel}`,
  correctPlayTime: ({ by }) => `Spielzeit um ${inMinutes(by)} ändern`,
  correctRound: ({ round }) => `Runde auf ${round} setzen`,
  correctSleeveLevel: ({ monster, level }) => `${monster} auf Stufe ${level} setzen`,

  // rounds
  setInitiative: ({ character }) => `${character} wählt Karten`,
  declareLongRest: ({ character }) => `${character} wählt Karten`,
  clearInitiative: ({ character }) => `${character} wählt noch einmal`,
  revealInitiatives: () => 'Initiativen aufdecken',
  orderTied: ({ blocks }) => `Gleichstand: ${blocks.join(' vor ')}`,
  correctInitiative: ({ block, initiative, second }) => {
    if (second === null) return `Zweite Karte von ${block} löschen`;
    const what = second === undefined ? 'Initiative' : 'Zweite Karte';
    return `${what} von ${block} auf ${second ?? initiative} setzen`;
  },
  startTurn: ({ figure, spare }) =>
    `Zug von ${figure} beginnen${spare?.length ? ', ohne Schaden durch Zustände' : ''}`,
  endTurn: ({ figure }) => `Zug von ${figure} beenden`,
  actAgain: ({ monster }) => `${monster} handelt noch einmal`,
  endBlock: ({ block }) => `Züge von ${block} beenden`,
  playLines: ({ figure, lines, idle = 'byHand' }, step) =>
    byWhom(figure, subcommandTitles(lines, TITLES, step)) || `${figure}${IDLE[idle] ?? ''}`,
  markLines: ({ figure, lines, state }) => `${figure}: ${MARKED[state](lines.length)}`,
  endRound: (_, { events }) => {
    const ended = eventOf(events, 'roundEnded');
    return ended ? `Runde ${ended.round} beenden` : 'Runde beenden';
  },

  // decks
  drawAbilityCard: ({ deck }, { names }) => `Fähigkeitskarte ziehen: ${names.abilityDeck(deck)}`,
  enterAbilityCard: ({ deck, card }, { names }) =>
    `Fähigkeitskarte ${card} eingeben: ${names.abilityDeck(deck)}`,
  peekAbilityCards: ({ deck, count }, { names }) =>
    `${topCards(count)} von ${names.abilityDeck(deck)} ansehen`,
  orderAbilityCards: ({ deck, cards }, { names }) =>
    `${topCards(cards.length)} von ${names.abilityDeck(deck)} ordnen`,
  shuffleAbilityDeck: ({ deck }, { names }) => `Fähigkeitsdeck ${names.abilityDeck(deck)} mischen`,
  drawModifier: ({ deck }, { events, names }) => {
    const cards = cardNames(drawnCards(events));
    return cards !== ''
      ? `${cards} ziehen: ${names.modifierDeck(deck)}`
      : `Ziehen: ${names.modifierDeck(deck)}`;
  },
  enterModifier: ({ deck, card }, { names }) =>
    `${cardName(card)} eingeben: ${names.modifierDeck(deck)}`,
  shuffleModifierDeck: ({ deck }, { names }) => `${names.modifierDeck(deck)} mischen`,
  addModifierCards: ({ deck, card, count }, { names }) =>
    `${addedCards(card, count)} hinzufügen: ${names.modifierDeck(deck)}`,
  letActiveCardGo: ({ figure }, { events }) =>
    `${figure}: ${nameInEvent(events, 'cardMoved') ?? 'eine Karte'} ist nicht mehr aktiv`,
  tellCard: ({ figure }) => `${figure}: Karte wählen`,
  moveDooms: ({ figure, to }, { names }) => `${figure}: Ein Doom geht auf ${names.figure(to)} über`,
  useActiveCard: ({ figure, subcommands = [] }, step) =>
    subcommandTitles([{ subcommands }], TITLES, step) || `${figure} nutzt eine aktive Karte`,
  removeModifierCards: ({ deck, card, count }, { names }) =>
    `${addedCards(card, count)} entfernen: ${names.modifierDeck(deck)}`,

  // attack
  beginAttack: ({ attacker, targets }, { names }) =>
    targets.length === 0
      ? `${attacker} greift an`
      : `${attacker} greift ${listOf(targets.map((target) => names.figure(target.figure)))} an`,
  changeAttack: () => 'Angriff ändern',
  addTarget: ({ target, insteadOf }, { names }) =>
    insteadOf === undefined
      ? `Ziel ${names.figure(target.figure)} dazu`
      : `Ziel ${names.figure(target.figure)} statt ${insteadOf}`,
  removeTarget: ({ figure }) => `Ziel ${figure} entfernen`,
  changeTarget: ({ figure, negate }) =>
    negate
      ? `${figure} wendet den Schaden ab, ${NEGATIONS[negate]}`
      : `Angriff auf ${figure} ändern`,
  addAttackModifier: ({ modifier }) =>
    `Angriff ${modifierWords(modifier)}${modifier.source ? ` (${modifier.source})` : ''}`,
  removeAttackModifier: () => 'Bonus des Angriffs entfernen',
  orderAttackModifiers: () => 'Reihenfolge der Boni ändern',
  orderAttackCards: () => 'Reihenfolge der Karten ändern',
  drawForAttack: ({ target }, { events }) => {
    const drawn = eventOf(events, 'attackDrawn');
    return drawn ? `${cardNames(drawn.cards)} gegen ${target} ziehen` : `Gegen ${target} ziehen`;
  },
  enterForAttack: ({ target, cards }) => `${cardNames(cards)} gegen ${target} eingeben`,
  chooseAttackCard: ({ target, card }) =>
    `Die ${card === 0 ? 'erste' : 'zweite'} Karte gegen ${target} nehmen`,
  applyAttack: (_, step) => attackTitle(step),
  cancelAttack: () => 'Angriff abbrechen',
  leaveLastAttack: ({ figure }) => `Letzten Angriff auslassen: ${figure}`,

  // figures
  sufferDamage: ({ figure, amount, negate }) =>
    negate === null
      ? `${figure} erleidet ${amount} Schaden`
      : `${figure} wendet ${amount} Schaden ab, ${NEGATIONS[negate]}`,
  negateDamage: ({ figure, losing }) => `${figure} wendet den Schaden ab, ${NEGATIONS[losing]}`,
  healFigure: ({ figure, amount }, step) => {
    const title = `${figure} um ${amount} heilen`;
    const cured = curedInstead(figure, step);
    if (cured === null) return title;
    return `${title}: heilt nur ${cured.isWounded ? 'Gift und Wunde' : 'das Gift'}`;
  },
  correctHitPoints: ({ figure, hitPoints }) =>
    `Trefferpunkte von ${figure} auf ${hitPoints} setzen`,
  correctMaxHitPoints: ({ figure, maxHitPoints }) =>
    `Höchste Trefferpunkte von ${figure} auf ${maxHitPoints} setzen`,
  addCondition: ({ figure, condition }) => `${conditionName(condition)} bei ${figure}`,
  removeCondition: ({ figure, condition }) => `${conditionName(condition)} entfernen: ${figure}`,
  addBonus: ({ figure, kind, value, range }) =>
    `${BONUS_NAMES[kind]} ${value}${kind === 'retaliate' && range > 1 ? `, Reichweite ${range},` : ''} für ${figure}`,
  removeBonus: ({ figure }) => `Bonus von ${figure} entfernen`,
  addMonster: (command, { events }) => {
    const placed = eventOf(events, 'monsterPlaced');
    const standee = placed?.standee ?? command.standee;
    const number = standee === null ? '' : ` ${standee}`;
    const rank = command.rank === 'normal' ? '' : ` (${RANKS[command.rank]})`;
    const origin =
      command.origin === 'placed' ? 'hinzufügen' : (ORIGINS[command.origin] ?? command.origin);
    return `${command.monster}${number}${rank} ${origin}`;
  },
  correctMonster: ({ figure }) => `${figure} ändern`,
  addSummon: ({ owner, name }) => `${owner} beschwört ${name}`,
  removeFigure: ({ figure }) => `${figure} vom Tisch nehmen`,
  removeSleeve: ({ monster }) => `Bogen von ${monster} entfernen`,

  // characters
  gainExperience: ({ figure, amount }) => `${figure} erhält ${amount} Erfahrung`,
  correctExperience: ({ figure, amount }) => `Erfahrung von ${figure} auf ${amount} setzen`,
  refreshItems: ({ figure }) => `${figure} frischt Gegenstände auf`,
  lootTokens: ({ figure, tokens }) => `${figure} plündert ${tokens.length} Marker`,
  correctKills: ({ figure, monster, count }) =>
    `Getötete von ${figure} auf ${count} setzen: ${monster}`,
  correctTally: ({ figure, what, count }) =>
    `Zahl von ${figure} auf ${count} setzen: ${COUNTED[what]}`,
  correctMoney: ({ figure, amount }) => `Geldmarker von ${figure} auf ${amount} setzen`,
  addMoneyToken: ({ amount }) => `${amount} Geldmarker auf den Tisch legen`,
  removeToken: () => 'Marker vom Tisch nehmen',
  countCards: ({ figure, cards }) =>
    cards === null
      ? `Karten von ${figure} nicht mehr zählen`
      : `Karten von ${figure} zählen: Hand ${cards.hand}, abgelegt ${cards.discard}, verloren ${cards.lost}`,
  takeLongRest: ({ figure }) => `${figure} macht eine lange Rast`,
  takeShortRest: ({ figure, again, negate }) => {
    const price = negate ? NEGATIONS[negate] : 'für 1 Schaden';
    return `${figure} macht eine kurze Rast${again ? ` und verliert ${price} eine andere Karte` : ''}`;
  },
  exhaust: ({ figure }) => `${figure} ist erschöpft`,

  // elements
  infuse: ({ element }) => `${ELEMENT_NAMES[element]} erzeugen`,
  consume: ({ element }) => `${ELEMENT_NAMES[element]} verbrauchen`,
  correctElement: ({ element, state }) =>
    `${ELEMENT_NAMES[element]} auf „${ELEMENT_STATE_NAMES[state]}“ setzen`,
};

function addedCards(card: keyof typeof en.ADDED_CARDS, count: number): string {
  return ADDED_CARDS[card]?.(count) ?? String(count);
}

function topCards(count: number): string {
  return count === 1 ? 'Oberste Karte' : `Oberste ${count} Karten`;
}
