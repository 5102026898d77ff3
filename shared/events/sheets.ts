/** Characters between scenarios. They are named by their id; a sheet stays known after the character has retired. */
import type { Cases, EventsByRule } from '../cases';
import type { CharacterId } from '../ids';

interface OfSheet {
  character: CharacterId;
}

interface OfItem extends OfSheet {
  item: number;
  name: string;
}

interface OfPerk extends OfSheet {
  /** Place in the list of the class, from 0. */
  perk: number;
}

export type SheetEvent =
  | EventsByRule<{
      levelledUp: {
        character: CharacterId;
        level: number;
        hitPoints: number;
        /** Name of the card that was chosen; null = none yet. */
        card: string | null;
      };
      perkChecked: OfPerk;
      perkUnchecked: OfPerk;
      sheetChanged: {
        character: CharacterId;
        what: 'gold' | 'experience' | 'checkMarks';
        /** What it changed by, which may be less than was asked for. */
        by: number;
      };
      questChosen: OfSheet;
      questCounted: { character: CharacterId; goal: number; by: number };
      characterRetired: { character: CharacterId; name: string; class: string };
      extraPerksGranted: { character: CharacterId; count: number };
      itemBought: OfItem & { gold: number };
      itemSold: OfItem & { gold: number };
      itemGained: OfItem;
      itemLost: OfItem;
      itemEquipped: OfItem;
      itemUnequipped: OfItem;
      itemUsed: OfItem;
      itemRefreshed: OfItem;
      designUnlocked: { item: number; name: string };
      donated: { character: CharacterId; gold: number; total: number };
      cardEnhanced: {
        character: CharacterId;
        /** Name of the card. */
        name: string;
        sticker: string;
        gold: number;
      };
      questsDrawn: OfSheet;
      blessedFor: OfSheet;
    }>
  | Cases<
      'type',
      {
        characterAdded: { name: string; class: string };
        characterRemoved: { name: string };
        handChosen: OfSheet;
        battleGoalsOffered: OfSheet;
        battleGoalChosen: OfSheet;
        battleGoalJudged: OfSheet;
        stickerCorrected: {
          name: string;
          /** Null = taken off. */
          sticker: string | null;
        };
      }
    >;
