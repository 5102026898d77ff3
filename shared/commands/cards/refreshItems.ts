/** Items that class cards make ready again: the ability, its part of a step, and the sheets. */
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
import type { Subcommand } from '../monsters/lineActions';
import type { Kit } from '../row';
import {
  commands,
  needs,
  targetsOf,
  type ActionCommands,
  type ActionOf,
  type Played,
} from './actionBasics';

const refreshFields = (f: Kit) => ({
  figure: f.figure,
  /** Missing = all of the kind. */
  items: f.z.array(f.number).max(20).optional(),
  state: f.z.enum(['spent', 'consumed', 'spentOrConsumed']),
  /** Missing = any slot. */
  slots: f.z.array(f.z.enum(PRINTED_SLOTS)).min(1).max(6).optional(),
});

/** Changes nothing in the scenario: `withRefreshedItems` follows. @rule ITEM-6 */
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
  },
);

/** Asks each character for its items, unless the ability refreshes all of them. @rule ITEM-6 */
export function refreshed(action: ActionOf<'refresh'>, played: Played): ActionCommands {
  const targets = targetsOf(action, played);
  if (!targets) return needs('targets');
  const { value, state, slots } = action;
  if (value === null) return needs('value');
  const kind = { state, ...(slots && { slots: [...slots] }) };
  const all: Subcommand[] = [];
  for (const figure of targets) {
    if (findFigure(played.scenario, figure)?.kind !== 'character') continue;
    const chosen = played.answers.items?.find((each) => each.figure === figure)?.items;
    if (value !== Infinity && !chosen) return needs('items', { mover: figure, count: value });
    const items = value === Infinity ? {} : { items: (chosen ?? []).slice(0, value) };
    all.push({ type: 'refreshItems', figure, ...items, ...kind });
  }
  return commands(...all);
}

/** The game after the items of these subcommands are ready again. @rule ITEM-6 */
export function withRefreshedItems(
  game: Game,
  subcommands: readonly Subcommand[],
  content: Content,
): Outcome<Game> {
  return forEach(unchanged(game), subcommands, (now, each) => {
    if (each.type !== 'refreshItems') return unchanged(now);
    const { figure, items, state, slots = null } = each;
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
