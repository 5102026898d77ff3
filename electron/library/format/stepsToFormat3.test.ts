import { describe, expect, test } from 'vitest';
import { readCommand } from '#shared/commands/shapes';
import type { CommandLine } from './line';
import { stepToFormat3 } from './stepsToFormat3';

function events(command: object, ...old: readonly object[]): readonly unknown[] {
  const line = { kind: 'command', command, events: old } as unknown as CommandLine;
  return stepToFormat3(line).events;
}

function corrected(command: object, what: string, from: unknown, to: unknown, figure = null) {
  return events(command, { type: 'corrected', what, figure, from, to })[0];
}

describe('what was corrected', () => {
  const sheet = { type: 'editCharacter', character: 'c1' };
  const rows: readonly (readonly [string, object, unknown, unknown, unknown])[] = [
    ['name', sheet, 'Hilda', 'Hild', { what: 'name', from: 'Hilda', to: 'Hild' }],
    ['maxHitPoints', sheet, '', 12, { what: 'maxHitPoints', from: null, to: 12 }],
    ['absent', sheet, 'no', 'yes', { what: 'absent', from: false, to: true }],
    ['perks', sheet, '0 0', '1 0', { what: 'perks', from: [0, 0], to: [1, 0] }],
    ['cards', sheet, '', '121', { what: 'cards', from: [], to: [121] }],
  ];

  test.each(rows)('%s of a sheet', (what, command, from, to, expected) => {
    expect(corrected(command, what, from, to)).toEqual({
      type: 'sheetCorrected',
      character: 'c1',
      ...(expected as object),
    });
  });

  test.each([
    ['hitPoints', 2, 3, { type: 'figureCorrected', figure: 'c1', what: 'hitPoints' }],
    ['experience', 2, 3, { type: 'figureCorrected', figure: 'c1', what: 'experience' }],
  ])('%s of a figure', (what, from, to, expected) => {
    const event = { type: 'corrected', what, figure: 'c1', from, to };
    expect(events({}, event)).toEqual([{ ...expected, from, to }]);
  });

  test('cards, rank and number of a figure are no texts any more', () => {
    const at = (what: string, from: string, to: string) =>
      events({}, { type: 'corrected', what, figure: 'f', from, to })[0];
    expect(at('cards', '', '7/2/0/1')).toEqual({
      type: 'cardsCorrected',
      figure: 'f',
      from: null,
      to: { hand: 7, discard: 2, lost: 0, active: 1, chosen: 0 },
    });
    expect(at('monster', 'normal 5', 'elite 6')).toEqual({
      type: 'monsterCorrected',
      figure: 'f',
      from: { rank: 'normal', standee: 5 },
      to: { rank: 'elite', standee: 6 },
    });
  });

  test.each([
    ['sleeve', {}, 'guard', '', { type: 'sleeveRemoved', monster: 'guard' }],
    ['tokens', {}, 0, 2, { type: 'tokensAdded', amount: 2 }],
    ['tokens', {}, 2, 0, { type: 'tokensRemoved', amount: 2 }],
    ['round', {}, 1, 2, { type: 'roundCorrected', from: 1, to: 2 }],
    ['fire', {}, 'inert', 'strong', { type: 'elementCorrected', element: 'fire' }],
    ['donated', {}, 0, 10, { type: 'partyCorrected', what: 'donated' }],
    ['unlockedClass', { class: 'sun' }, 'open', 'locked', { type: 'classLocked', class: 'sun' }],
    ['itemCopies', { item: 12 }, 0, 2, { type: 'copiesCorrected', item: 12 }],
    ['treasure', {}, 7, '', { type: 'treasureUnnoted', treasure: 7 }],
    ['initiative', { block: 'guard' }, 15, 30, { type: 'initiativeCorrected', block: 'guard' }],
    ['sleeveLevel', { monster: 'guard' }, 1, 2, { monster: 'guard', from: 1, to: 2 }],
    [
      'scenarioLevel',
      {},
      '1/2',
      '2/3',
      { from: { level: 1, monsterLevel: 2 }, to: { level: 2, monsterLevel: 3 } },
    ],
    [
      'Cloak of Invisibility',
      { character: 'c2', item: 6 },
      'ready',
      'spent',
      { type: 'itemCorrected', character: 'c2', item: 6, name: 'Cloak of Invisibility' },
    ],
  ])('%s', (what, command, from, to, expected) => {
    expect(corrected(command, what, from, to)).toMatchObject(expected);
  });
});

