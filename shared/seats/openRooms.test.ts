import { expect, test } from 'vitest';
import { CONTENT, inScenario, tableOf } from '../testing/play';
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
