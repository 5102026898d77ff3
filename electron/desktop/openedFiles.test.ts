import { describe, expect, test } from 'vitest';
import { exportsAmong, OpenedFiles } from './openedFiles';

describe('filesAmong', () => {
  test('Exported campaigns are found relative to the working directory', () => {
    const args = ['.', '--library', '/lib', 'ours.standee', '/far/Theirs.STANDEE', 'note.txt'];

    expect(exportsAmong(args, '/here')).toEqual(['/here/ours.standee', '/far/Theirs.STANDEE']);
  });

  test('File URLs of Linux desktops are accepted', () => {
    const args = ['file:///far/Our%20evening.standee', 'https://example.com/a.standee'];

    expect(exportsAmong(args, '/here')).toEqual(['/far/Our evening.standee']);
  });

  test.each(['--x=a.standee', '-a.standee', 'standee', 'a.standee.exe', ''])(
    'The argument %s is no exported campaign',
    (arg) => {
      expect(exportsAmong([arg], '/here')).toEqual([]);
    },
  );
});

describe('OpenedFiles', () => {
  test('Opened files are queued until they are taken', () => {
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

  test('Listeners are notified of new files only', () => {
    const opened = new OpenedFiles();
    let notifications = 0;
    opened.onAdded(() => (notifications += 1));

    opened.add([]);
    opened.add(['a']);

    expect(notifications).toBe(1);
  });
});
