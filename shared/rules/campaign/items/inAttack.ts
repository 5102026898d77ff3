/** Effects of items on the current attack. */
import { effectText } from '../../../content/notation/effects';
import type { ItemEffect } from '../../../content/types';
import type { FigureId } from '../../../ids';
import { andThen, forEach, putBack, unchanged, type Outcome } from '../../../result';
import type { Attack, AttackTarget, Negation, Scenario } from '../../../state';
import type { EffectText, Element } from '../../../vocabulary';
import { modeAgainst } from '../../attack/draw/draw';
import { nameModifiers, withAim, type NewModifier } from '../../attack/targets';
import { traitsInRound } from '../../attack/bonuses/traitsInRound';
import { distanceInPlay } from '../../board/placedFigures';
import { WHOLE_SHIELD } from '../../cards/lines/lineAction';
import { canConsume, consume } from '../../elements/elements';
import { sufferDamage } from '../../figures/hitPoints/damage';
import { dieIfDown } from '../../figures/hitPoints/deaths';
import { isProtectedObjective } from '../../figures/stats/printedObjective';
import { areEnemies, findAttacker, findFigure, isInPlay, withFigure } from '../../figures/figures';
import { protectedTarget, attackBy, type ItemAnswers, type ItemContext } from './itemContext';

type InnerEffect = NonNullable<ItemEffect['actions']>[number] & Partial<ItemEffect>;

/**
 * An effect on the attack that the owner or an ally makes; for all its targets, or for one of them.
 * Null = the players carry it out.
 *
 * @rule ITEM-1 ITEM-6 ATTACK-1
 */
export function changeAttack(
  context: ItemContext,
  effect: ItemEffect,
  answers: ItemAnswers,
): Outcome<Scenario> | null {
  const attack = attackBy(context, effect);
  if (!attack) return null;
  const [first, ...others] = attack.targets;
  const only = others.length === 0 ? first?.figure : answers.target;
  const isSingle = effect.scope === 'singleAttack' || effect.next !== undefined;
  if (isSingle && only === undefined) return null;
  const changed = withAttackEffect(
    context,
    attack,
    effect,
    isSingle ? (only ?? null) : null,
    answers,
  );
  const { negate = null } = answers;
  return (
    changed &&
    andThen(changed, (next) => payPrice(next, context, attack.targets.length, effect, negate))
  );
}

/** @rule DAMAGE-1 NEGATE-1 */
function payPrice(
  scenario: Scenario,
  { owner }: ItemContext,
  attacks: number,
  { cost }: ItemEffect,
  negate: Negation | null = null,
): Outcome<Scenario> {
  if (!cost) return unchanged(scenario);
  const damage = 'damage' in cost ? cost.damage : cost.damagePerAttack * attacks;
  return dealDamage(scenario, owner.id, damage, null, negate);
}

/**
 * Pays an effect's cost for further targets of the current attack; null = it has no cost per
 * attack, or does not change this attack.
 *
 * @rule ITEM-6
 */
export function payForMore(
  context: ItemContext,
  effect: ItemEffect,
  attacks: number,
): Outcome<Scenario> | null {
  const { cost } = effect;
  if (!cost || !('damagePerAttack' in cost) || !attackBy(context, effect)) return null;
  return payPrice(context.scenario, context, attacks, effect);
}

function dealDamage(
  scenario: Scenario,
  id: FigureId,
  damage: number,
  by: FigureId | null,
  negate: Negation | null = null,
): Outcome<Scenario> {
  const figure = findFigure(scenario, id);
  if (!figure) return unchanged(scenario);
  const suffered = sufferDamage(figure, damage, 'direct', negate);
  const done = putBack(suffered, (next) => withFigure(scenario, next));
  return andThen(done, (next) => dieIfDown(next, id, by));
}

/** Null = the players carry it out. */
function withAttackEffect(
  context: ItemContext,
  attack: Attack,
  effect: InnerEffect,
  target: FigureId | null,
  answers: ItemAnswers,
): Outcome<Scenario> | null {
  const { scenario, item } = context;
  const { value, effects = [] } = effect;
  const withAttack = (change: Partial<Attack>) =>
    unchanged({ ...scenario, attack: { ...attack, ...change } });
  const withMoreEffects = (more: readonly EffectText[]) =>
    unchanged(withEffects(scenario, attack, target, more));
  switch (effect.type) {
    case 'attack': {
      const bonus: NewModifier = { op: 'add', n: Number(value), source: item.name };
      if (!Number.isInteger(bonus.n)) return null;
      const raised = withModifier(scenario, attack, target, bonus);
      const now = raised.attack;
      return now && unchanged(withEffects(raised, now, target, effects));
    }
    case 'advantage':
      return target === null ? withAttack({ advantage: attack.advantage + 1 }) : null;
    case 'condition':
      return withMoreEffects(effects);
    case 'push':
    case 'pull':
      return withMoreEffects([effectText({ kind: effect.type, hexes: Number(value) })]);
    case 'ignoreShields':
      return withAttack({ pierce: WHOLE_SHIELD });
    case 'pierce':
      return withAttack({ pierce: attack.pierce + Number(value) });
    case 'range':
      return attack.range === null ? null : withAttack({ range: attack.range + Number(value) });
    case 'damage':
      return damageAround(context, attack, effect);
    case 'consume':
      return consumeFor(context, effect, answers, (next, action) => {
        const now = next.attack;
        const further = now && { ...context, scenario: next };
        return further && withAttackEffect(further, now, action, target, answers);
      });
    default:
      return null;
  }
}

