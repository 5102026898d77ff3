import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fileNameFrom, freeFileName, isSafeFileName, shorten } from './fileNames';

describe('fileNameFrom', () => {
  test.each([
    ['The Black Barrow', 'The Black Barrow'],
    ['../../etc/passwd', 'etc passwd'],
    ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j'],
    ['line\nbreak\u0000end', 'line break end'],
    ['  ...hidden', 'hidden'],
    ['ends in dots...', 'ends in dots'],
    ['CON', 'Campaign CON'],
    ['nul.txt', 'Campaign nul.txt'],
    ['LPT1', 'Campaign LPT1'],
    ['///', 'Campaign'],
    ['', 'Campaign'],
    ['Überzählig 龍 🐉', 'Überzählig 龍 🐉'],
    ['right\u202eto left', 'right to left'],
  ])('turns %j into %j', (name, expected) => {
    expect(fileNameFrom(name)).toBe(expected);
  });

  test('always returns a safe key that is short enough and idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        const file = fileNameFrom(name);
        expect(isSafeFileName(file)).toBe(true);
        expect(Buffer.byteLength(file)).toBeLessThanOrEqual(170);
        expect(fileNameFrom(file)).toBe(file);
      }),
      { numRuns: 300 },
    );
  });
});

describe('freeFileName', () => {
  test('numbers a name that is taken, ignoring case', () => {
    expect(freeFileName('Barrow', [])).toBe('Barrow');
    expect(freeFileName('Barrow', ['barrow'])).toBe('Barrow 2');
    expect(freeFileName('Barrow', ['BARROW', 'Barrow 2'])).toBe('Barrow 3');
  });
});

describe('isSafeFileName', () => {
  test.each([
    '',
    '.',
    '..',
    '../x',
    'a/b',
    'a\\b',
    'a\0b',
    '.hidden',
    'C:x',
    'nul',
    'com1.json',
    'x.',
    'x ',
    'a\nb',
    'x'.repeat(300),
    null,
    7,
    undefined,
    ['x'],
    {},
  ])('refuses %j', (key) => {
    expect(isSafeFileName(key)).toBe(false);
  });
});

test.each([
  ['Company', 60, 'Company'],
  ['Company of', 8, 'Company'],
  [`${'x'.repeat(57)}👩‍👩‍👧`, 58, 'x'.repeat(57)],
  [`${'x'.repeat(57)}😀`, 58, 'x'.repeat(57)],
  ['cafe\u0301', 4, 'caf'],
])('%j of at most %i characters is %j', (name, longest, short) => {
  expect(shorten(name, longest)).toBe(short);
});
