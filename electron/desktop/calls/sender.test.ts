import { describe, expect, test } from 'vitest';
import { isOurPage } from './sender';

describe('isOurPage', () => {
  test.each(['app://standee/', 'app://standee/index.html#/campaign/x/table', 'APP://standee/'])(
    'a window at %s',
    (url) => {
      expect(isOurPage({ url, parent: null })).toBe(true);
    },
  );

  test.each([
    'https://standee/',
    'https://example.com/app://standee/',
    'app://standee.example.com/',
    'app://elsewhere/',
    'app://standee:81/',
    'app://user@elsewhere/',
    'file:///standee/index.html',
    'data:text/html,x',
    'about:blank',
    'standee',
    '',
  ])('not a window at %j', (url) => {
    expect(isOurPage({ url, parent: null })).toBe(false);
  });

  test('not a frame inside of it, nor one that is gone', () => {
    expect(isOurPage({ url: 'app://standee/', parent: {} })).toBe(false);
    expect(isOurPage(null)).toBe(false);
  });
});
