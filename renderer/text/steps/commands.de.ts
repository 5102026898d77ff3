/** German words of the titles of steps, as undo and the history show them. */
import { nameTold } from '../eventNames';
import type * as en from './commands.en';
import type { Command } from '#shared/commands/shapes';
import type { GameEvent } from '#shared/events';
import type { Translation } from '../language';
import { counted, listOf } from '../names/grammar.de';
import type { Names } from '../names/names';
import { inMinutes } from '../phrases';
import { cardNames, cardName, conditionName, ELEMENT_NAMES } from '../names/names.de';
import { nameAndClass, deedTitles, eventOf, drawnCards, modifierWords } from '../stepFacts';
import { ELEMENT_STATE_NAMES } from '../table/table.de';
import { BOARD_TITLES } from './boardSteps.de';
import { CAMPAIGN_TITLES } from './campaignCommands.de';

export const DIFFICULTY_NAMES = {
  easy: 'Leicht',
  normal: 'Normal',
  hard: 'Schwer',
  veryHard: 'Sehr schwer',
} satisfies Translation<typeof en.DIFFICULTY_NAMES>;

export const NEGATIONS = {
  oneFromHand: 'durch eine verlorene Handkarte',
  twoFromDiscard: 'durch zwei verlorene abgelegte Karten',
} satisfies Translation<typeof en.NEGATIONS>;

const MARKED: Readonly<Record<'open' | 'done' | 'skipped', (count: number) => string>> = {
  open: (count) => `${counted(count, 'Zeile', 'Zeilen')} wieder offen`,
  done: (count) => `${counted(count, 'Zeile', 'Zeilen')} am Tisch ausgeführt`,
  skipped: (count) => `${counted(count, 'Zeile', 'Zeilen')} ausgelassen`,
};

export const ADDED_CARDS: Translation<typeof en.ADDED_CARDS> = {
  bless: (count) => counted(count, 'Segen', 'Segen'),
  curse: (count) => counted(count, 'Fluch', 'Flüche'),
  minus1: (count) => counted(count, '−1-Karte', '−1-Karten'),
};

/** How a monster came to the table. */
export const ORIGINS: Readonly<Record<string, string>> = {
  placed: 'aufgestellt',
  summoned: 'beschworen',
  spawned: 'ins Spiel gebracht',
};

export const BONUS_NAMES = { shield: 'Schild', retaliate: 'Vergeltung' } as const;

const RANKS = { normal: 'normal', elite: 'Elite', boss: 'Boss' } as const;

function attackTitle(names: Names, events: readonly GameEvent[]): string {
  const attacks = events.filter((event) => event.type === 'attacked');
  const [first] = attacks;
  if (!first) return 'Angriff anwenden';
  const hits = attacks.map((attack) => `${names.figure(attack.target)} (${attack.damage})`);
  return `${names.figure(first.attacker)} greift ${listOf(hits)} an`;
}

