/** The addresses of the screens. */
import type { CampaignKey } from '#shared/api/campaignFiles';

/** Screens without a campaign, besides the start. */
export const FRONT_SCREENS = [
  'library',
  'deck',
  'initiative',
  'settings',
  'help',
  'rules',
  'about',
] as const;
export type FrontScreen = (typeof FRONT_SCREENS)[number];

const WITHOUT_CAMPAIGN: readonly string[] = ['start', 'library', 'deck', 'initiative'];

/** False on screens that close the campaign or have nothing to do with it. */
export function showsCampaign({ screen }: Pick<Route, 'screen'>): boolean {
  return !WITHOUT_CAMPAIGN.includes(screen);
}

export const CAMPAIGN_SCREENS = [
  'table',
  'board',
  'map',
  'scenario',
  'party',
  'history',
  'print',
  'devices',
] as const;
export type CampaignScreen = (typeof CAMPAIGN_SCREENS)[number];

/** Pages of the party screen; the first is the default. */
export const PARTY_SECTIONS = ['characters', 'world', 'shop', 'scenarios', 'statistics'] as const;
export type PartySection = (typeof PARTY_SECTIONS)[number];

/** An address after the `#`, parsed. */
export type Route =
  | { readonly screen: 'start' | FrontScreen }
  | EditorRoute
  | PacksRoute
  | {
      readonly screen: Exclude<CampaignScreen, 'party' | 'scenario'>;
      readonly campaign: CampaignKey;
    }
  | SetUpRoute
  | PartyRoute;

export interface EditorRoute {
  readonly screen: 'editor';
  /** Null = the list of custom scenarios; 'new' and 'copy-1' = not saved yet; otherwise an id. */
  readonly scenario: string | null;
}

/** Parts of a pack that have an editor. */
export const PART_KINDS = ['monster', 'class', 'item', 'condition'] as const;
export type PartKind = (typeof PART_KINDS)[number];

export interface PartAddress {
  readonly kind: PartKind;
  /** 'new' = a new part. */
  readonly id: string;
}

export interface PacksRoute {
  readonly screen: 'packs';
  /** Id of the pack; 'new' = a new one. Without a part it has no meaning. */
  readonly pack: string;
  /** The part being edited; null = the list of packs. */
  readonly part: PartAddress | null;
}

export interface SetUpRoute {
  readonly screen: 'scenario';
  readonly campaign: CampaignKey;
  /** Id of the selected scenario; absent = none. */
  readonly scenario?: string;
}

export interface PartyRoute {
  readonly screen: 'party';
  readonly campaign: CampaignKey;
  readonly section?: PartySection;
  /** Id of the character whose sheet or shop is open; absent = all of them. */
  readonly character?: string;
}

const START: Route = { screen: 'start' };
export const PACK_LIST: PacksRoute = { screen: 'packs', pack: '', part: null };

/** An unknown address leads to the start. */
export function routeOf(hash: string): Route {
  const parts = hash.replace(/^#?\/?/, '').split('/');
  const [first = '', key = '', screen = 'table', ...further] = parts;
  const front = FRONT_SCREENS.find((name) => name === first);
  if (front) return { screen: front };
  if (first === 'editor') return { screen: first, scenario: key === '' ? null : decode(key) };
  if (first === 'packs') return packsRoute(parts.slice(1));
  if (first !== 'campaign' || key === '') return START;
  const known = CAMPAIGN_SCREENS.find((name) => name === screen);
  const campaign = decode(key);
  if (!known || campaign === null) return START;
  if (known === 'party') return partyRoute(campaign, further);
  return known === 'scenario' ? setUpRoute(campaign, further) : { screen: known, campaign };
}

function packsRoute([key = '', first = '', second = '']: readonly string[]): Route {
  const pack = decode(key);
  const kind = PART_KINDS.find((each) => each === first);
  const id = decode(second);
  if (!pack || !kind || !id) return PACK_LIST;
  return { screen: 'packs', pack, part: { kind, id } };
}

function setUpRoute(campaign: CampaignKey, [id]: readonly string[]): Route {
  const scenario = id === undefined || id === '' ? null : decode(id);
  return { screen: 'scenario', campaign, ...(scenario === null ? {} : { scenario }) };
}

function partyRoute(campaign: CampaignKey, [name, sheet]: readonly string[]): Route {
  const route = { screen: 'party', campaign } as const;
  if (name === undefined || name === '') return route;
  const section = PARTY_SECTIONS.find((each) => each === name);
  if (!section) return START;
  const character = sheet === undefined || sheet === '' ? null : decode(sheet);
  return character === null ? { ...route, section } : { ...route, section, character };
}

export function hashOf(route: Route): string {
  if (route.screen === 'start') return '#/';
  if (route.screen === 'packs') {
    const { pack, part } = route;
    if (part === null) return '#/packs';
    return `#/packs/${encodeURIComponent(pack)}/${part.kind}/${encodeURIComponent(part.id)}`;
  }
  if (route.screen === 'editor') {
    return route.scenario === null ? '#/editor' : `#/editor/${encodeURIComponent(route.scenario)}`;
  }
  if (!('campaign' in route)) return `#/${route.screen}`;
  const path = `#/campaign/${encodeURIComponent(route.campaign)}/${route.screen}`;
  if (route.screen === 'party') return `${path}${partyPlace(route)}`;
  const chosen = route.screen === 'scenario' ? route.scenario : undefined;
  return chosen === undefined ? path : `${path}/${encodeURIComponent(chosen)}`;
}

function partyPlace({ section, character }: PartyRoute): string {
  if (character !== undefined) {
    return `/${section ?? PARTY_SECTIONS[0]}/${encodeURIComponent(character)}`;
  }
  return section === undefined ? '' : `/${section}`;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
