/** Lists the items that can be used now. */
import type { Content } from '../../../content/content';
import type { ItemContent } from '../../../content/types';
import type { CharacterId } from '../../../ids';
import type { Game } from '../../../state';
import { effectsNow, isDoable, itemContextOf, type PlacedEffect } from './useItem';

export interface DueItem {
  readonly character: CharacterId;
  readonly item: ItemContent;
  readonly effects: readonly PlacedEffect[];
  /** True if the item can be used with a button; false = only a reminder. */
  readonly isUsed: boolean;
}

/**
 * All equipped, ready items of characters in play with an effect that can be used now.
 *
 * @rule ITEM-1 ITEM-6
 */
export function dueItems(game: Game, content: Content): readonly DueItem[] {
  return game.campaign.characters.flatMap((sheet) =>
    sheet.items.flatMap(({ item: number, equipped, state }): readonly DueItem[] => {
      const item = equipped && state === 'ready' ? content.item(number) : null;
      const context = item && itemContextOf(game, content, sheet.id, item);
      if (!context) return [];
      const effects = effectsNow(context);
      if (effects.length === 0) return [];
      const isUsed =
        item.use !== undefined || effects.some(({ effect }) => isDoable(context, effect));
      return [{ character: sheet.id, item, effects, isUsed }];
    }),
  );
}
