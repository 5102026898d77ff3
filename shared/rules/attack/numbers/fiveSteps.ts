/** The five steps of an attack: every change to its number, and the damage. */
import type { ModifierId } from '../../../ids';
import type { RuleId } from '../../../rulebook';
import type { AttackModifier } from '../../../state';
import type { Condition, ModifierCard } from '../../../vocabulary';
import type {
  AttackNumbers,
  AttackStep,
  Contribution,
  OpenQuestion,
  StepsInput,
} from './attackNumbers';
import {
  applyChange,
  applyInOrder,
  orderCards,
  orderModifiers,
  reachableResults,
} from './modifierOrder';
import { traitsOfCondition } from '../../figures/conditions/conditionTraits';
import { isCondition, ruleOfCondition } from '../../../content/printedConditions';
import { cardOf, type CardValue } from '../../../content/notation/modifierCard';
import { pierceOf } from '../../../content/notation/effects';
import { countedEffects } from './effectsOfAttack';
import { readerAgainst, shieldsOf } from '../../figures/traits';

/**
 * All attacker modifiers against one target: those of its conditions first, then those for all
 * targets, then those for this target.
 *
 * @rule ATTACK-2 POISON-1 ATTACK-4
 */
export function modifiersAgainst({ attack, aim, target }: StepsInput): readonly AttackModifier[] {
  const ofConditions = target.conditions.flatMap((condition): readonly AttackModifier[] => {
    const { name } = condition;
    const { attacked: n } = traitsOfCondition(condition);
    return n === undefined
      ? []
      : [{ id: name as string as ModifierId, op: 'add', n, source: name }];
  });
  return [...ofConditions, ...attack.modifiers, ...aim.modifiers];
}

/**
 * The five steps of an attack with every change to the number: base value, attacker's modifiers,
 * cards, target's shield, damage. If no order is set, the best one for the attacker is used. A
 * number that the players override replaces the computed one in the steps after it. Fast enough to
 * run on every keystroke.
 *
 * @rule ATTACK-1 ATTACK-3 ATTACK-6 ATTACK-7 OWN-1 OWN-4
 */
export function attackSteps(input: StepsInput): AttackNumbers {
  const { aim } = input;
  const base = baseStep(input);
  const modifiers = modifiersAgainst(input);
  const modified = modifierStep(base.value, modifiers, aim);
  const cards = cardStep(modified.value, input);
  const reduced = reductionStep(cards.value, input);
  const damage = damageStep(input.traits.cannotSuffer ? 0 : reduced.value, aim);
  return {
    steps: [base, modified, cards, reduced, damage],
    modified: modified.value,
    damage: damage.value,
    damageOptions: damageOptions(input, base.value, modifiers),
    awaitsCard: aim.drawn === null,
    openQuestions: openQuestions(input, modified.value, damage.value),
  };
}

const NO_SOURCE = { source: '', modifier: null, card: null, op: 'set' } as const;

/** Applies the players' override to a step. */
function applyOverride(step: AttackStep, override: number | null): AttackStep {
  if (override === null) return step;
  const contribution: Contribution = {
    ...NO_SOURCE,
    kind: 'override',
    n: override,
    value: override,
    rule: 'OWN-5',
  };
  return { ...step, value: override, contributions: [...step.contributions, contribution] };
}

function baseStep({ attack, aim }: StepsInput): AttackStep {
  const { base } = attack;
  const printed: Contribution = {
    ...NO_SOURCE,
    kind: 'base',
    n: base,
    value: base,
    rule: 'ATTACK-1',
  };
  const step: AttackStep = { step: 1, value: base, contributions: [printed], rule: 'ATTACK-1' };
  return applyOverride(step, aim.overrides.base);
}

/** Applies the changes in order; each entry has the number after it. */
function applyChanges(
  value: number,
  parts: readonly (Omit<Contribution, 'value' | 'op' | 'n'> & { readonly change: CardValue })[],
): readonly Contribution[] {
  let now = value;
  return parts.map(({ change, ...part }) => {
    now = applyChange(now, change);
    return { ...part, op: change.op, n: change.op === 'null' ? 0 : change.n, value: now };
  });
}

function modifierStep(
  value: number,
  modifiers: readonly AttackModifier[],
  aim: StepsInput['aim'],
): AttackStep {
  const ordered = orderModifiers(value, modifiers, aim.order);
  const contributions = applyChanges(
    value,
    ordered.map((modifier) => {
      const condition = conditionIn(modifier);
      return {
        kind: condition ? ('condition' as const) : ('modifier' as const),
        source: modifier.source,
        modifier: modifier.id,
        card: null,
        change: modifier,
        rule: condition ? ruleOfCondition(condition) : ('ATTACK-2' as const),
      };
    }),
  );
  const after = contributions.at(-1)?.value ?? value;
  const step: AttackStep = { step: 2, value: after, contributions, rule: 'ATTACK-2' };
  return applyOverride(step, aim.overrides.modified);
}

