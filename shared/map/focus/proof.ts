/** Types for the step-by-step explanation of a monster's focus and destination. */
import type { Hex } from '../hexes';
import type { BoardRuleId } from '../../rulebook/board';

/** A compared value of one enemy. Null = no value, e.g. no hex to attack it from. */
export interface Compared {
  readonly figure: string;
  readonly value: number | null;
}

/** A step in choosing the focus. The enemies with the best value are kept. */
export interface FocusStep {
  readonly rule: BoardRuleId;
  /**
   * traps: traps and hazards on the path; pathLength: movement points to a hex it can attack from;
   * proximity: range from its current hex; initiative: as given. The smallest value is best.
   */
  readonly kind: 'traps' | 'pathLength' | 'proximity' | 'initiative';
  readonly compared: readonly Compared[];
  readonly best: number;
  readonly kept: readonly string[];
}

/** The focus of an earlier attack of this turn is still in play. */
export interface SameFocusStep {
  readonly rule: 'MONSTER-5';
  readonly kind: 'sameFocus';
  readonly focus: string;
}

/**
 * A scenario rule makes the monster focus on these enemies first, because it can attack them this
 * turn.
 */
export interface FirstFocusStep {
  readonly rule: BoardRuleId;
  readonly kind: 'firstFocus';
  readonly kept: readonly string[];
}

/** The monster cannot attack any enemy from any hex. */
export interface NoFocusStep {
  readonly rule: BoardRuleId;
  readonly kind: 'noFocus';
}

/**
 * A step in choosing the hex to attack from: of `before` hexes those with the best value are kept.
 */
export interface PlaceStep {
  readonly rule: BoardRuleId;
  /**
   * placeTraps: traps and hazards on the path; inReach: 1 = reachable this turn; disadvantage: 1 =
   * against the focus; targets: number of targets; extraMovement: movement points to attack that
   * many; extraDisadvantage: extra targets attacked with disadvantage; movement: movement points.
   * The smallest value is best except for inReach and targets.
   */
  readonly kind:
    | 'placeTraps'
    | 'inReach'
    | 'disadvantage'
    | 'targets'
    | 'extraMovement'
    | 'extraDisadvantage'
    | 'movement';
  readonly focus: string;
  readonly best: number;
  /** The best value among the rejected hexes; null = none was rejected. */
  readonly next: number | null;
  readonly before: number;
  readonly hexes: readonly Hex[];
}

/** The extra targets, best first, ranked like a focus; several lists on a tie. */
export interface ExtrasStep {
  readonly rule: BoardRuleId;
  readonly kind: 'extras';
  readonly focus: string;
  readonly extras: readonly (readonly string[])[];
}

/**
 * The monster cannot attack its focus this turn. It moves to the hex with the shortest remaining
 * path to one of the hexes to attack from. All hexes to attack from count as equal, even if the
 * path to one of them is longer.
 */
export interface WayLeftStep {
  readonly rule: BoardRuleId;
  readonly kind: 'wayLeft';
  readonly focus: string;
  readonly ways: readonly WayLeft[];
}

interface WayLeft {
  readonly headingFor: Hex;
  /** Traps and hazards on the whole path. */
  readonly negativeHexes: number;
  /** Movement points from those hexes to the destination. */
  readonly left: number;
  /** Hexes where the monster can end this turn's move. */
  readonly hexes: readonly Hex[];
}

/** A step of the explanation. Screens put it into words. */
export type ProofStep =
  FirstFocusStep | SameFocusStep | FocusStep | NoFocusStep | PlaceStep | ExtrasStep | WayLeftStep;
