import { expect, test } from 'vitest';
import {
  BROWSER_OPTIONS,
  DESKTOP_OPTIONS,
  helpText,
  readOptions,
  unknownOptions,
} from './startOptions';

test('options are read with or without an equals sign', () => {
  expect(readOptions(['--library', '/a b', '--share', '--port=0'], BROWSER_OPTIONS)).toEqual({
    startOptions: { library: '/a b', share: true, port: '0' },
    unknown: [],
  });
  expect(readOptions([], BROWSER_OPTIONS)).toEqual({ startOptions: {}, unknown: [] });
});

test.each([
  [['--library'], '--library needs a value: --library FOLDER.'],
  [['--library='], '--library needs a value: --library FOLDER.'],
  [['--library', '--share'], '--library needs a value: --library FOLDER.'],
  [['--share=yes'], '--share takes no value.'],
])('%j is refused with an explanation', (args, sentence) => {
  expect(readOptions(args, DESKTOP_OPTIONS)).toBe(sentence);
});

test('unknown options are named, and options after them still count', () => {
  const args = ['--libary', '/a', '--constructor', '--share'];
  const read = readOptions(args, DESKTOP_OPTIONS);
  expect(read).toEqual({ startOptions: { share: true }, unknown: ['--libary', '--constructor'] });
  expect(unknownOptions(['--libary'])).toBe('Unknown option --libary.');
  expect(unknownOptions(['--a', '--b'])).toBe('Unknown options --a, --b.');
});

test('runtime switches and files to open are ignored', () => {
  const args = ['.', '--no-sandbox', '--lang=de', '--remote-debugging-port=0', 'a.standee', '-e'];
  expect(readOptions([...args, '--inspect=1'], DESKTOP_OPTIONS)).toEqual({
    startOptions: {},
    unknown: [],
  });
});

test('a start from the system’s recent list names the campaign', () => {
  const args = ['--campaign=Ours & theirs'];
  expect(readOptions(args, DESKTOP_OPTIONS)).toMatchObject({
    startOptions: { campaign: 'Ours & theirs' },
  });
});

test('help names every option', () => {
  const text = helpText(BROWSER_OPTIONS);
  for (const name of Object.keys(BROWSER_OPTIONS)) expect(text).toContain(`--${name}`);
});
