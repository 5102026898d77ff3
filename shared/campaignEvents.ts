import type { EventKind, Pile } from './state';
import type { CharacterId, FigureId } from './ids';
import type { MoveInLine } from './movingIn/report';
import type { RuleId } from './rulebook';

/** Something the table has to look up, because Standee does not have its text or its number. */
export type LookUp =
  | 'classEvents'
  | 'retirementEvents'
  | 'randomSideScenario'
  | 'treasureMessage'
  | 'envelope'
  | 'townRecords'
  | 'questRewards';

/**
 * What happened to the campaign. Characters are named by their id; a sheet stays known after the
 * character has retired. Items are named, because the screen may not have their file.
 */
export type CampaignEvent =
  // characters
  | {
      readonly type: 'levelledUp';
      readonly character: CharacterId;
      readonly level: number;
      readonly hitPoints: number;
      /** Name of the card that was chosen; null = none yet. */
      readonly card: string | null;
      readonly rule: RuleId;
    }
  | {
      readonly type: 'perkChecked' | 'perkUnchecked';
      readonly character: CharacterId;
      /** Place in the list of the class, from 0. */
      readonly perk: number;
      readonly rule: RuleId;
    }
  | {
      readonly type: 'sheetChanged';
      readonly character: CharacterId;
      readonly what: 'gold' | 'experience' | 'checkMarks';
      /** What it changed by, which may be less than was asked for. */
      readonly by: number;
      readonly rule: RuleId;
    }
  | { readonly type: 'questChosen'; readonly character: CharacterId; readonly rule: RuleId }
  | {
      readonly type: 'questCounted';
      readonly character: CharacterId;
      readonly goal: number;
      readonly by: number;
      readonly rule: RuleId;
    }
  | {
      readonly type: 'characterRetired';
      readonly character: CharacterId;
      readonly name: string;
      readonly class: string;
      readonly rule: RuleId;
    }
  | {
      readonly type: 'extraPerks';
      readonly character: CharacterId;
      readonly count: number;
      readonly rule: RuleId;
    }
  // items
  | {
      readonly type: 'itemBought' | 'itemSold';
      readonly character: CharacterId;
      readonly item: number;
      readonly name: string;
      readonly gold: number;
      readonly rule: RuleId;
    }
  | {
      readonly type:
        | 'itemGained'
        | 'itemLost'
        | 'itemEquipped'
        | 'itemUnequipped'
        | 'itemUsed'
        | 'itemRefreshed';
      readonly character: CharacterId;
      readonly item: number;
      readonly name: string;
      readonly rule: RuleId;
    }
  | {
      readonly type: 'designUnlocked';
      readonly item: number;
      readonly name: string;
      readonly rule: RuleId;
    }
  // party and world
  | {
      readonly type: 'donated';
      readonly character: CharacterId;
      readonly gold: number;
      readonly total: number;
      readonly rule: RuleId;
    }
  | {
      readonly type: 'reputationChanged';
      readonly by: number;
      readonly to: number;
      readonly rule: RuleId;
    }
  | {
      readonly type: 'prosperityChanged';
      readonly by: number;
      readonly to: number;
      /** Level of the city afterwards. */
      readonly level: number;
      readonly rule: RuleId;
    }
  | {
      readonly type: 'achievementGained' | 'achievementLost';
      readonly scope: 'global' | 'party';
      readonly name: string;
      readonly rule: RuleId;
    }
  | { readonly type: 'classUnlocked'; readonly class: string; readonly rule: RuleId }
  | { readonly type: 'envelopeOpened'; readonly envelope: string; readonly rule: RuleId }
  | { readonly type: 'treasureNoted'; readonly treasure: number; readonly rule: RuleId }
  | {
      readonly type: 'scenarioMarked';
      readonly scenario: string;
      readonly as: 'open' | 'blocked' | 'locked' | 'completed' | 'asPrinted';
      readonly rule: RuleId;
    }
  | {
      readonly type: 'eventDrawn' | 'eventReturned' | 'eventRemoved' | 'eventAdded';
      readonly deck: EventKind;
      readonly card: number;
      readonly rule: RuleId;
    }
  | { readonly type: 'eventsShuffled'; readonly deck: EventKind; readonly rule: RuleId }
  | {
      readonly type: 'spawned';
      readonly figures: readonly FigureId[];
      /** Letters of the scenario book where they come. */
      readonly markers: readonly string[];
      readonly rule: RuleId;
    }
  | {
      /** Something of the scenario book that the players carry out. */
      readonly type: 'bookReminder';
      readonly what: 'damage' | 'win' | 'loss' | 'spawn' | 'treasure';
      /**
       * For damage: the amount and who suffers it; for a spawn: its number in the list; for a
       * treasure: the character, then the damage and conditions it suffers at once.
       */
      readonly about: string;
      readonly rule: RuleId;
    }
  | { readonly type: 'handChosen'; readonly character: CharacterId }
  | { readonly type: 'pilesKept'; readonly figure: FigureId; readonly kept: boolean }
  | {
      readonly type: 'cardMoved';
      readonly figure: FigureId;
      readonly name: string;
      readonly to: Pile;
    }
  | {
      readonly type: 'cardsLost';
      readonly figure: FigureId;
      readonly count: number;
      readonly rule: RuleId;
    }
  | { readonly type: 'packUsed' | 'packLeft'; readonly name: string }
  | {
      /** The campaign was kept with another program before; numbers of lines of the report. */
      readonly type: 'movedIn';
      readonly taken: number;
      readonly changed: number;
      readonly left: number;
    }
  | { readonly type: 'notMovedIn'; readonly line: MoveInLine }
  | { readonly type: 'hiddenShown' | 'hiddenAgain' }
  | { readonly type: 'notesWritten'; readonly character: CharacterId | null }
  | { readonly type: 'startedOutOfOrder'; readonly scenario: string; readonly rule: RuleId }
  | { readonly type: 'battleGoalChosen'; readonly character: CharacterId }
  | { readonly type: 'battleGoalJudged'; readonly character: CharacterId }
  | { readonly type: 'blessedFor'; readonly character: CharacterId; readonly rule: RuleId }
  | {
      readonly type: 'toLookUp';
      readonly what: LookUp;
      /** A class, a letter or a number that the table looks up; '' = nothing more is known. */
      readonly about: string;
      readonly rule: RuleId;
    };
