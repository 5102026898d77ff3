/** Places figures that the scenario book spawns. */
import {
  placeUnplacedSpawn,
  whyNotPlaceUnplacedSpawn,
} from '../../rules/book/spawns/arrivingFigures';
import { withoutDue } from '../../rules/book/pendingInstructions';
import { putBack } from '../../result';
import { spawnNow, whyNotSpawn } from '../../rules/book/spawns/spawns';
import { joinPlacedFigures } from '../../rules/round/arrivals';
import { inScenario, type ScenarioCheckArgs, type FieldSchemas } from '../commandRow';

export const SPAWN_COMMANDS = {
  /**
   * Places a figure that the scenario book brings in; `at` null = it stays off the board.
   *
   * @rule SPAWN-1
   */
  bringOn: inScenario(
    (f: FieldSchemas) => ({ figure: f.figure, at: f.hex.nullable() }),
    { whose: 'table', readBy: 'table' },
    {
      whyNot: ({ scenario, content }, { figure, at }) =>
        whyNotPlaceUnplacedSpawn(scenario, content, figure, at),
      carryOut: ({ scenario }, { figure, at }) => ({
        next: placeUnplacedSpawn(scenario, figure, at),
        events: [{ type: 'figurePlaced', figure, at }],
      }),
    },
  ),

  /**
   * Places the figures of a spawn, given by its index in the scenario; `times` = number of matching
   * objectives. For spawns whose condition only players can check, and for repeated ones.
   *
   * @rule SPAWN-1 SUMMON-7
   */
  placeSpawn: inScenario(
    (f: FieldSchemas) => ({ spawn: f.place, times: f.z.int().min(1).max(10).optional() }),
    { whose: 'table', readBy: 'everyone' },
    {
      whyNot: ({ scenario, content }, { spawn }) => whyNotSpawn(scenario, content, spawn),
      carryOut: (context, { spawn: index, times = 1 }) => {
        const { scenario, content, random } = context;
        const printed = printedOf(context);
        if (!printed) throw new Error('Spawn in a scenario without content.');
        const spawned = spawnNow(scenario, content, printed, { index, times }, random);
        const placed = joinPlacedFigures(scenario, spawned, content, { by: null }, random);
        return putBack(placed, (next) =>
          withoutDue(next, { of: 'spawns', at: index, figure: null }),
        );
      },
    },
  ),
};

function printedOf({ scenario, content }: ScenarioCheckArgs) {
  return content.scenario(scenario.scenario);
}
