import { describe, expect, test } from 'vitest';
import { filesAmong, OpenedFiles } from './openedFiles';

describe('filesAmong', () => {
  test('finds exported campaigns, from the folder of the start', () => {
    const args = ['.', '--library', '/lib', 'ours.standee', '/far/Theirs.STANDEE', 'note.txt'];

    expect(filesAmong(args, '/here')).toEqual(['/here/ours.standee', '/far/Theirs.STANDEE']);
  });

  test('takes addresses of files, as Linux desktops give them', () => {
    const args = ['file:///far/Our%20evening.standee', 'https://example.com/a.standee'];

    expect(filesAmong(args, '/here')).toEqual(['/far/Our evening.standee']);
  });

  test.each(['--x=a.standee', '-a.standee', 'standee', 'a.standee.exe', ''])('not %s', (arg) => {
    expect(filesAmong([arg], '/here')).toEqual([]);
  });
});

describe('OpenedFiles', () => {
  test('keeps files until they are taken, in order', () => {
    const opened = new OpenedFiles();
    opened.add(['a']);
    opened.add(['b', 'c']);

    expect([opened.take(), opened.take(), opened.take(), opened.take()]).toEqual([
      'a',
      'b',
      'c',
      null,
    ]);
  });

  test('tells of more, and only of more', () => {
    const opened = new OpenedFiles();
    let told = 0;
    opened.onMore(() => (told += 1));

    opened.add([]);
    opened.add(['a']);

    expect(told).toBe(1);
  });
});
