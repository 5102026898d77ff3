/** English words of refusals between scenarios. */
import type { CampaignRefusal, ItemHindrance } from '#shared/refusals/campaign';
import { SLOTS } from '../party/items';
import { soloNeed } from '../party/campaignBook';
import { counted, listOf, possessive } from '../names/grammar';
import { titleFromId } from '../../helpers/phrases';
import type { Sentences } from '../../helpers/stepFacts';

/** A longer list is not readable. */
const MAX_THINGS = 6;

/** When an item can be used, after its name. */
const ITEM_HINDRANCES: Readonly<Record<ItemHindrance, string>> = {
  scenario: 'use items during a scenario',
  exhausted: 'the owner is exhausted',
  stunned: 'the owner is stunned',
  ownTurn: 'use it during the owner’s turn',
  ownAttack: 'use it during the owner’s attack',
  allyAttack: 'use it during an ally’s attack',
  beforeDraw: 'use it before drawing the modifier card',
  melee: 'use it for melee attacks',
  ranged: 'use it for ranged attacks',
  oneTarget: 'use it for an attack on a single target',
  otherTarget: 'use it against other monsters',
  attacked: 'use it when the owner is attacked',
  damaged: 'use it when an attack would damage the owner',
  summonDamaged: 'use it when an attack would damage the owner’s summon',
  usedHere: 'already used against this attack',
  reveal: 'use it after initiatives are revealed, before the first turn',
  enemyTurn: 'use it during an enemy’s turn',
  hexes: 'the owner has not moved far enough, or is in the wrong place',
  card: 'neither played card has this action',
  element: 'the element is not available',
  nothing: 'it would have no effect',
  always: 'it is always active',
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
export const CAMPAIGN_SENTENCES: Sentences<Exclude<CampaignRefusal['code'], 'packContradicts'>> = {
  // characters
  classIsLocked: () => 'This class is still locked.',
  prosperityCannotFall: () => 'You cannot lose a prosperity level you have reached.',
  prosperityIsHighest: () => 'You have all prosperity check marks.',
  levelAboveProsperity: ({ level, prosperity }) =>
    `New characters start at level ${prosperity} at most (the prosperity of Gloomhaven), not at ${level}.`,
  highestLevel: ({ character }) => `${character} has reached the highest level.`,
  notEnoughExperience: ({ character, needed }) =>
    `${character} needs ${needed} experience for the next level.`,
  noPerkLeft: ({ character }) =>
    `${character} has no perk left. Earn one by levelling up, three check marks or a retirement.`,
  perkIsNotChecked: ({ perk }) => `Perk ${perk + 1} is not checked.`,
  noSuchPerk: ({ perk }) => `This class has no perk ${perk + 1}.`,
  noSuchClassCard: ({ card }) => `This class has no card ${card} to choose.`,
  cardIsOwned: ({ name }) => `The character already has the card ${name}.`,
  cardLevelTooHigh: ({ name, level }) => `${name} is above level ${level}.`,
  tooManyCardsChosen: ({ limit }) =>
    limit === 0
      ? 'A level 1 character chooses no cards yet.'
      : `Choose ${limit} higher-level cards at most.`,
  classOfAnotherPack: ({ name, pack }) =>
    `The class of ${name} belongs to the pack “${pack}”. Import that pack and switch it on for this campaign.`,
  comesFromAnotherCampaign: ({ name }) =>
    `No character of this party has the name and class of ${name}. Let ${name} join instead.`,
  experienceBelowLevel: ({ name, level, needed }) =>
    `${name} needs at least ${needed} experience for level ${level}.`,
  tooManyPerks: ({ name, most }) =>
    `${name} can have ${counted(most, 'perk')} at most. Uncheck some, or correct the level and the check marks.`,
  itemEnteredTwice: ({ name, item }) => `${name} has ${item} twice. Enter it once.`,
  notADonationStep: ({ gold }) => `Donations are made in steps of ${gold} gold.`,
  noSuchQuest: ({ quest }) => `There is no personal quest ${quest}.`,
  questHasFewerGoals: ({ quest, goals }) =>
    `Personal quest ${quest} has ${counted(goals, 'goal')}. Enter at most one number for each.`,
  questIsTaken: ({ quest }) => `Personal quest ${quest} is already taken.`,
  noQuest: ({ character }) => `${character} has no personal quest.`,
  noSuchGoal: ({ goal }) => `Standee counts goal ${goal + 1} of this quest automatically.`,
  questIsNotDone: ({ character }) => `${possessive(character)} personal quest is not complete yet.`,
  hasRetired: ({ character }) => `${character} has already retired.`,
  levelUpIsDue: ({ character, level }) =>
    `${character} has the experience for level ${level}. Level up in Gloomhaven first.`,
  questIsDone: ({ character }) =>
    `${possessive(character)} personal quest is complete. Retire this character first.`,

  // items
  noSuchItem: ({ item }) => `There is no item ${item}.`,
  itemIsOwned: ({ character, name }) => `${character} already has ${name}.`,
  itemIsNotOwned: ({ character, item }) => `${character} does not have item ${item}.`,
  itemIsNotInShop: ({ item }) => `The shop does not have item ${item} yet.`,
  itemIsSoldOut: ({ name }) => `${name} is sold out.`,
  allCopiesOwned: ({ name }) => `Characters already have all copies of ${name}.`,
  notEnoughGold: ({ character, needed, has }) =>
    `${character} needs ${needed} gold and has ${has}.`,
  slotIsFull: ({ slot, limit }) =>
    `You can only equip ${limit} (${SLOTS[slot]}). Unequip an item first.`,
  itemIsNotEquipped: ({ name }) => `${name} is not equipped.`,
  itemIsUsedUp: ({ name, state }) =>
    state === 'spent'
      ? `${name} is spent until a long rest.`
      : `${name} is consumed until the end of the scenario.`,
  itemHasNoUse: ({ name }) => `${name} is always active. You don’t need to mark it.`,
  itemNotNow: ({ name, why }) => `${name}: ${ITEM_HINDRANCES[why]}.`,
  itemIsNotForSale: ({ name }) => `${name} cannot be sold.`,
  itemIsReady: ({ name }) => `${name} is already ready.`,

  // party and world
  hasDonated: ({ character }) => `${character} has already donated on this visit.`,
  noSuchAchievement: ({ achievement }) => `There is no achievement called ${achievement}.`,
  achievementIsHeld: ({ name }) => `You already have the achievement ${name}.`,
  achievementIsNotHeld: ({ name }) => `You don’t have the achievement ${name}.`,
  classIsUnlocked: () => 'This class is already unlocked.',
  envelopeIsClosed: ({ envelope }) => `Envelope ${envelope} is still sealed.`,
  envelopeIsSolved: ({ envelope }) => `Envelope ${envelope} is already solved.`,
  nothingToSolve: ({ envelope }) => `Envelope ${envelope} has no puzzle to solve.`,
  noSuchTreasure: ({ treasure }) => `There is no treasure ${treasure}.`,
  designsUsedUp: () => 'You have found all random item designs.',
  designIsNotLeft: ({ item }) => `Item ${item} is not one of the random designs left.`,
  sideScenarioIsNotLeft: ({ scenario }) =>
    `Scenario ${scenario} is not one of the random side scenarios left.`,
  noSuchEnvelope: ({ envelope }) => `There is no envelope ${envelope}.`,
  milestoneIsNotOffered: () => 'The campaign does not offer this now.',
  eventIsOpen: ({ card }) => `Event ${card} is still open. Finish it first.`,
  noEventOpen: () => 'No event is open.',
  noEventsLeft: () => 'This event deck is empty.',
  noSuchEvent: ({ card }) => `Event ${card} is not in this deck.`,
  eventIsInDeck: ({ card }) => `Event ${card} is already in this deck.`,
  enhancingIsLocked: () =>
    'You need the global achievement “The Power of Enhancement” to enhance cards.',
  dotHasSticker: () => 'This dot already has a sticker.',
  dotHasNoSticker: () => 'This dot has no sticker.',
  stickerDoesNotFit: () => 'This sticker does not fit this dot.',
  cardIsNotInPool: ({ character, name }) => `${character} has not chosen the card ${name}.`,
  tooManyEnhancedCards: ({ most }) =>
    `The class may have ${most} enhanced ${most === 1 ? 'card' : 'cards'} at this level of prosperity.`,
  enhancementTooExpensive: ({ character, gold, has }) =>
    `This costs ${gold} gold, and ${character} has ${has}.`,
  hasQuest: ({ character }) => `${character} already has a personal quest.`,
  tooFewQuests: () => 'Fewer than two personal quests are left.',
  notOnTheEvent: () => 'That is not on this event card.',
  eventNeedsOneChoice: () => 'Choose exactly one.',
  eventNeedsCharacter: () => 'Choose a character for this, or skip it.',
  eventNeedsGold: ({ gold }) =>
    `Split exactly ${Math.abs(gold)} gold. No one can pay more than they have.`,
  isAlreadyShown: () => 'That is already shown.',
  isNotShown: () => 'That is already hidden.',

  // content packs
  noSuchPack: ({ pack }) => `Your library has no pack “${pack}”.`,
  packIsInUse: ({ name }) => `This campaign already uses the pack ${name}.`,
  packIsNotInUse: ({ pack }) => `This campaign does not use the pack “${pack}”.`,
  packNeedsOthers: ({ name, missing }) =>
    `The pack ${name} needs ${listOf(missing.map((id) => `“${id}”`))}. Import it first.`,
  packIsNeeded: ({ name, by }) => `The pack ${by} needs the pack ${name}. Turn off ${by} first.`,
  packIsInPlay: ({ name, things }) =>
    `You cannot turn off the pack ${name} while the campaign uses ${listOf(things.slice(0, MAX_THINGS))}${things.length > MAX_THINGS ? ' and more' : ''}.`,
  contentIsMissing: (refusal) => {
    const what = `${KINDS[refusal.kind]} ${refusal.name ?? `“${titleFromId(refusal.id)}”`}`;
    if (refusal.switchedOff !== null) {
      return `${what} belongs to the pack ${refusal.switchedOff}, which is off in this campaign. Turn it on first.`;
    }
    if (refusal.gone.length === 0)
      return `${what} is unavailable: its pack is missing. Import the pack.`;
    const packs = refusal.gone.length === 1 ? 'the pack' : 'one of the packs';
    return `${what} is unavailable: ${packs} ${listOf(refusal.gone)} is missing from your library. Import the pack to restore it.`;
  },
  // scenarios
  scenarioIsLocked: () => 'You have not unlocked this scenario yet.',
  scenarioIsBlocked: ({ scenario, by }, names) =>
    by === null
      ? `Scenario ${scenario} is blocked.`
      : `Scenario ${scenario} is blocked by ${names.scenario(by)}.`,
  scenarioIsCompleted: ({ scenario }) =>
    `Scenario ${scenario} is complete. You can replay it in casual mode.`,
  requirementsNotMet: ({ scenario, missing }) =>
    `Scenario ${scenario} still requires ${missing.map((all) => listOf(all)).join(', or ')}.`,
  soloIsNotOpen: ({ needs }) => `A solo scenario needs ${listOf(needs.map(soloNeed))}.`,
  soloIsForClass: ({ class: id }) => `Play this solo scenario with one ${id} only.`,
  noSuchDungeon: () => 'This scenario is not a random dungeon.',
  wrongNumberOfRooms: ({ rooms }) => `A dungeon has ${rooms} rooms.`,
  noSuchDungeonCard: ({ card }) =>
    `Card ${card} is not part of this dungeon, or you chose it twice.`,
  roomDoesNotFit: ({ name }) => `${name} does not fit the room before it.`,
  noSuchBattleGoal: ({ goal }) => `There is no battle goal ${goal}.`,
  noBattleGoal: ({ character }) => `${character} has not chosen a battle goal.`,
  noSuchSpawn: ({ spawn }) => `This scenario has no spawn ${spawn + 1}.`,
  spawnHasNoFigures: ({ players }) => `Nothing spawns there with ${players} characters.`,
  wrongHandSize: ({ size }) => `Choose exactly ${size} different cards.`,
  cardNotInHand: ({ name }) => `${name} is not in hand, or you picked it twice.`,
  cardsAreNotTracked: ({ figure }) => `Standee does not track ${possessive(figure)} cards by name.`,
  cardsNotOwed: ({ figure }) => `${figure} has no cards to lose now.`,
  rewardIsNotChosen: () => 'Choose one of the rewards first, or decline them.',
  noSuchLine: () => 'The summary has changed. Check it again.',
};
