import type { Condition, Element, ModifierCard } from '#shared/vocabulary';
import { listOf, counted } from '../names/grammar';
import type { Names } from '../../helpers/names';
import { CONDITION_NAMES, conditionName, ELEMENT_NAMES, cardName } from '../names/names';
import { ownConditionName } from '../../helpers/ownConditions';
import { readable } from '../../helpers/phrases';
import type { Sentences } from '../../helpers/stepFacts';
import { BOARD_REFUSALS } from './board';
import { CAMPAIGN_SENTENCES } from './campaign';
import { HOST_SENTENCES } from './host';

const condition = (name: string): string =>
  name in CONDITION_NAMES ? conditionName(name as Condition) : (ownConditionName(name) ?? name);

const element = (name: string): string =>
  name in ELEMENT_NAMES ? ELEMENT_NAMES[name as Element] : name;

const card = (text: string): string => cardName(text as ModifierCard);

/** The deck of a refusal may be a modifier deck, an ability deck, or unknown. */
const deck = (id: string, names: Names): string => {
  if (id === 'monsters') return 'the monster modifier deck';
  const ofAbilities = names.abilityDeck(id);
  return ofAbilities === readable(id)
    ? names.modifierDeck(id)
    : `the ability deck “${ofAbilities}”`;
};

export const PHASES = {
  selectCards: 'The players are still choosing their cards: reveal the initiatives first.',
  turns: 'The round is being played: end it first.',
  over: 'The scenario is over.',
};

