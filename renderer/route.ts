import type { CampaignKey } from '#shared/api';

/** Screens that belong to no campaign, besides the start. */
export const FRONT_SCREENS = ['library', 'settings', 'help', 'rules', 'about'] as const;
export type FrontScreen = (typeof FRONT_SCREENS)[number];

export const CAMPAIGN_SCREENS = [
  'table',
  'board',
  'map',
  'scenario',
  'party',
  'history',
  'print',
] as const;
export type CampaignScreen = (typeof CAMPAIGN_SCREENS)[number];

/** Where the player is; the address after the `#`. */
export type Route =
  | { readonly screen: 'start' | FrontScreen }
  /** Null = the list of own scenarios; 'new' = one that is not kept yet. */
  | { readonly screen: 'editor'; readonly scenario: string | null }
  | { readonly screen: CampaignScreen; readonly campaign: CampaignKey };

const START: Route = { screen: 'start' };

/** Anything that is no place of the app leads to the start. */
export function routeOf(hash: string): Route {
  const parts = hash.replace(/^#?\/?/, '').split('/');
  const [first = '', key = '', screen = 'table'] = parts;
  const front = FRONT_SCREENS.find((name) => name === first);
  if (front) return { screen: front };
  if (first === 'editor') return { screen: first, scenario: key === '' ? null : decoded(key) };
  if (first !== 'campaign' || key === '') return START;
  const known = CAMPAIGN_SCREENS.find((name) => name === screen);
  const campaign = decoded(key);
  return known && campaign !== null ? { screen: known, campaign } : START;
}

export function hashOf(route: Route): string {
  if (route.screen === 'start') return '#/';
  if (route.screen === 'editor') {
    return route.scenario === null ? '#/editor' : `#/editor/${encodeURIComponent(route.scenario)}`;
  }
  if (!('campaign' in route)) return `#/${route.screen}`;
  return `#/campaign/${encodeURIComponent(route.campaign)}/${route.screen}`;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
