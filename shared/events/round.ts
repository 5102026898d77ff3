/** Events of rounds, turns and elements. */
import type { Cases, EventsByRule } from '../cases';
import type { AbilityDeckId, BlockId, FigureId } from '../ids';
import type { Element, ElementState } from '../vocabulary';

export type RoundEvent =
  | EventsByRule<{
      initiativesRevealed: { round: number };
      abilityCardDrawn: { deck: AbilityDeckId; card: number; initiative: number; byHand: boolean };
      tieOrdered: { blocks: readonly BlockId[] };
      turnsInserted: { blocks: readonly BlockId[] };
      roundEnded: { round: number };
      bonusesEnded: { figure: FigureId };
      elementInfused: { element: Element };
      elementStrengthened: { element: Element };
      elementConsumed: { element: Element };
      elementWaned: { element: Element; to: ElementState };
    }>
  | Cases<
      'type',
      {
        turnStarted: { figure: FigureId };
        /** The players skipped this many lines of its cards. */
        linesSkipped: { figure: FigureId; count: number };
        turnEnded: { figure: FigureId };
      }
    >;
