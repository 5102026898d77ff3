/** Abilities that recover discarded or lost cards. */
import { recoverableCards } from '../../rules/cards/recoverableCards';
import { findFigure } from '../../rules/figures/figures';
import type { Character } from '../../state';
import {
  commands,
  askFor,
  targetsOf,
  type ActionCommands,
  type ActionOf,
  type PerformedAbility,
} from './performedAbility';
import type { Subcommand } from '../monsters/lineActions';

/**
 * Recovers a number of cards. Asks for the cards if there is a choice. If cards are only counted,
 * the numbers change; if they are not tracked, nothing does.
 *
 * @rule RECOVER-1 RECOVER-2
 */
export function recoverCommands(
  action: ActionOf<'recover'>,
  played: PerformedAbility,
): ActionCommands {
  const targets = targetsOf(action, played);
  if (!targets) return askFor('targets');
  const { value } = action;
  if (value === null) return askFor('value');
  const all: Subcommand[] = [];
  for (const id of targets) {
    const found = findFigure(played.scenario, id);
    if (found?.kind !== 'character') continue;
    const cards = cardsOf(found, action, value, played);
    if (!cards) return askFor('cards', { mover: id, count: value });
    all.push(...cards);
  }
  return commands(...all);
}

/** Null = players choose the cards. */
function cardsOf(
  character: Character,
  { from, only }: ActionOf<'recover'>,
  value: number,
  { scenario, content, line, answers }: PerformedAbility,
): readonly Subcommand[] | null {
  const { id: figure, cards } = character;
  if (cards.kind === 'notKept') return [];
  if (cards.kind === 'counted') {
    const { hand, discard, lost, active, chosen } = cards;
    const back = Math.min(value, cards[from]);
    if (back === 0) return [];
    const next = { hand: hand + back, discard, lost, active, chosen, [from]: cards[from] - back };
    return [{ type: 'countCards', figure, cards: next }];
  }
  const all = recoverableCards(scenario, content, character, { from, only, line }).map(
    ({ id }) => id,
  );
  const chosen = all.filter((card) => answers.cards?.includes(card)).slice(0, value);
  const isChoice = all.length > value || all.some((card) => cards.active.includes(card));
  if (isChoice && chosen.length === 0) return null;
  const back = isChoice ? chosen : all;
  return back.map((card) => ({ type: 'moveCard', figure, card, to: 'hand' }));
}