function editedParts(command: Extract<Command, { readonly type: 'editCharacter' }>): string {
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
  newCampaign: ({ name }) => `Kampagne „${name}“ beginnen`,
  renameCampaign: ({ name }) => `Kampagne „${name}“ nennen`,
  setDifficulty: ({ difficulty, solo }) =>
    `Schwierigkeit: ${DIFFICULTY_NAMES[difficulty]}${solo ? ', solo' : ''}`,
  addCharacter: (command, names) => `${nameAndClass(command, names)} kommt dazu`,
  editCharacter: (command, names) =>
    `${names.character(command.character)} ändern: ${editedParts(command)}`,
  removeCharacter: ({ character }, names, events) => {
    const removed = eventOf(events, 'characterRemoved');
    return `${removed?.name ?? names.character(character)} entfernen`;
  },

  // scenario
  drawDungeon: () => 'Ein Verlies ziehen',
  startScenario: ({ scenario }, names) => `Szenario ${names.scenario(scenario)} beginnen`,
  revealRoom: ({ room, by }, names) =>
    by === null ? `Raum ${room} öffnen` : `${names.figure(by)} öffnet Raum ${room}`,
  finishScenario: ({ won, atRoundEnd }) =>
    `Szenario ${atRoundEnd ? 'nach dieser Runde ' : ''}${won ? 'gewonnen' : 'verloren'}`,
  leaveScenario: () => 'Belohnungen nehmen und den Tisch räumen',
  abandonScenario: () => 'Szenario weglegen, als wäre es nicht gespielt worden',
  correctScenarioLevel: ({ level, monsterLevel }) =>
    monsterLevel === level
      ? `Szenariostufe auf ${level} berichtigen`
      : `Szenariostufe auf ${level} berichtigen, Monster auf ${monsterLevel}`,
  correctPlayTime: ({ by }) => `Spielzeit um ${inMinutes(by)} berichtigen`,
  correctRound: ({ round }) => `Runde auf ${round} berichtigen`,
  correctSleeveLevel: ({ monster, level }, names) =>
    `${names.monster(monster)} auf Stufe ${level} berichtigen`,

  // rounds
  setInitiative: ({ character }, names) => `${names.figure(character)} wählt für die Runde`,
  declareLongRest: ({ character }, names) => `${names.figure(character)} wählt für die Runde`,
  clearInitiative: ({ character }, names) => `${names.figure(character)} wählt neu`,
  revealInitiatives: () => 'Initiativen aufdecken',
  orderTied: ({ blocks }, names) =>
    `Gleichstand: ${blocks.map((block) => names.block(block)).join(' vor ')}`,
  correctInitiative: ({ block, initiative }, names) =>
    `Initiative von ${names.block(block)} auf ${initiative} berichtigen`,
  startTurn: ({ figure, spare }, names) =>
    `Zug von ${names.figure(figure)} beginnen${spare ? ', ohne die Wunde' : ''}`,
  endTurn: ({ figure }, names) => `Zug von ${names.figure(figure)} beenden`,
  actAgain: ({ monster }, names) => `${names.monster(monster)} handelt noch einmal`,
  endBlock: ({ block }, names) => `Züge von ${names.block(block)} beenden`,
  playLines: ({ figure, lines }, names, events) =>
    deedTitles(lines, TITLES, names, events) || `${names.figure(figure)}: am Tisch ausgeführt`,
  markLines: ({ figure, lines, state }, names) =>
    `${names.figure(figure)}: ${MARKED[state](lines.length)}`,
  endRound: (_, __, events) => {
    const ended = eventOf(events, 'roundEnded');
    return ended ? `Runde ${ended.round} beenden` : 'Runde beenden';
  },

  // decks
  drawAbilityCard: ({ deck }, names) => `Fähigkeitskarte ziehen: ${names.abilityDeck(deck)}`,
  enterAbilityCard: ({ deck, card }, names) =>
    `Fähigkeitskarte ${card} eingeben: ${names.abilityDeck(deck)}`,
  peekAbilityCards: ({ deck, count }, names) =>
    `${topCards(count)} von ${names.abilityDeck(deck)} ansehen`,
  orderAbilityCards: ({ deck, cards }, names) =>
    `${topCards(cards.length)} von ${names.abilityDeck(deck)} ordnen`,
  shuffleAbilityDeck: ({ deck }, names) => `Fähigkeitsdeck ${names.abilityDeck(deck)} mischen`,
  drawModifier: ({ deck }, names, events) => {
    const cards = cardNames(drawnCards(events));
    return cards !== ''
      ? `${cards} ziehen: ${names.modifierDeck(deck)}`
      : `Ziehen: ${names.modifierDeck(deck)}`;
  },
  enterModifier: ({ deck, card }, names) =>
    `${cardName(card)} eingeben: ${names.modifierDeck(deck)}`,
  shuffleModifierDeck: ({ deck }, names) => `${names.modifierDeck(deck)} mischen`,
  addModifierCards: ({ deck, card, count }, names) =>
    `${addedCards(card, count)} dazu: ${names.modifierDeck(deck)}`,
  letActiveCardGo: ({ figure }, names, events) =>
    `${names.figure(figure)}: ${nameTold(events, 'cardMoved') ?? 'eine Karte'} verlässt den aktiven Bereich`,
  useActiveCard: ({ figure, deeds = [] }, names, events) =>
    deedTitles([{ deeds }], TITLES, names, events) ||
    `${names.figure(figure)} nutzt eine aktive Karte`,
  removeModifierCards: ({ deck, card, count }, names) =>
    `${addedCards(card, count)} heraus: ${names.modifierDeck(deck)}`,

  // attack
  beginAttack: ({ attacker, targets }, names) =>
    targets.length === 0
      ? `${names.figure(attacker)} greift an`
      : `${names.figure(attacker)} greift ${listOf(targets.map((target) => names.figure(target.figure)))} an`,
  changeAttack: () => 'Angriff ändern',
  addTarget: ({ target }, names) => `Ziel ${names.figure(target.figure)} dazu`,
  removeTarget: ({ figure }, names) => `Ziel ${names.figure(figure)} entfernen`,
  changeTarget: ({ figure }, names) => `Angriff auf ${names.figure(figure)} ändern`,
  addAttackModifier: ({ modifier }) =>
    `Angriff ${modifierWords(modifier)}${modifier.source ? ` (${modifier.source})` : ''}`,
  removeAttackModifier: () => 'Bonus des Angriffs entfernen',
  orderAttackModifiers: () => 'Reihenfolge der Boni ändern',
  orderAttackCards: () => 'Reihenfolge der Karten ändern',
  drawForAttack: ({ target }, names, events) => {
    const drawn = eventOf(events, 'attackDrawn');
    return drawn
      ? `${cardNames(drawn.cards)} gegen ${names.figure(target)} ziehen`
      : `Gegen ${names.figure(target)} ziehen`;
  },
  enterForAttack: ({ target, cards }, names) =>
    `${cardNames(cards)} gegen ${names.figure(target)} eingeben`,
  chooseAttackCard: ({ target, card }, names) =>
    `Die ${card === 0 ? 'erste' : 'zweite'} Karte gegen ${names.figure(target)} nehmen`,
  applyAttack: (_, names, events) => attackTitle(names, events),
  cancelAttack: () => 'Angriff abbrechen',
  leaveLastAttack: ({ figure }, names) => `Letzten Angriff auslassen: ${names.figure(figure)}`,

  // figures
  sufferDamage: ({ figure, amount, negate }, names) =>
    negate === null
      ? `${names.figure(figure)} erleidet ${amount} Schaden`
      : `${names.figure(figure)} wendet ${amount} Schaden ab, ${NEGATIONS[negate]}`,
  negateDamage: ({ figure, losing }, names) =>
    `${names.figure(figure)} wendet den Schaden ab, ${NEGATIONS[losing]}`,
  healFigure: ({ figure, amount }, names) => `${names.figure(figure)} um ${amount} heilen`,
  correctHitPoints: ({ figure, hitPoints }, names) =>
    `Trefferpunkte von ${names.figure(figure)} auf ${hitPoints} berichtigen`,
  correctMaxHitPoints: ({ figure, maxHitPoints }, names) =>
    `Höchste Trefferpunkte von ${names.figure(figure)} auf ${maxHitPoints} berichtigen`,
  addCondition: ({ figure, condition }, names) =>
    `${conditionName(condition)} bei ${names.figure(figure)}`,
  removeCondition: ({ figure, condition }, names) =>
    `${conditionName(condition)} nicht mehr bei ${names.figure(figure)}`,
  addBonus: ({ figure, kind, value, range }, names) =>
    `${BONUS_NAMES[kind]} ${value}${kind === 'retaliate' && range > 1 ? `, Reichweite ${range},` : ''} für ${names.figure(figure)}`,
  removeBonus: ({ figure }, names) => `Bonus von ${names.figure(figure)} entfernen`,
  addMonster: (command, names, events) => {
    const placed = eventOf(events, 'monsterPlaced');
    const standee = placed?.standee ?? command.standee;
    const number = standee === null ? '' : ` ${standee}`;
    const rank = command.rank === 'normal' ? '' : ` (${RANKS[command.rank]})`;
    const origin =
      command.origin === 'placed' ? 'dazustellen' : (ORIGINS[command.origin] ?? command.origin);
    return `${names.monster(command.monster)}${number}${rank} ${origin}`;
  },
  correctMonster: ({ figure }, names) => `${names.figure(figure)} berichtigen`,
  addSummon: ({ owner, name }, names) => `${names.figure(owner)} beschwört ${name}`,
  removeFigure: ({ figure }, names) => `${names.figure(figure)} vom Tisch nehmen`,
  removeSleeve: ({ monster }, names) => `Bogen von ${names.monster(monster)} weglegen`,

  // characters
  gainExperience: ({ figure, amount }, names) =>
    `${names.figure(figure)} erhält ${amount} Erfahrung`,
  correctExperience: ({ figure, amount }, names) =>
    `Erfahrung von ${names.figure(figure)} auf ${amount} berichtigen`,
  lootTokens: ({ figure, tokens }, names) =>
    `${names.figure(figure)} plündert ${tokens.length} Marker`,
  correctMoney: ({ figure, amount }, names) =>
    `Geldmarker von ${names.figure(figure)} auf ${amount} berichtigen`,
  addMoneyToken: ({ amount }) => `${amount} Geldmarker auf den Tisch legen`,
  removeToken: () => 'Marker vom Tisch nehmen',
  countCards: ({ figure, cards }, names) =>
    cards === null
      ? `Karten von ${names.figure(figure)} nicht mehr zählen`
      : `Karten von ${names.figure(figure)} zählen: Hand ${cards.hand}, abgelegt ${cards.discard}, verloren ${cards.lost}`,
  takeLongRest: ({ figure }, names) => `${names.figure(figure)} macht eine lange Rast`,
  takeShortRest: ({ figure, again, negate }, names) => {
    const price = negate ? NEGATIONS[negate] : 'für 1 Schaden';
    return `${names.figure(figure)} macht eine kurze Rast${again ? ` und verliert ${price} eine andere Karte` : ''}`;
  },
  exhaust: ({ figure }, names) => `${names.figure(figure)} ist erschöpft`,

  // elements
  infuse: ({ element }) => `${ELEMENT_NAMES[element]} erzeugen`,
  consume: ({ element }) => `${ELEMENT_NAMES[element]} verbrauchen`,
  correctElement: ({ element, state }) =>
    `${ELEMENT_NAMES[element]} auf „${ELEMENT_STATE_NAMES[state]}“ berichtigen`,
};

function addedCards(card: keyof typeof en.ADDED_CARDS, count: number): string {
  return ADDED_CARDS[card]?.(count) ?? String(count);
}

function topCards(count: number): string {
  return count === 1 ? 'Oberste Karte' : `Oberste ${count} Karten`;
}
