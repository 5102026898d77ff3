import type { CampaignRefusal, ItemDelay } from '#shared/refusals/campaign';
import { SLOTS } from '../party/items';
import { soloNeed } from '../party/campaignBook';
import { listOf } from '../names/grammar';
import { readable } from '../../helpers/phrases';
import type { Sentences } from '../../helpers/stepFacts';

/** A longer list is not readable. */
const MAX_THINGS = 6;

/** When an item can be used, after its name. */
const ITEM_DELAYS: Readonly<Record<ItemDelay, string>> = {
  scenario: 'items are used in a scenario',
  exhausted: 'its owner is exhausted',
  stunned: 'its owner is stunned',
  ownTurn: 'it is for the turn of its owner',
  ownAttack: 'it is for an attack of its owner',
  allyAttack: 'it is for the attack of an ally',
  beforeDraw: 'it is used before the modifier card is drawn',
  melee: 'it is for melee attacks',
  ranged: 'it is for ranged attacks',
  oneTarget: 'it is for an attack on a single target',
  otherTarget: 'it is for other monsters',
  attacked: 'it is for an attack on its owner',
  damaged: 'it is used when an attack would do damage to its owner',
  summonDamaged: 'it is used when an attack would do damage to a summon of its owner',
  usedHere: 'it was used against this attack already',
  reveal: 'it is used when the initiatives are revealed, before the first turn',
  enemyTurn: 'it is for the turn of an enemy',
  hexes: 'its owner has not moved far enough, or stands elsewhere',
  card: 'neither card of the turn has such an action',
  element: 'the element is not there',
  nothing: 'it would change nothing',
  always: 'it always works',
};

export const KINDS = {
  monster: 'The monster',
  abilityDeck: 'The ability deck',
  class: 'The class',
  item: 'Item',
  scenario: 'The scenario',
  tile: 'The map tile',
  battleGoal: 'The battle goal',
  personalQuest: 'The personal quest',
  event: 'The event',
  treasure: 'The treasure',
  condition: 'The condition',
  achievement: 'The achievement',
} as const;

