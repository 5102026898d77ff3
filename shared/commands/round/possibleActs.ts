/** The types of the next step in a game: a command, or a choice with a command for each option. */
import type { AbilityDeckId, FigureId } from '../../ids';
import type { Force } from '../../rules/board/forcedDistance';
import type { TurnHalfLine } from '../../rules/cards/playedCards';
import type { Hex } from '../../state';
import type { NextLine } from '../monsters/nextChoice';
import type { CommandOf } from '../shapes';

/** The next step, which the amber button names and carries out. */
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
      /** Targets to which the attack is applied now. */
      readonly targets: readonly FigureId[];
      /** True if other targets have no cards yet. */
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
  /** The attacker can no longer attack. */
  | {
      readonly kind: 'cancelAttack';
      readonly attacker: FigureId;
      readonly command: CommandOf<'cancelAttack'>;
    }
  /** Places a figure of the scenario book on the hex with its letter. */
  | { readonly kind: 'bringOn'; readonly letter: string; readonly command: CommandOf<'bringOn'> }
  /** Only the scenario book shows the hex of its letter; players choose it. */
  | {
      readonly kind: 'chooseComing';
      readonly figure: FigureId;
      /** Letter of the hex; empty = the book names none. */
      readonly letter: string;
      readonly options: readonly { readonly hex: Hex; readonly command: CommandOf<'bringOn'> }[];
    }
  /** A dead figure attacks all adjacent enemies; without a board players choose them. */
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
      /** True if damage from conditions would exhaust the character unless it loses cards. */
      readonly isDeadly: boolean;
      readonly command: CommandOf<'startTurn'>;
    }
  /** Moves an escort along its path. */
  | { readonly kind: 'walkPath'; readonly command: CommandOf<'moveFigure'> }
  | { readonly kind: 'takeLongRest'; readonly command: CommandOf<'takeLongRest'> }
  /** A character performs abilities of its cards. Ending the turn is always an alternative. */
  | {
      readonly kind: 'chooseLine';
      readonly figure: FigureId;
      readonly open: readonly TurnHalfLine[];
    }
  | { readonly kind: 'endTurn'; readonly command: CommandOf<'endTurn'> }
  | {
      readonly kind: 'endRound';
      readonly round: number;
      /** True if the goal may be reached and only players can tell. */
      readonly isGoalAsked: boolean;
      /** True if the scenario may be lost and only players can tell. */
      readonly isLossAsked: boolean;
      readonly command: CommandOf<'endRound'>;
    }
  | { readonly kind: 'loseScenario'; readonly command: CommandOf<'finishScenario'> }
  /** The round in which the goal was reached has ended. */
  | { readonly kind: 'winScenario'; readonly command: CommandOf<'finishScenario'> };
