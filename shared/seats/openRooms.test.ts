import { describe, expect, test } from 'vitest';
import { CONTENT, inScenario, played, tableOf } from '../testing/play';
import { openRooms } from './openRooms';

test('[SEAT-6] removes closed rooms and preserves the positions of doors and overlays', () => {
  const scenario = tableOf(inScenario('1'));
  const printed = CONTENT.scenario('1');
  if (!printed?.map) throw new Error('Scenario 1 has a map.');
  const open = openRooms(printed, scenario);
  const text = JSON.stringify(open);
  expect(open.rooms[0]).toEqual(printed.rooms[0]);
  expect(open.map?.tiles.map(({ room }) => room)).toEqual([1]);
  expect(open.map?.overlays).toHaveLength(printed.map.overlays.length);
  expect(open.map?.doors.map(({ hexes }) => hexes.length)).toEqual([0, 1]);
  expect(text).not.toContain('bandit-archer');
  expect(text).not.toContain('"treasure":7');
});

describe('rules of the scenario book', () => {
  const openOf = (id: string, ...rooms: readonly number[]) => {
    const opened = rooms.map(
      (room) => ({ type: 'revealRoom', room, by: null, anyway: true }) as const,
    );
    const table = tableOf(played(inScenario(id), opened).game);
    const printed = CONTENT.scenario(id as never);
    if (!printed) throw new Error('There is no such scenario.');
    return { printed, open: openRooms(printed, table) };
  };

  test('[SEAT-6] keeps the rules of open rooms', () => {
    const { printed, open } = openOf('42');
    expect(open.rules).toEqual(printed.rules);
    expect(open.objectives).toEqual(printed.objectives);
  });

  test('[SEAT-6] hides rules about monsters of closed rooms, and preserves the positions of others', () => {
    const { printed, open } = openOf('79');
    expect(JSON.stringify(open.rules)).not.toContain('betrayer');
    expect(open.rules).toHaveLength(printed.rules?.length ?? 0);
    expect(open.rules?.[1]).toEqual(printed.rules?.[1]);
    expect(openOf('79', 2).open.rules).toEqual(printed.rules);
  });

  test('[SEAT-6] hides the conditions of rules and ends that wait for closed rooms', () => {
    expect(JSON.stringify(openOf('68').open.rules)).not.toContain('rending-drake');
    expect(JSON.stringify(openOf('77').open.finish)).not.toContain('city-guard');
  });
});
