/** English words of events during a scenario, as lines of the history. */
import type { CorrectionEvent } from '#shared/events/corrections';
import type { DamageSource, ModifierCard } from '#shared/vocabulary';
import { possessive, listOf, counted } from '../names/grammar';
import { cardName, MODE_NAMES, cardNames, conditionName, ELEMENT_NAMES } from '../names/names';
import type { Lines } from '../../helpers/stepFacts';
import { upperFirst } from '../../helpers/phrases';
import { BOARD_LINES } from './boardSteps';
import { CAMPAIGN_LINES } from './campaignEvents';
import { REMINDER_LINES } from './reminders';

export const DAMAGE_SOURCES: Readonly<Record<DamageSource, string>> = {
  attack: 'the attack',
  retaliate: 'retaliate',
  wound: 'a wound',
  trap: 'a trap',
  hazard: 'hazardous terrain',
  shortRest: 'the short rest',
  direct: 'direct damage',
  condition: 'a condition',
};

export const SHUFFLED_WHY = {
  marked: 'a shuffle card was drawn',
  usedUp: 'no cards were left',
  byHand: 'on request',
};

export const STEP_NAMES = {
  1: 'base value',
  2: 'attacker’s modifiers',
  3: 'modifier card',
  4: 'shield',
  5: 'damage',
};

export const REMOVED_WHY = {
  byHand: 'is removed from the table',
  ownerExhausted: 'leaves because its owner is exhausted',
  cardLeft: 'leaves because its card is no longer active',
  scenarioOver: 'leaves at the end of the scenario',
};

export const NEGATED_BY = {
  oneFromHand: 'loses a card from hand',
  twoFromDiscard: 'loses two discarded cards',
  cardInEffect: 'uses an active card',
};

const treasureName = (treasure: number | 'goal'): string =>
  treasure === 'goal' ? 'the goal treasure' : `treasure ${treasure}`;

export const PILES = {
  hand: 'returns to hand',
  chosen: 'is chosen for this round',
  discard: 'is discarded',
  lost: 'is lost',
  active: 'is active',
};

