/** Uses the table through roles and names, and the game through the host's API. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Snapshot } from '../../shared/api/api';
import type { Method } from '../../shared/api/calls';
import { centre } from '../../renderer/board/drawing/geometry';
import type { Hex } from '../../shared/map/hexes';
import type { Game, Monster, Scenario } from '../../shared/state';
import { breathe, type Host } from './harness';

/** Calls the API with the key, without a page. */
export async function callApi(host: Host, method: Method, ...args: unknown[]): Promise<unknown> {
  const answer = await fetch(`${host.origin}/api/${method}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${host.key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(args),
  });
  return answer.json();
}

export async function snapshotOf(host: Host, campaign: string): Promise<Snapshot> {
  const answer = (await callApi(host, 'campaign.open', campaign)) as { value: Snapshot };
  return answer.value;
}

export async function gameOf(host: Host, campaign: string): Promise<Game> {
  return (await snapshotOf(host, campaign)).game;
}

export async function scenarioOf(host: Host, campaign: string): Promise<Scenario> {
  const { scenario } = await gameOf(host, campaign);
  if (!scenario) throw new Error('No scenario is being played.');
  return scenario;
}

export function monstersIn(scenario: Scenario, type: string): readonly Monster[] {
  return scenario.figures.filter(
    (figure): figure is Monster => figure.kind === 'monster' && figure.type === type,
  );
}

/** The centre of a hex on the page, wherever the map was moved to. */
async function middleOf(page: Page, hex: Hex): Promise<{ readonly x: number; readonly y: number }> {
  const map = page.locator(`svg:has([data-hexes~="${hex.q},${hex.r}"])`);
  return map.evaluate((svg, { x, y }) => {
    const point = new DOMPoint(x, y).matrixTransform((svg as SVGSVGElement).getScreenCTM() ?? {});
    return { x: point.x, y: point.y };
  }, centre(hex));
}

export async function tapHex(page: Page, hex: Hex): Promise<void> {
  const { x, y } = await middleOf(page, hex);
  await page.mouse.click(x, y);
}

export async function pointAtHex(page: Page, hex: Hex): Promise<void> {
  const { x, y } = await middleOf(page, hex);
  await page.mouse.move(x, y);
}

/** Drags from the centre of one hex to that of another, through the given hexes. */
export async function dragHex(page: Page, from: Hex, to: Hex): Promise<void> {
  await pointAtHex(page, from);
  await page.mouse.down();
  const { x, y } = await middleOf(page, to);
  await page.mouse.move(x, y, { steps: 5 });
  await page.mouse.up();
}

/** The screens as players see and hear them: by roles and names only. */
export class Table {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  figure(name: string): Locator {
    return this.page.getByRole('group', { name, exact: true });
  }

  async beginCampaign(name: string): Promise<void> {
    await this.button(/^New campaign/).click();
    await this.page.getByRole('textbox', { name: 'Campaign name' }).fill(name);
    await this.button('Create').click();
    await this.page.getByRole('heading', { name: 'Party', level: 1 }).waitFor();
  }

  async addCharacter(className: string, name: string): Promise<void> {
    await this.page.getByRole('main').getByRole('button', { name: 'Add a character' }).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByText(className, { exact: true }).click();
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog.getByRole('button', { name: /^Add / }).click();
    await dialog.waitFor({ state: 'detached' });
  }

  async startScenario(title: string): Promise<void> {
    await this.page.getByRole('link', { name: 'Scenario', exact: true }).click();
    await this.button(title).click();
    await this.button(`Start ${title}`).click();
    await this.page.getByRole('region', { name: 'Initiative' }).waitFor();
  }

  async enterInitiative(name: string, digits: string): Promise<void> {
    await this.page.getByRole('textbox', { name: `Initiative of ${name}` }).click();
    await this.page.keyboard.type(digits);
  }

  /** Presses the amber button as soon as it has this title. */
  async next(title: string | RegExp): Promise<void> {
    const amber = this.page.locator('#next-step').filter({ hasText: title });
    await amber.waitFor();
    await breathe(this.page);
    await amber.click();
  }

  /**
   * Presses the amber button, at most `presses` times, until its label is `last`. Monsters' other abilities
   * are skipped.
   */
  async goOnUntil(last: RegExp, presses = 20): Promise<void> {
    const amber = this.page.locator('#next-step');
    for (let press = 0; press < presses; press += 1) {
      // The screen receives a step only after it is saved, so the label of an applied attack may still be
      // there.
      await amber.filter({ hasNotText: /^\s*(Apply|Draw)/ }).waitFor();
      const label = await amber.innerText();
      if (last.test(label)) return;
      if (/^\s*(End|Start|.*: choose an ability)/.test(label)) await this.next(label.trim());
      else await this.button('Skip the rest').click();
      await expect.poll(async () => amber.innerText()).not.toBe(label);
    }
    throw new Error(`The next step never was ${String(last)}.`);
  }

  /** Closes the dialogs that appear only at certain moments. */
  async closeMomentDialog(title: string): Promise<void> {
    const moment = this.page.getByRole('dialog', { name: title, exact: true });
    await moment.waitFor();
    await breathe(this.page);
    await this.page.keyboard.press('Enter');
    await moment.waitFor({ state: 'detached' });
  }

  async undo(title: string | RegExp): Promise<void> {
    const undo = this.page.getByRole('button', {
      name: typeof title === 'string' ? `Undo: ${title}` : title,
    });
    await undo.click();
  }

  /** Enters a drawn card for the target in the attack panel. */
  async enterDrawnCard(card: string): Promise<void> {
    // Standee has drawn a card already, which the players' card replaces.
    await this.page.locator('#next-step', { hasText: /^\s*Apply/ }).waitFor();
    await this.button('I drew it myself').click();
    const calculator = this.page.getByRole('region', { name: 'Attack calculator' });
    await calculator.getByRole('button', { name: new RegExp(`^${card} \\(`) }).click();
    await breathe(this.page);
  }

  /** Shows the calculation, which is open by itself only for an unusual attack. */
  async unfoldSteps(): Promise<void> {
    const steps = this.page.locator('details', { hasText: 'The five steps' });
    await steps.waitFor();
    if ((await steps.getAttribute('open')) === null) await steps.locator('> summary').click();
  }

  /** The number in one of the five steps of an attack. */
  step(step: number): Locator {
    return this.page
      .getByRole('region', { name: 'Attack calculator' })
      .getByRole('textbox', { name: new RegExp(`^Step ${String(step)},`) });
  }
}
