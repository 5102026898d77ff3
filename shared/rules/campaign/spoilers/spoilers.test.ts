import { describe, expect, test } from 'vitest';
import { CONTENT, inScenario, played, tableOf } from '../../../testing/play';
import { roomsInReach } from './spoilers';

describe('rooms', () => {
  test('[REVEAL-1] only those behind a door of a revealed room are visible', () => {
    const start = inScenario('1');
    expect(roomsInReach(tableOf(start), CONTENT)).toEqual([2]);
    const { game } = played(start, [{ type: 'revealRoom', room: 2, by: null, anyway: true }]);
    expect(roomsInReach(tableOf(game), CONTENT)).toEqual([3]);
  });

  test('[REVEAL-1] every room of every scenario becomes reachable', () => {
    for (const { id } of CONTENT.scenarioIndex()) {
      let game = inScenario(id);
      for (const { room } of tableOf(game).rooms) {
        const [next] = roomsInReach(tableOf(game), CONTENT);
        if (next === undefined) break;
        game = played(game, [{ type: 'revealRoom', room: next, by: null, anyway: true }]).game;
        expect(room).toBeGreaterThan(0);
      }
      // Figures without a tile come by the book.
      const ofBook = CONTENT.scenario(id)?.rooms.filter(({ tile }) => tile === null) ?? [];
      const closed = tableOf(game).rooms.filter(({ revealed }) => !revealed);
      expect(
        closed.filter(({ room }) => !ofBook.some((each) => each.room === room)),
        id,
      ).toEqual([]);
    }
  });

  test('all rooms are listed if adjacent rooms are unknown', () => {
    const scenario = tableOf(inScenario('1'));
    const unknown = { ...CONTENT, scenario: () => null };
    expect(roomsInReach(scenario, unknown)).toEqual([2, 3]);
  });
});
