/** Rules and spawns of custom scenarios that set each other off. */
import { describe, expect, test } from 'vitest';
import { apply } from '../../commands/apply';
import { applyPatch, patchBetween } from '../../patch';
import { contentFrom } from '../../content/content';
import { packOfScenario } from '../../content/customScenarios/asPack';
import { readCustomScenario } from '../../content/customScenarios/read';
import { withPacks } from '../../content/packs/packs';
import type { GameEvent } from '../../events';
import { shippedContent, shippedFile } from '../../testing/content';
import { MILL } from '../../testing/mill';
import { commandOf, party, tableOf, type PlainCommand } from '../../testing/play';
import { expectSame } from '../../testing/assertSame';
import { seeded } from '../../testing/seeded';
import { monstersOf, objectivesOf } from '../figures/figures';

const printed = shippedContent();

/** The mill with these parts, after the first round has begun and the commands. */
function playedMill(change: object, ...commands: readonly PlainCommand[]) {
  const read = readCustomScenario({ ...MILL, ...change }, printed);
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  const content = contentFrom(withPacks(shippedFile, [packOfScenario(read.value)]));
  const start: PlainCommand = {
    type: 'startScenario',
    ...{ scenario: MILL.id, characters: ['c1', 'c2'] },
    ...{ level: null, anyway: true },
  };
  const events: GameEvent[] = [];
  let before = party();
  const game = [start, ...commands].reduce((now, command) => {
    const result = apply(now, commandOf(command), seeded(1), content);
    if (!result.ok) throw new Error(JSON.stringify(result.refusal));
    events.push(...result.value.events);
    before = now;
    return result.value.next;
  }, before);
  return { table: tableOf(game), types: events.map(({ type }) => type), before, game };
}

/** Each totem that falls destroys the next one; the last rules are listed first. */
function totems(count: number) {
  const indexes = Array.from({ length: count }, (_, index) => index + 1);
  const nameOf = (index: number) => `Totem ${String(index)}`;
  return {
    rooms: MILL.rooms.map((room) =>
      room.initial ? { ...room, objectives: indexes.map((objective) => ({ objective })) } : room,
    ),
    objectives: indexes.map((index) => {
      return { index, name: nameOf(index), role: 'objective', hitPoints: 5, count: 1 };
    }),
    rules: indexes
      .slice(1)
      .toReversed()
      .map((index) => ({
        at: 'becomes',
        when: [{ state: 'dead', objective: nameOf(index - 1) }],
        does: [{ type: 'destroy', objective: nameOf(index) }],
      })),
  };
}

const HIT: PlainCommand = {
  ...{ type: 'sufferDamage', figure: 'objective-1', amount: 9, negate: null },
};

describe('rules that set each other off', () => {
  test('[SPAWN-1] are carried out in one step, in any order of the list', () => {
    const { table, types } = playedMill(totems(4), HIT);
    expect(objectivesOf(table)).toEqual([]);
    expect(types).not.toContain('bookStopped');
  });

  test('[SPAWN-1] are stopped after ten rounds of rules, with a line, and play goes on', () => {
    const { table, types } = playedMill(totems(14), HIT, {
      ...{ type: 'setInitiative', character: 'c1', leading: 10, second: 50 },
    });
    expect(objectivesOf(table).map(({ name }) => name)).toEqual([
      'Totem 12',
      'Totem 13',
      'Totem 14',
    ]);
    expect(types.filter((type) => type === 'bookStopped')).toHaveLength(1);
  });

  test.each([4, 14])('[SPAWN-1] a step in which %i totems fall is undone whole', (count) => {
    const { before, game, table } = playedMill(totems(count), HIT);
    expect(objectivesOf(table).length).toBeLessThan(count);
    const undone = applyPatch(game, patchBetween(game, before));
    expectSame(undone, before, 'undo');
    expect(objectivesOf(tableOf(undone))).toHaveLength(count);
  });

  test('[SPAWN-1] a spawn that fulfils its own condition comes once', () => {
    const spawn = {
      when: [{ state: 'present', monster: 'bandit-guard' }],
      monsters: [{ id: 'bandit-guard', ranks: ['normal', 'normal', 'normal'], count: 1 }],
    };
    const before = monstersOf(playedMill({}).table).length;
    const hurt = { ...HIT, figure: 'bandit-guard-1', amount: 1 } as PlainCommand;
    expect(monstersOf(playedMill({ spawns: [spawn] }, hurt, hurt).table)).toHaveLength(before + 1);
  });

  test('[SPAWN-1] a death that a rule deals is a death for the other rules', () => {
    const rules = [
      {
        at: 'death',
        of: { objective: 'Totem 1' },
        does: [{ type: 'damage', amount: 99, to: { monsters: ['bandit-guard'] } }],
      },
      {
        at: 'death',
        of: { monsters: ['bandit-guard'] },
        does: [{ type: 'destroy', objective: 'Totem 2' }],
      },
    ];
    expect(objectivesOf(playedMill({ ...totems(2), rules }, HIT).table)).toEqual([]);
  });
});
