import { describe, expect, test } from 'vitest';
import type { ScenarioId } from '#shared/ids';
import { bookView } from '#shared/rules/book/bookView';
import { type SpawnView } from '#shared/rules/book/bookViewShape';
import { scenarioView } from '#shared/rules/campaign/scenarios/scenarioTree';
import { aGame, aScenario } from '#shared/testing/builders';
import { shippedContent } from '#shared/testing/content';
import {
  comingText,
  finishText,
  goalText,
  questGoalText,
  reasonText,
  revealText,
  roundsText,
  SCENARIO_STATES,
  SEE_BOOK,
  spawnText,
} from './campaignBook';
import { namesIn } from '../names/names';

const content = shippedContent();
const names = namesIn(null, content);
const sentence = /^[\p{Lu}\d].{3,}\.$/u;
const broken = /undefined|NaN|\[object|null/;

function book(id: string) {
  const rooms = content.scenario(id)?.rooms.map(({ room }) => ({ room, revealed: true })) ?? [];
  const view = bookView(aScenario({ scenario: id as ScenarioId, rooms }), content);
  if (!view) throw new Error(`There is no scenario ${id}.`);
  return view;
}

describe('the scenario book in words', () => {
  test('every fact of every scenario has its words', () => {
    for (const { id } of content.scenarioIndex()) {
      const { goals, spawns, finish, reveals, seeBook } = book(id);
      const all = [
        ...goals.map((goal) => goalText(goal, names)),
        ...spawns.flatMap((spawn) => spawnText(spawn, names) ?? []),
        ...finish.map((each) => finishText(each, names)),
        ...reveals.map((each) => revealText(each, names)),
        ...seeBook.map((each) => SEE_BOOK[each]),
      ];
      for (const text of all) {
        expect(text, id).toMatch(sentence);
        expect(text, id).not.toMatch(broken);
      }
    }
  });

  test('a spawn has figures, hex and time, and nothing of closed rooms', () => {
    const [first] = book('3').spawns;
    expect(spawnText(first as SpawnView, names)).toBe(
      'Inox Guard at a: at the end of odd rounds, until room 6 is revealed.',
    );
    expect(spawnText({ ...(first as SpawnView), isHidden: true }, names)).toBeNull();
  });

  test('a question of the book is quoted in a loss', () => {
    const [loss] = book('71').finish.map((each) => finishText(each, names));
    expect(loss).toBe(
      'Lost once “A character became exhausted elsewhere than on the exit” is true.',
    );
  });

  test.each([
    [{ every: 1 }, 'every round'],
    [{ every: 2 }, 'even rounds'],
    [{ every: 6, remainder: 4 }, 'round 4 and every 6 rounds after it'],
    [{ in: [3, 9] }, 'rounds 3 and 9'],
    [{ from: 7 }, 'round 7 and later'],
  ])('%j becomes %j', (rounds, words) => {
    expect(roundsText(rounds)).toBe(words);
  });
});

describe('scenarios and quests in words', () => {
  const achievement = (id: string) =>
    [...content.achievements().global, ...content.achievements().party].find(
      (each) => each.id === id,
    )?.name ?? id;

  test('every scenario has a reason for its state', () => {
    const { campaign } = aGame(null);
    const done = { ...campaign, completed: ['1', '8', '13', '20'] as unknown as ScenarioId[] };
    for (const state of [campaign, done]) {
      for (const entry of content.scenarioIndex()) {
        const view = scenarioView(state, content, entry);
        expect(SCENARIO_STATES[view.state]).not.toBe('');
        for (const reason of view.reasons) {
          expect(reasonText(reason, names, achievement), entry.id).toMatch(sentence);
          expect(reasonText(reason, names, achievement), entry.id).not.toMatch(broken);
        }
      }
    }
  });

  test('missing requirements have names', () => {
    const reason = {
      kind: 'achievements',
      missing: [
        [{ scope: 'party', achievement: 'first-steps', complete: true }],
        [{ scope: 'global', achievement: 'end-of-corruption', complete: true, count: 3 }],
      ],
    } as const;
    expect(reasonText(reason, names, achievement)).toBe(
      'Still needed: First Steps (party), or 3 × End of Corruption (global).',
    );
  });

  test('every goal of every quest has its words', () => {
    const item = (number: number) => content.item(number)?.name ?? '';
    for (const { id, goals } of content.personalQuests()) {
      for (const goal of goals) {
        expect(questGoalText(goal, names, item), String(id)).toMatch(/^\p{Lu}.{5,}$/u);
        expect(questGoalText(goal, names, item), String(id)).not.toMatch(broken);
      }
    }
  });
});

test('a spawn at the end of the round is announced with its marker', () => {
  const guard = { monster: 'inox-guard', rank: 'normal' } as never;
  const textOf = (figures: readonly never[], isSure: boolean) =>
    comingText({ figures, markers: ['a'], isSure }, names);
  expect(textOf([guard], true)).toBe('Inox Guard spawns at “a”.');
  expect(textOf([guard, guard], true)).toBe('2 × Inox Guard spawn at “a”.');
  expect(textOf([guard], false)).toBe('May spawn by the scenario book at “a”: Inox Guard.');
});
