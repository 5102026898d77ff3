import { describe, expect, test } from 'vitest';
import { JsonBounds, isBounded } from './bounds';

const bytes = (text: string) => Buffer.from(text);

describe('isBounded', () => {
  test.each(['{}', ' {"a":[1,2,{"b":"]}"}]}', '{"a":"\\"}"}', '{"a":1} and more'])(
    'accepts %s',
    (text) => {
      expect(isBounded(bytes(text))).toBe(true);
    },
  );

  test.each(['', '[]', '"x"', '1', '{"a":1', '{"a":"}'])('rejects %s', (text) => {
    expect(isBounded(bytes(text))).toBe(false);
  });

  test('accepts 64 nested lists and rejects 65', () => {
    const nested = (depth: number) => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`;
    expect(isBounded(bytes(nested(63)))).toBe(true);
    expect(isBounded(bytes(nested(64)))).toBe(false);
  });

  test('accepts 100,000 members in one list and rejects 100,001', () => {
    const wide = (count: number) => `{"a":{"b":[${Array(count).fill(0).join()}]}}`;
    expect(isBounded(bytes(wide(100_000)))).toBe(true);
    expect(isBounded(bytes(wide(100_001)))).toBe(false);
  });

  test.each([' ', '1'])('rejects a text that is padded with %j', (byte) => {
    expect(isBounded(bytes(`{"a":${byte.repeat(60_000)}1}`))).toBe(true);
    expect(isBounded(bytes(`{"a":${byte.repeat(70_000)}1}`))).toBe(false);
    expect(isBounded(bytes(`{"a":"${byte.repeat(70_000)}"}`))).toBe(true);
  });
});

describe('Bounds', () => {
  test('reports the first piece that exceeds a limit, wherever the text is split', () => {
    const bounds = new JsonBounds(8);
    expect(bounds.isWithin(bytes('["a\\'))).toBe(true);
    expect(bounds.isWithin(bytes('"",[[[,],1'))).toBe(true);
    expect(bounds.isWithin(bytes(',2],3'))).toBe(false);
  });

  test('finds the end of a text that is split, with and without escapes', () => {
    for (const pieces of [
      ['["a', 'b', '"]'],
      ['["a\\', '"b', '"]'],
      ['["\\\\', '"]'],
    ]) {
      const bounds = new JsonBounds();
      expect(pieces.every((piece) => bounds.isWithin(bytes(piece)))).toBe(true);
      expect([pieces, bounds.hasEnded]).toEqual([pieces, true]);
    }
  });
});
