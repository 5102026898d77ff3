/** Types for abilities that combine ability card and stat card. */
import type { Variables } from '../../content/notation/formula';
import type { AbilityAction, CardLine } from '../../content/types';
import type { Element, Effect, Condition } from '../../vocabulary';
import type { ActiveCondition } from '../../state';

export type AbilityOf<T extends AbilityAction['type']> = Extract<AbilityAction, { type: T }>;

export type Boost = NonNullable<AbilityOf<'attack'>['boosts']>[number];

export type Simple = 'heal' | 'shield' | 'retaliate' | 'push' | 'pull' | 'damage';

/** Inputs of the numbers, besides the cards. */
export interface SleeveContext {
  /** Number of characters, for formulas in C. */
  readonly characters: number;
  /** Values of X, V and other letters, if known. */
  readonly variables?: Variables;
  /** Elements this type has consumed this round; 'wild' for an element of the players' choice. */
  readonly consumed: readonly (Element | 'wild')[];
  /** Conditions of a single figure; empty for the whole type. */
  readonly conditions: readonly ActiveCondition[];
}

/** An attack with the numbers of both cards combined. */
export interface FinalAttack {
  readonly type: 'attack';
  /** Null if a letter of the formula is unknown. */
  readonly value: number | null;
  /** Printed form for unknown values: 'X+4', including the change from the ability card. */
  readonly formula: string | null;
  readonly ranged: boolean;
  /** Range in hexes; 1 for melee. */
  readonly range: number;
  readonly targets: number;
  readonly pierce: number;
  /** Effects except pierce and target, which are separate numbers. */
  readonly effects: readonly Effect[];
  readonly advantage: boolean;
  readonly affects: AbilityOf<'attack'>['affects'] | null;
  readonly area: AbilityOf<'attack'>['area'] | null;
  readonly singleFocus: boolean;
  readonly bonus: AbilityOf<'attack'>['bonus'] | null;
  /** Actions for each target it damaged. */
  readonly perTargetDamaged: NonNullable<Boost['perTargetDamaged']>;
}

export interface FinalMove {
  readonly type: 'move';
  /** Value; null if neither card has a number. */
  readonly value: number | null;
  readonly jump: boolean;
  readonly flying: boolean;
  /** Destination of an escort; null = its focus. */
  readonly toward: AbilityOf<'move'>['toward'] | null;
}

export interface FinalSimple {
  readonly type: Simple;
  readonly value: number;
  /** Range; null if not printed. */
  readonly range: number | null;
  readonly affects: AbilityOf<Simple>['affects'] | null;
  readonly targets: number;
}

export type FinalCondition = Omit<AbilityOf<'condition'>, 'effects'> & {
  readonly effects: readonly Effect[];
};

type OtherLine = Exclude<
  AbilityAction,
  AbilityOf<'move' | 'attack' | 'condition' | 'consume' | 'special' | Simple>
>;

/**
 * One ability of a sleeve. `place` is its position on the card, regardless of lines added by
 * elements. `waits` are elements that could still change it.
 */
export type FinalAction = (
  | FinalAttack
  | FinalMove
  | FinalSimple
  | FinalCondition
  | OtherLine
  | (AbilityOf<'consume'> & { readonly used: boolean })
  /** An ability of a summon that the players carry out. */
  | { readonly type: 'ofCard'; readonly printed: CardLine }
) & {
  readonly place: readonly number[];
  readonly waits: readonly (Element | 'wild')[];
  /** The condition that prevents it. */
  readonly hinderedBy: Condition | null;
};
