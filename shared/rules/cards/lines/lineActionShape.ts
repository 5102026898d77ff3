/** Types for the actions of class card abilities. */
import type { CardAffects } from '../../../content/notation/cardKeywords';
import type { CardLine } from '../../../content/types';
import type { Effect, Condition, Element } from '../../../vocabulary';

export interface Aimed {
  /** The affected figures; null = those that the players choose in range or adjacent. */
  readonly affects: CardAffects | null;
  /** Range in hexes; null = not printed. */
  readonly range: number | null;
  /** Max number of targets; Infinity if `affects` or an area determines them. */
  readonly targets: number;
  readonly area: CardLine['area'] | null;
}

/**
 * The amount; null = players enter it, because it counts something (`x`, `per`) or is their choice.
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
        /** Effects without pierce. */
        readonly effects: readonly Effect[];
        readonly hasAdvantage: boolean;
        /**
         * Bonus that is added to the attacker's printed value; if missing, `value` is the complete
         * value.
         */
        readonly onTop?: number;
        /** The attack uses the attacker's printed range. */
        readonly hasOwnRange?: true;
      })
  | (Counted & {
      readonly kind: 'move';
      readonly jump: boolean;
      readonly onTop?: number;
      /** Kinds of terrain that the move ignores. */
      readonly ignores?: NonNullable<CardLine['ignores']>;
    })
  /** Lets other figures carry out the nested abilities. */
  | (Aimed & {
      readonly kind: 'grant';
      /** Maximum number of figures; one step each if `targets` is 1. */
      readonly most: number;
    })
  /** Recovers cards; `value` = their number, Infinity = all. */
  | (Aimed &
      Counted & {
        readonly kind: 'recover';
        readonly from: 'discard' | 'lost';
        /** Only cards with an ability of this kind; null = all. */
        readonly only: NonNullable<CardLine['only']> | null;
      })
  /** Refreshes items of characters; `value` = their number, Infinity = all. */
  | (Aimed &
      Counted & {
        readonly kind: 'refresh';
        readonly state: NonNullable<CardLine['state']>;
        /** Item slots; null = any. */
        readonly slots: NonNullable<CardLine['slots']> | null;
      })
  /** Removes all curses from the figure's own modifier deck, or shuffles it. */
  | { readonly kind: 'uncurse' | 'shuffle' }
  /** Two figures swap hexes. */
  | (Aimed & { readonly kind: 'swap' })
  | (Aimed & Counted & { readonly kind: 'heal'; readonly effects: readonly Effect[] })
  | (Aimed & Counted & { readonly kind: 'shield' | 'retaliate' | 'damage' })
  | (Aimed & Counted & { readonly kind: 'push' | 'pull'; readonly effects: readonly Effect[] })
  | (Aimed & {
      readonly kind: 'condition';
      readonly effects: readonly Effect[];
      /** Damage to a figure that already has the condition. */
      readonly damageIfAlready?: number;
    })
  | (Aimed & {
      readonly kind: 'kill';
      readonly rank: NonNullable<CardLine['rank']>;
      readonly when: NonNullable<CardLine['when']>;
      /** Conditions for `targetHasAny`. */
      readonly conditions: readonly Condition[];
      /** Maximum hit points of the target; null = no limit, or one that only players know. */
      readonly maxHitPoints: number | null;
    })
  /**
   * Only chooses a figure: an enemy to doom, the holder of a card, a summon, or a figure that acts.
   */
  | (Aimed & { readonly kind: 'putOn'; readonly rank?: CardLine['rank'] })
  /** Removes conditions; `conditions` null = all negative ones. */
  | (Aimed & {
      readonly kind: 'cure';
      readonly conditions: readonly Condition[] | null;
      /** Maximum number of conditions; Infinity = all. */
      readonly count: number;
    })
  | (Counted & { readonly kind: 'experience' })
  | (Counted & {
      readonly kind: 'loot';
      /** Maximum number of tokens. */
      readonly max?: number;
      /** Only tokens on hexes that the move of the same half entered. */
      readonly isOnPath?: true;
    })
  /** Loots around one of these figures instead of the acting one. */
  | (Aimed & Counted & { readonly kind: 'lootAround' })
  /** The figure's hit points become this number. */
  | { readonly kind: 'hitPoints'; readonly to: number }
  | { readonly kind: 'infuse'; readonly element: Element | 'wild' }
  /** Has no action of its own, only nested abilities. */
  | { readonly kind: 'within' }
  | {
      readonly kind: 'trap';
      readonly damage: number | null;
      readonly conditions: readonly Condition[];
    }
  /** Places a number of obstacles; `hexes` = number of hexes of each. */
  | { readonly kind: 'obstacle'; readonly count: number; readonly hexes: number }
  /** Moves an obstacle of one hex to an empty hex within this range. */
  | { readonly kind: 'relocate'; readonly withinRange: number }
  | {
      readonly kind: 'clear';
      readonly what: 'obstacle' | 'trap';
      /** Number of things to remove; Infinity = all. */
      readonly count: number;
      /** Range around the figure; null = adjacent or anywhere, as printed. */
      readonly range: number | null;
      /** Only on hexes that the moves of the same half entered. */
      readonly isOnPath?: true;
    }
  /** The figure is exhausted. */
  | { readonly kind: 'exhaust' }
  /** Gains money tokens from the supply. */
  | (Counted & { readonly kind: 'money' })
  /** Places the figure on another hex. */
  | { readonly kind: 'teleport' }
  /** Moves up to `count` dooms of the figure to another enemy; Infinity = all. */
  | (Aimed & { readonly kind: 'moveDoom'; readonly count: number })
  | { readonly kind: 'summon'; readonly summon: NonNullable<CardLine['summon']> };
