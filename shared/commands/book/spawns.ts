/** Figures the scenario book brings in, placed by hand. */
import { broughtOn, whyNotBringOn } from '../../rules/book/arrivingFigures';
import { spawnNow, whyNotSpawn } from '../../rules/book/spawns';
import { withComing } from '../../rules/round/arrivals';
import { inScenario, type AskedAtTable } from '../handler';

export const SPAWN_COMMANDS = inScenario({
  /** @rule SPAWN-1 */
  bringOn: {
    whyNot: ({ scenario, content }, { figure, at }) => whyNotBringOn(scenario, content, figure, at),
    carryOut: ({ scenario }, { figure, at }) => ({
      next: broughtOn(scenario, figure, at),
      events: [{ type: 'figurePlaced', figure, at }],
    }),
  },

  /** Where a condition is only known to the players, or once more. @rule SPAWN-1 SUMMON-7 */
  placeSpawn: {
    whyNot: ({ scenario, content }, { spawn }) => whyNotSpawn(scenario, content, spawn),
    carryOut: (at, { spawn: index, times = 1 }) => {
      const { scenario, content, random } = at;
      const printed = printedOf(at);
      if (!printed) throw new Error('A spawn of a scenario that is not printed.');
      const spawned = spawnNow(scenario, content, printed, { index, times }, random);
      return withComing(scenario, spawned, content, { by: null }, random);
    },
  },
});

function printedOf({ scenario, content }: AskedAtTable) {
  return content.scenario(scenario.scenario);
}
