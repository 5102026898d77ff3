import { describe, expect, test } from 'vitest';
import { effectText, isSameEffect, pierceOf, readEffect, readEffects } from './effects';

describe('an effect in content notation', () => {
  test.each([
    ['poison', { kind: 'condition', condition: 'poison' }],
    ['own-frostbite', { kind: 'condition', condition: 'own-frostbite' }],
    ['bless', { kind: 'bless' }],
    ['curse', { kind: 'curse' }],
    ['push 2', { kind: 'push', hexes: 2 }],
    ['pull 1', { kind: 'pull', hexes: 1 }],
    ['pierce 3', { kind: 'pierce', value: 3 }],
    ['target 2', { kind: 'target', targets: 2 }],
    ['infuse fire', { kind: 'infuse', element: 'fire' }],
    ['infuse wild', { kind: 'infuse', element: 'wild' }],
    ['heal 1 self', { kind: 'heal', value: 1 }],
    ['shield 2 self', { kind: 'shield', value: 2 }],
    ['add target', { kind: 'addTarget' }],
    ['refresh item', { kind: 'refreshItem' }],
  ] as const)('%s is read into its kind and values, and written again', (text, effect) => {
    expect(readEffect(text)).toEqual(effect);
    expect(effectText(effect)).toBe(text);
  });

  test('the same list is read once', () => {
    const texts = ['push 2', 'stun'] as const;
    expect(readEffects(texts)).toBe(readEffects(texts));
    expect(readEffects(undefined)).toEqual([]);
  });
});

test('effects with other values are not the same', () => {
  const push = { kind: 'push', hexes: 2 } as const;
  expect(isSameEffect(push, { ...push })).toBe(true);
  expect(isSameEffect(push, { kind: 'push', hexes: 1 })).toBe(false);
  expect(isSameEffect(push, { kind: 'pull', hexes: 2 })).toBe(false);
});

test('[PIERCE-1] pierce adds up', () => {
  expect(pierceOf(readEffects(['pierce 3', 'stun', 'pierce 1']))).toBe(4);
});