/** The condition that a modifier comes from; such a modifier has the condition's name as its id. */
function conditionIn({ id }: AttackModifier): Condition | null {
  const name: string = id;
  return isCondition(name) ? name : null;
}

function cardStep(value: number, { aim, traits }: StepsInput): AttackStep {
  const applied = aim.drawn?.applied ?? [];
  const cards = applied.map(readerAgainst(traits));
  const places = orderCards(value, cards, aim.cardOrder);
  const contributions = applyChanges(
    value,
    places.flatMap((place) => {
      const card = cards[place];
      if (!card) return [];
      return {
        kind: 'card' as const,
        source: applied[place] ?? '',
        modifier: null,
        card: place,
        change: card.value,
        rule: ruleOfCard(card.value, applied[place]),
      };
    }),
  );
  const after = applyInOrder(
    value,
    places.flatMap((place) => cards[place]?.value ?? []),
  );
  const step: AttackStep = { step: 3, value: after, contributions, rule: 'DECK-2' };
  return applyOverride(step, aim.overrides.afterCards);
}

function ruleOfCard(value: CardValue, card: ModifierCard | undefined): RuleId {
  if (card && cardOf(card).leavesDeck) return 'BLESS-1';
  return value.op === 'null' ? 'ATTACK-7' : 'DECK-2';
}

/** The shield against the attack, and how much of it pierce ignores. @rule SHIELD-1 PIERCE-1 */
function reduction(input: StepsInput): {
  readonly shields: ReturnType<typeof shieldsOf>;
  readonly ignored: number;
  readonly left: number;
} {
  const { attack, aim, target, traits } = input;
  const entered = { source: 'thisAttack', value: aim.extraShield, rule: 'SHIELD-1' } as const;
  const shields = [...shieldsOf(target, traits), ...(aim.extraShield > 0 ? [entered] : [])];
  const sum = shields.reduce((total, { value }) => total + value, 0);
  const pierce = attack.pierce + aim.extraPierce + pierceOf(countedEffects(input));
  const ignored = Math.min(sum, pierce);
  return { shields, ignored, left: sum - ignored };
}

function reductionStep(value: number, input: StepsInput): AttackStep {
  const { shields, ignored } = reduction(input);
  const parts = applyChanges(value, [
    ...shields.map((shield) => ({
      kind: 'shield' as const,
      source: shield.source,
      modifier: null,
      card: null,
      change: { op: 'add' as const, n: -shield.value },
      rule: shield.rule,
    })),
    ...(ignored > 0
      ? [
          {
            kind: 'pierce' as const,
            source: 'pierce',
            modifier: null,
            card: null,
            change: { op: 'add' as const, n: ignored },
            rule: 'PIERCE-1' as const,
          },
        ]
      : []),
  ]);
  const after = parts.at(-1)?.value ?? value;
  const zero: Contribution = {
    ...NO_SOURCE,
    kind: 'atLeastZero',
    n: 0,
    value: 0,
    rule: 'ATTACK-6',
  };
  const step: AttackStep = {
    step: 4,
    value: Math.max(0, after),
    contributions: after < 0 ? [...parts, zero] : parts,
    rule: 'SHIELD-1',
  };
  return applyOverride(step, input.aim.overrides.reduced);
}

function damageStep(value: number, aim: StepsInput['aim']): AttackStep {
  const step: AttackStep = { step: 5, value, contributions: [], rule: 'ATTACK-1' };
  return applyOverride(step, aim.overrides.damage);
}

/** Every damage that an order of the modifiers and cards can give. @rule ATTACK-3 */
function damageOptions(
  input: StepsInput,
  base: number,
  modifiers: readonly AttackModifier[],
): readonly number[] {
  const { overrides, drawn } = input.aim;
  const settled = overrides.damage ?? (input.traits.cannotSuffer ? 0 : overrides.reduced);
  if (settled !== null) return [settled];
  const modified =
    overrides.modified === null ? reachableResults([base], modifiers) : [overrides.modified];
  const cards = (drawn?.applied ?? []).map((card) => readerAgainst(input.traits)(card).value);
  const afterCards =
    overrides.afterCards === null ? reachableResults(modified, cards) : [overrides.afterCards];
  const { left } = reduction(input);
  return [...new Set(afterCards.map((value) => Math.max(0, value - left)))];
}

/**
 * The damage with the other ruling on open question C-1 (docs/RULES.md), which sets a negative
 * number after the attacker's modifiers to 0.
 */
function openQuestions(
  input: StepsInput,
  modified: number,
  damage: number,
): readonly OpenQuestion[] {
  const { overrides } = input.aim;
  const isSettled =
    input.traits.cannotSuffer === true ||
    overrides.modified !== null ||
    overrides.afterCards !== null ||
    overrides.reduced !== null ||
    overrides.damage !== null;
  if (isSettled || modified >= 0) return [];
  const other = reductionStep(cardStep(0, input).value, input).value;
  return other === damage ? [] : [{ id: 'C-1', damage: other }];
}
