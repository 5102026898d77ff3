/** Figures that can start an attack. */
import type { FigureId } from '../../ids';
import type { Refusal } from '../../refusals';
import { ok, refuse, type Result } from '../../result';
import type { Figure, LineRef, Scenario } from '../../state';
import { whyNotAttack } from '../figures/conditions/conditions';
import { figureThatActs, phaseOf } from '../figures/lookups';

/** Refuses if a figure cannot start an attack now; null = it can. @rule STUN-1 DISARM-1 */
export function whyNotAttackNow(scenario: Scenario, id: FigureId): Refusal | null {
  const found = figureThatMayAttack(scenario, id);
  return found.ok ? null : found.refusal;
}

/**
 * True for a figure that may attack during another figure's turn: a summon in its owner's turn, a
 * character with active cards, or any figure that an ability in this turn lets attack.
 */
function mayAttackOutOfTurn(
  figure: Figure,
  active: FigureId | null,
  line: LineRef | null,
): boolean {
  if (line?.kind === 'classCard' && active !== null) return true;
  if (figure.kind === 'summon') return figure.owner === active;
  return figure.kind === 'character' && figure.activeHalves.length > 0;
}

/**
 * The figure, if it can start an attack now: in its turn, out of turn if allowed, or because it
 * died with an attack left.
 *
 * @rule STUN-1 DISARM-1 MONSTER-1
 */
export function figureThatMayAttack(
  scenario: Scenario,
  id: FigureId,
  line: LineRef | null = null,
): Result<Figure> {
  const phase = phaseOf(scenario, 'turns');
  if (!phase.ok) return phase;
  if (scenario.attack) return refuse({ code: 'attackInProgress' });
  // A figure that died with an attack left makes it in any turn. Its conditions were checked when it
  // died.
  const fallen = scenario.lastAttacks.find((each) => each.id === id);
  if (fallen) return ok(fallen);
  const found = figureThatActs(scenario, id);
  if (!found.ok) return found;
  const { active } = phase.value;
  if (active !== id && !mayAttackOutOfTurn(found.value, active, line))
    return refuse({ code: 'notItsTurn', figure: id });
  const refusal = whyNotAttack(found.value);
  return refusal ? refuse(refusal) : found;
}
