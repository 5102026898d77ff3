import type { GameEvent } from '../../events';
import { andThen, unchanged, type Outcome } from '../../result';
import type { ActiveCondition, Figure, Negation } from '../../state';
import type { Condition } from '../../vocabulary';
import { sufferDamage } from './damage';

/** Conditions that only a heal ends. @rule POISON-2 WOUND-1 */
const UNTIL_HEALED: readonly Condition[] = ['poison', 'wound'];
const GOOD: readonly string[] = ['invisible', 'strengthen', 'bless'];

export function hasCondition(figure: Figure, condition: Condition): boolean {
  return figure.conditions.some(({ name }) => name === condition);
}

/**
 * Whether the figure is never given the condition (or a curse): its stat card says so in
 * `immunities`, or it is an objective, which no bad condition touches.
 *
 * @rule CONDITION-2
 */
export function isImmune(
  figure: Figure,
  condition: Condition | 'bless' | 'curse',
  immunities: readonly string[] = [],
): boolean {
  const isThing = figure.kind === 'objective' && figure.role === 'objective';
  return immunities.includes(condition) || (isThing && !GOOD.includes(condition));
}

/**
 * Gives a condition, or renews it. Gained in the figure's own turn it outlives the end of that
 * turn, too.
 *
 * @rule CONDITION-1 CONDITION-2 DURATION-1 DURATION-2
 */
export function addCondition(
  figure: Figure,
  condition: Condition,
  isOwnTurn: boolean,
  immunities: readonly string[] = [],
): Outcome<Figure> {
  if (isImmune(figure, condition, immunities)) {
    const rule = 'CONDITION-2';
    return {
      next: figure,
      events: [{ type: 'conditionRefused', figure: figure.id, condition, rule }],
    };
  }
  const turnEnds = UNTIL_HEALED.includes(condition) ? null : isOwnTurn ? 2 : 1;
  const gained: ActiveCondition = { name: condition, turnEnds };
  const renewed = hasCondition(figure, condition);
  const conditions = renewed
    ? figure.conditions.map((each) => (each.name === condition ? gained : each))
    : [...figure.conditions, gained];
  return {
    next: { ...figure, conditions },
    events: [
      { type: 'conditionAdded', figure: figure.id, condition, renewed, rule: 'CONDITION-1' },
    ],
  };
}

/** Takes a condition off by hand; without it nothing happens. @rule OWN-5 */
export function removeCondition(figure: Figure, condition: Condition): Outcome<Figure> {
  if (!hasCondition(figure, condition)) return unchanged(figure);
  return {
    next: { ...figure, conditions: figure.conditions.filter(({ name }) => name !== condition) },
    events: [
      { type: 'conditionRemoved', figure: figure.id, condition, why: 'byHand', rule: 'OWN-5' },
    ],
  };
}

/**
 * The start of the figure's own turn: a wound hurts. Whether it survived is for the caller to see
 * by its hit points. `negate` is what a character loses instead; `isSpared` players say where
 * something keeps the wound from hurting.
 *
 * @rule WOUND-1 NEGATE-1 OWN-5
 */
export function startOfTurn(
  figure: Figure,
  negate: Negation | null = null,
  isSpared = false,
): Outcome<Figure> {
  if (isSpared || !hasCondition(figure, 'wound')) return unchanged(figure);
  return sufferDamage(figure, 1, 'wound', negate);
}

/**
 * The end of the figure's own turn: conditions run out, except those gained in this turn and those
 * that only a heal ends. Players may `keep` what would run out.
 *
 * @rule DURATION-1 DURATION-2 POISON-2 WOUND-1 OWN-5
 */
export function endOfTurn(figure: Figure, keep: readonly Condition[] = []): Outcome<Figure> {
  return figure.conditions.reduce<Outcome<Figure>>(
    (outcome, condition) =>
      andThen(outcome, (next) =>
        condition.turnEnds === 1 && keep.includes(condition.name)
          ? { next, events: [keptByHand(next, condition.name)] }
          : afterTurn(next, condition),
      ),
    unchanged(figure),
  );
}

function keptByHand({ id }: Figure, condition: Condition): GameEvent {
  return { type: 'conditionStayed', figure: id, condition, rule: 'OWN-5' };
}

function afterTurn(figure: Figure, { name, turnEnds }: ActiveCondition): Outcome<Figure> {
  const others = figure.conditions.filter((each) => each.name !== name);
  const event = { figure: figure.id, condition: name };
  const stayed = (rule: 'DURATION-2' | 'POISON-2' | 'WOUND-1'): GameEvent => ({
    type: 'conditionStayed',
    ...event,
    rule,
  });
  if (turnEnds === null) {
    return { next: figure, events: [stayed(name === 'poison' ? 'POISON-2' : 'WOUND-1')] };
  }
  if (turnEnds === 1) {
    return {
      next: { ...figure, conditions: others },
      events: [{ type: 'conditionRemoved', ...event, why: 'turnEnded', rule: 'DURATION-1' }],
    };
  }
  const conditions = figure.conditions.map((each) =>
    each.name === name ? { name, turnEnds: 1 as const } : each,
  );
  return { next: { ...figure, conditions }, events: [stayed('DURATION-2')] };
}

/** What a figure may not do because of its conditions. @rule IMMOBILIZE-1 DISARM-1 STUN-1 */
export function hindrances(figure: Figure): {
  readonly mayMove: boolean;
  readonly mayAttack: boolean;
  readonly mayUseAbilities: boolean;
} {
  const isStunned = hasCondition(figure, 'stun');
  return {
    mayMove: !isStunned && !hasCondition(figure, 'immobilize'),
    mayAttack: !isStunned && !hasCondition(figure, 'disarm'),
    mayUseAbilities: !isStunned,
  };
}
