/** What stands in the way between scenarios. */
import type { FigureId } from './ids';

/**
 * Why something cannot be done between scenarios. Items and cards are named, because the screen may
 * not have loaded what is printed on them.
 */
export type CampaignRefusal =
  // characters
  | { readonly code: 'classIsLocked'; readonly class: string }
  | { readonly code: 'levelAboveProsperity'; readonly level: number; readonly prosperity: number }
  | { readonly code: 'highestLevel'; readonly character: string }
  | { readonly code: 'notEnoughExperience'; readonly character: string; readonly needed: number }
  | { readonly code: 'noPerkLeft'; readonly character: string }
  | { readonly code: 'perkIsNotChecked'; readonly perk: number }
  | { readonly code: 'noSuchPerk'; readonly perk: number }
  | { readonly code: 'noSuchClassCard'; readonly card: number }
  | { readonly code: 'cardIsOwned'; readonly name: string }
  | { readonly code: 'cardLevelTooHigh'; readonly name: string; readonly level: number }
  | { readonly code: 'tooManyCardsChosen'; readonly limit: number }
  | { readonly code: 'noSuchQuest'; readonly quest: number }
  | { readonly code: 'questIsTaken'; readonly quest: number }
  | { readonly code: 'noQuest'; readonly character: string }
  | { readonly code: 'noSuchGoal'; readonly goal: number }
  | { readonly code: 'questIsNotDone'; readonly character: string }
  | { readonly code: 'hasRetired'; readonly character: string }
  | { readonly code: 'questIsDone'; readonly character: string }
  // items
  | { readonly code: 'noSuchItem'; readonly item: number }
  | { readonly code: 'itemIsOwned'; readonly character: string; readonly name: string }
  | { readonly code: 'itemIsNotOwned'; readonly character: string; readonly item: number }
  | { readonly code: 'itemIsNotInShop'; readonly item: number }
  | { readonly code: 'itemIsSoldOut'; readonly name: string }
  | { readonly code: 'allCopiesOwned'; readonly name: string }
  | {
      readonly code: 'notEnoughGold';
      readonly character: string;
      readonly needed: number;
      readonly has: number;
    }
  | { readonly code: 'slotIsFull'; readonly slot: string; readonly limit: number }
  | { readonly code: 'itemIsNotEquipped'; readonly name: string }
  | { readonly code: 'itemIsUsedUp'; readonly name: string; readonly state: 'spent' | 'consumed' }
  | { readonly code: 'itemHasNoUse'; readonly name: string }
  | { readonly code: 'itemIsReady'; readonly name: string }
  // party and world
  | { readonly code: 'hasDonated'; readonly character: string }
  | { readonly code: 'noSuchAchievement'; readonly achievement: string }
  | { readonly code: 'achievementIsHeld'; readonly name: string }
  | { readonly code: 'achievementIsNotHeld'; readonly name: string }
  | { readonly code: 'classIsUnlocked'; readonly class: string }
  | { readonly code: 'noSuchTreasure'; readonly treasure: number }
  | { readonly code: 'designsUsedUp' }
  | { readonly code: 'eventIsOpen'; readonly card: number }
  | { readonly code: 'noEventOpen' }
  | { readonly code: 'prosperityIsKept' }
  | { readonly code: 'prosperityIsHighest' }
  | { readonly code: 'noEventsLeft' }
  | { readonly code: 'noSuchEvent'; readonly card: number }
  | { readonly code: 'eventIsInDeck'; readonly card: number }
  | { readonly code: 'enhancingIsLocked' }
  | { readonly code: 'dotHasSticker' }
  | { readonly code: 'dotHasNoSticker' }
  | { readonly code: 'stickerDoesNotFit' }
  | { readonly code: 'tooManyEnhancedCards'; readonly most: number }
  | {
      readonly code: 'enhancementTooDear';
      readonly character: string;
      readonly gold: number;
      readonly has: number;
    }
  | { readonly code: 'hasQuest'; readonly character: string }
  | { readonly code: 'tooFewQuests' }
  | { readonly code: 'notOnTheEvent' }
  | { readonly code: 'chooseOneOfTheEvent' }
  | { readonly code: 'someoneForTheEvent' }
  | { readonly code: 'goldOfTheEvent'; readonly gold: number }
  | { readonly code: 'isShownAlready' }
  | { readonly code: 'isNotShown' }
  // content packs
  | { readonly code: 'noSuchPack'; readonly pack: string }
  | { readonly code: 'packIsInUse'; readonly name: string }
  | { readonly code: 'packIsNotInUse'; readonly pack: string }
  | {
      readonly code: 'packNeedsOthers';
      readonly name: string;
      /** Ids of the packs that are not there. */
      readonly missing: readonly string[];
    }
  | { readonly code: 'packIsNeeded'; readonly name: string; readonly by: string }
  | { readonly code: 'packIsInPlay'; readonly name: string; readonly things: readonly string[] }
  | {
      readonly code: 'contentIsMissing';
      readonly kind: 'monster' | 'abilityDeck' | 'class' | 'item' | 'scenario' | 'tile';
      readonly id: string;
      /** Its name, where a pack of the library has it. */
      readonly name: string | null;
      /** The pack of the library that has it and that the campaign does not use. */
      readonly switchedOff: string | null;
      /** Packs the campaign uses and the library does not have. */
      readonly gone: readonly string[];
    }
  // scenarios
  | { readonly code: 'scenarioIsLocked'; readonly scenario: string }
  | { readonly code: 'scenarioIsBlocked'; readonly scenario: string; readonly by: string | null }
  | { readonly code: 'scenarioIsCompleted'; readonly scenario: string }
  | {
      readonly code: 'requirementsNotMet';
      readonly scenario: string;
      /** What is lacking: achievements by name, each alternative a list; quests and items in words. */
      readonly missing: readonly (readonly string[])[];
    }
  | { readonly code: 'noSuchBattleGoal'; readonly goal: number }
  | { readonly code: 'noBattleGoal'; readonly character: string }
  | { readonly code: 'wrongHandSize'; readonly size: number }
  | { readonly code: 'cardNotInHand'; readonly name: string }
  | { readonly code: 'pilesNotKept'; readonly figure: FigureId }
  | { readonly code: 'cardsNotOwed'; readonly figure: FigureId }
  | { readonly code: 'noSuchLine'; readonly line: string }
  | { readonly code: 'noSuchSpawn'; readonly spawn: number }
  | { readonly code: 'spawnHasNoFigures'; readonly players: number };
