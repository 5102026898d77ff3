/** Words of the refusals, as sentences players understand. */
import type { Condition, Element, ModifierCard } from '#shared/vocabulary';
import { listOf, counted } from '../names/grammar.en';
import type { Names } from '../names/names';
import { CONDITION_NAMES, conditionName, ELEMENT_NAMES, cardName } from '../names/names.en';
import { ownConditionName } from '../ownConditions';
import { readable, upperFirst } from '../phrases';
import type { Sentences } from '../stepFacts';
import { BOARD_REFUSALS } from './boardSteps.en';
import { CAMPAIGN_SENTENCES } from './campaignRefusals.en';
import { HOST_SENTENCES } from './hostRefusals.en';

const condition = (name: string): string =>
  name in CONDITION_NAMES ? conditionName(name as Condition) : (ownConditionName(name) ?? name);

const element = (name: string): string =>
  name in ELEMENT_NAMES ? ELEMENT_NAMES[name as Element] : name;

const card = (text: string): string => cardName(text as ModifierCard);

const figures = (ids: readonly string[], names: Names): string =>
  listOf(ids.map((id) => names.figure(id)));

/** The deck of a refusal may be a modifier deck, an ability deck, or none at all. */
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

/** Why something cannot be done, in a sentence a player understands. */
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
  noSuchCharacter: ({ character }, names) =>
    `${names.character(character)} is not a character of this campaign.`,
  noSuchClass: (refusal, names) => `There is no class called ${names.class(refusal.class)}.`,
  characterNameIsTaken: ({ name }) =>
    `There is already a character called “${name}”. Give this one another name.`,
  characterIsPlaying: ({ character }, names) =>
    `${names.character(character)} is playing the scenario. Finish or leave it first.`,
  classIsTaken: (refusal, names) =>
    `Somebody already plays the ${names.class(refusal.class)}. Each class is there only once.`,
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
  characterTwice: ({ character }, names) => `${names.character(character)} was chosen twice.`,
  noSuchRoom: ({ room }) => `This scenario has no room ${room}.`,
  roomIsRevealed: ({ room }) => `Room ${room} is already open.`,

  // rounds
  notNowInThisPhase: ({ phase }) => PHASES[phase],
  initiativeMissing: (refusal, names) =>
    refusal.figures.length === 1
      ? `${figures(refusal.figures, names)} has no initiative yet.`
      : `${figures(refusal.figures, names)} have no initiative yet.`,
  onlyOneSuchCard: ({ figure, initiative }, names) =>
    `${names.figure(figure)} has only one card with initiative ${initiative}: the second one is another.`,
  restNeedsTwoDiscards: ({ figure }, names) =>
    `${names.figure(figure)} needs at least two discarded cards to rest.`,
  notLongResting: ({ figure }, names) =>
    `${names.figure(figure)} did not choose a long rest for this round.`,
  hasRested: ({ figure }, names) => `${names.figure(figure)} has already rested in this round.`,
  notItsTurn: ({ figure }, names) => `It is not the turn of ${names.figure(figure)}.`,
  noSuchBlock: ({ block }, names) => `${names.block(block)} has no place in this round’s order.`,
  notTied: () => 'Only those with the same initiative can change places.',
  turnsOpen: (refusal, names) =>
    refusal.figures.length > 4
      ? `${counted(refusal.figures.length, 'figure')} still have to take their turns.`
      : `Still to take a turn: ${figures(refusal.figures, names)}.`,
  turnIsOver: ({ figure }, names) => `${names.figure(figure)} has already had this round’s turn.`,
  lineIsOver: ({ figure }, names) => `${names.figure(figure)} has done that line already.`,
  anotherTurnRuns: ({ figure }, names) => `${names.figure(figure)} is acting. End that turn first.`,

  // decks
  noSuchDeck: (refusal, names) => `${upperFirst(deck(refusal.deck, names))} is not on the table.`,
  noSuchCard: (refusal) => `There is no card ${card(refusal.card)} in this deck.`,
  cardNotInDeck: (refusal) =>
    `The card ${card(refusal.card)} is not among those that are left in the deck.`,
  deckIsEmpty: (refusal, names) => `${upperFirst(deck(refusal.deck, names))} has no cards left.`,
  fewerCardsLeft: ({ left }) =>
    left === 0 ? 'No card is left in the draw pile.' : `Only ${left} are left in the draw pile.`,
  cardAlreadyDrawn: (refusal, names) =>
    `${upperFirst(deck(refusal.deck, names))} already has its card for this round.`,
  supplyIsUsedUp: (refusal) =>
    `All ${refusal.limit} cards of this kind (${card(refusal.card)}) are already in the decks.`,

  // attack
  noAttack: () => 'No attack is being worked out.',
  attackInProgress: () => 'An attack is being worked out. Apply or cancel it first.',
  noSuchTarget: ({ figure }, names) => `${names.figure(figure)} is not a target of this attack.`,
  alreadyTargeted: ({ figure }, names) => `${names.figure(figure)} is already a target.`,
  targetIsAlly: ({ figure }, names) => `${names.figure(figure)} is on the attacker’s own side.`,
  targetIsInvisible: ({ figure }, names) =>
    `${names.figure(figure)} is invisible and cannot be attacked by enemies.`,
  targetOutOfRange: ({ figure, range }, names) =>
    `${names.figure(figure)} is out of range (${range}).`,
  attackerCannotAttack: (refusal, names) =>
    `${upperFirst(names.figure(refusal.figure))} cannot attack: ${conditionName(refusal.condition)}.`,
  attackValueUnknown: ({ figure }, names) =>
    `Standee does not know the attack of ${names.figure(figure)}. Enter the base value.`,
  noTargets: () => 'Choose at least one target.',
  alreadyDrawn: ({ figure }, names) =>
    `A card has already been drawn against ${names.figure(figure)}.`,
  nothingDrawn: ({ figure }, names) =>
    `No card has been drawn against ${names.figure(figure)} yet.`,
  drawDoesNotFit: ({ reason }) =>
    reason === 'tooFew'
      ? 'There are cards missing: two with advantage or disadvantage, and one more after rolling ones.'
      : 'Those are more cards than this draw has.',
  nothingToChoose: ({ figure }, names) =>
    `There is no choice of cards against ${names.figure(figure)}.`,
  noSuchModifier: () => 'This modifier is not part of the attack.',
  attackTooLarge: ({ limit }) =>
    `With that the attack could come to more than ${limit}. Put smaller numbers in.`,
  tooManyModifiers: ({ limit }) => `An attack takes at most ${limit} modifiers.`,
  orderDoesNotFit: () => 'The order has to name each of them once.',
  cannotNegate: ({ figure }, names) =>
    `${names.figure(figure)} has no cards to lose: only characters can negate damage.`,
  nothingToNegate: ({ figure }, names) =>
    `${names.figure(figure)} has suffered no damage since this turn began that cards could replace.`,
  notEnoughCards: ({ figure }, names) => `${names.figure(figure)} has not enough cards for that.`,

  // figures
  noSuchFigure: ({ figure }, names) => `${upperFirst(names.figure(figure))} is not on the table.`,
  figureIsDown: ({ figure }, names) => `${names.figure(figure)} is out of the game.`,
  notACharacter: ({ figure }, names) =>
    `${upperFirst(names.figure(figure))} is no character; only characters can do that.`,
  notAMonster: ({ figure }, names) =>
    `${upperFirst(names.figure(figure))} is no monster; only monsters can do that.`,
  zeroNeedsDamage: ({ figure }, names) =>
    `Correcting cannot bring ${names.figure(figure)} to 0: record damage, or remove the figure.`,
  aboveMaximum: ({ maximum }) => `That is more than the maximum of ${maximum}.`,
  noSuchMonster: ({ monster }, names) => `There is no monster called ${names.monster(monster)}.`,
  noSuchRank: ({ monster, rank }, names) => `${names.monster(monster)} has no ${rank} figures.`,
  noStandeeLeft: ({ monster, limit }, names) =>
    `All ${limit} standees of ${names.monster(monster)} are on the table.`,
  standeeIsTaken: ({ standee }) => `Standee ${standee} is already on the table.`,
  noSuchStandee: ({ standee, limit }) =>
    `There is no standee ${standee}: the numbers go from 1 to ${limit}.`,
  hexIsTaken: () => 'That hex is taken: a figure stands or a token lies on it.',
  hexIsNotOnTheMap: () => 'That hex is not part of the map.',
  hasCome: ({ figure }, names) => `${names.figure(figure)} has come in already.`,
  nobodyToChoose: ({ figure }, names) => `There is nobody ${names.figure(figure)} could choose.`,
  noHexToChoose: ({ figure }, names) => `There is no hex ${names.figure(figure)} could choose.`,
  noFreeHex: ({ figure }, names) => `There is no free hex next to ${names.figure(figure)}.`,
  colourIsTaken: ({ colour }) => `The ${colour} summon tokens are already in use.`,
  noSuchCondition: ({ condition: name }) => `There is no condition “${condition(name)}”.`,
  isImmune: (refusal, names) =>
    `${names.figure(refusal.figure)} is immune to ${condition(refusal.condition)}.`,
  hasCondition: (refusal, names) =>
    `${names.figure(refusal.figure)} already has ${condition(refusal.condition)}.`,
  hasNotCondition: (refusal, names) =>
    `${names.figure(refusal.figure)} does not have ${condition(refusal.condition)}.`,
  noSuchBonus: ({ figure }, names) => `${names.figure(figure)} does not have that bonus any more.`,
  figuresLeft: ({ monster }, names) =>
    `There are still figures of ${names.monster(monster)} on the table.`,
  noSuchToken: () => 'That token is not on the table any more.',
  onlyCharactersLoot: ({ figure }, names) =>
    `${upperFirst(names.figure(figure))} cannot loot that: characters loot, and monsters take money only.`,

  // board
  ...BOARD_REFUSALS,

  // elements
  elementIsInert: (refusal) => `${element(refusal.element)} is inert: there is nothing to consume.`,
  elementNotWanted: (refusal, names) =>
    `The card of ${names.monster(refusal.monster)} does not use ${element(refusal.element)} now.`,
};

export { OWN_STEPS } from './hostRefusals.en';

export const CONTENT_REFUSED = {
  wrong: (problems: string) => `That cannot be used. ${problems}`,
};

export const STEP_CHANGED = {
  look: 'Somebody else was faster: have a look and try again.',
  done: (title: string) =>
    `Somebody else was faster: “${title}”. Nothing was done twice. Have a look, then press again.`,
};
