import { describe, expect, test } from 'vitest';
import { boardInPlay, mapInPlay } from '../../rules/board/inPlay';
import type { Game } from '../../state';
import { asked, characterOf, lineOf, MONSTERS, plays, tableAs } from '../../testing/cardTurn';
import { hex } from '../../testing/placing';
import { CONTENT, played, tableOf } from '../../testing/play';

const [A] = MONSTERS as [string];
const PLACES = { c1: [1, 1], [A]: [2, 1] } as const;
type Places = readonly (readonly [number, number])[];

/** The Cragheart beside a guard, with obstacles on these hexes. */
function table(obstacles: Places): Game {
  return played(tableAs('cragheart', PLACES), [
    { type: 'correctElement', element: 'earth', state: 'strong' },
    ...obstacles.map((at) => ({ type: 'layOverlay', kind: 'obstacle', hexes: [hex(at)] }) as const),
  ]).game;
}

function obstaclesOf(game: Game) {
  const overlays = mapInPlay(tableOf(game), CONTENT)?.overlays ?? [];
  return overlays.flatMap(({ kind, isShown, hexes }) =>
    kind === 'obstacle' && isShown ? hexes : [],
  );
}

describe('an ability that destroys all obstacles', () => {
  test('[TURN-3] destroys those in range without a question, and its attack counts their hexes', () => {
    const game = table([
      [1, 2],
      [0, 3],
      [0, 4],
    ]);
    const before = obstaclesOf(game);
    const gone = plays(game, lineOf(game, 142, 'top', 0));
    expect(before.length - obstaclesOf(gone).length).toBe(2);
    expect(obstaclesOf(gone)).toContainEqual(hex([0, 4]));
    const hit = plays(gone, lineOf(gone, 142, 'top', 1), { targets: [A as never] });
    expect(tableOf(hit).attack).toMatchObject({ base: 4 });
  });

  test('[ELEMENT-3] reaches one hex farther with its element', () => {
    const game = table([
      [1, 2],
      [0, 4],
    ]);
    const gone = plays(game, lineOf(game, 142, 'top', 0), { offers: [{ offer: 0 }] });
    expect(obstaclesOf(gone)).not.toContainEqual(hex([0, 4]));
    expect(characterOf(gone).experience).toBe(1);
  });

  test('[TURN-3] destroys those it moved over, and disarms the traps there', () => {
    const laid = table([
      [1, 2],
      [0, 4],
    ]);
    const trap = { damage: 3, conditions: [] };
    const game = played(laid, [
      { type: 'layOverlay', kind: 'trap', hexes: [hex([1, 3])], trap },
    ]).game;
    const move = lineOf(game, 132, 'bottom', 0);
    const path = [hex([1, 2]), hex([1, 3]), hex([1, 4])];
    const moved = plays(game, move, { paths: [{ figure: 'c1' as never, path }] });
    expect(characterOf(moved).hitPoints).toBe(characterOf(game).hitPoints);
    const cleared = [1, 2].reduce(
      (now, place) => plays(now, lineOf(now, 132, 'bottom', place)),
      moved,
    );
    expect(obstaclesOf(cleared)).not.toContainEqual(hex([1, 2]));
    expect(obstaclesOf(cleared)).toContainEqual(hex([0, 4]));
    const traps = mapInPlay(tableOf(cleared), CONTENT)?.overlays.filter(
      ({ kind }) => kind === 'trap',
    );
    expect(traps).not.toContainEqual(expect.objectContaining({ hexes: [hex([1, 3])] }));
  });

  test('[TURN-3] leaves the obstacles to the players without a board', () => {
    const game = played(table([[1, 2]]), [{ type: 'useBoard', inUse: false }]).game;
    expect(boardInPlay(tableOf(game), CONTENT)).not.toBe(undefined);
    expect(asked(game, lineOf(game, 142, 'top', 0))).toMatchObject({ commands: [] });
  });
});
