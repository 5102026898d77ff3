/** Refusals between scenarios. */
import type { Cases, NoFacts } from '../cases';
import type { ErratumPlace } from '../content/notation/errataPlaces';
import type { PackKind } from '../content/packs/packs';
import type { ItemContent } from '../content/types';
import type { FigureId } from '../ids';

/** Reasons that an item's effect cannot be used now. */
export type ItemHindrance =
  | ('scenario' | 'exhausted' | 'stunned' | 'ownTurn' | 'ownAttack' | 'allyAttack' | 'beforeDraw')
  | ('melee' | 'ranged' | 'oneTarget' | 'otherTarget' | 'attacked' | 'damaged' | 'summonDamaged')
  | ('usedHere' | 'reveal' | 'enemyTurn' | 'hexes' | 'card' | 'element' | 'nothing' | 'always');

/**
 * Reasons that something is not possible between scenarios. Items and cards are named, because the
 * screen may not have loaded their content.
 */
export type CampaignRefusal = Cases<
  'code',
  {
    // characters
    classIsLocked: { class: string };
    levelAboveProsperity: { level: number; prosperity: number };
    highestLevel: { character: string };
    notEnoughExperience: { character: string; needed: number };
    noPerkLeft: { character: string };
    perkIsNotChecked: { perk: number };
    noSuchPerk: { perk: number };
    noSuchClassCard: { card: number };
    cardIsOwned: { name: string };
    cardLevelTooHigh: { name: string; level: number };
    tooManyCardsChosen: { limit: number };
    noSuchQuest: { quest: number };
    questIsTaken: { quest: number };
    questHasFewerGoals: { quest: number; goals: number };
    noQuest: { character: string };
    noSuchGoal: { goal: number };
    questIsNotDone: { character: string };
    hasRetired: { character: string };
    questIsDone: { character: string };
    levelUpIsDue: { character: string; level: number };
    /** The class in the character file belongs to a pack that the library does not have. */
    classOfAnotherPack: { name: string; pack: string };
    comesFromAnotherCampaign: { name: string };
    experienceBelowLevel: { name: string; level: number; needed: number };
    tooManyPerks: { name: string; most: number };
    // items
    itemEnteredTwice: { name: string; item: string };
    noSuchItem: { item: number };
    itemIsOwned: { character: string; name: string };
    itemIsNotOwned: { character: string; item: number };
    itemIsNotInShop: { item: number };
    itemIsSoldOut: { name: string };
    allCopiesOwned: { name: string };
    notEnoughGold: { character: string; needed: number; has: number };
    slotIsFull: { slot: ItemContent['slot'] | 'hands'; limit: number };
    itemIsNotEquipped: { name: string };
    itemIsUsedUp: { name: string; state: 'spent' | 'consumed' };
    itemHasNoUse: { name: string };
    itemNotNow: { name: string; why: ItemHindrance };
    itemIsReady: { name: string };
    itemIsNotForSale: { name: string };
    // party and world
    notADonationStep: { gold: number };
    hasDonated: { character: string };
    noSuchAchievement: { achievement: string };
    achievementIsHeld: { name: string };
    achievementIsNotHeld: { name: string };
    classIsUnlocked: { class: string };
    envelopeIsClosed: { envelope: string };
    envelopeIsSolved: { envelope: string };
    nothingToSolve: { envelope: string };
    noSuchTreasure: { treasure: number };
    designsUsedUp: NoFacts;
    designIsNotLeft: { item: number };
    sideScenarioIsNotLeft: { scenario: string };
    noSuchEnvelope: { envelope: string };
    milestoneIsNotOffered: { milestone: string };
    eventIsOpen: { card: number };
    noEventOpen: NoFacts;
    prosperityCannotFall: NoFacts;
    prosperityIsHighest: NoFacts;
    noEventsLeft: NoFacts;
    noSuchEvent: { card: number };
    eventIsInDeck: { card: number };
    enhancingIsLocked: NoFacts;
    dotHasSticker: NoFacts;
    dotHasNoSticker: NoFacts;
    stickerDoesNotFit: NoFacts;
    cardIsNotInPool: { character: string; name: string };
    tooManyEnhancedCards: { most: number };
    enhancementTooExpensive: { character: string; gold: number; has: number };
    hasQuest: { character: string };
    tooFewQuests: NoFacts;
    notOnTheEvent: NoFacts;
    eventNeedsOneChoice: NoFacts;
    eventNeedsCharacter: NoFacts;
    eventNeedsGold: { gold: number };
    isAlreadyShown: NoFacts;
    isNotShown: NoFacts;
    // content packs
    noSuchPack: { pack: string };
    packIsInUse: { name: string };
    packIsNotInUse: { pack: string };
    packNeedsOthers: {
      name: string;
      /** Ids of the packs that the library does not have. */
      missing: readonly string[];
    };
    /** `place` = the value that both packs correct. */
    packContradicts: { name: string; by: string; place: ErratumPlace };
    packIsNeeded: { name: string; by: string };
    packIsInPlay: { name: string; things: readonly string[] };
    contentIsMissing: {
      kind: PackKind;
      id: string;
      /** Name of the content if a pack of the library has it. */
      name: string | null;
      /** The pack of the library that has it but is switched off in this campaign. */
      switchedOff: string | null;
      /** Packs that the campaign uses and the library does not have. */
      gone: readonly string[];
    };
    // scenarios
    scenarioIsLocked: { scenario: string };
    scenarioIsBlocked: { scenario: string; by: string | null };
    scenarioIsCompleted: { scenario: string };
    requirementsNotMet: {
      scenario: string;
      /**
       * Missing requirements: achievements by name, each alternative as a list; quests and items in
       * words.
       */
      missing: readonly (readonly string[])[];
    };
    soloIsNotOpen: {
      scenario: string;
      needs: readonly {
        readonly what: 'prosperity' | 'retirements' | 'level';
        readonly needed: number;
      }[];
    };
    soloIsForClass: { class: string };
    noSuchDungeon: { scenario: string };
    wrongNumberOfRooms: { rooms: number };
    noSuchDungeonCard: { card: number };
    roomDoesNotFit: { name: string };
    noSuchBattleGoal: { goal: number };
    noBattleGoal: { character: string };
    wrongHandSize: { size: number };
    cardNotInHand: { name: string };
    cardsAreNotTracked: { figure: FigureId };
    cardsNotOwed: { figure: FigureId };
    noSuchLine: { line: string };
    rewardIsNotChosen: NoFacts;
    noSuchSpawn: { spawn: number };
    spawnHasNoFigures: { players: number };
  }
>;
