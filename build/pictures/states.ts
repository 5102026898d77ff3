/** The screens of which pictures are taken, in sizes, colours and languages. */
import type { Page } from 'playwright-core';

export interface State {
  readonly name: string;
  /** End of the address. `makeCampaigns` creates the campaigns in it. */
  readonly at: string;
  readonly size: readonly [width: number, height: number];
  readonly colours: 'dark' | 'light' | 'forced';
  readonly language: 'en' | 'de';
  readonly before?: (page: Page) => Promise<void>;
  /** Player of a joined phone that shows the screen; absent = the table's own page. */
  readonly seat?: string;
}

const DESK = [1280, 800] as const;
const PHONE = [390, 844] as const;
const TABLET = [820, 1180] as const;

type Look = Pick<State, 'size' | 'colours' | 'language'>;
const DARK: Look = { size: DESK, colours: 'dark', language: 'en' };
const LIGHT: Look = { ...DARK, colours: 'light' };
const GERMAN: Look = { ...DARK, language: 'de' };
const FORCED: Look = { ...DARK, colours: 'forced' };
const ON_PHONE: Look = { ...DARK, size: PHONE };
const ON_TABLET: Look = { ...DARK, size: TABLET };

/** Pages, and the actions before each picture. */
const SCREENS = {
  start: { at: '' },
  library: { at: 'library' },
  settings: { at: 'settings' },
  rules: { at: 'rules' },
  editor: { at: 'editor' },
  choosing: { at: 'campaign/Choosing/table' },
  turns: { at: 'campaign/Turns/table' },
  crowd: { at: 'campaign/Crowd/table' },
  panel: {
    at: 'campaign/Turns/table',
    before: async (page) => {
      await page.locator('[aria-label="Monsters"] .standee [data-figure]').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  attack: { at: 'campaign/Attack/table' },
  board: { at: 'campaign/Turns/board' },
  ownTurn: { at: 'campaign/Evening/board' },
  summary: {
    at: 'campaign/Done/table',
    before: async (page) => {
      await page.getByRole('button', { name: 'Finish scenario' }).click();
      await page.getByRole('dialog', { name: 'Victory' }).waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Apply and clear the table' }).waitFor();
    },
  },
  mapEditor: {
    at: 'editor/copy-1',
    before: async (page) => {
      await page.getByRole('application', { name: 'Map' }).waitFor();
    },
  },
  setUp: { at: 'campaign/Choosing/scenario' },
  party: { at: 'campaign/Turns/party' },
  sheet: { at: 'campaign/Turns/party/characters/c1' },
  world: { at: 'campaign/Turns/party/world' },
  shop: { at: 'campaign/Turns/party/shop' },
  scenarios: { at: 'campaign/Turns/party/scenarios' },
  history: { at: 'campaign/Turns/history' },
  print: { at: 'campaign/Turns/print' },
} as const satisfies Record<string, Pick<State, 'at' | 'before'>>;

/** The page of a player's phone. It comes last, because the table stays shared afterwards. */
const PLAYER: State = {
  ...{ name: 'player-phone', at: 'campaign/Evening/devices', ...ON_PHONE },
  seat: 'Hilda',
};

type Screen = keyof typeof SCREENS;

function looks(title: string, look: Look, screens: readonly Screen[]): readonly State[] {
  return screens.map((screen) => ({ name: `${screen}-${title}`, ...SCREENS[screen], ...look }));
}

export const STATES: readonly State[] = [
  ...looks('dark', DARK, Object.keys(SCREENS) as Screen[]),
  ...looks('light', LIGHT, ['start', 'turns', 'attack', 'board', 'sheet', 'print']),
  ...looks('german', GERMAN, ['choosing', 'turns', 'attack', 'setUp', 'party', 'settings']),
  ...looks('forced', FORCED, ['turns', 'board', 'party']),
  ...looks('phone', ON_PHONE, ['choosing', 'turns', 'attack', 'board', 'sheet']),
  ...looks('tablet', ON_TABLET, ['turns']),
  ...looks('large', { ...DARK, size: [1920, 1080] }, ['crowd']),
  PLAYER,
];