describe('what was said to the players', () => {
  const said = (what: string, about: string) =>
    events({}, { type: 'bookReminder', what, about, rule: 'SPAWN-1' })[0];

  test.each([
    ['damage', '2 allFigures', { type: 'bookDamageSaid', amount: 2, to: { kind: 'allFigures' } }],
    ['damage', '3 c1', { amount: 3, to: { kind: 'figure', figure: 'c1' } }],
    ['damage', '6 prime-demon', { amount: 6, to: { kind: 'monster', monster: 'prime-demon' } }],
    ['damage', '2 Old Tree', { amount: 2, to: { kind: 'objective', name: 'Old Tree' } }],
    ['win', '', { type: 'bookEndSaid', won: true, rule: 'SPAWN-1' }],
    ['loss', '', { type: 'bookEndSaid', won: false }],
    ['spawn', '4', { type: 'bookSpawnSaid', spawn: 4 }],
    [
      'treasure',
      'c1 5 poison wound',
      { type: 'treasureEffectSaid', figure: 'c1', damage: 5, conditions: ['poison', 'wound'] },
    ],
  ])('%s %s', (what, about, expected) => {
    expect(said(what, about)).toMatchObject(expected);
  });

  test('what is to be looked up names it', () => {
    const lookedUp = (what: string, about: string) =>
      events({}, { type: 'toLookUp', what, about, rule: 'RETIRE-2' })[0];
    expect(lookedUp('classEvents', 'sun')).toEqual({
      type: 'lookUpSaid',
      lookUp: { kind: 'classEvents', class: 'sun' },
      rule: 'RETIRE-2',
    });
    expect(lookedUp('treasureMessage', '7')).toMatchObject({ lookUp: { treasure: 7 } });
    expect(lookedUp('townRecords', '')).toMatchObject({ lookUp: { kind: 'townRecords' } });
  });
});

describe('what a command names', () => {
  const shown = (what: string) =>
    stepToFormat3({
      command: { type: 'showHidden', what, shown: true },
      events: [],
    } as unknown as CommandLine).command;

  test.each([
    ['class sun', { kind: 'class', which: 'sun' }],
    ['scenario 51', { kind: 'scenario', which: '51' }],
    ['scenario own-the-mill-k3f9q', { kind: 'scenario', which: 'own-the-mill-k3f9q' }],
    ['item 96', { kind: 'item', which: 96 }],
    ['treasure 7', { kind: 'treasure', which: 7 }],
    // Any word could be sent before.
    ['Hilda', { kind: 'class', which: 'Hilda' }],
    ['item many', { kind: 'class', which: 'item many' }],
  ])('the hidden thing %j', (what, thing) => {
    expect(shown(what)).toMatchObject({ what: thing });
  });
});

test('what players changed on the summary of a scenario keeps its line', () => {
  const corrections = [
    { line: 'c1 experience', amount: 9 },
    { line: 'treasure 11 0 0', about: '80' },
    { line: 'choose scenario', about: '17' },
  ];
  const step = {
    command: { type: 'leaveScenario', corrections },
    events: [{ type: 'designUnlocked', item: 80, name: 'Ring', rule: 'REWARD-3' }],
  };
  const { command } = stepToFormat3(step as unknown as CommandLine);
  expect(command).toEqual({
    type: 'leaveScenario',
    corrections: [
      { line: 'c1 experience', amount: 9 },
      { line: 'treasure 11 0 0', item: 80 },
      { line: 'choose scenario', scenario: '17' },
    ],
  });
  expect(readCommand(command)).not.toBeNull();
});

test('other events have the past tense, or are as they were', () => {
  const healed = { type: 'healed', figure: 'c1', restored: 2, rule: 'HEAL-1' };
  expect(events({}, healed, { type: 'elementStrong', element: 'fire' })).toEqual([
    healed,
    { type: 'elementStrengthened', element: 'fire' },
  ]);
});
