/** Abilities that move dooms to another enemy, or teleport the acting figure. */
import { movableDooms } from '../../rules/cards/dooms';
import type { Subcommand } from '../monsters/lineActions';
import {
  actingFigureOf,
  commands,
  isOnBoard,
  askFor,
  targetsOf,
  type ActionCommands,
  type ActionOf,
  type PerformedAbility,
} from './performedAbility';

/** Moves the dooms, or asks for the enemy. No effect if no doom can move. @rule TURN-3 */
export function moveDoomCommands(
  action: ActionOf<'moveDoom'>,
  played: PerformedAbility,
): ActionCommands {
  const { scenario, content, figure } = played;
  const cards = movableDooms(scenario, content, figure.id).slice(0, action.count);
  if (cards.length === 0) return commands();
  const targets = targetsOf(action, played);
  if (!targets) return askFor('targets');
  return commands(
    ...targets.slice(0, 1).map((to): Subcommand => {
      return { type: 'moveDooms', figure: figure.id, cards: [...cards], to };
    }),
  );
}

/**
 * Teleports the figure, or asks for the hex. Without a board, players move the figure.
 *
 * @rule TURN-3
 */
export function teleportCommands(played: PerformedAbility): ActionCommands {
  if (!isOnBoard(played)) return commands();
  const { hexes } = played.answers;
  if (!hexes) return askFor('hexes', { count: 1 });
  const figure = actingFigureOf(played).id;
  return commands(
    ...hexes.slice(0, 1).map((at): Subcommand => ({ type: 'placeFigure', figure, at: { ...at } })),
  );
}
