import type { FigureId } from '../ids';
import type { Scenario } from '../state';
import { findFigure, summonsOf } from './figures';
import { places } from './initiative';

/** Later than everybody who has a turn: objectives without one, characters who have not chosen. */
const LAST = 100_000;

/** Numbers a place leaves for those who act in it. */
const WIDTH = 1000;

/**
 * Everybody's place in the order of the round, smaller is earlier; the same number where the players
 * decide. A summon counts just before its owner, also in the round it came.
 *
 * @rule FOCUS-3 INIT-1 INIT-5 SUMMON-1 SUMMON-8
 */
export function orderNumbers(scenario: Scenario): ReadonlyMap<FigureId, number> {
  const numbers = new Map<FigureId, number>();
  if (scenario.phase.name === 'turns') {
    places(scenario.phase.order).forEach((place, index) => {
      for (const block of place) {
        const { turns } = block;
        // From the end, so that the owners of two tied blocks are tied whatever summons they have.
        turns.forEach(({ figure }, at) => {
          const fromTheEnd = block.kind === 'character' ? turns.length - 1 - at : -at;
          numbers.set(figure, index * WIDTH + WIDTH / 2 - fromTheEnd);
        });
      }
    });
  }
  for (const owner of scenario.figures) placeNewSummons(scenario, owner.id, numbers);
  for (const { id } of scenario.figures) if (!numbers.has(id)) numbers.set(id, LAST);
  return numbers;
}

/** Those without a turn of their own yet come after the owner's other summons. */
function placeNewSummons(scenario: Scenario, owner: FigureId, numbers: Map<FigureId, number>) {
  const at = numbers.get(owner);
  const waiting = summonsOf(scenario).filter(
    (summon) => summon.owner === owner && !numbers.has(summon.id),
  );
  if (at === undefined || findFigure(scenario, owner)?.kind !== 'character') return;
  waiting.forEach(({ id }, index) => {
    numbers.set(id, at - (waiting.length - index) / (waiting.length + 1));
  });
}
