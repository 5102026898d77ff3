import { expect, test } from 'vitest';
import type { Command } from '#shared/commands/shapes';
import type { GameEvent } from '#shared/events';
import { namesIn } from '../names/names';
import { commandTitle } from './commands';
import { eventLine } from './events';

const names = {
  ...namesIn(null, null),
  monster: () => 'Living Corpse',
  class: () => 'Brute',
};
const title = (command: object, events: readonly object[]) =>
  commandTitle(command as unknown as Command, names, events as readonly GameEvent[]);

test('each of several summons in one step has its own number', () => {
  const subcommand = {
    type: 'addMonster',
    monster: 'living-corpse',
    rank: 'elite',
    standee: null,
    origin: 'summoned',
  };
  const lines = [{ line: [0], subcommands: [subcommand, subcommand] }];
  const placed = [2, 7].map((standee) => ({ ...subcommand, type: 'monsterPlaced', standee }));
  const summons = title({ type: 'playLines', figure: 'm1', lines }, placed);
  expect(summons).toMatch(/Living Corpse 2 .*Living Corpse 7 /);
});

test('a character named after its class is named once', () => {
  const joins = (name: string) => title({ type: 'createCharacter', name, class: 'brute' }, []);
  expect(joins('Brute')).toBe('Brute joins');
  expect(joins('Hilda')).toBe('Hilda (Brute) joins');
});

test('a letter of the scenario book is no article', () => {
  const event = { type: 'spawned', figures: ['m1'], markers: ['a'], rule: 'SPAWN-1' };
  const guard = { ...names, figure: () => 'Inox Guard 2' };
  expect(eventLine(event as never, guard)).toContain(' at “a” (');
});

test('[NEGATE-1] the title of a negated attack has no damage', () => {
  const attacked = (target: string) => ({ type: 'attacked', attacker: 'm1', target, damage: 2 });
  const negated = { type: 'damageNegated', figure: 'c1', amount: 2, by: 'oneFromHand' };
  const titleOf = (...events: readonly object[]) => title({ type: 'applyAttack' }, events);
  expect(titleOf(attacked('c1'), negated)).toMatch(/ \(0\)$/);
  expect(titleOf(attacked('c1'), negated, attacked('c2'))).toMatch(/ \(0\) and .* \(2\)$/);
  expect(titleOf(attacked('c2'), attacked('c1'), negated)).toMatch(/ \(2\) and .* \(0\)$/);
});

test('[HEAL-2] [HEAL-4] a heal that only cures says so', () => {
  const heal = { type: 'healFigure', figure: 'c1', amount: 4 };
  const gone = (condition: string) => ({
    type: 'conditionRemoved',
    figure: 'c1',
    condition,
    why: 'healed',
  });
  expect(title(heal, [{ type: 'healed', figure: 'c1', restored: 4 }])).toMatch(/^Heal 4 on \S+$/);
  expect(title(heal, [gone('wound')])).not.toContain('removes');
  expect(title(heal, [gone('poison')])).toMatch(/: removes poison only$/);
  expect(title(heal, ['poison', 'wound'].map(gone))).toMatch(/: removes poison and wound only$/);
});
