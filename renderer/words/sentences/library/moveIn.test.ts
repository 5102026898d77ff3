import { describe, expect, test } from 'vitest';
import { groupsOfReport, moveInLineWords, moveInText } from './moveIn';
import type { MoveInLine } from '#shared/events/moveIn';

const lines: readonly MoveInLine[] = [
  { about: '', part: 'reputation', value: '7', outcome: 'taken', why: null },
  { about: 'Hilda', part: 'items', value: '998', outcome: 'left', why: 'unknown' },
  { about: '', part: 'events', value: '', outcome: 'left', why: 'beginsAnew' },
];

describe('the report of moving in', () => {
  test('has the subject of each line, and the reason why it was not imported', () => {
    expect(lines.map(moveInLineWords)).toEqual([
      'Reputation: 7',
      'Items: 998 (not known in Gloomhaven)',
      'City and road events (the export has no decks, so they start with the first thirty cards: edit them in Standee)',
    ]);
  });

  test('has the party first, then each character', () => {
    expect(groupsOfReport(lines).map(({ title, lines: inside }) => [title, inside.length])).toEqual(
      [
        ['Party and world', 2],
        ['Hilda', 1],
      ],
    );
  });

  test('is a text that can be saved', () => {
    expect(moveInText('Wanderers', lines).split('\n').slice(0, 4)).toEqual([
      'Wanderers',
      '',
      'Party and world',
      '  [Imported] Reputation: 7',
    ]);
  });
});
