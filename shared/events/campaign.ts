/** The campaign, its party and the world they change. Items are named, because the screen may not have their file. */
import type { CharacterId } from '../ids';
import type { MoveInLine } from '../movingIn/report';
import type { RuleId } from '../rulebook';
import type { EventKind } from '../state';

export type WorldEvent =
  | { readonly type: 'campaignBegun'; readonly name: string }
  | { readonly type: 'difficultySet'; readonly difficulty: string; readonly solo: boolean }
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
  | {
      readonly type: 'eventResolved';
      readonly deck: EventKind;
      readonly card: number;
      readonly option: 'A' | 'B';
      readonly rule: RuleId;
    }
  | { readonly type: 'eventLeftOut'; readonly deck: EventKind; readonly rule: RuleId }
  | { readonly type: 'eventsShuffled'; readonly deck: EventKind; readonly rule: RuleId }
  | { readonly type: 'packUsed' | 'packLeft'; readonly name: string }
  | {
      /** The campaign was kept with another program before; numbers of lines of the report. */
      readonly type: 'movedIn';
      readonly taken: number;
      readonly changed: number;
      readonly left: number;
    }
  | { readonly type: 'notMovedIn'; readonly line: MoveInLine }
  | { readonly type: 'secretShown' | 'secretHidden' }
  | { readonly type: 'notesWritten'; readonly character: CharacterId | null }
  | { readonly type: 'startedOutOfOrder'; readonly scenario: string; readonly rule: RuleId };