/** The reason of each refusal between scenarios. */
export const CAMPAIGN_SENTENCES: Sentences<CampaignRefusal['code']> = {
  // characters
  classIsLocked: () => 'This class is still locked.',
  prosperityIsKept: () => 'A level of prosperity that was reached is not lost.',
  prosperityIsHighest: () => 'All check marks of prosperity are there.',
  levelAboveProsperity: ({ level, prosperity }) =>
    `New characters begin at level ${prosperity} at most, the prosperity of the city, not at ${level}.`,
  highestLevel: ({ character }) => `${character} is on the highest level.`,
  notEnoughExperience: ({ character, needed }) =>
    `${character} needs ${needed} experience for the next level.`,
  noPerkLeft: ({ character }) =>
    `${character} has no perk left: a level, three check marks or a retirement give one.`,
  perkIsNotChecked: ({ perk }) => `Perk ${perk + 1} is not checked.`,
  noSuchPerk: ({ perk }) => `This class has no perk ${perk + 1}.`,
  noSuchClassCard: ({ card }) => `This class has no card ${card} to choose.`,
  cardIsOwned: ({ name }) => `The character already has the card ${name}.`,
  cardLevelTooHigh: ({ name, level }) => `${name} is a card above level ${level}.`,
  tooManyCardsChosen: ({ limit }) =>
    limit === 0
      ? 'A character of level 1 chooses no cards yet.'
      : `The character chooses ${limit} of the higher cards at most.`,
  noSuchQuest: ({ quest }) => `There is no personal quest ${quest}.`,
  questIsTaken: ({ quest }) => `Somebody already has, or had, personal quest ${quest}.`,
  noQuest: ({ character }) => `${character} has no personal quest.`,
  noSuchGoal: ({ goal }) => `Goal ${goal + 1} of the quest is not counted by hand.`,
  questIsNotDone: ({ character }) => `The personal quest of ${character} is not done yet.`,
  hasRetired: ({ character }) => `${character} has already retired.`,
  questIsDone: ({ character }) => `The personal quest of ${character} is done: time to retire.`,

  // items
  noSuchItem: ({ item }) => `There is no item ${item}.`,
  itemIsOwned: ({ character, name }) => `${character} already has ${name}.`,
  itemIsNotOwned: ({ character, item }) => `${character} does not have item ${item}.`,
  itemIsNotInShop: ({ item }) => `The shop does not have item ${item} yet.`,
  itemIsSoldOut: ({ name }) => `All copies of ${name} are sold.`,
  allCopiesOwned: ({ name }) => `All copies of ${name} are in somebody’s hands.`,
  notEnoughGold: ({ character, needed, has }) =>
    `${character} needs ${needed} gold and has ${has}.`,
  slotIsFull: ({ slot, limit }) =>
    `There is room for ${limit} only (${SLOTS[slot]}). Take something off first.`,
  itemIsNotEquipped: ({ name }) => `${name} is in the bag: it was not equipped.`,
  itemIsUsedUp: ({ name, state }) =>
    state === 'spent'
      ? `${name} is spent until a long rest.`
      : `${name} is consumed until the end of the scenario.`,
  itemHasNoUse: ({ name }) => `${name} always works: there is nothing to mark.`,
  itemNotNow: ({ name, why }) => `${name}: ${ITEM_DELAYS[why]}.`,
  itemIsReady: ({ name }) => `${name} is ready: there is nothing to refresh.`,

  // party and world
  hasDonated: ({ character }) => `${character} has already donated on this visit.`,
  noSuchAchievement: ({ achievement }) => `There is no achievement called ${achievement}.`,
  achievementIsHeld: ({ name }) => `The achievement ${name} is already there.`,
  achievementIsNotHeld: ({ name }) => `The achievement ${name} was not gained.`,
  classIsUnlocked: () => 'This class is already open.',
  envelopeIsClosed: ({ envelope }) => `Envelope ${envelope} is still closed.`,
  envelopeIsSolved: ({ envelope }) => `Envelope ${envelope} is already solved.`,
  nothingToSolve: ({ envelope }) => `There is nothing to solve in envelope ${envelope}.`,
  noSuchTreasure: ({ treasure }) => `There is no treasure ${treasure}.`,
  designsUsedUp: () => 'All random item designs were found.',
  eventIsOpen: ({ card }) => `Event ${card} is still open: put it away first.`,
  noEventOpen: () => 'No event is open.',
  noEventsLeft: () => 'There are no events left in this deck.',
  noSuchEvent: ({ card }) => `Event ${card} is not in this deck.`,
  eventIsInDeck: ({ card }) => `Event ${card} is already in this deck.`,
  enhancingIsLocked: () => 'Enhancing needs the global achievement of the power of enhancement.',
  dotHasSticker: () => 'There is a sticker on this dot already.',
  dotHasNoSticker: () => 'There is no sticker on this dot.',
  stickerDoesNotFit: () => 'This sticker does not go on this dot.',
  tooManyEnhancedCards: ({ most }) =>
    `The class may have ${most} enhanced ${most === 1 ? 'card' : 'cards'} at this level of prosperity.`,
  enhancementTooDear: ({ character, gold, has }) =>
    `It costs ${gold} gold, and ${character} has ${has}.`,
  hasQuest: ({ character }) => `${character} has a personal quest already.`,
  tooFewQuests: () => 'There are not two personal quests left to draw.',
  notOnTheEvent: () => 'That does not stand on the card that is open.',
  chooseOneOfTheEvent: () => 'Only one of the things to choose from happens.',
  someoneForTheEvent: () => 'Say who gets or gives it, or leave the line out.',
  goldOfTheEvent: ({ gold }) =>
    `Share out exactly ${Math.abs(gold)} gold, and nobody gives more than there is.`,
  isShownAlready: () => 'That is shown already.',
  isNotShown: () => 'That is hidden already.',

  // content packs
  noSuchPack: ({ pack }) => `The library has no pack “${pack}”.`,
  packIsInUse: ({ name }) => `The campaign plays with the pack ${name} already.`,
  packIsNotInUse: ({ pack }) => `The campaign does not play with the pack “${pack}”.`,
  packNeedsOthers: ({ name, missing }) =>
    `The pack ${name} needs ${listOf(missing.map((id) => `“${id}”`))}, which the library does not have. Import that first.`,
  packIsNeeded: ({ name, by }) => `The pack ${by} needs the pack ${name}: switch that off first.`,
  packIsInPlay: ({ name, things }) =>
    `The pack ${name} cannot be switched off while the campaign has ${listOf(things.slice(0, MAX_THINGS))}${things.length > MAX_THINGS ? ' and more' : ''} of it.`,
  contentIsMissing: (refusal) => {
    const what = `${KINDS[refusal.kind]} ${refusal.name ?? `“${readable(refusal.id)}”`}`;
    if (refusal.switchedOff !== null) {
      return `${what} belongs to the pack ${refusal.switchedOff}, which this campaign does not play with. Switch it on first.`;
    }
    if (refusal.gone.length === 0)
      return `${what} is not known: the pack it belongs to is missing.`;
    const packs = refusal.gone.length === 1 ? 'the pack' : 'one of the packs';
    return `${what} is not known: ${packs} ${listOf(refusal.gone)} is missing in this library. Import it, then it works again.`;
  },
  // scenarios
  scenarioIsLocked: () => 'You have not reached this scenario.',
  scenarioIsBlocked: ({ scenario, by }, names) =>
    by === null
      ? `Scenario ${scenario} is blocked.`
      : `Scenario ${scenario} is blocked by ${names.scenario(by)}.`,
  scenarioIsCompleted: ({ scenario }) =>
    `Scenario ${scenario} is completed. It can be played again in casual mode.`,
  requirementsNotMet: ({ scenario, missing }) =>
    `Scenario ${scenario} still requires ${missing.map((all) => listOf(all)).join(', or ')}.`,
  soloIsNotOpen: ({ needs }) => `A solo scenario needs ${listOf(needs.map(soloNeed))}.`,
  soloIsForClass: ({ class: id }) =>
    `Only one character of the ${id} plays this solo scenario, and nobody else.`,
  noSuchDungeon: () => 'This scenario is no random dungeon.',
  wrongNumberOfRooms: ({ rooms }) => `A dungeon has ${rooms} rooms.`,
  noSuchDungeonCard: ({ card }) =>
    `Card ${card} is not among the cards of this dungeon, or is named twice.`,
  roomDoesNotFit: ({ name }) => `${name} does not fit behind the room before it.`,
  noSuchBattleGoal: ({ goal }) => `There is no battle goal ${goal}.`,
  noBattleGoal: ({ character }) => `${character} has chosen no battle goal.`,
  noSuchSpawn: ({ spawn }) => `This scenario has no spawn ${spawn + 1}.`,
  spawnHasNoFigures: ({ players }) => `With ${players} characters nothing comes there.`,
  wrongHandSize: ({ size }) => `The hand has exactly ${size} different cards.`,
  cardNotInHand: ({ name }) => `${name} is not in hand, or was picked twice.`,
  pilesNotKept: ({ figure }) => `The cards of ${figure} are not kept by name.`,
  cardsNotOwed: ({ figure }) => `${figure} does not have to lose these cards now.`,
  noSuchLine: () => 'The summary has changed: have a look at it again.',
};
