/** Sets up two characters with gold, for tests that open many pages of a campaign. */
import type { Page } from 'playwright-core';
import { beforeEach } from 'vitest';
import { useDesk, type Desk } from './desk';
import type { Host, ScreenOptions } from './harness';
import { campaignWith, record } from './paper';
import { gameOf, snapshotOf, Table } from './table';

const PARTY = [
  { type: 'addCharacter', class: 'brute', name: 'Hilda', level: 1 },
  { type: 'addCharacter', class: 'scoundrel', name: 'Nim', level: 1 },
  { type: 'editCharacter', character: 'c1', gold: 60 },
  { type: 'editCharacter', character: 'c2', gold: 12 },
] as const;

let campaigns = 0;

export class TwoWithGold {
  readonly #desk: Desk;
  #key = '';
  #page: Page | null = null;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  get host(): Host {
    return this.#desk.host;
  }

  get page(): Page {
    if (!this.#page) throw new Error('No screen is open.');
    return this.#page;
  }

  get table(): Table {
    return new Table(this.page);
  }

  async begin(): Promise<void> {
    this.#key = await campaignWith(this.host, `Table ${++campaigns}`, PARTY);
    ({ page: this.#page } = await this.#desk.open());
  }

  /** Opens the campaign again on another kind of screen. */
  async reopenOn(options: ScreenOptions): Promise<void> {
    await this.#desk.closeScreens();
    ({ page: this.#page } = await this.#desk.open(options));
  }

  /** Opens a page of the campaign. Reloads the app if no heading tells the page from the one before. */
  async open(place: string, heading?: string): Promise<void> {
    const app = heading ? `${this.host.origin}/` : this.host.address;
    await this.page.goto(`${app}#/campaign/${encodeURIComponent(this.#key)}/${place}`);
    const name = heading ? { name: heading } : {};
    await this.page
      .getByRole('heading', { level: 1, ...name })
      .first()
      .waitFor();
  }

  record(commands: readonly object[]): Promise<void> {
    return record(this.host, this.#key, commands);
  }

  game() {
    return gameOf(this.host, this.#key);
  }

  snapshot() {
    return snapshotOf(this.host, this.#key);
  }

  async campaign() {
    return (await this.game()).campaign;
  }

  async party() {
    return (await this.campaign()).party;
  }

  async goldOf(id: string) {
    return (await this.#sheetOf(id))?.gold;
  }

  async itemsOf(id: string) {
    return (await this.#sheetOf(id))?.items.map(({ item }) => item);
  }

  async #sheetOf(id: string) {
    return (await this.campaign()).characters.find((each) => (each.id as string) === id);
  }

  notice(text: string | RegExp): Promise<void> {
    return this.page.getByText(text).first().waitFor();
  }

  region(name: string) {
    return this.page.getByRole('region', { name, exact: true });
  }
}

/** Creates a campaign and a screen for each test of a file. */
export function useTwoWithGold(): TwoWithGold {
  const at = new TwoWithGold(useDesk());
  beforeEach(() => at.begin());
  return at;
}