/** The reason of each refusal, as a sentence players understand. */
export const SENTENCES: Omit<Sentences, 'contentIsWrong' | 'stepChanged'> = {
  ...CAMPAIGN_SENTENCES,
  ...HOST_SENTENCES,
  malformedCommand: ({ field }) =>
    field === undefined
      ? 'Standee did not understand that. Nothing was changed.'
      : `Standee did not understand that: “${field}” is missing or wrong. Nothing was changed.`,

  // campaign
  campaignAlreadyBegun: () => 'This campaign has already begun.',
  noCampaign: () => 'There is no campaign yet. Give it a name first.',
  noSuchCharacter: ({ character }) => `${character} is not a character of this campaign.`,
  noSuchClass: (refusal) => `There is no class called ${refusal.class}.`,
  characterNameIsTaken: ({ name }) =>
    `There is already a character called “${name}”. Give this one another name.`,
  characterIsPlaying: ({ character }) =>
    `${character} is playing the scenario. Finish or leave it first.`,
  classIsTaken: (refusal) =>
    `Somebody already plays the ${refusal.class}. Each class is there only once.`,
  tooManyCharacters: ({ limit }) => `A campaign has room for ${limit} characters.`,
  perkBeyondItsBoxes: ({ perk }) => `Perk ${perk + 1} has no more boxes to check.`,

  // scenario
  noScenario: () => 'No scenario is being played. Set one up first.',
  noSuchScenario: ({ scenario }) => `There is no scenario ${scenario}.`,
  scenarioIsRunning: () => 'A scenario is being played. Finish or leave it first.',
  scenarioIsOver: () => 'The scenario is over: nothing more happens in it.',
  alreadyDecided: ({ won }) =>
    `The scenario is ${won ? 'won' : 'lost'} already; this round is played to its end.`,
  scenarioIsNotOver: () => 'The scenario is not over yet. Say first whether it was won or lost.',
  wrongNumberOfCharacters: ({ least, most }) => `Choose ${least} to ${most} characters.`,
  characterTwice: ({ character }) => `${character} was chosen twice.`,
  noSuchRoom: ({ room }) => `This scenario has no room ${room}.`,
  roomIsRevealed: ({ room }) => `Room ${room} is already open.`,

  // rounds
  notNowInThisPhase: ({ phase }) => PHASES[phase],
  initiativeMissing: (refusal) =>
    refusal.figures.length === 1
      ? `${listOf(refusal.figures)} has no initiative yet.`
      : `${listOf(refusal.figures)} have no initiative yet.`,
  onlyOneSuchCard: ({ figure, initiative }) =>
    `${figure} has only one card with initiative ${initiative}: the second one is another.`,
  restNeedsTwoDiscards: ({ figure }) => `${figure} needs at least two discarded cards to rest.`,
  notLongResting: ({ figure }) => `${figure} did not choose a long rest for this round.`,
  hasRested: ({ figure }) => `${figure} has already rested in this round.`,
  notItsTurn: ({ figure }) => `It is not the turn of ${figure}.`,
  noSuchBlock: ({ block }) => `${block} has no place in this round’s order.`,
  notTied: () => 'Only those with the same initiative can change places.',
  turnsOpen: (refusal) =>
    refusal.figures.length > 4
      ? `${counted(refusal.figures.length, 'figure')} still have to take their turns.`
      : `Still to take a turn: ${listOf(refusal.figures)}.`,
  turnIsOver: ({ figure }) => `${figure} has already had this round’s turn.`,
  lineIsOver: ({ figure }) => `${figure} has done that line already.`,
  anotherTurnRuns: ({ figure }) => `${figure} is acting. End that turn first.`,

  // decks
  noSuchDeck: (refusal, names) => `${deck(refusal.deck, names)} is not on the table.`,
  noSuchCard: (refusal) => `There is no card ${card(refusal.card)} in this deck.`,
  cardNotInDeck: (refusal) =>
    `The card ${card(refusal.card)} is not among those that are left in the deck.`,
  deckIsEmpty: (refusal, names) => `${deck(refusal.deck, names)} has no cards left.`,
  fewerCardsLeft: ({ left }) =>
    left === 0 ? 'No card is left in the draw pile.' : `Only ${left} are left in the draw pile.`,
  cardAlreadyDrawn: (refusal, names) =>
    `${deck(refusal.deck, names)} already has its card for this round.`,
  supplyIsUsedUp: (refusal) =>
    `All ${refusal.limit} cards of this kind (${card(refusal.card)}) are already in the decks.`,

  // attack
  noAttack: () => 'No attack is being worked out.',
  attackInProgress: () => 'An attack is being worked out. Apply or cancel it first.',
  noSuchTarget: ({ figure }) => `${figure} is not a target of this attack.`,
  alreadyTargeted: ({ figure }) => `${figure} is already a target.`,
  targetIsAlly: ({ figure }) => `${figure} is on the attacker’s own side.`,
  targetIsInvisible: ({ figure }) => `${figure} is invisible and cannot be attacked by enemies.`,
  targetOutOfRange: ({ figure, range }) => `${figure} is out of range (${range}).`,
  attackerCannotAttack: (refusal) =>
    `${refusal.figure} cannot attack: ${conditionName(refusal.condition)}.`,
  attackValueUnknown: ({ figure }) =>
    `Standee does not know the attack of ${figure}. Enter the base value.`,
  noTargets: () => 'Choose at least one target.',
  alreadyDrawn: ({ figure }) => `A card has already been drawn against ${figure}.`,
  nothingDrawn: ({ figure }) => `No card has been drawn against ${figure} yet.`,
  drawDoesNotFit: ({ reason }) =>
    reason === 'tooFew'
      ? 'There are cards missing: two with advantage or disadvantage, and one more after rolling ones.'
      : 'Those are more cards than this draw has.',
  nothingToChoose: ({ figure }) => `There is no choice of cards against ${figure}.`,
  noSuchModifier: () => 'This modifier is not part of the attack.',
  attackTooLarge: ({ limit }) =>
    `With that the attack could come to more than ${limit}. Put smaller numbers in.`,
  tooManyModifiers: ({ limit }) => `An attack takes at most ${limit} modifiers.`,
  orderDoesNotFit: () => 'The order has to name each of them once.',
  cannotNegate: ({ figure }) =>
    `${figure} has no cards to lose: only characters can negate damage.`,
  nothingToNegate: ({ figure }) =>
    `${figure} has suffered no damage since this turn began that cards could replace.`,
  notEnoughCards: ({ figure }) => `${figure} has not enough cards for that.`,

  // figures
  noSuchFigure: ({ figure }) => `${figure} is not on the table.`,
  figureIsDown: ({ figure }) => `${figure} is out of the game.`,
  notACharacter: ({ figure }) => `${figure} is no character; only characters can do that.`,
  notAMonster: ({ figure }) => `${figure} is no monster; only monsters can do that.`,
  zeroNeedsDamage: ({ figure }) =>
    `Correcting cannot bring ${figure} to 0: record damage, or remove the figure.`,
  aboveMaximum: ({ maximum }) => `That is more than the maximum of ${maximum}.`,
  noSuchMonster: ({ monster }) => `There is no monster called ${monster}.`,
  noSuchRank: ({ monster, rank }) => `${monster} has no ${rank} figures.`,
  noStandeeLeft: ({ monster, limit }) => `All ${limit} standees of ${monster} are on the table.`,
  standeeIsTaken: ({ standee }) => `Standee ${standee} is already on the table.`,
  noSuchStandee: ({ standee, limit }) =>
    `There is no standee ${standee}: the numbers go from 1 to ${limit}.`,
  hexIsTaken: () => 'That hex is taken: a figure stands or a token lies on it.',
  hexIsNotOnTheMap: () => 'That hex is not part of the map.',
  hasCome: ({ figure }) => `${figure} has come in already.`,
  givenWhenDue: () => 'Standee adds this when it happens.',
  nobodyToChoose: ({ figure }) => `There is nobody ${figure} could choose.`,
  noHexToChoose: ({ figure }) => `There is no hex ${figure} could choose.`,
  noFreeHex: ({ figure }) => `There is no free hex next to ${figure}.`,
  colourIsTaken: ({ colour }) => `The ${colour} summon tokens are already in use.`,
  noSuchCondition: ({ condition: name }) => `There is no condition “${condition(name)}”.`,
  isImmune: (refusal) => `${refusal.figure} is immune to ${condition(refusal.condition)}.`,
  hasCondition: (refusal) => `${refusal.figure} already has ${condition(refusal.condition)}.`,
  hasNotCondition: (refusal) => `${refusal.figure} does not have ${condition(refusal.condition)}.`,
  noSuchBonus: ({ figure }) => `${figure} does not have that bonus any more.`,
  figuresLeft: ({ monster }) => `There are still figures of ${monster} on the table.`,
  noSuchToken: () => 'That token is not on the table any more.',
  onlyCharactersLoot: ({ figure }) =>
    `${figure} cannot loot that: characters loot, and monsters take money only.`,

  // board
  ...BOARD_REFUSALS,

  // elements
  elementIsInert: (refusal) => `${element(refusal.element)} is inert: there is nothing to consume.`,
  elementNotWanted: (refusal) =>
    `The card of ${refusal.monster} does not use ${element(refusal.element)} now.`,
};

export { OWN_STEPS } from './host';

export const CONTENT_REFUSED = {
  wrong: (problems: string) => `That cannot be used. ${problems}`,
};

export const STEP_CHANGED = {
  look: 'Somebody else was faster: have a look and try again.',
  done: (title: string) =>
    `Somebody else was faster: “${title}”. Nothing was done twice. Have a look, then press again.`,
};
