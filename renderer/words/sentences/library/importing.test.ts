import { describe, expect, test } from 'vitest';
import { groupsOfReport, importLineWords, importReportText } from './importing';
import type { ImportLine } from '#shared/events/importLines';

const lines: readonly ImportLine[] = [
  { about: '', part: 'reputation', value: '7', outcome: 'taken', why: null },
  { about: 'Hilda', part: 'items', value: '998', outcome: 'left', why: 'unknown' },
  { about: '', part: 'events', value: '', outcome: 'left', why: 'beginsAnew' },
];

describe('the import report', () => {
  test('has the subject of each line, and the reason why it was not imported', () => {
    expect(lines.map(importLineWords)).toEqual([
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
    expect(importReportText('Wanderers', lines).split('\n').slice(0, 4)).toEqual([
      'Wanderers',
      '',
      'Party and world',
      '  [Imported] Reputation: 7',
    ]);
  });
});
