import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluateFormula } from './formula';

describe('evaluateFormula', () => {
  test.each([
    [7, 7],
    ['7', 7],
    ['C*8', 24],
    ['4+(2*L)', 14],
    ['2*C+L-2', 9],
    ['C*7/2', 10.5],
    ['floor(2+(L*C/2))', 9],
    ['ceil(C/2)', 2],
    ['8-3-2', 3],
    ['12/3/2', 2],
    ['-C+5', 2],
    [' 1 + 2 * 3 ', 7],
    ['(1+2)*3', 9],
    ['floor(ceil(C/2)/2)', 1],
  ])('%j is %d with C = 3 and L = 5', (formula, expected) => {
    expect(evaluateFormula(formula, { C: 3, L: 5 })).toBe(expected);
  });

  test('reads variables with longer names', () => {
    expect(evaluateFormula('floor(cost/2)', { cost: 25 })).toBe(12);
  });

  test.each([
    '',
    ' ',
    'C*',
    '*C',
    'C C',
    '2C',
    '(C',
    'C)',
    'ceil C',
    'ceil(',
    'X',
    'c',
    'C**2',
    'C.toString()',
    'constructor',
    '__proto__',
    'toString',
    'C;1',
    '1,2',
    '1.5',
    'C=1',
    '$math.floor(C)',
    '`1`',
    '('.repeat(50) + '1' + ')'.repeat(50),
    '-'.repeat(100) + '1',
    '1+'.repeat(200) + '1',
  ])('%j is refused', (formula) => {
    expect(() => evaluateFormula(formula, { C: 3 })).toThrow('is not a formula');
  });

  test('refuses a division by zero', () => {
    expect(() => evaluateFormula('C/(C-C)', { C: 3 })).toThrow('zero');
    expect(() => evaluateFormula('(C-C)/0', { C: 3 })).toThrow('zero');
  });

  test('returns a number or throws an explanation for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'CL12+-*/() ceilfloor') }), (text) => {
        try {
          expect(Number.isFinite(evaluateFormula(text, { C: 3, L: 2 }))).toBe(true);
        } catch (error) {
          expect(String(error)).toMatch(/is not a formula|divides by zero/);
        }
      }),
    );
  });
});
