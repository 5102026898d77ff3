import { describe, expect, test } from 'vitest';
import type { ItemContent } from '#shared/content/types';
import { shippedContent } from '#shared/testing/content';
import { itemText, itemUseText } from './items';
import { namesIn } from '../names/names';

const names = namesIn(null, null);
const all = shippedContent().items();

function item(id: number): ItemContent {
  const found = all.find((each) => each.id === id);
  if (!found) throw new Error(`no item ${id}`);
  return found;
}

describe('itemText', () => {
  test.each([
    [1, 'During your move: move +2.'],
    [3, 'When an attack damages you: shield 1. Adds −1 × 2 to the deck.'],
    [5, 'During your turn: Invisible on yourself.'],
    [11, 'During your attack: Poison (melee only, one attack).'],
    [17, 'During your turn: refresh 1 consumed small item.'],
    [37, 'During your attack: consume any element: attack +1 (all attacks of the action).'],
    [95, 'During your turn: recover 2 discarded cards on one ally within range 5.'],
    [131, 'When attacked: a normal adjacent attacker attacks another enemy in its range instead.'],
    [
      113,
      'During your attack: attack +5 (melee only, one attack, against Living Bones, Living Corpse and Living Spirit).',
    ],
    [38, 'Immune to Stun and Muddle. Adds −1 × 2 to the deck.'],
    [
      18,
      'During your attack: the attack covers two hexes adjacent to you and to each other (melee only, attack on a single target only).',
    ],
    [
      129,
      'During your turn: place your token (attack +1 for your attacks against it until it dies) on one adjacent normal or elite enemy.',
    ],
  ])('says in keywords what item %i does', (id, text) => {
    expect(itemText(item(id), names)).toBe(text);
  });

  test('has words for every printed item', () => {
    for (const each of all) {
      const text = itemText(each, names);
      expect(text, each.name).not.toMatch(/undefined|NaN| {2}|\( /);
      expect(text.length, each.name).toBeGreaterThan(5);
    }
  });
});

describe('itemUseText', () => {
  test('has the state of the item after its use', () => {
    expect(itemUseText(item(1))).toBe('spent after use');
    expect(itemUseText(item(3))).toBe('spent after 2 uses');
    expect(itemUseText(item(12))).toBe('consumed after use');
    expect(itemUseText(item(7))).toBeNull();
  });
});
