/**
 * Events of characters between scenarios. They use ids, because a sheet is still known after
 * retirement.
 */
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
  /** Index of the perk in the class's list. */
  perk: number;
}

export type SheetEvent =
  | EventsByRule<{
      levelledUp: {
        character: CharacterId;
        level: number;
        hitPoints: number;
        /** Name of the chosen card; null = none yet. */
        card: string | null;
      };
      perkChecked: OfPerk;
      perkUnchecked: OfPerk;
      sheetChanged: {
        character: CharacterId;
        what: 'gold' | 'experience' | 'checkMarks';
        /** The change, which may be smaller than requested. */
        by: number;
      };
      questChosen: OfSheet;
      questCounted: { character: CharacterId; goal: number; by: number };
      characterRetired: { character: CharacterId; name: string; class: string };
      /**
       * The player's later characters get no perk for this retirement, because the sheet names no
       * player.
       */
      retirementPerkLost: OfSheet;
      /** Perks that can be checked when the party sets out. */
      perksLeftSaid: { character: CharacterId; count: number };
      extraPerksGranted: { character: CharacterId; count: number };
      itemBought: OfItem & { gold: number };
      itemSold: OfItem & { gold: number };
      itemGained: OfItem;
      /** A reward item of which all copies are owned. */
      itemNotLeft: OfItem;
      itemLost: OfItem;
      itemEquipped: OfItem;
      itemUnequipped: OfItem;
      itemUsed: OfItem;
      /** An effect that the players carry out, by its index on the item. */
      itemSaid: OfItem & { effect: number };
      /** A worn item acted automatically. */
      itemActed: OfItem;
      itemRefreshed: OfItem;
      designUnlocked: { item: number; name: string };
      donated: { character: CharacterId; gold: number; total: number };
      cardEnhanced: {
        character: CharacterId;
        /** Name of the quest card. */
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
        /**
         * A character arrived from another campaign; `levels` = the days on which it reached its
         * levels there.
         */
        characterArrived: {
          character: CharacterId;
          name: string;
          class: string;
          from: string;
          as: 'joining' | 'guest' | 'returning';
          levels: readonly { readonly level: number; readonly at: string }[];
        };
        handChosen: OfSheet;
        battleGoalsOffered: OfSheet;
        battleGoalChosen: OfSheet;
        battleGoalJudged: OfSheet;
        stickerCorrected: {
          name: string;
          /** The sticker; null = removed. */
          sticker: string | null;
        };
      }
    >;
