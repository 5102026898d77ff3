import { describe, expect, test } from 'vitest';
import { isOurPage } from './senderCheck';

describe('isOurPage', () => {
  test.each(['app://standee/', 'app://standee/index.html#/campaign/x/table', 'APP://standee/'])(
    'The main frame at %s is our page',
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
  ])('A frame at %j is not our page', (url) => {
    expect(isOurPage({ url, parent: null })).toBe(false);
  });

  test('A nested or missing frame is not our page', () => {
    expect(isOurPage({ url: 'app://standee/', parent: {} })).toBe(false);
    expect(isOurPage(null)).toBe(false);
  });
});
