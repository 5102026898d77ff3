/** The commands of an ability that refreshes items, or the question which ones. */
import { findFigure } from '../../rules/figures/figures';
import type { Subcommand } from '../monsters/lineActions';
import {
  commands,
  askFor,
  targetsOf,
  type ActionCommands,
  type ActionOf,
  type PerformedAbility,
} from './performedAbility';

/**
 * Refreshes all items, or asks each character which ones if their number is limited.
 *
 * @rule ITEM-6
 */
export function refreshCommands(
  action: ActionOf<'refresh'>,
  played: PerformedAbility,
): ActionCommands {
  const targets = targetsOf(action, played);
  if (!targets) return askFor('targets');
  const { value, state, slots } = action;
  if (value === null) return askFor('value');
  const kind = { state, ...(slots && { slots: [...slots] }) };
  const all: Subcommand[] = [];
  for (const figure of targets) {
    if (findFigure(played.scenario, figure)?.kind !== 'character') continue;
    const chosen = played.answers.items?.find((each) => each.figure === figure)?.items;
    if (value !== Infinity && !chosen) return askFor('items', { mover: figure, count: value });
    const items = value === Infinity ? {} : { items: (chosen ?? []).slice(0, value) };
    all.push({ type: 'refreshItems', figure, ...items, ...kind });
  }
  return commands(...all);
}
