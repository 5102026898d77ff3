/** Items that class cards refresh as part of a step. */
import type { Content } from '../../content/content';
import type { GameEvent } from '../../events';
import type { FigureId } from '../../ids';
import { forEach, unchanged, type Outcome } from '../../result';
import { withSheet } from '../../rules/campaign/characters/sheets';
import {
  PRINTED_SLOTS,
  refreshableItems,
  withItem,
  type RefreshedKind,
} from '../../rules/campaign/items/equipment';
import { findFigure } from '../../rules/figures/figures';
import type { CharacterSheet, Game } from '../../state';
import { onCharacters } from '../lookups';
import type { CommandOfFields, FieldSchemas } from '../commandRow';

const refreshFields = (f: FieldSchemas) => ({
  figure: f.figure,
  /** Missing = all items of the given slots. */
  items: f.z.array(f.number).max(20).optional(),
  state: f.z.enum(['spent', 'consumed', 'spentOrConsumed']),
  /** Missing = all slots. */
  slots: f.z.array(f.z.enum(PRINTED_SLOTS)).min(1).max(6).optional(),
});

/**
 * Refreshes items on the character sheet. As a subcommand it has no effect itself; the step calls
 * `withRefreshedItems`.
 *
 * @rule ITEM-6
 */
export const refreshItems = onCharacters(
  refreshFields,
  { whose: 'figure', readBy: 'everyone' },
  {
    whyNot: ({ game, content, character }, { items = [], state, slots = null }) => {
      const sheet = game.campaign.characters.find(({ id }) => id === character.sheet);
      const able = sheet ? refreshableItems(sheet, { state, slots }, content) : [];
      const item = items.find((each) => !able.includes(each));
      if (item === undefined) return null;
      return { code: 'itemIsReady', name: content.item(item)?.name ?? String(item) };
    },
    carryOut: ({ scenario }) => unchanged(scenario),
    besides: ({ game, content }, command) => withRefreshedItems(game, [command], content),
  },
);

/** The game after these subcommands refreshed their items. @rule ITEM-6 */
export function withRefreshedItems(
  game: Game,
  asked: readonly CommandOfFields<typeof refreshFields>[],
  content: Content,
): Outcome<Game> {
  return forEach(unchanged(game), asked, (now, { figure, items, state, slots = null }) => {
    const sheet = sheetOf(now, figure);
    return sheet ? onSheet(now, sheet, { state, slots }, items, content) : unchanged(now);
  });
}

function onSheet(
  game: Game,
  sheet: CharacterSheet,
  kind: RefreshedKind,
  items: readonly number[] | undefined,
  content: Content,
): Outcome<Game> {
  const able = refreshableItems(sheet, kind, content);
  const back = items ? able.filter((each) => items.includes(each)) : able;
  if (back.length === 0) return unchanged(game);
  const next = back.reduce((now, item) => withItem(now, item, { state: 'ready', marks: 0 }), sheet);
  const events = back.map((item): GameEvent => {
    const name = content.item(item)?.name ?? String(item);
    return { type: 'itemRefreshed', character: sheet.id, item, name, rule: 'ITEM-6' };
  });
  return { next: { ...game, campaign: withSheet(game.campaign, next) }, events };
}

function sheetOf({ scenario, campaign }: Game, figure: FigureId): CharacterSheet | undefined {
  const owner = scenario ? findFigure(scenario, figure) : undefined;
  const id = owner?.kind === 'character' ? owner.sheet : null;
  return campaign.characters.find((each) => each.id === id);
}
