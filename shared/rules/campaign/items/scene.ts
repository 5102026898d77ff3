/** An item in the hands of a character in a scenario. */
import type { Content } from '../../../content/content';
import type { ItemContent, ItemEffect } from '../../../content/types';
import type { CharacterId, FigureId } from '../../../ids';
import type {
  Attack,
  AttackTarget,
  Character,
  CharacterSheet,
  Negation,
  Scenario,
} from '../../../state';
import type { Condition, Element } from '../../../vocabulary';
import { findFigure } from '../../figures/figures';

export interface ItemScene {
  readonly scenario: Scenario;
  readonly content: Content;
  readonly owner: Character;
  readonly sheets: readonly CharacterSheet[];
  readonly item: ItemContent;
}

/** Decisions of the players about one use, in the order of the item's effects. */
export interface ItemAnswers {
  /** One of several targets of an attack. */
  readonly target?: FigureId | undefined;
  readonly elements?: readonly Element[] | undefined;
  readonly figures?: readonly FigureId[] | undefined;
  readonly items?:
    readonly { readonly character: CharacterId; readonly item: number }[] | undefined;
  readonly cards?: readonly number[] | undefined;
  readonly conditions?: readonly Condition[] | undefined;
  readonly isHigher?: boolean | undefined;
  /** The loss instead of the damage that the item costs. */
  readonly negate?: Negation | null | undefined;
}

/** The attack an effect is about, if its owner or an ally makes it. */
export function attackBy({ scenario, owner }: ItemScene, { when }: ItemEffect): Attack | null {
  const { attack } = scenario;
  if (!attack) return null;
  if (when === 'myAttack') return attack.attacker === owner.id ? attack : null;
  if (when !== 'allyAttack' || attack.attacker === owner.id) return null;
  const attacker = findFigure(scenario, attack.attacker);
  return attacker && attacker.kind !== 'monster' ? attack : null;
}

/** The target of the current attack that an effect protects: its owner, or one of its summons. */
export function aimOn(
  { scenario, owner }: ItemScene,
  { when }: ItemEffect,
): AttackTarget | undefined {
  const isMeant = ({ figure }: AttackTarget) => {
    if (when !== 'ownSummonDamagedByAttack') return figure === owner.id;
    const found = findFigure(scenario, figure);
    return found?.kind === 'summon' && found.owner === owner.id;
  };
  return scenario.attack?.targets.find(isMeant);
}

/** True for an item whose circles are marked one by one. @rule ITEM-6 */
export function hasCircles({ uses = 1 }: ItemContent): boolean {
  return uses > 1;
}
