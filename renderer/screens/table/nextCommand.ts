import type { Command } from '#shared/commands/shapes';
import type { NextStep } from '../../pieces/nextStep';

/** Steps that only move the focus, or ask first, have no command. */
type StepWithCommand = Exclude<
  NextStep,
  {
    kind:
      'enterInitiative' | 'chooseTarget' | 'tellAbilityCard' | 'tellModifierCard' | 'leaveScenario';
  }
>;

/** The command that takes the next step. */
export function nextCommand(step: StepWithCommand): Command {
  switch (step.kind) {
    case 'revealInitiatives':
      return { type: 'revealInitiatives' };
    case 'draw':
      return { type: 'drawForAttack', target: step.target };
    case 'applyAttack':
      return { type: 'applyAttack' };
    case 'startTurn':
      return { type: 'startTurn', figure: step.figure };
    case 'takeLongRest':
      return { type: 'takeLongRest', figure: step.figure };
    case 'endTurn':
      return { type: 'endTurn', figure: step.figure };
    case 'endRound':
      return { type: 'endRound' };
    case 'loseScenario':
      return { type: 'finishScenario', won: false };
  }
}
