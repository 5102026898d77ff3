/** The parts of an attack on one target: the blow with its effects, and retaliate. */
import type { GameEvent } from '../../events';
import { andThen, unchanged, type Outcome } from '../../result';
import type { Figure } from '../../state';
import type { Effect, Element } from '../../vocabulary';
import type { Engagement } from './engagement';
import type { AttackNumbers } from './numbers/attackNumbers';
import { countedEffects } from './numbers/effectsOfAttack';
import { attackSteps } from './numbers/fiveSteps';
import { gainCondition, isForAttacker, isImmune } from '../figures/conditions/conditions';
import { sufferDamage } from '../figures/hitPoints/damage';
import { heal } from '../figures/hitPoints/heal';
import { effectText } from '../../content/notation/effects';
import { retaliate, retaliateDamage } from './retaliate';
import { retaliatesOf } from '../figures/traits';

/** Result of an attack before retaliate. The caller removes figures with 0 hit points. */
export interface Strike {
  readonly attacker: Figure;
  readonly target: Figure;
  readonly numbers: AttackNumbers;
  /** True if the target is dead or exhausted. */
  readonly targetIsDown: boolean;
  /** Curses to add to the target's deck, and blessings to add to the attacker's. */
  readonly curses: number;
  readonly blessings: number;
  /** Elements that become strong at the end of the turn. */
  readonly infused: readonly Element[];
  readonly events: readonly GameEvent[];
}

/**
 * The damage of an attack, then its effects. A target that is down gets no effects; effects for the
 * attacker still apply.
 *
 * @rule ATTACK-1 EFFECT-1 DEATH-1 DEATH-3 NEGATE-1
 */
export function strikeTarget(engagement: Engagement): Strike {
  const { attack, aim, attacker, target, traits, book } = engagement;
  const input = { attack, aim, target, traits };
  const numbers = attackSteps(input);
  const hit = sufferDamage(target, numbers.damage, 'attack', aim.negate);
  const targetIsDown = hit.next.hitPoints <= 0;

  const effects = countedEffects(input).filter(({ kind }) => kind !== 'pierce');
  const onTarget = effects.filter((effect) => !isForAttacker(effect, book));
  const onSelf = effects.filter((effect) => isForAttacker(effect, book));
  const suffered = targetIsDown ? NOTHING(hit.next) : affect(hit.next, onTarget, engagement);
  const gained = gain(attacker, onSelf, engagement);

  return {
    attacker: gained.next,
    target: suffered.next,
    numbers,
    targetIsDown,
    curses: suffered.curses,
    blessings: onSelf.filter(({ kind }) => kind === 'bless').length,
    infused: onSelf.flatMap(infusedBy),
    events: [
      ...stepEvents(engagement, numbers),
      ...hit.events,
      ...suffered.events,
      ...gained.events,
    ],
  };
}

/**
 * Retaliate damage, with both figures and their distance as they are after the attack. `damage`
 * includes damage the attacker negates. A target that is down does not retaliate, and an attacker
 * can be immune.
 *
 * @rule RETALIATE-1 RETALIATE-3 RETALIATE-5 NEGATE-1
 */
export function strikeBack(
  after: Pick<Engagement, 'attack' | 'aim' | 'attacker' | 'target' | 'traits'> &
    Pick<Engagement, 'attackerTraits' | 'negateRetaliate'>,
  distance: number | null,
): Outcome<Figure> & { readonly damage: number } {
  const { attack, aim, attacker, target, traits, attackerTraits, negateRetaliate } = after;
  const isSpared =
    target.hitPoints <= 0 ||
    attackerTraits.cannotSuffer === true ||
    attackerTraits.immunities.includes('retaliate');
  const damage = isSpared
    ? 0
    : retaliateDamage(
        [
          ...retaliatesOf(target, traits),
          { value: aim.extraRetaliate ?? 0, range: aim.extraRetaliateRange ?? 1 },
        ],
        distance,
        attack.ranged,
      );
  return { ...retaliate(attacker, target, damage, negateRetaliate), damage };
}

function stepEvents(
  { attacker, target }: Engagement,
  numbers: AttackNumbers,
): readonly GameEvent[] {
  const steps = numbers.steps.map(({ step, value, rule }): GameEvent => ({
    type: 'attackStepTaken',
    target: target.id,
    step,
    value,
    rule,
  }));
  const attacked: GameEvent = {
    type: 'attacked',
    attacker: attacker.id,
    target: target.id,
    damage: numbers.damage,
    rule: 'ATTACK-1',
  };
  return [...steps, attacked];
}