/** Lines of the history. */
export const LINES: Omit<Lines, CorrectionEvent['type']> = {
  ...CAMPAIGN_LINES,
  ...REMINDER_LINES,
  // scenario
  scenarioStarted: ({ scenario, level, monsterLevel }) =>
    monsterLevel === level
      ? `Scenario ${scenario} begins at level ${level}.`
      : `Scenario ${scenario} begins at level ${level}, monsters and traps at ${monsterLevel}.`,
  roomRevealed: ({ room, by }, names) =>
    by === null ? `Room ${room} is opened.` : `${names.figure(by)} opens room ${room}.`,
  monsterPlaced: ({ monster, rank, standee, origin }) => {
    const verb = origin === 'placed' ? 'is placed' : `is ${origin}`;
    const number = rank === 'boss' ? '' : ` ${standee}`;
    return `${monster}${number}${rank === 'elite' ? ' (elite)' : ''} ${verb}.`;
  },
  standeesRanOut: ({ monster, missing }) =>
    `No ${monster} standees left: ${missing} could not be placed.`,
  summonPlaced: ({ owner, name }) => `${owner} summons ${name}.`,
  scenarioFinished: ({ won }) => (won ? 'The scenario is won.' : 'The scenario is lost.'),
  scenarioDecided: ({ won }) => `The scenario is ${won ? 'won' : 'lost'} at the end of this round.`,
  scenarioAbandoned: ({ scenario }) => `Scenario ${scenario} is abandoned.`,
  scenarioRewarded: ({ figure, experience, bonusExperience, gold }) =>
    `${figure} gains ${experience} experience${bonusExperience > 0 ? ` and ${bonusExperience} for winning` : ''}, and ${gold} gold.`,

  spawned: ({ figures, markers }) => {
    const who = listOf(figures);
    const letters = listOf(markers.map((marker) => `“${marker}”`));
    const where = markers.length === 0 ? '' : ` at ${letters} (see the scenario book)`;
    return figures.length === 0
      ? `No figures could spawn${where}.`
      : `${who} ${figures.length === 1 ? 'spawns' : 'spawn'}${where}.`;
  },

  // rounds
  initiativesRevealed: ({ round }) => `Round ${round}: initiatives are revealed.`,
  abilityCardDrawn: ({ deck, card, initiative, byHand }, names) =>
    `${names.abilityDeck(deck)}: ability card ${card}, initiative ${initiative}${byHand ? ' (entered)' : ''}.`,
  tieOrdered: ({ blocks }) => `Tie: ${blocks.join(' before ')}.`,
  turnStarted: ({ figure }) => `${possessive(figure)} turn begins.`,
  turnEnded: ({ figure }) => `${possessive(figure)} turn ends.`,
  turnsInserted: ({ blocks }) => `These act right after this turn: ${listOf(blocks)}.`,
  roundEnded: ({ round }) => `Round ${round} ends.`,
  bonusesEnded: ({ figure }) => `${possessive(figure)} round bonuses end.`,

  // decks
  modifierDrawn: ({ deck, card, byHand }, names) =>
    `${cardName(card)} is ${byHand ? 'entered' : 'drawn'} from ${names.modifierDeck(deck)}.`,
  modifierDeckShuffled: ({ deck, why }, names) =>
    `${names.modifierDeck(deck)} is shuffled: ${SHUFFLED_WHY[why]}.`,
  // Only the player who looked may know the cards.
  abilityCardsSeen: ({ deck, cards }, names) =>
    `A player looked at the top ${counted(cards.length, 'card')} of ${names.abilityDeck(deck)}.`,
  abilityCardsOrdered: ({ deck, cards }, names) =>
    `A player reordered the top ${counted(cards.length, 'card')} of ${names.abilityDeck(deck)}.`,
  abilityDeckShuffled: ({ deck, why }, names) =>
    `The ability deck ${names.abilityDeck(deck)} is shuffled: ${SHUFFLED_WHY[why]}.`,
  modifierAdded: ({ deck, card, count }, names) =>
    `${cardTimes(card, count)} added to ${names.modifierDeck(deck)}.`,
  modifierRemoved: ({ deck, card, count }, names) =>
    `${cardTimes(card, count)} removed from ${names.modifierDeck(deck)}.`,

  pilesKept: ({ figure, kept }) =>
    kept
      ? `Standee tracks ${possessive(figure)} cards by name.`
      : `Standee no longer tracks ${possessive(figure)} cards by name.`,
  cardMoved: ({ figure, name, to }) => `${figure}: ${name} ${PILES[to]}.`,
  cardsLost: ({ figure, count }) => `${figure} loses ${counted(count, 'card')}.`,

  // attack
  attackBegun: ({ attacker, targets }) =>
    targets.length === 0 ? `${attacker} attacks.` : `${attacker} attacks ${listOf(targets)}.`,
  attackDrawn: ({ target, mode, cards, applied }) => {
    const how = mode === 'normal' ? '' : ` with ${MODE_NAMES[mode].toLowerCase()}`;
    const counts = cards.length === applied.length ? '' : `; ${countWords(applied)}`;
    return `Against ${target}${how}: ${cardNames(cards)}${counts}.`;
  },
  attackStepTaken: ({ target, step, value }) =>
    `${step}. ${upperFirst(STEP_NAMES[step])}: ${value}${step === 5 ? ` for ${target}` : ''}.`,
  attacked: ({ attacker, target, damage }) => `${attacker} hits ${target} for ${damage}.`,
  attackStopped: ({ attacker, notAttacked }) =>
    `${attacker} cannot continue. Not attacked: ${listOf(notAttacked)}.`,
  linesSkipped: ({ figure, count }) =>
    `${figure}: ${counted(count, 'ability', 'abilities')} skipped.`,
  retaliated: ({ figure, attacker, damage }) =>
    `${figure} retaliates against ${attacker} for ${damage}.`,

  // figures
  damaged: ({ figure, amount, hitPoints, source }) =>
    source === 'direct'
      ? `${figure} suffers ${amount} damage: ${hitPoints} hit points left.`
      : `${figure} suffers ${amount} from ${DAMAGE_SOURCES[source]}: ${hitPoints} hit points left.`,
  damageNegated: ({ figure, amount, by }) =>
    `${figure} ${NEGATED_BY[by]} to negate ${amount} damage.`,
  healed: ({ figure, restored }) =>
    `${figure} is healed: ${counted(restored, 'hit point')} restored.`,
  died: ({ figure, killer }) =>
    killer === null ? `${figure} dies.` : `${figure} is killed by ${killer}.`,
  exhausted: ({ figure }) => `${figure} is exhausted.`,
  characterKilled: ({ figure }) => `${figure} dies for good.`,
  figureRemoved: ({ figure, why }) => `${figure} ${REMOVED_WHY[why]}.`,
  conditionAdded: ({ figure, condition, renewed }) =>
    `${figure}: ${conditionName(condition)}${renewed ? ', renewed' : ''}.`,
  conditionRemoved: ({ figure, condition, why }) =>
    `${figure} loses ${conditionName(condition)}${CONDITION_ENDS[why]}.`,
  conditionStayed: ({ figure, condition }) => `${conditionName(condition)} stays on ${figure}.`,
  conditionRefused: ({ figure, condition }) =>
    `${figure} is immune to ${conditionName(condition)}.`,
  bonusAdded: ({ figure, kind, value, range }) =>
    `${figure}: ${kind} ${value}${range > 1 ? `, range ${range}` : ''}.`,
  bonusRemoved: ({ figure, kind }) => `${figure} loses a ${kind} bonus.`,
  moneyTokenLeft: ({ figure }) => `${figure} drops a money token.`,
  looted: ({ figure, money, treasures }) => {
    const found = [
      ...(money > 0 ? [counted(money, 'money token')] : []),
      ...treasures.map(treasureName),
    ];
    return `${figure} loots ${listOf(found) || 'nothing'}.`;
  },
  experienceGained: ({ figure, amount }) => `${figure} gains ${amount} experience.`,
  rested: ({ figure, rest }) => `${figure} takes a ${rest} rest.`,

  // board
  ...BOARD_LINES,

  // elements
  elementInfused: ({ element }) =>
    `${ELEMENT_NAMES[element]} is infused: strong at the end of the turn.`,
  elementStrengthened: ({ element }) => `${ELEMENT_NAMES[element]} is strong.`,
  elementConsumed: ({ element }) => `${ELEMENT_NAMES[element]} is consumed.`,
  elementWaned: ({ element, to }) => `${ELEMENT_NAMES[element]} is now ${to}.`,
};

export const CONDITION_ENDS = {
  turnEnded: ' at the end of the turn',
  healed: ' by the heal',
  damaged: ' by the damage',
  roundEnded: ' at the end of the round',
  replaced: ' by the new condition',
  byHand: '',
};

function cardTimes(card: ModifierCard, count: number): string {
  return count === 1 ? cardName(card) : `${count} × ${cardName(card)}`;
}

function countWords(applied: readonly ModifierCard[]): string {
  return applied.length === 1 ? `${cardNames(applied)} counts` : `${cardNames(applied)} count`;
}
