/**
 * Scenario 1 played to its end in the browser by `n`, choices and initiatives; a referee checks
 * each event.
 */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { shippedContent } from '../../shared/testing/content';
import { Referee } from '../../shared/testing/referee';
import { TWO_AT_BLACK_BARROW, HILDA, PIET, useDesk } from './desk';
import { breathe } from './harness';
import { snapshotOf, Table } from './table';

/** Maximum presses. No game needs as many, so a longer one would never end. */
const MOST_PRESSES = 120;
/** Hit points of the characters, who are exhausted quickly with so few. */
const FRAIL = 4;

const desk = useDesk();

declare global {
  interface Window {
    /** Labels of the amber button since the last press. */
    shownLabels: string[];
  }
}

/** Runs in the page. */
function recordLabels(): void {
  window.shownLabels = [];
  const button = document.querySelector('#next-step');
  if (!button) throw new Error('There is no amber button.');
  const record = () => window.shownLabels.push((button.textContent ?? '').trim());
  const changes = { subtree: true, childList: true, characterData: true } as const;
  new MutationObserver(record).observe(button, changes);
}

const amberLabel = async (page: Page) => (await page.locator('#next-step').innerText()).trim();

async function press(page: Page, label: string): Promise<void> {
  if (label.startsWith('Enter')) {
    await page.keyboard.press('n');
    await page.keyboard.type('75');
    return;
  }
  // Characters do nothing when a button asks for their action.
  if (label.startsWith('Choose')) {
    const way = page.getByRole('button', { name: /^1\. / });
    const target = page.getByRole('button', { name: /^(Target|Attack) \D/ });
    const option = way.or(target).first();
    // If the app takes the step itself, the label changes before a choice is offered.
    const isGone = async () => (await amberLabel(page)) !== label;
    await expect.poll(async () => (await isGone()) || (await option.isVisible())).toBe(true);
    if (!(await isGone())) await option.click();
    return;
  }
  await page.keyboard.press('n');
  const suffer = page.getByRole('dialog').getByRole('button', { name: 'Suffer damage' });
  if (!/is exhausted/.test(label)) return;
  await suffer.waitFor();
  await breathe(page);
  await suffer.click();
}

describe('scenario 1 by n', () => {
  test.each([
    ['without the board', false],
    ['with the board', true],
  ])(
    'Scenario 1 is played %s to its end by n, with every event as the rules require',
    async (_, isOnBoard) => {
      await desk.begin([
        ...TWO_AT_BLACK_BARROW,
        ...[HILDA, PIET].flatMap((figure) => [
          { type: 'correctHitPoints', figure, hitPoints: FRAIL } as const,
        ]),
        { type: 'placeFigure', figure: HILDA, at: { q: 1, r: 2 } },
        { type: 'placeFigure', figure: PIET, at: { q: 1, r: 3 } },
        { type: 'useBoard', inUse: isOnBoard },
      ]);
      const { seq } = await snapshotOf(desk.host, desk.campaign);
      const referee = new Referee(await desk.scenario(), shippedContent());
      const { page } = await desk.openTable();
      await page.evaluate(recordLabels);
      const labelNow = () => amberLabel(page);
      for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
        const label = await labelNow();
        if (label.startsWith('Finish scenario')) break;
        await breathe(page);
        await page.evaluate(() => (window.shownLabels = []));
        await press(page, label);
        await expect.poll(labelNow, { message: label }).not.toBe(label);
        const passing = await page.evaluate(() => window.shownLabels.slice(0, -1));
        // The card is drawn without a press. Labels of other steps would only flash up.
        expect(passing.filter((each) => !each.startsWith('Draw '))).toEqual([]);
      }
      const { log } = await snapshotOf(desk.host, desk.campaign);
      for (const step of log.filter((each) => each.seq > seq)) referee.judge(step);
      referee.compare(await desk.scenario());
      expect(referee.faults).toEqual([]);
      expect(referee.judged.get('exhausted')).toBe(2);
      expect((await desk.scenario()).phase).toMatchObject({ name: 'over', won: false });
      await page.keyboard.press('n');
      await new Table(page).closeMomentDialog('Defeat');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Apply/ })
        .waitFor();
      await breathe(page);
      await page.keyboard.press('Control+Enter');
      await page.getByRole('heading', { name: 'Party', level: 1 }).waitFor();
    },
  );
});
