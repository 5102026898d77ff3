/** Commands that correct a character's kills and tallies of a scenario. */
import {
  killsOfType,
  recordOf,
  tallyOf,
  withKills,
  withRecord,
  withTally,
} from '../../rules/figures/characterRecords';
import { RANKS, TALLIES } from '../../vocabulary';
import type { FieldSchemas } from '../commandRow';
import { onCharacters } from '../lookups';

export const RECORD_COMMANDS = {
  /** Sets the kills of a type. Later kills count from there. */
  correctKills: onCharacters(
    (f: FieldSchemas) => ({
      figure: f.figure,
      monster: f.monsterType,
      rank: f.z.enum(RANKS),
      count: f.small,
    }),
    { whose: 'figure', readBy: 'everyone' },
    {
      evenWhenOver: true,
      whyNot: ({ content }, { monster }) =>
        content.monster(monster) ? null : { code: 'noSuchMonster', monster },
      carryOut: ({ scenario, character }, { figure, monster, rank, count }) => {
        const record = recordOf(scenario, character.sheet);
        const from = killsOfType(record, { monster, rank });
        const kills = withKills(record.kills, { monster, rank }, count - from);
        return {
          next: withRecord(scenario, { ...record, kills }),
          events: [{ type: 'killsCorrected', figure, monster, rank, from, to: count }],
        };
      },
    },
  ),

  /** Sets a tally. */
  correctTally: onCharacters(
    (f: FieldSchemas) => ({
      figure: f.figure,
      what: f.z.enum([...TALLIES, 'longRests', 'shortRests']),
      count: f.small,
    }),
    { whose: 'figure', readBy: 'everyone' },
    {
      evenWhenOver: true,
      carryOut: ({ scenario, character: { sheet } }, { figure, what, count: to }) => {
        const record = recordOf(scenario, sheet);
        const isRest = what === 'longRests' || what === 'shortRests';
        return {
          next: isRest
            ? withRecord(scenario, { ...record, [what]: to })
            : withTally(scenario, sheet, what, to),
          events: [
            {
              ...{ type: 'tallyCorrected', figure, what },
              ...{ from: isRest ? record[what] : tallyOf(record, what), to },
            },
          ],
        };
      },
    },
  ),
};
