/** Numbers of a line that are added to what is printed for whoever acts. */
import type { CardDeed } from '../../rules/cards/lineAction';
import { pierceOf } from '../../content/notation/effects';
import { statsOf } from '../../rules/figures/stats';
import { byWhom, type DeedOf } from './actionBasics';
import type { PlayedLine } from './lineAnswers';
import type { Figure } from '../../state';

/** The deed with the numbers of whoever does it. */
export function withOwnNumbers(deed: CardDeed | null, played: PlayedLine): CardDeed | null {
  if (deed?.kind === 'attack') return withOwnAttack(deed, played);
  return deed?.kind === 'move' ? withOwnMove(deed, played) : deed;
}

/** With what is printed for whoever attacks; what that is of a character only the players know. */
function withOwnAttack(deed: DeedOf<'attack'>, played: PlayedLine): DeedOf<'attack'> {
  const { scenario, content } = played;
  if (deed.onTop === undefined) return deed;
  const actor = byWhom(played);
  const stats = actor.kind === 'monster' ? statsOf(scenario, content, actor) : null;
  const own = actor.kind === 'summon' ? actor : stats;
  if (!own || typeof own.attack !== 'number') return deed;
  const { attack: value, range, attackEffects = [] } = own;
  return {
    ...deed,
    value: Math.max(0, value + deed.onTop),
    ...(deed.range === null ? { ranged: range > 1, range: Math.max(1, range) } : {}),
    pierce: deed.pierce + pierceOf(attackEffects),
    effects: [...deed.effects, ...attackEffects.filter((each) => !/^(pierce|target)/.test(each))],
  };
}

function withOwnMove(deed: DeedOf<'move'>, played: PlayedLine): DeedOf<'move'> {
  const { scenario, content } = played;
  if (deed.onTop === undefined) return deed;
  const actor = byWhom(played);
  const printed =
    actor.kind === 'monster' ? statsOf(scenario, content, actor)?.move : ownPoints(actor);
  const value = printed === null || printed === undefined ? null : printed + deed.onTop;
  return { ...deed, value: value && Math.max(0, value) };
}

function ownPoints(actor: Figure): number | null {
  return actor.kind === 'summon' ? actor.move : null;
}
