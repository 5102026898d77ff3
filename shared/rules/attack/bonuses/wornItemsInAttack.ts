/** Worn items that change the attacks of their wearer automatically. */
import type { Content } from '../../../content/content';
import type { ItemEffect } from '../../../content/types';
import type { Figure, Scenario } from '../../../state';
import type { EffectText } from '../../../vocabulary';
import { effectText } from '../../../content/notation/effects';
import { turnOf, walkedIn } from '../../order/playedLines';
import { wornEffects, type WornEffect } from '../../figures/wornItems';
import type { RequestedTarget, NewModifier } from '../targets';

/** The values of an attack that items change. */
interface AskedValues {
  readonly ranged: boolean | null;
  readonly range: number | null;
  readonly pierce?: number | undefined;
  readonly effects?: readonly EffectText[] | undefined;
  readonly modifiers?: readonly NewModifier[] | undefined;
  readonly targets: readonly RequestedTarget[];
  readonly area?: object | undefined;
}

/** True if a worn item's effect changes the numbers of an attack without being used. */
export function isLastingInAttack({ when, type, effects }: ItemEffect): boolean {
  const isPlain =
    type === 'attack' || type === 'pierce' || type === 'push' || type === 'meleeReach';
  return when === 'myAttack' && isPlain && effects === undefined;
}

/**
 * True if the conditions of a worn effect are met for an attack. Null = only the players know.
 *
 * @rule ITEM-5
 */
export function holdsInAttack(
  scenario: Scenario,
  attacker: Figure,
  { ifHitPoints, minHexes, next }: ItemEffect,
): boolean | null {
  if (ifHitPoints !== undefined && attacker.hitPoints !== ifHitPoints) return false;
  if (minHexes === undefined) return true;
  const turn = turnOf(scenario.phase, attacker.id);
  const walked = walkedIn(turn);
  if (walked === null || walked < minHexes) return walked === null ? null : false;
  const lines = turn?.lines ?? [];
  const last = lines.findLastIndex((line) => line.walked !== undefined);
  const since = lines.slice(last + 1).reduce((sum, { attacked }) => sum + attacked.length, 0);
  return next === undefined || since < next;
}

/**
 * Adds the effects of the attacker's worn items. An effect on a limited number of attacks applies
 * to the first target.
 *
 * @rule ITEM-5 ATTACK-2
 */
export function withWornEffects<A extends AskedValues>(
  scenario: Scenario,
  content: Content,
  attacker: Figure,
  asked: A,
): A {
  const isRanged = asked.ranged ?? (asked.range ?? 1) > 1;
  const held = wornEffects(content, attacker).filter(
    ({ effect }) =>
      isLastingInAttack(effect) &&
      (effect.kind === undefined || (effect.kind === 'ranged') === isRanged) &&
      holdsInAttack(scenario, attacker, effect) === true,
  );
  return held.reduce<A>((now, worn) => withWornEffect(scenario, now, worn), asked);
}

function withWornEffect<A extends AskedValues>(
  { board }: Scenario,
  asked: A,
  { name, effect }: WornEffect,
): A {
  const { type, value, next } = effect;
  switch (type) {
    case 'attack': {
      const modifier = { op: 'add', n: Number(value), source: name } as const;
      const { modifiers = [], targets } = asked;
      if (next === undefined) return { ...asked, modifiers: [...modifiers, modifier] };
      const raised = targets.map((target, index) =>
        index < next ? { ...target, modifiers: [...(target.modifiers ?? []), modifier] } : target,
      );
      return { ...asked, targets: raised };
    }
    case 'pierce':
      return { ...asked, pierce: (asked.pierce ?? 0) + Number(value) };
    case 'push': {
      const push = effectText({ kind: type, hexes: Number(value) });
      return { ...asked, effects: [...(asked.effects ?? []), push] };
    }
    default: {
      const isOnOne = asked.targets.length <= 1 && asked.area === undefined;
      const range = Math.max(asked.range ?? 1, Number(value));
      // Without the board, a target of a melee attack counts as adjacent unless players entered
      // another distance.
      const targets = board?.inUse
        ? asked.targets
        : asked.targets.map((target) => ({ distance: 1, ...target }));
      return isOnOne ? { ...asked, ranged: false, range, targets } : asked;
    }
  }
}
