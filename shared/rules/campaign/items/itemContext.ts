/** An item used during a scenario: its context, the players' answers and the attack it affects. */
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

export interface ItemContext {
  readonly scenario: Scenario;
  readonly content: Content;
  readonly owner: Character;
  readonly sheets: readonly CharacterSheet[];
  readonly item: ItemContent;
}

/** The players' decisions about one use, in the order of the item's effects. */
export interface ItemAnswers {
  /** The target that the item affects, if the attack has several. */
  readonly target?: FigureId | undefined;
  readonly elements?: readonly Element[] | undefined;
  readonly figures?: readonly FigureId[] | undefined;
  readonly items?:
    readonly { readonly character: CharacterId; readonly item: number }[] | undefined;
  readonly cards?: readonly number[] | undefined;
  readonly conditions?: readonly Condition[] | undefined;
  /** True = raises the initiative, false = lowers it. */
  readonly isHigher?: boolean | undefined;
  /** The card loss that negates the damage the item deals to its user. */
  readonly negate?: Negation | null | undefined;
}

/** The attack that an effect changes, if its owner or an ally makes it. */
export function attackBy({ scenario, owner }: ItemContext, { when }: ItemEffect): Attack | null {
  const { attack } = scenario;
  if (!attack) return null;
  if (when === 'myAttack') return attack.attacker === owner.id ? attack : null;
  if (when !== 'allyAttack' || attack.attacker === owner.id) return null;
  const attacker = findFigure(scenario, attack.attacker);
  return attacker && attacker.kind !== 'monster' ? attack : null;
}

/** The target of the current attack that an effect protects: its owner, or one of its summons. */
export function protectedTarget(
  { scenario, owner }: ItemContext,
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
