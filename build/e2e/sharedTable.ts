/** Shares a table on a loopback address, and lets devices join it. */
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  openScreen,
  removeLibrary,
  scratchLibrary,
  sharedBrowser,
  startHost,
  type DeviceOptions,
  type Host,
  type Screen,
} from './harness';
import { campaignWith } from './paper';
import { choose } from './choose';

export const PHONE: DeviceOptions = { width: 390, height: 844, touch: true };
export const TABLET: DeviceOptions = { width: 820, height: 1180, touch: true };
export const TELEVISION: DeviceOptions = { width: 1920, height: 1080 };

/** A loopback address that no other test run uses; it stands in for the network. */
export const NETWORK = `127.0.${String((process.pid % 250) + 1)}.2`;

export class SharedTable {
  readonly browser: Browser;
  readonly library: string;
  readonly campaign: string;
  /** The page of the table itself. */
  readonly page: Page;
  readonly #screens: Screen[] = [];
  host: Host;

  private constructor(browser: Browser, library: string, host: Host, campaign: string, page: Page) {
    this.browser = browser;
    this.library = library;
    this.host = host;
    this.campaign = campaign;
    this.page = page;
  }

  static async create(commands: readonly object[]): Promise<SharedTable> {
    const library = scratchLibrary();
    const browser = await sharedBrowser();
    const host = await startHost(library, 0, ['--network', NETWORK]);
    const campaign = await campaignWith(host, 'Tuesdays', commands);
    const screen = await openScreen(browser, host.address);
    const table = new SharedTable(browser, library, host, campaign, screen.page);
    table.#screens.push(screen);
    return table;
  }

  async share(): Promise<void> {
    await this.go('devices');
    await this.page.getByRole('button', { name: 'Share this table' }).click();
    await this.page.getByRole('img', { name: /^QR code of http/ }).waitFor();
  }

  /** Turns off the automatic reveal, so that only the table's page reveals initiatives. */
  async turnOffAutoReveal(): Promise<void> {
    const name = 'Reveal automatically';
    await this.page.getByRole('switch', { name }).click();
    await this.page.getByRole('switch', { name, checked: false }).waitFor();
  }

  async go(screen: string): Promise<void> {
    const place = `#/campaign/${encodeURIComponent(this.campaign)}/${screen}`;
    await this.page.goto(`${this.host.origin}/${place}`);
  }

  async open(address: string, options: DeviceOptions): Promise<Page> {
    const screen = await openScreen(this.browser, address, options);
    this.#screens.push(screen);
    return screen.page;
  }

  /** The address and join code on the devices page. */
  async code(): Promise<{ readonly origin: string; readonly joinCode: string }> {
    const origin = await this.page.getByText(/^http:\/\/127\.0\.\d+\.2:\d+$/).innerText();
    return { origin, joinCode: await this.page.getByText(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/).innerText() };
  }

  /** Lets a device scan the code and join. */
  async join(who: string, name: string, options: DeviceOptions): Promise<Page> {
    const { origin, joinCode } = await this.code();
    const device = await this.open(`${origin}/#${joinCode}`, options);
    await this.knock(device, who, name);
    return device;
  }

  async knock(device: Page, who: string, name: string): Promise<void> {
    await device.getByLabel('Device name').fill(name);
    await choose(device.getByLabel('This device', { exact: true }), who);
    await device.getByRole('button', { name: 'Ask to join' }).click();
    await this.page.getByRole('dialog', { name: `Let “${name}” in as` }).waitFor();
    await this.page.getByRole('button', { name: 'Let in' }).click();
    await this.page.getByRole('group', { name: `Characters of ${name}` }).waitFor();
  }

  /** Asserts that no page had an error. */
  async closeScreens(): Promise<void> {
    for (const { page } of this.#screens) await page.context().close();
    await this.host.stop();
    removeLibrary(this.library);
    expect(this.#screens.flatMap(({ troubles }) => troubles)).toEqual([]);
  }
}
