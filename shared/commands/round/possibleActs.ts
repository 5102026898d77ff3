/** Everything that can come next in a game: whole commands, and choices with a command for each option. */
import type { AbilityDeckId, FigureId } from '../../ids';
import type { Force } from '../../rules/board/forcedDistance';
import type { TurnHalfLine } from '../../rules/cards/playedCards';
import type { Hex } from '../../state';
import type { NextLine } from '../monsters/nextChoice';
import type { CommandOf } from '../shapes';

/** The one thing the table does next; the amber button names it and does it. */
export type NextAct =
  | NextLine
  | {
      readonly kind: 'enterInitiative';
      readonly character: FigureId;
      /** All characters without an initiative, including this one. */
      readonly missing: readonly FigureId[];
    }
  /** Players enter the card of their physical deck. */
  | { readonly kind: 'enterAbilityCard'; readonly deck: AbilityDeckId }
  | { readonly kind: 'enterModifierCard'; readonly target: FigureId }
  /** Players prepare an attack with a value from their hand. */
  | { readonly kind: 'enterAttackValue'; readonly attacker: FigureId }
  | { readonly kind: 'leaveScenario'; readonly won: boolean }
  | { readonly kind: 'revealInitiatives'; readonly command: CommandOf<'revealInitiatives'> }
  | { readonly kind: 'draw'; readonly command: CommandOf<'drawForAttack'> }
  | {
      readonly kind: 'applyAttack';
      readonly attacker: FigureId;
      /** The targets it is applied to. */
      readonly targets: readonly FigureId[];
      /** Others are still to be drawn for. */
      readonly isPart: boolean;
      readonly command: CommandOf<'applyAttack'>;
    }
  /** Players choose the path of a push or pull. */
  | {
      readonly kind: 'choosePush';
      readonly figure: FigureId;
      readonly target: FigureId;
      readonly force: Force;
      readonly options: readonly {
        readonly path: readonly Hex[];
        readonly command: CommandOf<'applyAttack'> | CommandOf<'playLines'>;
      }[];
    }
  /** The attacker can attack no more. */
  | {
      readonly kind: 'cancelAttack';
      readonly attacker: FigureId;
      readonly command: CommandOf<'cancelAttack'>;
    }
  /** It arrives on the hex of its letter. */
  | { readonly kind: 'bringOn'; readonly letter: string; readonly command: CommandOf<'bringOn'> }
  /** Only the scenario book shows the hex of its letter; players choose it. */
  | {
      readonly kind: 'chooseComing';
      readonly figure: FigureId;
      /** Empty = the book names none. */
      readonly letter: string;
      readonly options: readonly { readonly hex: Hex; readonly command: CommandOf<'bringOn'> }[];
    }
  /** A dead monster attacks all adjacent enemies; without a board players choose them. */
  | {
      readonly kind: 'lastAttack';
      readonly attacker: FigureId;
      readonly targets: readonly FigureId[];
      readonly command: CommandOf<'beginAttack'>;
    }
  | {
      readonly kind: 'chooseLastTargets';
      readonly attacker: FigureId;
      readonly foes: readonly FigureId[];
    }
  | {
      readonly kind: 'startTurn';
      /** Its wound is the end of it, unless cards are lost. */
      readonly isDeadly: boolean;
      readonly command: CommandOf<'startTurn'>;
    }
  /** An escort goes along its path. */
  | { readonly kind: 'walkPath'; readonly command: CommandOf<'moveFigure'> }
  | { readonly kind: 'takeLongRest'; readonly command: CommandOf<'takeLongRest'> }
  /** A character plays lines of its cards, in any order; ending the turn is as good. */
  | {
      readonly kind: 'chooseLine';
      readonly figure: FigureId;
      readonly open: readonly TurnHalfLine[];
    }
  | { readonly kind: 'endTurn'; readonly command: CommandOf<'endTurn'> }
  | {
      readonly kind: 'endRound';
      readonly round: number;
      /** As far as the table shows the goal may be reached: only the players know. */
      readonly isGoalAsked: boolean;
      /** Only the players know if the scenario is lost. */
      readonly isLossAsked: boolean;
      readonly command: CommandOf<'endRound'>;
    }
  | { readonly kind: 'loseScenario'; readonly command: CommandOf<'finishScenario'> }
  /** The last round after the goal is over. */
  | { readonly kind: 'winScenario'; readonly command: CommandOf<'finishScenario'> };
