import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { countsText, runCases } from './runCases';

const SAMPLES = join(import.meta.dirname, 'samples');

describe('our own cases', () => {
  test('All sample cases pass, and every kind of rule has one', () => {
    const { failures, categories, total } = runCases([SAMPLES]);
    expect(failures).toEqual([]);
    expect(total).toMatchObject({ failed: 0, skipped: 0 });
    expect(total.passed).toBeGreaterThan(40);
    for (const name of ['turn-order', 'reveal', 'elements', 'deck-shuffle', 'duration', 'heal']) {
      expect(categories.get(name)?.passed, name).toBeGreaterThan(0);
    }
  });
});

const HEAL = {
  id: 'h1',
  category: 'heal',
  title: 'a heal',
  rules: ['R-420'],
  trust: 'derived',
  input: { hp: 3, max: 8, conditions: [], heal: 2 },
  expected: { hp: 5, conditions: [] },
};
const ODDS = {
  ...HEAL,
  id: 'o1',
  category: 'odds-normal',
  input: { base: 3, bonuses: [], mode: 'normal', shield: 0, pierce: 0, deck: [['+0', 1]] },
  expected: { damage: { 3: '1/1' }, mean: '3/1' },
};

function file(kind: string, cases: readonly unknown[], rest: object = {}): string {
  const head = { format: 'gloomhaven-rules-cases/1', edition: 'gloomhaven-1e', kind, cases };
  return JSON.stringify({ ...head, ...rest });
}

describe('runCases', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cases-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  function run(text: string) {
    const path = join(folder, 'some.json');
    writeFileSync(path, text);
    return runCases([path]);
  }

  test('A failed case shows id, rule, expected and actual result', () => {
    const { failures, total } = run(
      file('heal', [HEAL, { ...HEAL, id: 'h2', expected: { hp: 6, conditions: [] } }]),
    );
    expect(failures).toEqual(['FAILED h2 [R-420] hp: expected 6, got 5']);
    expect(countsText(total)).toBe('1 passed, 1 failed, 0 skipped');
  });

  test.each([
    ['{"format": ', 'is not readable JSON'],
    ['', 'is not readable JSON'],
    ['[]', 'expected object'],
    [file('heal', []), 'no cases'],
    [file('healing', [HEAL]), 'kind: unknown kind "healing"'],
    [file('constructor', [HEAL]), 'kind: unknown kind'],
    [file('heal', [HEAL], { format: 'gloomhaven-rules-cases/2' }), 'format:'],
    [file('heal', [HEAL], { edition: 'frosthaven' }), 'edition:'],
    [file('heal', [HEAL], { more: 1 }), 'unknown field more'],
    [file('heal', [null]), 'cases[0]'],
    [file('heal', [{ ...HEAL, rules: undefined }]), 'rules:'],
    [file('heal', [{ ...HEAL, extra: 1 }]), 'unknown field extra'],
    [file('heal', [{ ...HEAL, input: { ...HEAL.input, who: 'me' } }]), 'input: unknown field who'],
    [file('heal', [{ ...HEAL, input: { ...HEAL.input, hp: -1 } }]), 'input.hp:'],
    [file('heal', [{ ...HEAL, input: { ...HEAL.input, conditions: ['ill'] } }]), 'conditions[0]:'],
    [
      file('heal', [{ ...HEAL, input: { ...HEAL.input, conditions: ['wound', 'wound'] } }]),
      'input.conditions: has a condition twice',
    ],
    [file('heal', [{ ...HEAL, input: { ...HEAL.input, hp: 9 } }]), 'input: has more hit points'],
    [file('odds', [{ ...ODDS, expected: {} }]), 'neither damage nor totalDamage'],
    [
      file('odds', [{ ...ODDS, input: { ...ODDS.input, deck: [['curse', 11]] } }]),
      'input.deck: has more than ten',
    ],
    [
      file('odds', [{ ...ODDS, input: { ...ODDS.input, deck: [['+0 luck', 1]] } }]),
      'input.deck[0][0]: is not a modifier card',
    ],
    [file('line-of-sight', [{ ...HEAL, input: {} }]), 'h1'],
  ])('%s fails with its place', (text, place) => {
    const { failures, total } = run(text);
    expect(failures).toHaveLength(1);
    expect(failures[0]).toContain(place);
    expect(total).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  test('A duplicate case id or figure fails', () => {
    const twice = run(file('heal', [HEAL, HEAL]));
    expect(twice.failures[0]).toContain('its id is that of');
    expect(twice.total).toEqual({ passed: 1, failed: 1, skipped: 0 });
    const order = (characters: readonly object[]) =>
      run(
        file('turn-order', [
          { ...HEAL, input: { characters, monsterTypes: [] }, expected: { order: [] } },
        ]),
      ).failures[0];
    const ann = { id: 'A', lead: 10 };
    expect(order([ann, ann])).toContain('input.characters: has a figure twice');
    expect(order([{ id: 'A' }])).toContain('has neither or both of lead and longRest');
    expect(order([{ ...ann, longRest: true }])).toContain('has neither or both');
  });

  test('A slightly wrong chance fails', () => {
    const { failures } = run(
      file('odds', [{ ...ODDS, expected: { damage: { 3: '999999/1000000' } } }]),
    );
    expect(failures[0]).toContain('damage 3: expected 999999/1000000');
  });

  test('A missing path or a folder without cases fails', () => {
    const { failures, total } = runCases([join(folder, 'nowhere.json'), folder]);
    expect(failures[0]).toContain('cannot be read');
    expect(failures[1]).toContain('no case files');
    expect(total).toEqual({ passed: 0, failed: 2, skipped: 0 });
  });

  test('Case files are read from subfolders, other files are ignored', () => {
    mkdirSync(join(folder, 'deeper'));
    writeFileSync(join(folder, 'README.md'), 'no case');
    writeFileSync(join(folder, 'deeper', 'heal.json'), file('heal', [HEAL]));
    expect(runCases([folder]).total).toEqual({ passed: 1, failed: 0, skipped: 0 });
  });
});
