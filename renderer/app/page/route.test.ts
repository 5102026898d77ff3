import { describe, expect, test } from 'vitest';
import { hashOf, routeOf, type Route } from './route';

describe('routeOf', () => {
  test.each<Route>([
    { screen: 'start' },
    { screen: 'library' },
    { screen: 'deck' },
    { screen: 'initiative' },
    { screen: 'rules' },
    { screen: 'about' },
    { screen: 'packs', pack: '', part: null },
    { screen: 'packs', pack: 'frostlands', part: { kind: 'monster', id: 'frost-hound' } },
    { screen: 'editor', scenario: null },
    { screen: 'editor', scenario: 'own-the-mill-abcde' },
    { screen: 'table', campaign: 'first-campaign' },
    { screen: 'history', campaign: 'Ärger / 100 % #1' },
    { screen: 'scenario', campaign: 'ours' },
    { screen: 'scenario', campaign: 'ours', scenario: 'own-the-mill-abcde' },
    { screen: 'party', campaign: 'ours' },
    { screen: 'party', campaign: 'ours', section: 'world' },
    { screen: 'party', campaign: 'a / b', section: 'characters', character: 'c3' },
    { screen: 'party', campaign: 'ours', section: 'shop', character: 'c3' },
  ])('finds the way back to %j', (route) => {
    expect(routeOf(hashOf(route))).toEqual(route);
  });

  test('a campaign without a screen means its table', () => {
    expect(routeOf('#/campaign/ours')).toEqual({ screen: 'table', campaign: 'ours' });
  });

  test.each([
    '',
    '#',
    '#/nowhere',
    '#/campaign',
    '#/campaign//table',
    '#/campaign/%E0%A4%A/table',
    '#/campaign/a/b',
    '#/campaign/a/party/b',
  ])('%j leads to the start', (hash) => {
    expect(routeOf(hash)).toEqual({ screen: 'start' });
  });
});
