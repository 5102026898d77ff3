import { expect, test } from 'vitest';
import { BodyRoom } from './bodyRoom';

test('grants only free room, and released room once', () => {
  const room = new BodyRoom(10);
  const giveBack = room.take(6);
  expect(room.take(5)).toBeNull();
  expect(room.take(4)).not.toBeNull();
  expect(room.take(0)).not.toBeNull();
  expect(room.take(1)).toBeNull();
  giveBack?.();
  giveBack?.();
  expect(room.take(7)).toBeNull();
  expect(room.take(6)).not.toBeNull();
});
