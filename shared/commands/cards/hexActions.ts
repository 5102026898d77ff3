/** Class card abilities that place, remove or swap things on hexes. */
import { summonOnCard } from '../../rules/cards/summonOnCard';
import { summonHexes } from '../../rules/monsters/summonHexes';
import { isColourTaken } from '../../rules/figures/summons';
import { findFigure } from '../../rules/figures/figures';
import type { Hex } from '../../state';
import { SUMMON_COLOURS } from '../../vocabulary';
import {
  commands,
  isOnBoard,
  askFor,
  targetsOf,
  type ActionCommands,
  type ActionOf,
  type PerformedAbility,
} from './performedAbility';
import { clearedThings } from './clearedObstacles';
import type { Subcommand } from '../monsters/lineActions';

export function hexCommands(
  action: ActionOf<'trap' | 'obstacle' | 'clear' | 'relocate'>,
  played: PerformedAbility,
): ActionCommands {
  if (!isOnBoard(played)) return commands();
  const { hexes } = played.answers;
  if (action.kind === 'relocate') return relocateCommands(hexes);
  const cleared = action.kind === 'clear' ? clearedThings(action, played) : null;
  if (action.kind === 'clear' && cleared) return clearCommands(action, cleared);
  const count =
    action.kind === 'trap' ? 1 : action.count * (action.kind === 'obstacle' ? action.hexes : 1);
  if (!hexes) return askFor('hexes', { count });
  if (hexes.length === 0) return commands();
  if (action.kind === 'trap') {
    const trap = { damage: action.damage, conditions: [...action.conditions] };
    const { card, figure } = played;
    const ofCard = card === null ? {} : { ofCard: { figure: figure.id, card } };
    return commands({
      type: 'layOverlay',
      kind: 'trap',
      hexes: hexes.slice(0, 1),
      trap,
      ...ofCard,
    });
  }
  if (action.kind === 'clear') return clearCommands(action, hexes);
  const isWhole = action.hexes > 1;
  const laid = isWhole ? [[...hexes]] : hexes.map((hex) => [hex]);
  return commands(
    ...laid.map((at): Subcommand => ({ type: 'layOverlay', kind: 'obstacle', hexes: at })),
  );
}

function clearCommands({ what }: ActionOf<'clear'>, hexes: readonly Hex[]): ActionCommands {
  return commands(...hexes.map((at): Subcommand => ({ type: 'removeOverlay', kind: what, at })));
}

/** Moves an obstacle. `hexes` = the hex of the obstacle and its new hex; empty = it stays. */
function relocateCommands(hexes: readonly Hex[] | undefined): ActionCommands {
  if (!hexes) return askFor('hexes', { count: 2 });
  const [from, to] = hexes;
  if (!from || !to) return commands();
  return commands(
    { type: 'removeOverlay', kind: 'obstacle', at: from },
    { type: 'layOverlay', kind: 'obstacle', hexes: [to] },
  );
}

/**
 * Swaps the positions of two figures. If the ability names only one, the other is the acting
 * figure. Without a board, players move the figures.
 */
export function swapCommands(action: ActionOf<'swap'>, played: PerformedAbility): ActionCommands {
  if (!isOnBoard(played)) return commands();
  const others = targetsOf(action, played);
  if (!others) return askFor('targets');
  const both = action.targets === 1 ? [played.figure.id, ...others] : others;
  const [a, b] = both.map((id) => findFigure(played.scenario, id));
  if (!a?.at || !b?.at) return commands();
  return commands(
    { type: 'placeFigure', figure: a.id, at: null },
    { type: 'placeFigure', figure: b.id, at: { ...a.at } },
    { type: 'placeFigure', figure: a.id, at: { ...b.at } },
  );
}

/**
 * Places the summons, with the first free colours unless players chose others.
 *
 * @rule SUMMON-2 SUMMON-6
 */
export function summonCommands(
  { summon }: ActionOf<'summon'>,
  played: PerformedAbility,
): ActionCommands {
  const { scenario, content, figure, answers, card } = played;
  const free = SUMMON_COLOURS.filter((colour) => !isColourTaken(scenario, colour));
  const places = isOnBoard(played) ? (summonHexes(scenario, content, figure) ?? []) : [];
  const wanted = summon.count ?? 1;
  // At most as many summons as there are hexes for.
  const count = places.length > 0 ? Math.min(wanted, places.length) : wanted;
  const colours = answers.colours ?? free.slice(0, count);
  if (colours.length < count) return askFor('colour');
  if (places.length > 0 && !answers.hexes) return askFor('hexes', { count });
  const { attackEffects, ...numbers } = summonOnCard(summon);
  return commands(
    ...colours.slice(0, count).map((colour, index): Subcommand => ({
      type: 'addSummon',
      owner: figure.id,
      colour,
      ...numbers,
      attackEffects: [...attackEffects],
      at: answers.hexes?.[index] ?? null,
      ...(card === null ? {} : { card }),
    })),
  );
}
