import { describe, expect, test, vi } from 'vitest';
import { recordRemoteChange } from './stalePress';
import { isDoubleClick, isIntended, type Press } from './accidentalPress';

const first: Press = { at: 1000, x: 200, y: 300, byKey: false };

describe('isDoubleClick', () => {
  test('joins two presses at one place within a moment', () => {
    expect(isDoubleClick(first, { ...first, at: 1120 })).toBe(true);
    expect(isDoubleClick(first, { ...first, at: 1349, x: 210, y: 310 })).toBe(true);
  });

  test('separates presses at other times or places', () => {
    expect(isDoubleClick(first, { ...first, at: 1350 })).toBe(false);
    expect(isDoubleClick(first, { ...first, at: 1100, x: 240 })).toBe(false);
  });

  test('joins keys at any place of the page, but no key with a click', () => {
    const key = { ...first, x: 0, y: 0, byKey: true };

    expect(isDoubleClick(key, { ...key, at: 1100, x: 500 })).toBe(true);
    expect(isDoubleClick(first, { ...key, at: 1100 })).toBe(false);
  });
});

describe('isIntended', () => {
  test('a click, on a phone as at the table, is not meant for changes by others in that moment', () => {
    vi.stubGlobal('performance', { now: () => 1000 });
    vi.stubGlobal('requestAnimationFrame', (painted: () => void) => {
      painted();
    });
    const button = (attributes: readonly string[]) =>
      ({
        textContent: 'Suffer damage',
        isConnected: true,
        hasAttribute: (name: string) => attributes.includes(name),
      }) as unknown as Element;
    recordRemoteChange();
    const press = { ...first, at: 1100 };
    expect(isIntended(button(['data-once']), press)).toBe(false);
    expect(isIntended(button([]), press)).toBe(true);
    expect(isIntended(button(['data-once']), { ...press, at: 1500 })).toBe(true);
    vi.unstubAllGlobals();
  });
});
