/** Pushes and pulls of class card abilities. */
import { forceOf, forcedWays } from '../../rules/board/forcedDistance';
import type { LineAction } from '../../rules/cards/lines/lineActionShape';
import { findFigure } from '../../rules/figures/figures';
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
import { commandsOfEffect, type Subcommand } from '../monsters/lineActions';

/**
 * Pushes or pulls the targets one after the other, then applies conditions. Without a board,
 * players move the figures.
 */
export function forceCommands(
  action: ActionOf<'push' | 'pull'>,
  played: PerformedAbility,
): ActionCommands {
  const { scenario, content, answers } = played;
  const { kind, value, effects } = action;
  const attacker = actingFigureOf(played);
  const from = isOnBoard(played) ? attacker.at : null;
  if (from === null && effects.length === 0) return commands();
  if (value === null) return askFor('value');
  const targets = targetsOf(action, played);
  if (!targets) return askFor('targets');
  const { paths = [] } = answers;
  const mover = targets.find((id) => {
    const target = findFigure(scenario, id);
    const isAnswered = paths.some((each) => each.figure === id);
    if (!target || isAnswered || from === null) return false;
    const ways = forcedWays(scenario, content, { attacker, target }, { kind, hexes: value });
    return ways.length > 0;
  });
  if (mover !== undefined) return askFor('path', { mover, action });
  return commands(
    ...paths
      .filter(({ path }) => path.length > 0)
      .flatMap(({ figure: moving, path }): readonly Subcommand[] => {
        const moved = { type: 'pushFigure', figure: moving, kind, distance: value } as const;
        return from === null ? [] : [{ ...moved, from, path: [...path] }];
      }),
    ...targets.flatMap((target) =>
      effects.flatMap((effect) => commandsOfEffect(scenario, effect, target)),
    ),
  );
}

/** The push or pull among the effects of an ability. @rule MOVE-7 */
export function pushCommandsOfEffects(
  action: LineAction,
  played: PerformedAbility,
): ActionCommands {
  const force = action.kind === 'condition' ? forceOf(action.effects) : null;
  if (action.kind !== 'condition' || !force) return commands();
  const { affects, range, targets, area } = action;
  const { kind, hexes: value } = force;
  return forceCommands({ kind, value, affects, range, targets, area, effects: [] }, played);
}
