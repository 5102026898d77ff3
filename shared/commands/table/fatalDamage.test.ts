import { expect, test } from 'vitest';
import { aCharacter, aMonster, aScenario, someCards } from '../../testing/builders';
import type { Scenario } from '../../state';
import { CONTENT, inTurns, played, tableOf } from '../../testing/play';
import { EMPTY_GAME } from '../apply';
import type { Command } from '../shapes';
import { deadlyDamage } from './fatalDamage';

const cards = someCards({ hand: 1, discard: 2 });
const brute = aCharacter({ hitPoints: 3, cards });
const guard = aMonster({ hitPoints: 3 });
const scenario = aScenario({ figures: [brute, guard] });

function asked(table: Scenario, command: Command) {
  return deadlyDamage({ ...EMPTY_GAME, scenario: table }, command, CONTENT);
}

const suffer = (figure: typeof brute.id, amount: number) =>
  ({ type: 'sufferDamage', figure, amount, negate: null }) as const;

test('asks only where a character would be exhausted', () => {
  expect(asked(scenario, suffer(brute.id, 2))).toBeNull();
  expect(asked(scenario, suffer(guard.id, 9))).toBeNull();
  const deadly = asked(scenario, suffer(brute.id, 3));
  expect(deadly).toMatchObject({ amount: 3 });
  expect(deadly?.ways.map(({ losing }) => losing)).toEqual(['oneFromHand', 'twoFromDiscard']);
});

test('does not ask where the answer is given, and asks where there is no card to lose', () => {
  expect(asked(scenario, { ...suffer(brute.id, 3), negate: 'oneFromHand' })).toBeNull();
  const bare = aCharacter({ hitPoints: 3, cards: someCards({ discard: 1, lost: 9 }) });
  expect(asked(aScenario({ figures: [bare] }), suffer(bare.id, 3))).toMatchObject({ ways: [] });
});

test('asks before a short rest that costs the last hit point', () => {
  const rest = { type: 'takeShortRest', figure: brute.id, again: true } as const;
  expect(asked(scenario, rest)).toBeNull();
  const dying = aScenario({ figures: [aCharacter({ hitPoints: 1, cards })] });
  const deadly = asked(dying, rest);
  expect(deadly?.ways.map(({ losing }) => losing)).toEqual(['oneFromHand']);
  expect(asked(dying, { ...rest, again: false })).toBeNull();
});

test('[ITEM-6] says whose attack it is, and offers the item whose shield is enough', () => {
  const { phase } = tableOf(inTurns([90, 91]));
  const guard = phase.name === 'turns' ? phase.order[0]?.turns[0]?.figure : undefined;
  const { game } = played(inTurns([90, 91]), [
    { type: 'editCharacter', character: 'c1', gold: 99 },
    { type: 'startTurn', figure: guard },
    {
      type: 'beginAttack',
      attacker: guard,
      base: 2,
      ranged: false,
      range: 1,
      targets: [{ figure: 'c1' }],
    },
    { type: 'enterForAttack', target: 'c1', cards: ['+0'] },
    { type: 'correctHitPoints', figure: 'c1', hitPoints: 2 },
  ]);
  const worn = { item: 3, equipped: true, state: 'ready', marks: 0 } as const;
  const characters = game.campaign.characters.map((sheet) => ({ ...sheet, items: [worn] }));
  const table = { ...game, campaign: { ...game.campaign, characters } };
  const deadly = deadlyDamage(table, { type: 'applyAttack' }, CONTENT);
  expect(deadly).toMatchObject({ source: 'attack', by: guard });
  const [way] = deadly?.ways.filter(({ item }) => item === 3) ?? [];
  const after = played(table, way?.commands ?? []).game;
  expect(tableOf(after).figures.find(({ id }) => id === 'c1')).toMatchObject({ hitPoints: 1 });
  expect(after.campaign.characters[0]?.items).toMatchObject([{ marks: 1 }]);
});
