/** English words of refusals during a scenario. */
import type { Condition, Element, ModifierCard } from '#shared/vocabulary';
import { counted, listOf, possessive } from '../names/grammar';
import type { Names } from '../../helpers/names';
import { CONDITION_NAMES, conditionName, ELEMENT_NAMES, cardName } from '../names/names';
import { ownConditionName } from '../../helpers/ownConditions';
import { titleFromId } from '../../helpers/phrases';
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
  return ofAbilities === titleFromId(id)
    ? names.modifierDeck(id)
    : `the ability deck “${ofAbilities}”`;
};

export const PHASES = {
  selectCards: 'Players are still choosing cards. Reveal the initiatives first.',
  turns: 'The round is still running. End the round first.',
  over: 'The scenario is over.',
};

/** The reason of each refusal, as a sentence players understand. */
export const SENTENCES: Omit<Sentences, 'contentIsWrong' | 'packContradicts' | 'stepChanged'> = {
  ...CAMPAIGN_SENTENCES,
  ...HOST_SENTENCES,
  malformedCommand: ({ field }) =>
    field === undefined
      ? 'Standee did not understand this step, so nothing changed. Reload the page and try again.'
      : `Standee did not understand this step: “${field}” is missing or wrong. Reload the page and try again.`,

  // campaign
  campaignAlreadyBegun: () => 'This campaign has already begun.',
  noCampaign: () => 'There is no campaign yet. Name it first.',
  noSuchCharacter: ({ character }) => `${character} is not a character of this campaign.`,
  noSuchClass: (refusal) => `There is no class called ${refusal.class}.`,
  characterNameIsTaken: ({ name }) =>
    `Another character is already called “${name}”. Choose another name.`,
  characterIsPlaying: ({ character }) =>
    `${character} is in the current scenario. Finish or abandon it first.`,
  classIsTaken: (refusal) =>
    `The ${refusal.class} is already in play. Each class exists only once.`,
  tooManyCharacters: ({ limit }) =>
    `Your campaign is full: it can have ${limit} characters. Remove one first.`,
  perkBeyondItsBoxes: ({ perk }) => `Perk ${perk + 1} has no more boxes to check.`,

  // scenario
  noScenario: () => 'No scenario in progress. Set one up first.',
  noSuchScenario: ({ scenario }) => `There is no scenario ${scenario}.`,
  scenarioIsRunning: () => 'A scenario is in progress. Finish or abandon it first.',
  scenarioIsOver: () => 'The scenario is over. Undo its end to change something.',
  alreadyDecided: ({ won }) =>
    `The scenario is already ${won ? 'won' : 'lost'}. Finish this round.`,
  scenarioIsNotOver: () => 'The scenario is not over yet. First choose whether you won or lost.',
  wrongNumberOfCharacters: ({ least, most }) => `Choose ${least} to ${most} characters.`,
  characterTwice: ({ character }) => `You chose ${character} twice.`,
  noSuchRoom: ({ room }) => `This scenario has no room ${room}.`,
  roomIsRevealed: ({ room }) => `Room ${room} is already revealed.`,

  // rounds
  notNowInThisPhase: ({ phase }) => PHASES[phase],
  initiativeMissing: (refusal) =>
    refusal.figures.length === 1
      ? `${listOf(refusal.figures)} has no initiative yet.`
      : `${listOf(refusal.figures)} have no initiative yet.`,
  onlyOneSuchCard: ({ figure, initiative }) =>
    `${figure} has only one card with initiative ${initiative}. Enter a different second card.`,
  restNeedsTwoDiscards: ({ figure }) => `${figure} needs at least two discarded cards to rest.`,
  notLongResting: ({ figure }) => `${figure} did not choose a long rest for this round.`,
  hasRested: ({ figure }) => `${figure} has already rested this round.`,
  notItsTurn: ({ figure }) => `It is not ${possessive(figure)} turn.`,
  noSuchBlock: ({ block }) => `${block} is not in this round’s turn order.`,
  notTied: () => 'Only figures with the same initiative can swap places.',
  turnsOpen: (refusal) =>
    refusal.figures.length > 4
      ? `${counted(refusal.figures.length, 'figure')} have not acted yet. End their turns first.`
      : `Not acted yet: ${listOf(refusal.figures)}. End their turns first.`,
  turnIsOver: ({ figure }) => `${figure} has already acted this round.`,
  lineIsOver: ({ figure }) => `${figure} has already performed this ability.`,
  anotherTurnRuns: ({ figure }) => `${figure} is acting. End that turn first.`,

  // decks
  noSuchDeck: (refusal, names) => `${deck(refusal.deck, names)} is not on the table.`,
  noSuchCard: (refusal) => `There is no card ${card(refusal.card)} in this deck.`,
  cardNotInDeck: (refusal) => `The card ${card(refusal.card)} is no longer in the draw pile.`,
  deckIsEmpty: (refusal, names) => `${deck(refusal.deck, names)} has no cards left.`,
  fewerCardsLeft: ({ left }) =>
    left === 0 ? 'The draw pile is empty.' : `The draw pile has only ${left} left.`,
  cardAlreadyDrawn: (refusal, names) =>
    `${deck(refusal.deck, names)} already has its card for this round.`,
  supplyIsUsedUp: (refusal) =>
    `All ${refusal.limit} cards of this kind (${card(refusal.card)}) are already in the decks.`,

  // attack
  noAttack: () => 'No attack in progress.',
  attackInProgress: () => 'An attack is in progress. Apply or cancel it first.',
  noSuchTarget: ({ figure }) => `${figure} is not a target of this attack.`,
  alreadyTargeted: ({ figure }) => `${figure} is already a target.`,
  targetIsAlly: ({ figure }) => `${figure} is on the same side as the attacker.`,
  targetIsInvisible: ({ figure }) =>
    `${figure} is invisible. Enemies cannot attack invisible figures.`,
  targetOutOfRange: ({ figure, range }) => `${figure} is out of range (${range}).`,
  attackerCannotAttack: (refusal) =>
    `${refusal.figure} cannot attack: ${conditionName(refusal.condition)}.`,
  attackValueUnknown: ({ figure }) =>
    `Standee does not know ${possessive(figure)} attack value. Enter it.`,
  noTargets: () => 'Choose at least one target.',
  alreadyDrawn: ({ figure }) => `A card has already been drawn against ${figure}.`,
  nothingDrawn: ({ figure }) => `No card has been drawn against ${figure} yet.`,
  drawDoesNotFit: ({ reason }) =>
    reason === 'tooFew'
      ? 'Cards are missing. Advantage and disadvantage need two, and each rolling card needs one more.'
      : 'Those are too many cards for this draw. Remove some.',
  nothingToChoose: ({ figure }) => `You have no cards to choose from against ${figure}.`,
  noSuchModifier: () => 'This modifier is not part of the attack.',
  attackTooLarge: ({ limit }) => `This attack could exceed ${limit}. Enter smaller numbers.`,
  tooManyModifiers: ({ limit }) => `An attack can have ${limit} modifiers. Remove one first.`,
  orderDoesNotFit: () => 'The order must contain each one exactly once.',
  cannotNegate: ({ figure }) =>
    `Only characters can negate damage. ${figure} has no cards to lose.`,
  nothingToNegate: ({ figure }) =>
    `${figure} has suffered no damage this turn that cards could negate.`,
  notEnoughCards: ({ figure }) => `${figure} does not have enough cards.`,

  // figures
  noSuchFigure: ({ figure }) => `${figure} is not on the table.`,
  figureIsDown: ({ figure }) => `${figure} is no longer in the scenario.`,
  notACharacter: ({ figure }) => `Only characters can do that. ${figure} is not a character.`,
  notAMonster: ({ figure }) => `Only monsters can do that. ${figure} is not a monster.`,
  zeroNeedsDamage: ({ figure }) =>
    `You cannot set ${possessive(figure)} hit points to 0. Enter damage, or remove the figure.`,
  aboveMaximum: ({ maximum }) => `The maximum is ${maximum}. Enter a smaller number.`,
  noSuchMonster: ({ monster }) => `There is no monster called ${monster}.`,
  noSuchRank: ({ monster, rank }) => `${monster} has no ${rank} figures.`,
  noStandeeLeft: ({ monster, limit }) => `All ${limit} ${monster} standees are on the table.`,
  standeeIsTaken: ({ standee }) => `Standee ${standee} is already on the table.`,
  noSuchStandee: ({ standee, limit }) =>
    `Standee ${standee} does not exist. Choose a number from 1 to ${limit}.`,
  hexIsTaken: () => 'That hex is occupied by a figure or a token. Choose another hex.',
  hexIsNotOnTheMap: () => 'That hex is not on the map.',
  hasArrived: ({ figure }) => `${figure} is already on the board.`,
  isAutomatic: () => 'Standee adds this automatically.',
  nobodyToChoose: ({ figure }) => `${figure} has no figure to choose.`,
  conditionIsNotMet: ({ figure }) => `${figure} does not meet the condition of this ability.`,
  noHexToChoose: ({ figure }) => `${figure} has no hex to choose.`,
  noFreeHex: ({ figure }) => `No hex adjacent to ${figure} is free.`,
  colourIsTaken: ({ colour }) =>
    `The ${colour} summon tokens are already in use. Choose another colour.`,
  noSuchCondition: ({ condition: name }) => `There is no condition “${condition(name)}”.`,
  isImmune: (refusal) => `${refusal.figure} is immune to ${condition(refusal.condition)}.`,
  hasCondition: (refusal) => `${refusal.figure} already has ${condition(refusal.condition)}.`,
  lacksCondition: (refusal) => `${refusal.figure} does not have ${condition(refusal.condition)}.`,
  noSuchBonus: ({ figure }) => `${figure} no longer has that bonus.`,
  figuresLeft: ({ monster }) => `${monster} figures are still on the table. Remove them first.`,
  noSuchToken: () => 'That token is no longer on the table.',
  onlyCharactersLoot: ({ figure }) =>
    `${figure} cannot loot that. Only characters loot treasure; monsters take money only.`,

  // board
  ...BOARD_REFUSALS,

  // elements
  elementIsInert: (refusal) => `${element(refusal.element)} is inert, so you cannot consume it.`,
  elementNotWanted: (refusal) =>
    `${possessive(refusal.monster)} card does not use ${element(refusal.element)} now.`,
};

export { OWN_STEPS } from './host';

export const CONTENT_REFUSED = {
  wrong: (problems: string) => `This content cannot be used. ${problems}`,
  contradicts: (name: string, by: string, place: string) =>
    `${name} and ${by} correct the same place differently (${place}). Turn off ${by} first.`,
};

export const STEP_CHANGED = {
  look: 'Someone else made a change first. Check it, then try again.',
  done: (title: string) =>
    `Someone else did this first: “${title}”. It was done once only. Check it, then try again.`,
};
