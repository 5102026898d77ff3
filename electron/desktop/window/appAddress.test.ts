import { describe, expect, test } from 'vitest';
import { contentNameIn, fileForAddress, isMapAddress } from './appAddress';

const folders = { renderer: '/app/renderer', content: '/app/content' };

describe('isMapAddress', () => {
  test.each(['app://standee/#/campaign/ours/map', 'app://standee/index.html#/campaign/a%20b/map'])(
    '%s is the map of a campaign',
    (address) => {
      expect(isMapAddress(address)).toBe(true);
    },
  );

  test.each([
    'https://example.com/#/campaign/ours/map',
    'app://elsewhere/#/campaign/ours/map',
    'app://standee/#/campaign/ours/table',
    'app://standee/#/campaign/ours/map/more',
    'app://standee/?x#/campaign/ours/map',
    'app://standee/content/x#/campaign/ours/map',
    'about:blank',
    'nonsense',
  ])('%s is not', (address) => {
    expect(isMapAddress(address)).toBe(false);
  });
});

describe('fileBehind', () => {
  test.each([
    ['app://standee/', '/app/renderer/index.html'],
    ['app://standee/assets/a%20b.js', '/app/renderer/assets/a b.js'],
    ['app://standee/content/scenarios/001.json', '/app/content/scenarios/001.json'],
    ['app://standee/index.html?x=1#y', '/app/renderer/index.html'],
  ])('of %s is %s', (address, file) => {
    expect(fileForAddress(address, folders)).toBe(file);
  });

  test.each([
    'app://other/index.html',
    'https://standee/index.html',
    'file:///etc/passwd',
    'app://standee/..%2f..%2fetc/passwd',
    'app://standee/content/..%2f..%2fpackage.json',
    'app://standee/%2e%2e%2fsecret',
    'app://standee/a%5c..%5cb',
    'app://standee/a%00.js',
    'app://standee/%E0%A4%A',
    'nonsense',
  ])('of %s is null or inside the folder', (address) => {
    const file = fileForAddress(address, folders);
    expect(file === null || file.startsWith('/app/renderer/')).toBe(true);
    expect(file ?? '').not.toContain('..');
  });
});

describe('contentNameIn', () => {
  test.each([
    ['app://standee/content/scenarios/own-mill.json', 'scenarios/own-mill.json'],
    ['app://standee/content/scenarioIndex.json?x=1', 'scenarioIndex.json'],
    ['app://standee/content/../secret.txt', null],
    ['app://standee/index.html', null],
    ['app://elsewhere/content/a.json', null],
    ['https://standee/content/a.json', null],
    ['nonsense', null],
  ])('%s', (address, name) => {
    expect(contentNameIn(address)).toBe(name);
  });
});
