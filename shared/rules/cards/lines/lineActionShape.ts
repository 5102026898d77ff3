/** Actions of abilities, as values. */
import type { CardAffects } from '../../../content/notation/cardKeywords';
import type { CardLine } from '../../../content/types';
import type { Effect, Condition, Element } from '../../../vocabulary';

export interface Aimed {
  /** Null = one target, in range or adjacent. */
  readonly affects: CardAffects | null;
  /** In hexes; null = not printed. */
  readonly range: number | null;
  /** Max number of targets; Infinity if `affects` or an area determines them. */
  readonly targets: number;
  readonly area: CardLine['area'] | null;
}

/**
 * A number; null = the players enter it, because it counts something (`x`, `per`) or is their
 * choice.
 */
interface Counted {
  readonly value: number | null;
}

export type LineAction =
  | (Aimed &
      Counted & {
        readonly kind: 'attack';
        readonly ranged: boolean;
        readonly pierce: number;
        /** Without pierce. */
        readonly effects: readonly Effect[];
        readonly hasAdvantage: boolean;
        /**
         * Bonus to the printed value of the attacker; if missing, `value` is the complete value.
         */
        readonly onTop?: number;
        /** The range is that of the attacker. */
        readonly hasOwnRange?: true;
      })
  | (Counted & {
      readonly kind: 'move';
      readonly jump: boolean;
      readonly onTop?: number;
      /** Terrain without effect on it. */
      readonly ignores?: NonNullable<CardLine['ignores']>;
    })
  /** Other figures carry out the nested abilities. */
  | (Aimed & {
      readonly kind: 'grant';
      /** Max number of figures; one step each if `targets` is 1. */
      readonly most: number;
    })
  /** Cards that return to hand; Infinity = all. */
  | (Aimed &
      Counted & {
        readonly kind: 'recover';
        readonly from: 'discard' | 'lost';
        /** Only cards with such an ability; null = all. */
        readonly only: NonNullable<CardLine['only']> | null;
      })
  /** Items of characters that are ready again; Infinity = all. */
  | (Aimed &
      Counted & {
        readonly kind: 'refresh';
        readonly state: NonNullable<CardLine['state']>;
        /** Null = any. */
        readonly slots: NonNullable<CardLine['slots']> | null;
      })
  /** Removes cards from the figure's own modifier deck, or shuffles it. */
  | { readonly kind: 'uncurse' | 'shuffle' }
  /** Two figures swap hexes. */
  | (Aimed & { readonly kind: 'swap' })
  | (Aimed & Counted & { readonly kind: 'heal'; readonly effects: readonly Effect[] })
  | (Aimed & Counted & { readonly kind: 'shield' | 'retaliate' | 'damage' })
  | (Aimed & Counted & { readonly kind: 'push' | 'pull'; readonly effects: readonly Effect[] })
  | (Aimed & {
      readonly kind: 'condition';
      readonly effects: readonly Effect[];
      /** Damage instead, for a figure that has the condition. */
      readonly damageIfAlready?: number;
    })
  | (Aimed & {
      readonly kind: 'kill';
      readonly rank: NonNullable<CardLine['rank']>;
      readonly when: NonNullable<CardLine['when']>;
      /** For `targetHasAny`. */
      readonly conditions: readonly Condition[];
      /** Null = any, or a limit that only the players know. */
      readonly maxHitPoints: number | null;
    })
  /** Chooses a figure: a doomed enemy, the holder of a card, a summon, or one with a turn. */
  | (Aimed & { readonly kind: 'putOn'; readonly rank?: CardLine['rank'] })
  /** Null = all negative conditions. */
  | (Aimed & {
      readonly kind: 'cure';
      readonly conditions: readonly Condition[] | null;
      /** The most of them; Infinity = all. */
      readonly count: number;
    })
  | (Counted & { readonly kind: 'experience' })
  | (Counted & {
      readonly kind: 'loot';
      /** The most tokens. */
      readonly max?: number;
      /** Only tokens in the hexes of the half's move. */
      readonly isOnPath?: true;
    })
  /** A loot around one of these figures instead. */
  | (Aimed & Counted & { readonly kind: 'lootAround' })
  /** The figure's hit points become this number. */
  | { readonly kind: 'hitPoints'; readonly to: number }
  | { readonly kind: 'infuse'; readonly element: Element | 'wild' }
  /** Only the nested abilities. */
  | { readonly kind: 'within' }
  | {
      readonly kind: 'trap';
      readonly damage: number | null;
      readonly conditions: readonly Condition[];
    }
  /** A number of obstacles, each of a number of hexes. */
  | { readonly kind: 'obstacle'; readonly count: number; readonly hexes: number }
  /** Moves an obstacle of one hex to an empty hex within this range. */
  | { readonly kind: 'relocate'; readonly withinRange: number }
  | {
      readonly kind: 'clear';
      readonly what: 'obstacle' | 'trap';
      /** Infinity = all. */
      readonly count: number;
      /** Hexes around the figure; null = adjacent or anywhere, as printed. */
      readonly range: number | null;
      /** Only in the hexes that the moves of the half entered. */
      readonly isOnPath?: true;
    }
  /** The figure is exhausted. */
  | { readonly kind: 'exhaust' }
  /** Money tokens of the supply. */
  | (Counted & { readonly kind: 'money' })
  /** The figure is placed on another hex. */
  | { readonly kind: 'teleport' }
  /** Moves dooms of the figure to another enemy; Infinity = all. */
  | (Aimed & { readonly kind: 'moveDoom'; readonly count: number })
  | { readonly kind: 'summon'; readonly summon: NonNullable<CardLine['summon']> };
