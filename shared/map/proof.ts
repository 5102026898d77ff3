/** The steps that lead to a monster's focus and place, for players who ask why. */
import type { Hex } from './hexes';
import type { BoardRuleId } from '../rulebook/board';

/** What was compared at one step, enemy by enemy. Null = it cannot be counted, or not at all. */
export interface Compared {
  readonly figure: string;
  readonly value: number | null;
}

/** A step in choosing the focus: those with the best value are kept. */
export interface FocusStep {
  readonly rule: BoardRuleId;
  /**
   * traps: traps and hazards on the way; pathLength: movement points to a hex it can attack from;
   * proximity: range from where it stands; initiative: as given; smallest is best in all of them.
   */
  readonly kind: 'traps' | 'pathLength' | 'proximity' | 'initiative';
  readonly compared: readonly Compared[];
  readonly best: number;
  readonly kept: readonly string[];
}

/** It can attack nobody from anywhere. */
export interface NoFocusStep {
  readonly rule: BoardRuleId;
  readonly kind: 'noFocus';
}

/** A step in choosing where to attack from: of `before` hexes those with the best value are kept. */
export interface PlaceStep {
  readonly rule: BoardRuleId;
  /**
   * placeTraps: traps and hazards on the way; inReach: 1 = it gets there this turn; disadvantage:
   * 1 = against the focus; targets: how many it attacks (most is best); extraMovement: movement
   * points to attack that many; extraDisadvantage: extra targets attacked with disadvantage;
   * movement: movement points. Except for inReach and targets smallest is best.
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
  /** The best value among the hexes given up; null when none is. */
  readonly next: number | null;
  readonly before: number;
  readonly hexes: readonly Hex[];
}

/** The extra targets, best first, ranked as a focus would be; several lists where they tie. */
export interface ExtrasStep {
  readonly rule: BoardRuleId;
  readonly kind: 'extras';
  readonly focus: string;
  readonly extras: readonly (readonly string[])[];
}

/** It cannot attack its focus this turn and goes where the rest of the way is shortest. */
export interface WayLeftStep {
  readonly rule: BoardRuleId;
  readonly kind: 'wayLeft';
  readonly focus: string;
  readonly headingFor: Hex;
  /** Traps and hazards on the whole way. */
  readonly harm: number;
  /** Movement points from there to where it is headed. */
  readonly left: number;
  /** Where it may stop. */
  readonly hexes: readonly Hex[];
}

/** One step of the reasoning for a monster's turn, to be put into words elsewhere. */
export type ProofStep = FocusStep | NoFocusStep | PlaceStep | ExtrasStep | WayLeftStep;
