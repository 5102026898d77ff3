import { expect, test } from 'vitest';
import { readEffects } from '#shared/content/notation/effects';
import { aCharacter, aScenario } from '#shared/testing/builders';
import { namesIn } from '../names/names';
import { actLabel, healedName, lineWords } from './acts';

test('a line without a name of its own begins with its effect', () => {
  const table = { scenario: aScenario(), content: {} as never, names: namesIn(null, null) };
  const about = { place: [0], waits: [], hinderedBy: null };
  const heal = { type: 'heal', value: 3, affects: 'self' } as const;
  const consume = { type: 'consume', element: 'ice', actions: [heal], used: false } as const;
  expect(lineWords({ ...consume, ...about }, table)).toMatch(/^with ice: /);
});

test('a figure that heals or strengthens itself is not named twice', () => {
  const names = { ...namesIn(null, null), figure: (each: string) => each };
  const table = { scenario: aScenario(), content: {} as never, names };
  const playing = (line: object, subcommand: object) => ({
    kind: 'playLines',
    figure: 'Guard 2',
    option: null,
    lines: [line],
    command: {
      type: 'playLines',
      figure: 'Guard 2',
      lines: [{ line: [0], subcommands: [subcommand] }],
    },
  });
  const label = (line: object, subcommand: object) =>
    actLabel(playing(line, subcommand) as never, table);
  const healing = (figure: string) => ({ type: 'healFigure', figure, amount: 3 });
  expect(label({ type: 'heal' }, healing('Guard 2'))).toBe('Guard 2: heal itself 3');
  expect(label({ type: 'heal' }, healing('Guard 5'))).toBe('Guard 2: heal Guard 5 3');
  const strengthen = { type: 'condition', effects: readEffects(['strengthen']), waits: [] };
  const given = { type: 'addCondition', figure: 'Guard 2', condition: 'strengthen' };
  const own = label({ ...strengthen, affects: 'self' }, given);
  expect(own).toMatch(/Strengthen/);
  expect(own).not.toMatch(/on Guard 2/);
  expect(label({ ...strengthen, affects: 'adjacentAllies' }, given)).toMatch(/on Guard 2$/);
});

test('[HEAL-2] [HEAL-4] a heal that would only cure announces it', () => {
  const names = { ...namesIn(null, null), figure: () => 'Brute' };
  const nameWith = (...conditions: readonly string[]) => {
    const given = conditions.map((name) => ({ name, turnEnds: 0, traits: null }));
    const brute = aCharacter({ conditions: given as never });
    return healedName(brute.id, {
      scenario: aScenario({ figures: [brute] }),
      content: {} as never,
      names,
    });
  };
  expect(nameWith()).toBe('Brute');
  expect(nameWith('wound')).toBe('Brute');
  expect(nameWith('poison')).toBe('Brute (removes poison only)');
  expect(nameWith('poison', 'wound')).toBe('Brute (removes poison and wound only)');
});
