import type { LineAnswers, LineAsks } from '#shared/commands/cards/lines/lineAnswers';
import { refreshableItems } from '#shared/rules/campaign/items/equipment';
import { findFigure } from '#shared/rules/figures/figures';
import type { PlayedGame } from '../../../game/playedGame.svelte';

/** The items of the asked figure that a card can refresh. @rule ITEM-6 */
export function itemsToRefresh(
  { action, mover }: Pick<LineAsks, 'action' | 'mover'>,
  { scenario, content, sheets }: Pick<PlayedGame, 'scenario' | 'content' | 'sheets'>,
): readonly number[] {
  const owner = mover === null ? undefined : findFigure(scenario, mover);
  if (action?.kind !== 'refresh' || owner?.kind !== 'character') return [];
  const sheet = sheets.find(({ id }) => id === owner.sheet);
  return sheet ? refreshableItems(sheet, action, content) : [];
}

/** The only possible answer. Null if the player has a choice. */
export function onlyItems(
  asks: LineAsks,
  { items = [] }: LineAnswers,
  game: Pick<PlayedGame, 'scenario' | 'content' | 'sheets'>,
): LineAnswers | null {
  const { mover: figure, count } = asks;
  const able = itemsToRefresh(asks, game);
  if (figure === null || able.length > count) return null;
  return { items: [...items, { figure, items: able }] };
}