function withModifier(
  scenario: Scenario,
  attack: Attack,
  target: FigureId | null,
  bonus: NewModifier,
): Scenario {
  const named = nameModifiers(scenario, [bonus]);
  const aim = attack.targets.find(({ figure }) => figure === target);
  if (!aim) {
    const modifiers = [...attack.modifiers, ...named.modifiers];
    return { ...named.scenario, attack: { ...attack, modifiers } };
  }
  const modifiers = [...aim.modifiers, ...named.modifiers];
  return withAim(named.scenario, attack, { ...aim, modifiers });
}

function withEffects(
  scenario: Scenario,
  attack: Attack,
  target: FigureId | null,
  more: readonly EffectText[],
): Scenario {
  if (more.length === 0) return scenario;
  const aim = attack.targets.find(({ figure }) => figure === target);
  if (aim) {
    const effects = [...new Set<EffectText>([...(aim.effects ?? []), ...more])];
    return withAim(scenario, attack, { ...aim, effects });
  }
  const effects = [...new Set<EffectText>([...attack.effects, ...more])];
  return { ...scenario, attack: { ...attack, effects } };
}

/**
 * Deals damage to the target and the enemies adjacent to it; null if the effect names other figures
 * or the board is not in use.
 */
function damageAround(
  { scenario, content, owner }: ItemContext,
  { targets }: Attack,
  { affects, value }: InnerEffect,
): Outcome<Scenario> | null {
  const [aim] = targets;
  if (affects !== 'targetAndEnemiesAdjacentToTarget' || !aim || !scenario.board?.inUse) return null;
  const isBeside = ({ id }: { id: FigureId }) =>
    distanceInPlay(scenario, content, aim.figure, id)?.adjacent === true;
  const hit = scenario.figures.filter(
    (each) =>
      isInPlay(each) &&
      areEnemies(each, owner) &&
      (each.id === aim.figure ||
        (isBeside(each) && !isProtectedObjective(scenario, content, owner, each))),
  );
  return forEach(unchanged(scenario), hit, (next, { id }) =>
    dealDamage(next, id, Number(value), owner.id),
  );
}

/** Consumes the elements of an effect, then carries out the effect. @rule ELEMENT-2 */
export function consumeFor(
  { scenario }: ItemContext,
  { elements = [], actions = [] }: Pick<InnerEffect, 'elements' | 'actions'>,
  answers: ItemAnswers,
  then: (next: Scenario, action: InnerEffect) => Outcome<Scenario> | null,
): Outcome<Scenario> | null {
  const wilds = (answers.elements ?? []).values();
  const named = elements.map((each) => (each === 'wild' ? wilds.next().value : each));
  const used = named.filter((each): each is Element => each !== undefined);
  if (used.length < elements.length || !used.every((each) => canConsume(scenario, each)))
    return null;
  const consumed = forEach(unchanged(scenario), used, (next, element) =>
    putBack(consume(next, element), (board) => ({ ...next, ...board })),
  );
  return actions.reduce<Outcome<Scenario> | null>(
    (done, action) => done && andThenMaybe(done, (next) => then(next, action)),
    consumed,
  );
}

function andThenMaybe(
  done: Outcome<Scenario>,
  then: (next: Scenario) => Outcome<Scenario> | null,
): Outcome<Scenario> | null {
  const further = then(done.next);
  return further && { next: further.next, events: [...done.events, ...further.events] };
}

/**
 * An effect for the target of an attack: the owner, or its summon. Null = the players carry it out.
 *
 * @rule ITEM-1 ITEM-6 SHIELD-1
 */
export function useAgainstAttack(
  context: ItemContext,
  effect: ItemEffect,
  answers: ItemAnswers,
): Outcome<Scenario> | null {
  const { scenario, item } = context;
  const aim = protectedTarget(context, effect);
  if (!aim || !scenario.attack) return null;
  if (effect.type === 'consume')
    return consumeFor(context, effect, answers, (next, action) => {
      const now = next.attack?.targets.find(({ figure }) => figure === aim.figure);
      const shielded = now && withDefence({ ...context, scenario: next }, now, action);
      return shielded && next.attack ? unchanged(withAim(next, next.attack, shielded)) : null;
    });
  const changed = withDefence(context, aim, effect);
  const noted = changed && { ...changed, items: [...new Set([...(aim.items ?? []), item.id])] };
  return noted && unchanged(withAim(scenario, scenario.attack, noted));
}

function withDefence(
  context: ItemContext,
  aim: AttackTarget,
  { type, value }: InnerEffect,
): AttackTarget | null {
  switch (type) {
    case 'shield':
      return { ...aim, extraShield: aim.extraShield + Number(value) };
    case 'retaliate':
      return { ...aim, extraRetaliate: (aim.extraRetaliate ?? 0) + Number(value) };
    case 'noDamage':
      return { ...aim, overrides: { ...aim.overrides, damage: 0 } };
    case 'attackerDisadvantage':
      return addDisadvantage(context, aim);
    default:
      return null;
  }
}

/** @rule ADVANTAGE-5 */
function addDisadvantage(
  { scenario, content }: ItemContext,
  aim: AttackTarget,
): AttackTarget | null {
  const { attack } = scenario;
  const attacker = attack && findAttacker(scenario, attack.attacker);
  const target = findFigure(scenario, aim.figure);
  if (!attacker || !target) return null;
  const worse = { ...attack, disadvantage: attack.disadvantage + 1 };
  const { mode } = modeAgainst(worse, aim, attacker, traitsInRound(scenario, content, target));
  return { ...aim, modeOverride: mode };
}
