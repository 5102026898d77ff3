import { describe, expect, test } from 'vitest';
import { Bounds, isBounded } from './bounds';

const bytes = (text: string) => Buffer.from(text);

describe('isBounded', () => {
  test.each(['{}', ' {"a":[1,2,{"b":"]}"}]}', '{"a":"\\"}"}', '{"a":1} and more'])(
    'takes %s',
    (text) => {
      expect(isBounded(bytes(text))).toBe(true);
    },
  );

  test.each(['', '[]', '"x"', '1', '{"a":1', '{"a":"}'])('does not take %s', (text) => {
    expect(isBounded(bytes(text))).toBe(false);
  });

  test('takes 64 lists within each other, and not one more', () => {
    const nested = (depth: number) => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`;
    expect(isBounded(bytes(nested(63)))).toBe(true);
    expect(isBounded(bytes(nested(64)))).toBe(false);
  });

  test('takes 100,000 members of one list, and not one more', () => {
    const wide = (count: number) => `{"a":{"b":[${Array(count).fill(0).join()}]}}`;
    expect(isBounded(bytes(wide(100_000)))).toBe(true);
    expect(isBounded(bytes(wide(100_001)))).toBe(false);
  });

  test.each([' ', '1'])('takes no text that is filled up with %j', (byte) => {
    expect(isBounded(bytes(`{"a":${byte.repeat(60_000)}1}`))).toBe(true);
    expect(isBounded(bytes(`{"a":${byte.repeat(70_000)}1}`))).toBe(false);
    expect(isBounded(bytes(`{"a":"${byte.repeat(70_000)}"}`))).toBe(true);
  });
});

describe('Bounds', () => {
  test('tells as soon as a piece is too much, wherever the text is cut', () => {
    const bounds = new Bounds(8);
    expect(bounds.isWithin(bytes('["a\\'))).toBe(true);
    expect(bounds.isWithin(bytes('"",[[[,],1'))).toBe(true);
    expect(bounds.isWithin(bytes(',2],3'))).toBe(false);
  });

  test('finds the end of a text that is cut, with what is escaped and without', () => {
    for (const pieces of [
      ['["a', 'b', '"]'],
      ['["a\\', '"b', '"]'],
      ['["\\\\', '"]'],
    ]) {
      const bounds = new Bounds();
      expect(pieces.every((piece) => bounds.isWithin(bytes(piece)))).toBe(true);
      expect([pieces, bounds.isOver]).toEqual([pieces, true]);
    }
  });
});
