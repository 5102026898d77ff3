import { expect, test } from 'vitest';
import { aCharacter, aMonster, aScenario, someCards } from '../../testing/builders';
import { deadlyDamage, lossesFor } from './fatalDamage';

const cards = someCards({ hand: 1, discard: 2 });
const brute = aCharacter({ hitPoints: 3, cards });
const guard = aMonster({ hitPoints: 3 });
const scenario = aScenario({ figures: [brute, guard] });

const suffer = (figure: typeof brute.id, amount: number) =>
  ({ type: 'sufferDamage', figure, amount, negate: null }) as const;

test('asks only where a character would be exhausted', () => {
  expect(deadlyDamage(scenario, suffer(brute.id, 2))).toBeNull();
  expect(deadlyDamage(scenario, suffer(guard.id, 9))).toBeNull();
  const deadly = deadlyDamage(scenario, suffer(brute.id, 3));
  expect(deadly).toMatchObject({ amount: 3 });
  expect(deadly && lossesFor(deadly)).toEqual(['oneFromHand', 'twoFromDiscard']);
});

test('does not ask where the answer is given, or there is no card to lose', () => {
  expect(deadlyDamage(scenario, { ...suffer(brute.id, 3), negate: 'oneFromHand' })).toBeNull();
  const bare = aCharacter({ hitPoints: 3, cards: someCards({ discard: 1, lost: 9 }) });
  expect(deadlyDamage(aScenario({ figures: [bare] }), suffer(bare.id, 3))).toBeNull();
});

test('asks before a short rest that costs the last hit point', () => {
  const rest = { type: 'takeShortRest', figure: brute.id, again: true } as const;
  expect(deadlyDamage(scenario, rest)).toBeNull();
  const dying = aScenario({ figures: [aCharacter({ hitPoints: 1, cards })] });
  const deadly = deadlyDamage(dying, rest);
  expect(deadly && lossesFor(deadly)).toEqual(['oneFromHand']);
  expect(deadlyDamage(dying, { ...rest, again: false })).toBeNull();
});
