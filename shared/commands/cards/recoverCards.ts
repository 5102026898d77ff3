/** Discarded and lost cards that come back to the hand. */
import { findFigure } from '../../rules/figures/figures';
import type { Character } from '../../state';
import {
  commands,
  needs,
  targetsOf,
  type ActionCommands,
  type ActionOf,
  type Played,
} from './actionBasics';
import type { Subcommand } from '../monsters/lineActions';

/**
 * Recovers a number of cards. Asks for the cards if there is a choice. If cards are only counted,
 * the numbers change; if they are not tracked, nothing does.
 *
 * @rule CARD-1
 */
export function recovered(action: ActionOf<'recover'>, played: Played): ActionCommands {
  const targets = targetsOf(action, played);
  if (!targets) return needs('targets');
  const { value, from } = action;
  if (value === null) return needs('value');
  const all: Subcommand[] = [];
  for (const id of targets) {
    const found = findFigure(played.scenario, id);
    if (found?.kind !== 'character') continue;
    const cards = cardsOf(found, from, value, played.answers.cards);
    if (!cards) return needs('cards', { mover: id, count: value });
    all.push(...cards);
  }
  return commands(...all);
}

/** Null = players choose the cards. */
function cardsOf(
  { id: figure, cards }: Character,
  from: 'discard' | 'lost',
  value: number,
  named: readonly number[] = [],
): readonly Subcommand[] | null {
  if (cards.kind === 'notKept') return [];
  if (cards.kind === 'counted') {
    const { hand, discard, lost, active, chosen } = cards;
    const back = Math.min(value, cards[from]);
    if (back === 0) return [];
    const next = { hand: hand + back, discard, lost, active, chosen, [from]: cards[from] - back };
    return [{ type: 'countCards', figure, cards: next }];
  }
  const pile = cards[from];
  const chosen = pile.filter((card) => named.includes(card)).slice(0, value);
  if (pile.length > value && chosen.length === 0) return null;
  const back = pile.length > value ? chosen : pile;
  return back.map((card) => ({ type: 'moveCard', figure, card, to: 'hand' }));
}
