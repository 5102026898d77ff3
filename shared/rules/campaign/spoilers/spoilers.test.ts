import { describe, expect, test } from 'vitest';
import { CONTENT, inScenario, played, tableOf } from '../../../testing/play';
import { roomsInReach } from './spoilers';

describe('rooms', () => {
  test('[REVEAL-1] only those behind a door of an open room can be seen', () => {
    const start = inScenario('1');
    expect(roomsInReach(tableOf(start), CONTENT)).toEqual([2]);
    const { game } = played(start, [{ type: 'revealRoom', room: 2, by: null }]);
    expect(roomsInReach(tableOf(game), CONTENT)).toEqual([3]);
  });

  test('[REVEAL-1] in every scenario each room comes into reach in time', () => {
    for (const { id } of CONTENT.scenarioIndex()) {
      let game = inScenario(id);
      for (const { room } of tableOf(game).rooms) {
        const [next] = roomsInReach(tableOf(game), CONTENT);
        if (next === undefined) break;
        game = played(game, [{ type: 'revealRoom', room: next, by: null }]).game;
        expect(room).toBeGreaterThan(0);
      }
      expect(
        tableOf(game).rooms.filter(({ revealed }) => !revealed),
        id,
      ).toEqual([]);
    }
  });

  test('where nothing tells which rooms lie next to each other all are named', () => {
    const scenario = tableOf(inScenario('1'));
    const unknown = { ...CONTENT, scenario: () => null };
    expect(roomsInReach(scenario, unknown)).toEqual([2, 3]);
  });
});
