/** Characters between scenarios. They are named by their id; a sheet stays known after the character has retired. */
import type { CharacterId } from '../ids';
import type { RuleId } from '../rulebook';

export type SheetEvent =
  | { readonly type: 'characterAdded'; readonly name: string; readonly class: string }
  | { readonly type: 'characterRemoved'; readonly name: string }
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
      readonly type: 'extraPerksGranted';
      readonly character: CharacterId;
      readonly count: number;
      readonly rule: RuleId;
    }
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
  | {
      readonly type: 'donated';
      readonly character: CharacterId;
      readonly gold: number;
      readonly total: number;
      readonly rule: RuleId;
    }
  | { readonly type: 'handChosen'; readonly character: CharacterId }
  | { readonly type: 'battleGoalChosen'; readonly character: CharacterId }
  | { readonly type: 'battleGoalJudged'; readonly character: CharacterId }
  | {
      readonly type: 'cardEnhanced';
      readonly character: CharacterId;
      /** Name of the card. */
      readonly name: string;
      readonly sticker: string;
      readonly gold: number;
      readonly rule: RuleId;
    }
  | {
      readonly type: 'stickerCorrected';
      readonly name: string;
      /** Null = taken off. */
      readonly sticker: string | null;
    }
  | { readonly type: 'questsDrawn'; readonly character: CharacterId; readonly rule: RuleId }
  | { readonly type: 'blessedFor'; readonly character: CharacterId; readonly rule: RuleId };
