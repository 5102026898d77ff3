import { describe, expect, test } from 'vitest';
import type { CharacterId } from '../../../ids';
import type { SummaryCorrection, SummaryLine } from './lines';
import { EMPTY_SHEET } from '../../campaign/party/newParty';
import type { CharacterSheet } from '../../../state';
import { controlOf, keptCorrections, linesOf, totalsOf, withCorrection } from './corrections';

const HILDA = 'c1' as CharacterId;
const NIM = 'c2' as CharacterId;

function aLine(given: object = {}): SummaryLine {
  return {
    id: 'c1 experience',
    what: 'experience',
    to: HILDA,
    amount: 4,
    computed: 4,
    from: { kind: 'play' },
    rule: 'EXPERIENCE-3',
    ...given,
  } as SummaryLine;
}

function aSheet(given: Partial<CharacterSheet>): CharacterSheet {
  return { ...EMPTY_SHEET, id: HILDA, class: 'brute', name: 'Hilda', ...given } as CharacterSheet;
}

describe('editing a line', () => {
  test('numbers are entered, other lines are accepted or declined', () => {
    expect(controlOf(aLine())).toEqual({ kind: 'enterAmount' });
    expect(controlOf(aLine({ what: 'item', item: 1 }))).toEqual({ kind: 'acceptOrDecline' });
  });

  test('one of the rewards of the book is chosen', () => {
    const options = [{ reputation: 1 }, { prosperity: 2 }];
    const line = aLine({ what: 'choice', amount: 1, computed: 1, options, chosen: null });
    expect(controlOf(line)).toEqual({ kind: 'chooseReward', options, chosen: null });
    const scenarios = aLine({ what: 'scenario', scenario: null, options: ['35', '36'] });
    expect(controlOf(scenarios)).toEqual({
      kind: 'chooseScenario',
      options: ['35', '36'],
      chosen: null,
    });
  });

  test('random results can be entered', () => {
    expect(controlOf(aLine({ what: 'randomDesign', item: null }))).toMatchObject({
      kind: 'enterDrawnCard',
    });
    expect(controlOf(aLine({ what: 'randomScenario', scenario: '71' }))).toMatchObject({
      number: 71,
    });
  });
});

describe('withCorrection', () => {
  test('several changes to one line are merged', () => {
    const line = aLine({ id: 'item', what: 'item', item: 1 });
    const moved = withCorrection([], line, { to: NIM });
    expect(withCorrection(moved, line, { amount: 0 })).toEqual([
      { line: 'item', amount: 0, to: NIM },
    ]);
  });

  test('a change back to the computed value is removed', () => {
    const changed = withCorrection([], aLine(), { amount: 9 });
    expect(changed).toEqual([{ line: 'c1 experience', amount: 9 }]);
    expect(withCorrection(changed, aLine({ amount: 9 }), { amount: 4 })).toEqual([]);
  });

  test('other lines keep their corrections', () => {
    const others: readonly SummaryCorrection[] = [{ line: 'gold', amount: 1 }];
    expect(withCorrection(others, aLine(), { amount: 9 })).toHaveLength(2);
  });
});

test('corrections of removed lines are not sent', () => {
  const corrections = [{ line: 'c1 experience', amount: 9 }, { line: 'gone' }];
  expect(keptCorrections(corrections, { lines: [aLine()] })).toEqual([corrections[0]]);
});

test('totals add up everything that will be applied', () => {
  const lines = [
    aLine(),
    aLine({ id: 'bonus', amount: 6 }),
    aLine({ id: 'of another', to: NIM, amount: 50 }),
    aLine({ id: 'gold', what: 'gold', amount: -40 }),
    aLine({ id: 'marks', what: 'checkMarks', amount: 2 }),
  ];
  const sheet = aSheet({ experience: 20, gold: 30, checkMarks: 17 });
  expect(totalsOf(sheet, lines)).toEqual([
    { what: 'experience', before: 20, after: 30 },
    { what: 'gold', before: 30, after: 0 },
    { what: 'checkMarks', before: 17, after: 18 },
  ]);
});

test('an item line does not move on screen when its recipient changes', () => {
  const lines = [aLine(), aLine({ id: 'item', what: 'item', item: 1 })];
  expect(linesOf({ lines }, HILDA).map(({ id }) => id)).toEqual(['c1 experience']);
  expect(linesOf({ lines }, null).map(({ id }) => id)).toEqual(['item']);
});
