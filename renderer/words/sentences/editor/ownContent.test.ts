import { expect, test } from 'vitest';
import { problemInForm } from './ownContent';

const inForm = (path: string) => problemInForm({ code: 'missing', path });

test('a problem of a pack names the fields of the form, and the edited part', () => {
  expect(inForm('items[0].cost')).toMatch(/^Price in gold: Item 1 /);
  expect(inForm('abilityDecks[0].cards[1].initiative')).toMatch(
    /^Card 2 · Initiative: Card 2 of deck 1 /,
  );
  expect(inForm('abilityDecks[0].cards[0].actions[2]')).toMatch(/^Card 1 · Step 3: /);
  expect(inForm('items[3]')).toMatch(/^Item 4 /);
});
