/**
 * The words that the lines of class ability cards consist of, and the order of keywords in a line.
 */
import type { CardLine } from '#shared/content/types';
import type { Condition, Effect, Element } from '#shared/vocabulary';

type Table = Readonly<Record<string, string>>;
/** An option of a line, or a bonus of a summon. */
export type LinePart =
  NonNullable<CardLine['boosts']>[number] | NonNullable<CardLine['bonus']>[number];

export interface CardLineWords {
  readonly names: Table;
  readonly affects: Table;
  readonly occasions: Table;
  readonly requirements: Table;
  readonly per: Table;
  readonly x: Table;
  readonly keywords: Table;
  readonly phrases: Readonly<
    Record<
      NumberKey | 'forDamage' | 'forCards' | 'damageIfAlready' | 'card',
      (n: number | string) => string
    >
  > &
    Readonly<
      Record<
        | ('if' | 'each' | 'x' | 'forgo' | 'forEffects' | 'healed' | 'attacked' | 'gives')
        | ('asIfAt' | 'ignores'),
        (what: string) => string
      >
    > &
    Readonly<
      Record<'dies' | 'turnEnd' | 'always' | 'all' | 'allHitPoints' | 'or' | 'you', string>
    > & {
      readonly slots: (n: number, slot: string) => string;
      readonly area: (hexes: number) => string;
      readonly with: (elements: string, then: string) => string;
      readonly further: (n: number | string, range: number) => string;
      readonly kinds: Readonly<Record<'attack' | 'move' | 'heal', string>>;
      readonly convert: (from: string, to: string, added: string | null) => string;
    };
  readonly effect: (effect: Effect) => string;
  readonly condition: (condition: Condition) => string;
  readonly element: (element: Element | 'wild') => string;
  readonly listOf: (parts: readonly string[]) => string;
  readonly upperFirst: (text: string) => string;
}

/** The keywords with a number, in their order in a line. */
export const NUMBERS = [
  'range',
  'reach',
  'target',
  'maxHitPoints',
  'minDamage',
  'upTo',
  'max',
  'hexRange',
  'count',
  'hexes',
  'cards',
  'tokens',
  'thenLose',
  'attackersAdd',
  'damage',
  'attack',
  'move',
  'heal',
  'shield',
  'retaliate',
  'push',
  'uses',
  'after',
] as const;
type NumberKey = (typeof NUMBERS)[number] | 'experience' | 'hitPoints';

/** The keywords without a value. */
export const FLAGS = [
  'self',
  'jump',
  'straightLine',
  'adjacent',
  'advantage',
  'disadvantage',
  'attackersGainDisadvantage',
  'ignoreShield',
  'ignoreConditions',
  'augments',
  'canTargetInvisible',
  'sameTarget',
  'controlled',
  'notForDamage',
  'anyOrder',
  'optional',
  'now',
] as const;
export const KEYWORDS = [
  'rank',
  'kind',
  'scope',
  'of',
  'state',
  'placement',
  'ends',
  'only',
  'owner',
  'toward',
  'onDiscard',
  'modifier',
  'swapWith',
  'alsoTargets',
  'duration',
  'play',
] as const;
