import { describe, expect, test } from 'vitest';
import { pageRules, roomOn, sheetSize, usualPaper } from './paper';

describe('paper', () => {
  test('A4 and Letter, portrait and landscape', () => {
    expect(sheetSize('a4', 'portrait')).toEqual({ width: 210, height: 297 });
    expect(sheetSize('letter', 'landscape')).toEqual({ width: 279.4, height: 215.9 });
    expect(pageRules('letter')).toContain('@page portrait { size: 215.9mm 279.4mm; margin: 0 }');
  });

  test('leaves room for blocks inside of the sheet', () => {
    const { width, height } = roomOn('letter', 'portrait');

    expect(width).toBeLessThan(215.9 - 15);
    expect(height).toBeLessThan(279.4 - 30);
    expect(height).toBeGreaterThan(230);
  });

  test.each([
    ['en-US', 'letter'],
    ['fr-CA', 'letter'],
    ['en-GB', 'a4'],
    ['de', 'a4'],
    ['', 'a4'],
  ] as const)('%s prints on %s', (language, paper) => {
    expect(usualPaper(language)).toBe(paper);
  });
});
