import { expect, test } from 'vitest';
import { aBoard } from '../../testing/boards';
import { cutsTheMap } from './passages';

const drawn = aBoard(`
  . . A . .
   . B|. . .
  . . C D .
`);

test('[OBSTACLE-1] an obstacle may not close the last way between two parts of the map', () => {
  const { board, at } = drawn;
  expect(cutsTheMap(board, [], at('A'))).toBe(false);
  const corridor = board.hexes.filter(
    (hex) => ![at('A'), at('B'), at('C')].some(({ q, r }) => hex.q === q && hex.r === r),
  );
  expect(cutsTheMap(board, corridor, at('B'))).toBe(true);
  expect(cutsTheMap(board, corridor, at('A'))).toBe(false);
});
