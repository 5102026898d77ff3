/** Rounds, turns and elements. */
import type { AbilityDeckId, BlockId, FigureId } from '../ids';
import type { RuleId } from '../rulebook';
import type { Element, ElementState } from '../vocabulary';

export type RoundEvent =
  | { readonly type: 'initiativesRevealed'; readonly round: number; readonly rule: RuleId }
  | {
      readonly type: 'abilityCardDrawn';
      readonly deck: AbilityDeckId;
      readonly card: number;
      readonly initiative: number;
      readonly byHand: boolean;
      readonly rule: RuleId;
    }
  | { readonly type: 'tieOrdered'; readonly blocks: readonly BlockId[]; readonly rule: RuleId }
  | { readonly type: 'turnStarted'; readonly figure: FigureId }
  /** So many lines of its cards were passed over by the players. */
  | { readonly type: 'linesSkipped'; readonly figure: FigureId; readonly count: number }
  | { readonly type: 'turnEnded'; readonly figure: FigureId }
  | { readonly type: 'turnsInserted'; readonly blocks: readonly BlockId[]; readonly rule: RuleId }
  | { readonly type: 'roundEnded'; readonly round: number; readonly rule: RuleId }
  | { readonly type: 'bonusesEnded'; readonly figure: FigureId; readonly rule: RuleId }
  | { readonly type: 'elementInfused'; readonly element: Element; readonly rule: RuleId }
  | { readonly type: 'elementStrengthened'; readonly element: Element; readonly rule: RuleId }
  | { readonly type: 'elementConsumed'; readonly element: Element; readonly rule: RuleId }
  | {
      readonly type: 'elementWaned';
      readonly element: Element;
      readonly to: ElementState;
      readonly rule: RuleId;
    };
