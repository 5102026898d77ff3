/** Words of the refusals, as sentences players understand. */
import type { SaveFailure } from '#shared/refusals';
import type { Condition, Element, ModifierCard } from '#shared/vocabulary';
import { listOf, counted } from '../names/grammar.en';
import type { Names } from '../names/names';
import { CONDITION_NAMES, conditionName, ELEMENT_NAMES, cardName } from '../names/names.en';
import { ownConditionName } from '../ownConditions';
import { readable, upperFirst } from '../phrases';
import type { Sentences } from '../stepFacts';
import { BOARD_REFUSALS } from './boardSteps.en';
import { CAMPAIGN_SENTENCES } from './campaignRefusals.en';

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

export const SAVE_FAILURES: Readonly<Record<SaveFailure, string>> = {
  diskFull: 'the disk is full. Make some room and try again',
  notAllowed: 'Standee may not write there. Check the rights of the folder and try again',
  gone: 'the file or its folder is gone. Bring it back and try again',
  other: 'writing failed. Try again',
};

export const FILE_FAILURES: Readonly<Record<SaveFailure, string>> = {
  diskFull: 'the disk is full',
  notAllowed: 'Standee has no rights to it',
  gone: 'it is not there',
  other: 'the disk gave an error',
};

/** Why something cannot be done, in a sentence a player understands. */
export const SENTENCES: Omit<Sentences, 'contentIsWrong' | 'stepChanged'> = {
  ...CAMPAIGN_SENTENCES,
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

  // steps and files
  isTheTables: () => 'This is for the table to do.',
  isAnothers: ({ figure }, names) => `${names.figure(figure)} is played on another device.`,
  screensOnlyLook: () => 'A screen shows the table; it acts for nobody.',
  wrongWord: () => 'The word is wrong, or it is old: scan the code at the table again.',
  tooManyWords: () =>
    'Many wrong words came from here. Scan the code at the table, or type its word once more.',
  tooManyWait: () =>
    'Twelve devices are waiting already. Somebody at the table has to let one in first.',
  goalsAreDealt: () =>
    'Two battle goals were dealt to you. Keep one, or type the number of a card.',
  noSuchDevice: () => 'This device is not there any more.',
  noSuchNetwork: () => 'This network is gone. Choose another one.',
  cannotShare: () => 'Sharing could not begin on this network; another program may be in the way.',
  nothingToUndo: () => 'There is nothing to undo.',
  nothingToRedo: () => 'There is nothing to redo.',
  noSuchCampaign: ({ campaign }) => `There is no campaign “${campaign}” in the library.`,
  nameIsTaken: ({ name }) => `The library already has a campaign called “${name}”.`,
  printFailed: () => 'The system did not print. Look whether the printer is there and ready.',
  saveFailed: ({ reason, path }) =>
    `This step was not saved, so it was not done: ${SAVE_FAILURES[reason]} (${path}).`,
  saveIsDamaged: ({ path }) =>
    `This campaign’s file is damaged and could not be repaired. It was left as it is: ${path}.`,
  saveIsNewer: ({ path }) =>
    `This campaign was saved by a newer version of Standee. Update Standee to open it: ${path}.`,
  libraryIsLocked: ({ path }) =>
    `Another Standee is using this library. Close it first, or use its window: ${path}.`,
  noSuchBackup: ({ backup }) => `There is no good backup “${backup}” of this campaign.`,
  noSuchDeleted: ({ entry }) => `There is no deleted campaign “${entry}” in the trash any more.`,
  fileFailed: ({ reason, path }) =>
    `This file could not be used: ${FILE_FAILURES[reason]} (${path}).`,
  fileIsNoCampaign: ({ file }) =>
    `The file “${file}” is not a campaign of Standee. Nothing was changed in the library.`,
  fileIsDamaged: ({ file }) =>
    `The file “${file}” is damaged or was changed by another program, so it was not imported. Nothing was changed in the library.`,
  fileIsTooLarge: ({ file, megabytes }) =>
    `The file “${file}” is too large to be a campaign: more than ${megabytes} MB. It was not read.`,

  // content of the players' own
  noSuchOwnScenario: () => 'That scenario is not in the library any more.',
  ownScenarioChanged: ({ title }) =>
    `The scenario “${title}” was changed elsewhere since you opened it. Save yours as a copy, or open it again.`,
  packDiffers: ({ name, edition, newEdition }) =>
    `The campaign plays with another version of the pack ${name}${newEdition === null ? '' : ` (${newEdition})`} than this library has${edition === null ? '' : ` (${edition})`}. Import the campaign’s version under “Content packs”, or delete the one here, then import the campaign again.`,
  ownScenarioDiffers: ({ title }) =>
    `The file is in the middle of the scenario “${title}”, in another version than the one in this library. Nothing was changed. To import it, export your version, delete it here, and import the file again.`,
  ownScenarioIsPlayed: ({ title, campaigns }) =>
    `The scenario “${title}” is being played in ${listOf(campaigns.map((name) => `“${name}”`))} and cannot be changed until that is over. Save a copy instead.`,
  ownScenarioIsDamaged: ({ path }) =>
    `The file of this scenario is damaged. It was left as it is: ${path}.`,
  titleIsTaken: ({ title }) => `The library already has a scenario called “${title}”.`,
  tooManyOwnScenarios: ({ limit }) =>
    `The library holds ${limit} scenarios of your own already. Delete one first.`,
  packIsInstalled: ({ name, edition, newEdition }) =>
    `The library has the pack ${name} already${edition === null ? '' : ` (${edition})`}. It is replaced only if you say so${newEdition === null ? '' : ` (by ${newEdition})`}.`,
  packIsUsed: ({ name, campaigns }) =>
    `The pack ${name} is in use in ${listOf(campaigns.map((each) => `“${each}”`))}.`,
  packIsRequired: ({ name, by }) => `The pack ${name} is needed by ${listOf(by)}.`,
  packChanged: ({ name }) =>
    `The pack ${name} was changed elsewhere since you opened it. Open it again.`,
  packIsDamaged: ({ path }) => `The file of this pack is damaged. It was left as it is: ${path}.`,
  notAnExport: () =>
    'That is no export of Gloomhaven Secretariat, or it is damaged. Nothing was made or changed.',
  exportTooLarge: ({ limit }) =>
    `That is larger than ${counted(limit, 'character')}: too large for an export. It was not read.`,
  exportOfOtherGame: ({ edition }) =>
    `No party in this export plays Gloomhaven (it is of “${edition}”). Nothing was made or changed.`,
  workStopped: () => 'That was stopped before it was done. Nothing was made or changed.',
  tooManyPacks: ({ limit }) => `The library holds ${limit} packs already. Delete one first.`,
};

export const CONTENT_REFUSED = {
  wrong: (problems: string) => `That cannot be used. ${problems}`,
};

export const STEP_CHANGED = {
  look: 'Somebody else was faster: have a look and try again.',
  done: (title: string) =>
    `Somebody else was faster: “${title}”. Nothing was done twice. Have a look, then press again.`,
};
