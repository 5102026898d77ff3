/** Parses and builds the addresses of the screens. */
import type { CampaignKey } from '#shared/api/campaignFiles';

/** The screens without a campaign, besides the start screen. */
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

/** True if the campaign stays open behind the screen. */
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

/** The pages of the party screen. The first one is the default. */
export const PARTY_SECTIONS = ['characters', 'world', 'shop', 'scenarios', 'statistics'] as const;
export type PartySection = (typeof PARTY_SECTIONS)[number];

/** A parsed address (the part after `#`). */
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
  /**
   * The id of a custom scenario; null = the list of them; 'new' or 'copy-ID' = one that is not
   * saved yet.
   */
  readonly scenario: string | null;
}

/** The kinds of pack parts that have an editor. */
export const PART_KINDS = ['monster', 'class', 'item', 'condition'] as const;
export type PartKind = (typeof PART_KINDS)[number];

export interface PartAddress {
  readonly kind: PartKind;
  /** The id of the part; 'new' = a new part. */
  readonly id: string;
}

export interface PacksRoute {
  readonly screen: 'packs';
  /** The id of the pack; 'new' = a new pack. Only used with a part. */
  readonly pack: string;
  /** The part in the editor; null = the list of packs. */
  readonly part: PartAddress | null;
}

export interface SetUpRoute {
  readonly screen: 'scenario';
  readonly campaign: CampaignKey;
  /** The id of the selected scenario; absent if none is selected. */
  readonly scenario?: string;
}

export interface PartyRoute {
  readonly screen: 'party';
  readonly campaign: CampaignKey;
  readonly section?: PartySection;
  /** The id of the character whose sheet or shop is open; absent = all characters. */
  readonly character?: string;
}

const START: Route = { screen: 'start' };
export const PACK_LIST: PacksRoute = { screen: 'packs', pack: '', part: null };

/** Parses an address. An unknown address is the start screen. */
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
