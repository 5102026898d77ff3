/** Pack conditions that end because of something that happens to the figure. */
import type { GameEvent } from '../../events';
import { unchanged, type Outcome } from '../../result';
import type { Figure } from '../../state';

/** The reason that the event gives for each way a condition ends. */
const WHY = { damaged: 'damaged', healed: 'healed', roundEnd: 'roundEnded' } as const;

/** Removes the conditions that end this way. @rule OWN-7 */
export function removeEnded<F extends Figure>(figure: F, by: keyof typeof WHY): Outcome<F> {
  const ended = figure.conditions.filter(({ works }) => works?.ends === by);
  if (ended.length === 0) return unchanged(figure);
  return {
    next: { ...figure, conditions: figure.conditions.filter((each) => !ended.includes(each)) },
    events: ended.map(({ name }): GameEvent => ({
      type: 'conditionRemoved',
      ...{ figure: figure.id, condition: name, why: WHY[by], rule: 'OWN-7' },
    })),
  };
}
