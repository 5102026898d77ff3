import { describe, expect, test } from 'vitest';
import type { SummaryLine } from '#shared/rules/scenario/summary/lines';
import { scenarioSummary } from '#shared/rules/scenario/summary/summary';
import { aGame, aScenario } from '#shared/testing/builders';
import type { ScenarioId } from '#shared/ids';
import { shippedContent } from '#shared/testing/content';
import {
  openedNames,
  summaryChange,
  summaryLabel,
  summarySource,
  type SummaryNames,
} from './summary';
import { namesIn } from '../names/names';

const CONTENT = shippedContent();

const names: SummaryNames = {
  ...namesIn(null, CONTENT),
  item: (number) => CONTENT.item(number)?.name ?? String(number),
  achievement: (id) =>
    [...CONTENT.achievements().global, ...CONTENT.achievements().party].find(
      (each) => each.id === id,
    )?.name ?? id,
  battleGoal: (number) => CONTENT.battleGoals().find((each) => each.id === number)?.name ?? '',
};

const broken = /undefined|NaN|\[object|null/;

describe('the words of a summary', () => {
  test('every line of every scenario has a label and a source', () => {
    for (const { id } of CONTENT.scenarioIndex()) {
      for (const line of scenarioSummary(
        aGame(aScenario({ scenario: id as ScenarioId })),
        CONTENT,
        true,
      )?.lines ?? []) {
        expect(summaryLabel(line, names), id).toMatch(/^\p{Lu}.{2,}$/u);
        expect(summaryLabel(line, names), id).not.toMatch(broken);
        expect(summarySource(line.from, names), id).not.toMatch(broken);
      }
    }
  });

  test.each([
    [{ kind: 'tokens', tokens: 1, goldPerToken: 2 }, '1 token × 2 gold'],
    [{ kind: 'bonus', level: 3 }, 'bonus for winning at level 3'],
    [
      { kind: 'battleGoal', goal: 460, met: null, progress: null, isTwice: true },
      'battle goal Workhorse: only you know. Another character has the same card: check the numbers',
    ],
    [
      {
        kind: 'battleGoal',
        goal: 460,
        met: true,
        isTwice: false,
        progress: {
          counts: 'experienceGained',
          low: 14,
          high: 14,
          least: 13,
          most: null,
          met: true,
        },
      },
      'battle goal Workhorse: met. Experience gained: 14, at least 13 needed',
    ],
    [
      { kind: 'reward', each: true, only: 'enhancements' },
      'reward for each character, for enhancements only',
    ],
    [{ kind: 'treasure', treasure: 7 }, 'treasure 7'],
  ] as const)('%j becomes %j', (from, words) => {
    expect(summarySource(from, names)).toBe(words);
  });

  test('a changed number has its old value', () => {
    const line = { amount: 4, computed: 6 } as SummaryLine;
    expect(summaryChange(line)).toBe('was 6');
    expect(summaryChange({ ...line, amount: 6 })).toBeNull();
  });
});

test('scenarios opened by the summary are named there, and nowhere before', () => {
  const before = { ...names, ...namesIn(aGame(), CONTENT) };
  expect(before.scenario('2')).not.toContain('Barrow Lair');
  const opened = openedNames(before, CONTENT);
  expect(opened.scenario('2')).toBe('2 Barrow Lair');
  expect(opened.class('sun')).toBe('Sunkeeper');
});
