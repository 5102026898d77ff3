/** Possible targets of an attack, and the state of each target. */
import type { Content } from '../../content/content';
import type { FigureId, ModifierId } from '../../ids';
import type { Refusal } from '../../refusals';
import { ok, refuse, type Result } from '../../result';
import type { Attack, AttackModifier, AttackTarget, Figure, Scenario } from '../../state';
import type { EffectText } from '../../vocabulary';
import { canTarget } from '../board/placedFigures';
import { whyNotAttack } from '../figures/conditions/conditions';
import { whyNotNegate } from '../figures/hitPoints/damage';
import { areEnemies, findAttacker, findFigure, isInPlay } from '../figures/figures';
import { figureInPlay } from '../figures/lookups';
import { LARGEST_ATTACK, magnitude } from './numbers/modifierOrder';

/** The attack in progress, or a refusal. */
export function attackOf(scenario: Scenario): Result<Attack> {
  return scenario.attack ? ok(scenario.attack) : refuse({ code: 'noAttack' });
}

/** The attacker, if it is still in play and able to attack. @rule STUN-1 DISARM-1 */
export function ableAttacker(scenario: Scenario, attack: Attack): Result<Figure> {
  const found = attackerInPlay(scenario, attack.attacker);
  if (!found.ok) return found;
  const refusal = whyNotAttack(found.value);
  return refusal ? refuse(refusal) : found;
}

/** The attacker, if it is in play or died with an attack left. */
export function attackerInPlay(scenario: Scenario, id: FigureId): Result<Figure> {
  const found = findAttacker(scenario, id);
  return found && isInPlay(found) ? ok(found) : figureInPlay(scenario, id);
}

/** True if the action attacks the figure or has attacked it. @rule ATTACK-8 */
export function isTargeted({ targets, attacked }: Attack, figure: FigureId): boolean {
  return attacked.includes(figure) || targets.some((aim) => aim.figure === figure);
}

export interface AimedAttack {
  readonly attack: Attack;
  readonly aim: AttackTarget;
}

/** The attack and one of its targets. */
export function aimAt(scenario: Scenario, id: FigureId): Result<AimedAttack> {
  const attack = attackOf(scenario);
  if (!attack.ok) return attack;
  const aim = attack.value.targets.find((each) => each.figure === id);
  return aim ? ok({ attack: attack.value, aim }) : refuse({ code: 'noSuchTarget', figure: id });
}

/** Replaces the target with the same figure. */
export function withAim(scenario: Scenario, attack: Attack, aim: AttackTarget): Scenario {
  const targets = attack.targets.map((each) => (each.figure === aim.figure ? aim : each));
  return { ...scenario, attack: { ...attack, targets } };
}

/** A modifier without its id. */
export type NewModifier = Omit<AttackModifier, 'id'>;

/** A target that players request. */
export interface RequestedTarget {
  readonly figure: FigureId;
  readonly distance?: number | null | undefined;
  readonly modifiers?: readonly NewModifier[] | undefined;
  readonly extraShield?: number | undefined;
  readonly extraPierce?: number | undefined;
  /** Effects against this target only. */
  readonly effects?: readonly EffectText[] | undefined;
  /** Advantage against this target only. */
  readonly hasAdvantage?: true | undefined;
}

/** The values of an attack that limit its targets. */
export type AttackReach = Pick<Attack, 'ranged' | 'range'> & Partial<Pick<Attack, 'line'>>;

/**
 * Creates a target without drawn cards and gives ids to its modifiers. Refuses figures that cannot
 * be attacked.
 *
 * @rule INVISIBLE-1 ATTACK-8
 */
export function newAim(
  scenario: Scenario,
  content: Content,
  attacker: Figure,
  reach: AttackReach,
  asked: RequestedTarget,
): Result<{ readonly scenario: Scenario; readonly aim: AttackTarget }> {
  const found = figureInPlay(scenario, asked.figure);
  if (!found.ok) return found;
  const target = found.value;
  // A class card can make one monster attack another.
  const isTurned = reach.line?.kind === 'classCard' && attacker.kind === 'monster';
  if (target.id === attacker.id || (!isTurned && !areEnemies(attacker, target))) {
    return refuse({ code: 'targetIsAlly', figure: target.id });
  }
  if (!canTarget(scenario, content, attacker, target)) {
    return refuse({ code: 'targetIsInvisible', figure: target.id });
  }
  const distance = knownDistance(reach, asked.distance ?? null);
  if (isOutOfRange(reach, distance)) {
    return refuse({ code: 'targetOutOfRange', figure: target.id, range: reach.range ?? 1 });
  }
  const named = nameModifiers(scenario, asked.modifiers ?? []);
  const aim: AttackTarget = {
    figure: target.id,
    distance,
    modifiers: named.modifiers,
    order: null,
    cardOrder: null,
    modeOverride: null,
    drawn: null,
    extraShield: asked.extraShield ?? 0,
    extraPierce: asked.extraPierce ?? 0,
    overrides: { base: null, modified: null, afterCards: null, reduced: null, damage: null },
    negate: null,
    declined: [],
    distanceAfterEffects: null,
    ...(asked.effects && { effects: [...asked.effects] }),
    ...(asked.hasAdvantage && { hasAdvantage: true as const }),
  };
  return ok({ scenario: named.scenario, aim });
}

/**
 * The distance to use: 1 if it is unknown and the attack is melee, and at least 1, because figures
 * never share a hex.
 */
export function knownDistance(
  { ranged, range }: AttackReach,
  distance: number | null,
): number | null {
  if (distance !== null) return Math.max(1, distance);
  return !ranged && (range ?? 1) <= 1 ? 1 : null;
}

export function isOutOfRange({ range }: AttackReach, distance: number | null): boolean {
  return range !== null && distance !== null && distance > Math.max(1, range);
}

/** Refuses numbers too large to read. */
export function whyTooLarge(attack: Attack): Refusal | null {
  const aims: readonly Pick<AttackTarget, 'modifiers'>[] = [{ modifiers: [] }, ...attack.targets];
  const isTooLarge = aims.some(
    (aim) => magnitude(attack.base, [...attack.modifiers, ...aim.modifiers]) > LARGEST_ATTACK,
  );
  return isTooLarge ? { code: 'attackTooLarge', limit: LARGEST_ATTACK } : null;
}

/** Gives modifiers new ids such as 'm7'. */
export function nameModifiers(
  scenario: Scenario,
  asked: readonly NewModifier[],
): { readonly scenario: Scenario; readonly modifiers: readonly AttackModifier[] } {
  const modifiers = asked.map((modifier, index) => ({
    ...modifier,
    id: `m${String(scenario.nextNumber + index)}` as ModifierId,
  }));
  const nextNumber = scenario.nextNumber + modifiers.length;
  return { scenario: modifiers.length === 0 ? scenario : { ...scenario, nextNumber }, modifiers };
}

/**
 * Refuses if the target cannot lose the cards it wants to lose to negate the damage.
 *
 * @rule NEGATE-1
 */
export function whyNotNegateHit(
  scenario: Scenario,
  { figure, negate }: AttackTarget,
): Refusal | null {
  if (negate === null) return null;
  const target = findFigure(scenario, figure);
  return target ? whyNotNegate(target, [negate]) : { code: 'cannotNegate', figure };
}
