/** Everything the Table screen says, in one place. */
import type { NextStep } from '../../pieces/nextStep';
import type { Names } from '../names/names';
import { spoken } from '../language';

const words = await spoken({
  en: () => import('./table.en'),
  de: () => import('./table.de'),
});
export const { tableText, RANK_NAMES, SUMMON_COLOUR_NAMES, ELEMENT_STATE_NAMES } = words;
const { NEXT_LABELS, NEXT_HINTS } = words;

/** Label of the amber button. */
export function nextStepLabel(step: NextStep, names: Names): string {
  const label = NEXT_LABELS[step.kind] as (step: NextStep, names: Names) => string;
  return label(step, names);
}

/** What is missing, or what to do meanwhile; null where the button says it all. */
export function nextStepHint(step: NextStep, names: Names): string | null {
  switch (step.kind) {
    case 'enterInitiative':
      return NEXT_HINTS.missing(step.missing.map(names.figure));
    case 'tellAbilityCard':
      return NEXT_HINTS.drawAbility;
    case 'tellModifierCard':
      return NEXT_HINTS.tapCard;
    case 'revealInitiatives':
      return NEXT_HINTS.allIn;
    case 'chooseTarget':
      return NEXT_HINTS.tapTarget;
    case 'startTurn':
      return step.isDeadly ? NEXT_HINTS.deadly : null;
    case 'loseScenario':
      return NEXT_HINTS.allExhausted;
    case 'leaveScenario':
      return step.won ? NEXT_HINTS.won : NEXT_HINTS.lost;
    default:
      return null;
  }
}
