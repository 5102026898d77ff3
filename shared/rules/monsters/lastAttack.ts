/** The attack a monster makes as it dies. */
import type { Content } from '../../content/content';
import type { AbilityAction } from '../../content/types';
import type { GameEvent } from '../../events';
import type { FigureId } from '../../ids';
import { areAdjacent } from '../../map/range';
import type { Outcome } from '../../result';
import type { Monster, Scenario } from '../../state';
import { boardInPlay } from '../board/inPlay';
import { abilityCardOf } from '../decks/abilityDecks';
import { findFigure } from '../figures/figures';
import { sleeveOf, statsOf } from '../figures/stats';
import { finalActions, type FinalAttack } from './actionNumbers';
import { foesOf } from './foes';
import { hasActed } from '../order/playedLines';

/**
 * The attack a monster makes as it dies, by its card of this round; null where it has none, or a
 * condition keeps it from it.
 *
 * @rule MONSTER-1 STUN-1 DISARM-1
 */
export function attackOnDeath(
  scenario: Scenario,
  content: Content,
  monster: Monster,
): FinalAttack | null {
  const stats = statsOf(scenario, content, monster);
  const card = abilityCardOf(scenario, content, monster.type);
  if (!stats || !card) return null;
  const lines = card.actions.flatMap((line): readonly AbilityAction[] =>
    line.type === 'onDeath' ? line.actions : [],
  );
  const attacks = finalActions(stats, lines, {
    characters: scenario.players,
    consumed: sleeveOf(scenario, monster.type)?.consumed ?? [],
    conditions: monster.conditions,
  });
  const attack = attacks.find((line) => line.type === 'attack' && line.hinderedBy === null);
  return attack?.type === 'attack' ? attack : null;
}

/**
 * Everybody beside a fallen monster; null where the board does not know.
 *
 * @rule MONSTER-1 RANGE-2 INVISIBLE-1
 */
export function lastTargets(
  scenario: Scenario,
  content: Content,
  fallen: Monster,
): readonly FigureId[] | null {
  const board = scenario.board?.inUse ? boardInPlay(scenario, content) : null;
  const { at } = fallen;
  if (!board || at === null) return null;
  const { enemies } = foesOf(scenario, content, { ...fallen, at });
  return enemies.filter((foe) => areAdjacent(board, at, foe.at)).map(({ id }) => id);
}

/**
 * Who attacks as it dies waits for it, and the log says so. The card is in effect from a figure's turn
 * on; nobody waits longer than the round, or for a blow that would hit nobody.
 *
 * @rule MONSTER-1 DEATH-1
 */
export function withLastAttacks(
  before: Scenario,
  { next, events }: Outcome<Scenario>,
  content: Content,
): Outcome<Scenario> {
  const isOver = next.phase.name !== 'turns';
  const fallen = isOver ? [] : events.flatMap((event) => fallenBy(event, before, next, content));
  const waiting = isOver
    ? []
    : next.lastAttacks.filter(({ id }) => findFigure(next, id) === undefined);
  const isSame = fallen.length === 0 && waiting.length === next.lastAttacks.length;
  const said = fallen.map(({ figure, attack: { value, area } }): GameEvent => {
    const isAround = area?.some(({ role }) => role === 'self') === true;
    const rule = 'MONSTER-1';
    return { type: 'lastAttackSaid', figure: figure.id, value: value ?? 0, isAround, rule };
  });
  const lastAttacks = [...waiting, ...fallen.map(({ figure }) => figure)];
  return { next: isSame ? next : { ...next, lastAttacks }, events: said };
}

interface Fallen {
  readonly figure: Monster;
  readonly attack: FinalAttack;
}

function fallenBy(
  event: GameEvent,
  before: Scenario,
  next: Scenario,
  content: Content,
): readonly Fallen[] {
  const figure = event.type === 'died' ? findFigure(before, event.figure) : undefined;
  if (figure?.kind !== 'monster' || !hasActed(before, figure.id)) return [];
  const attack = attackOnDeath(before, content, figure);
  const isIdle = lastTargets(next, content, figure)?.length === 0;
  if (!attack || attack.value === null || isIdle) return [];
  return [{ figure: { ...figure, hitPoints: 0, bonuses: [] }, attack }];
}
