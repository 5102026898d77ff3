import { expect, test } from 'vitest';
import { decodeText, encodeText, ownMemory } from './threadMemory';

test('a long text arrives whole, also where a piece ends within a character', async () => {
  const text = `\uFEFF${'x'.repeat(999_998)}🜂${'é'.repeat(5)}`;
  const pieces = await encodeText(text);
  expect(pieces).toHaveLength(2);
  expect(decodeText(pieces)).toBe(text);
  expect(decodeText(await encodeText(''))).toBe('');
});

test('only memory that no other bytes use is moved', () => {
  const whole = Buffer.alloc(10_000);
  const shared = Buffer.from(new SharedArrayBuffer(10));
  expect(ownMemory([whole, whole.subarray(1), Buffer.from('pooled'), shared])).toEqual([
    whole.buffer,
  ]);
});