interface Affected extends Outcome<Figure> {
  readonly curses: number;
}

const NOTHING = (figure: Figure): Affected => ({ ...unchanged(figure), curses: 0 });

/** Effects of the attack on a target that survived it. @rule EFFECT-1 CONDITION-2 */
function affect(
  target: Figure,
  effects: readonly Effect[],
  { attacker, traits, book }: Engagement,
): Affected {
  const { immunities } = traits;
  const curses = effects.filter(({ kind }) => kind === 'curse').length;
  const isCursed = curses > 0 && !isImmune(target, 'curse', immunities);
  const outcome = effects.reduce<Outcome<Figure>>((done, effect) => {
    switch (effect.kind) {
      case 'condition':
        return andThen(done, (next) => gainCondition(next, effect.condition, false, traits, book));
      case 'curse':
        return isCursed ? done : refuseCurse(done, 'curse');
      case 'push':
      case 'pull':
        return immunities.includes(effect.kind) ? done : toDo(done, target, effect);
      case 'addTarget':
        return toDo(done, attacker, effect);
      case 'target':
      case 'pierce':
        return done;
      case 'bless':
      case 'heal':
      case 'shield':
      case 'infuse':
      case 'refreshItem':
        throw new Error(`"${effect.kind}" is for the attacker.`);
    }
  }, unchanged(target));
  return { ...outcome, curses: isCursed ? curses : 0 };
}

function refuseCurse(done: Outcome<Figure>, condition: 'curse'): Outcome<Figure> {
  const figure = done.next.id;
  const event: GameEvent = { type: 'conditionRefused', figure, condition, rule: 'CONDITION-2' };
  return { next: done.next, events: [...done.events, event] };
}

/** Reminds players of effects that they carry out themselves: a push, another target, an item. */
function toDo(done: Outcome<Figure>, figure: Figure, effect: Effect): Outcome<Figure> {
  const rule = effect.kind === 'addTarget' ? 'ATTACK-9' : 'EFFECT-1';
  const facts = { figure: figure.id, effect: effectText(effect), rule } as const;
  const event: GameEvent = { type: 'effectSaid', ...facts };
  return { next: done.next, events: [...done.events, event] };
}

/** Effects of the attack on the attacker. @rule EFFECT-1 DURATION-2 */
function gain(
  attacker: Figure,
  effects: readonly Effect[],
  { attackerTraits, isAttackersTurn, book }: Engagement,
): Outcome<Figure> {
  return effects.reduce<Outcome<Figure>>((done, effect) => {
    switch (effect.kind) {
      case 'heal':
        return andThen(done, (next) => heal(next, effect.value));
      case 'shield':
        return andThen(done, (next) => addShield(next, effect.value));
      case 'condition':
        return andThen(done, (next) =>
          gainCondition(next, effect.condition, isAttackersTurn, attackerTraits, book),
        );
      case 'refreshItem':
        return toDo(done, attacker, effect);
      case 'infuse':
        return effect.element === 'wild' ? toDo(done, attacker, effect) : done;
      case 'bless':
        // The caller adds the bless to the attacker's deck.
        return done;
      case 'curse':
      case 'push':
      case 'pull':
      case 'pierce':
      case 'target':
      case 'addTarget':
        throw new Error(`"${effect.kind}" is for the target.`);
    }
  }, unchanged(attacker));
}

/** @rule SHIELD-1 ROUND-3 */
function addShield(figure: Figure, value: number): Outcome<Figure> {
  const bonus = { kind: 'shield', value, range: 1 } as const;
  return {
    next: {
      ...figure,
      bonuses: [
        ...figure.bonuses,
        { ...bonus, lasts: 'round', source: 'modifierCard', card: null },
      ],
    },
    events: [{ type: 'bonusAdded', figure: figure.id, ...bonus, rule: 'SHIELD-1' }],
  };
}

/**
 * Elements that an effect infuses; none for a wild element, which players choose.
 *
 * @rule ELEMENT-1
 */
function infusedBy(effect: Effect): readonly Element[] {
  return effect.kind === 'infuse' && effect.element !== 'wild' ? [effect.element] : [];
}
