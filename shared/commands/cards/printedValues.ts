/** Adds the acting figure's printed attack, range and move to abilities such as 'Attack +1'. */
import type { LineAction } from '../../rules/cards/lines/lineActionShape';
import { pierceOf, readEffects } from '../../content/notation/effects';
import { statsOf } from '../../rules/figures/stats/stats';
import { actingFigureOf, type ActionOf } from './performedAbility';
import type { PlayedLine } from './lines/lineAnswers';
import type { Figure } from '../../state';

/** The action with the printed values of the acting figure added. */
export function withOwnNumbers(action: LineAction | null, played: PlayedLine): LineAction | null {
  if (action?.kind === 'attack') return withOwnAttack(action, played);
  return action?.kind === 'move' ? withOwnMove(action, played) : action;
}

/** Adds the printed attack values of the attacker. Characters have none. */
function withOwnAttack(action: ActionOf<'attack'>, played: PlayedLine): ActionOf<'attack'> {
  const { scenario, content } = played;
  if (action.onTop === undefined && !action.hasOwnRange) return action;
  const actor = actingFigureOf(played);
  const stats = actor.kind === 'monster' ? statsOf(scenario, content, actor) : null;
  const own = actor.kind === 'summon' ? actor : stats;
  if (!own || typeof own.attack !== 'number') return action;
  const { attack: value, range } = own;
  const reach = { ranged: range > 1, range: Math.max(1, range) };
  if (action.onTop === undefined) return { ...action, ...reach };
  const ownEffects = readEffects(own.attackEffects);
  return {
    ...action,
    value: Math.max(0, value + action.onTop),
    ...(action.range === null ? reach : {}),
    pierce: action.pierce + pierceOf(ownEffects),
    effects: [
      ...action.effects,
      ...ownEffects.filter(({ kind }) => kind !== 'pierce' && kind !== 'target'),
    ],
  };
}

function withOwnMove(action: ActionOf<'move'>, played: PlayedLine): ActionOf<'move'> {
  const { scenario, content } = played;
  if (action.onTop === undefined) return action;
  const actor = actingFigureOf(played);
  const printed =
    actor.kind === 'monster' ? statsOf(scenario, content, actor)?.move : ownPoints(actor);
  const value = printed === null || printed === undefined ? null : printed + action.onTop;
  return { ...action, value: value === null ? null : Math.max(0, value) };
}

function ownPoints(actor: Figure): number | null {
  return actor.kind === 'summon' ? actor.move : null;
}
