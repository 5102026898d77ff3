/** Sets up screen tests: one host for each file, with screens and campaigns for each test. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { id, type AbilityDeckId, type FigureId } from '../../shared/ids';
import type { Command } from '../../shared/commands/shapes';
import type { Scenario } from '../../shared/state';
import {
  openScreen,
  removeLibrary,
  serve,
  sharedBrowser,
  sharedLibrary,
  startHost,
  type DeviceOptions,
  type Host,
  type Screen,
} from './harness';
import { campaignWith, record } from './paper';
import { scenarioOf } from './table';

/** Ids of the two characters in the first scenario, the default of most table tests. */
export const HILDA = id<FigureId>('c1');
export const PIET = id<FigureId>('c2');
export const TWO_AT_BLACK_BARROW: readonly Command[] = [
  { type: 'addCharacter', class: id('brute'), name: 'Hilda', level: 1 },
  { type: 'addCharacter', class: id('tinkerer'), name: 'Piet', level: 1 },
  { type: 'startScenario', scenario: id('1'), characters: [id('c1'), id('c2')], level: 1 },
];

/** Commands after which everyone has chosen, and the first turn is running. */
export const inTurnOf = (
  figure: FigureId,
  leading: Readonly<Record<string, number>>,
): readonly Command[] => [
  ...Object.entries(leading).map(([character, number]): Command => ({
    type: 'setInitiative',
    character: id(character),
    leading: number,
    second: 50,
  })),
  { type: 'revealInitiatives' },
  { type: 'startTurn', figure },
];

/** Number of the bandit guards' card whose move and attack are those on their sleeve. */
export const PLAIN_CARD = 527;

/** Number of campaigns of all desks, which may share a library. */
let campaigns = 0;

export class Desk {
  readonly #isAlone: boolean;
  #browser: Browser | undefined;
  #host: Host | undefined;
  #library = '';
  #screens: Screen[] = [];
  #expected: RegExp | null = null;
  /** Key of the most recently created campaign. */
  campaign = '';

  constructor(isAlone: boolean) {
    this.#isAlone = isAlone;
  }

  async setUp(): Promise<void> {
    this.#browser = await sharedBrowser();
    const { library, host } = await (this.#isAlone ? serve() : sharedLibrary());
    this.#library = library;
    this.#host = host;
  }

  async tearDown(): Promise<void> {
    if (!this.#isAlone) return;
    await this.#host?.stop();
    removeLibrary(this.#library);
  }

  get library(): string {
    return this.#library;
  }

  get host(): Host {
    if (!this.#host) throw new Error('There is no host.');
    return this.#host;
  }

  /** Kills the host and restarts it on the same port. */
  async crash(whileAway: () => Promise<void>): Promise<void> {
    const { port } = this.host;
    await this.host.kill();
    await whileAway();
    this.#host = await startHost(this.#library, port);
  }

  /** Opens the host's address, or a page of the app, in a new browser context. */
  async open(options: DeviceOptions = {}, place = ''): Promise<Screen> {
    if (!this.#browser) throw new Error('There is no browser.');
    const screen = await openScreen(this.#browser, `${this.host.address}${place}`, options);
    this.#screens.push(screen);
    return screen;
  }

  /** Creates a campaign and plays these steps. Returns its key. */
  async begin(commands: readonly Command[]): Promise<string> {
    campaigns += 1;
    // In base 36 all names have the same width, so no layout depends on earlier tests.
    const name = `Table ${campaigns.toString(36).padStart(2, '0')}`;
    this.campaign = await campaignWith(this.host, name, commands);
    return this.campaign;
  }

  /** Opens the campaign's table on a new screen. */
  async openTable(options: DeviceOptions = {}): Promise<Screen> {
    const screen = await this.open(options, this.#placeOf('table'));
    await screen.page.getByRole('region', { name: 'Initiative' }).waitFor();
    return screen;
  }

  async go(page: Page, screen: string): Promise<void> {
    await page.goto(`${this.host.origin}/${this.#placeOf(screen)}`);
  }

  #placeOf(screen: string): string {
    return `#/campaign/${encodeURIComponent(this.campaign)}/${screen}`;
  }

  async send(...commands: readonly Command[]): Promise<void> {
    await record(this.host, this.campaign, commands);
  }

  /** Puts this card of a deck on top of its discard pile. */
  async putOnDiscards(deck: string, card: number): Promise<void> {
    const { abilityDecks } = await this.scenario();
    const isOnTop = abilityDecks.some((each) => each.deck === deck && each.current === card);
    if (!isOnTop)
      await this.send({ type: 'enterAbilityCard', deck: id<AbilityDeckId>(deck), card });
  }

  /** Ends turns until this figure acts. */
  async untilActs(figure: FigureId): Promise<void> {
    for (let turn = 0; turn < 10; turn += 1) {
      const { phase } = await this.scenario();
      if (phase.name !== 'turns' || phase.active === figure) return;
      const [next] = phase.order
        .flatMap(({ turns }) => turns)
        .filter(({ state }) => state === 'waiting');
      await this.send(
        phase.active === null
          ? { type: 'startTurn', figure: next?.figure ?? figure }
          : { type: 'endTurn', figure: phase.active },
      );
    }
  }

  /** Gives both characters high initiatives. Then the first guard acts, with the plain card. */
  async guardsAct(): Promise<FigureId> {
    await this.send(
      { type: 'setInitiative', character: HILDA, leading: 90, second: null },
      { type: 'setInitiative', character: PIET, leading: 91, second: null },
      { type: 'revealInitiatives' },
    );
    await this.putOnDiscards('guard', PLAIN_CARD);
    const { phase } = await this.scenario();
    const first = phase.name === 'turns' ? phase.order[0]?.turns[0]?.figure : undefined;
    if (!first) throw new Error('Nobody acts.');
    await this.send({ type: 'startTurn', figure: first });
    return first;
  }

  scenario(): Promise<Scenario> {
    return scenarioOf(this.host, this.campaign);
  }

  /** Expects these errors, which the test causes on purpose, in the browser's log. */
  expectTrouble(trouble: RegExp): void {
    this.#expected = trouble;
  }

  /** Asserts that no screen had another error. */
  async closeScreens(): Promise<void> {
    const screens = this.#screens;
    const expected = this.#expected;
    this.#screens = [];
    this.#expected = null;
    for (const { troubles, close } of screens) {
      expect(troubles.filter((trouble) => !expected?.test(trouble))).toEqual([]);
      await close();
    }
  }
}

/** Creates a desk for all tests of a file. `isAlone` = with a library and host of its own. */
export function useDesk({ isAlone = false } = {}): Desk {
  const desk = new Desk(isAlone);
  beforeAll(() => desk.setUp());
  afterAll(() => desk.tearDown());
  afterEach(() => desk.closeScreens());
  return desk;
}
