/** Presses that arrive after another window has changed the screen. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { amber, startGuardAttack, startPushChoice, whereAsked } from './actingGuard';
import { useDesk } from './desk';
import { breathe } from './harness';
import { snapshotOf, Table } from './table';

const desk = useDesk();

type Keys = Readonly<Pick<KeyboardEventInit, 'code' | 'ctrlKey' | 'key'>>;

/** Presses keys directly after the amber button has changed, before the player can see the change. */
async function pressWhenItChanges(page: Page, ...keys: readonly Keys[]) {
  await page.evaluate((presses) => {
    const button = document.querySelector('#next-step');
    if (!button) throw new Error('There is no next step.');
    const watching = new MutationObserver(() => {
      watching.disconnect();
      for (const press of presses)
        document.body.dispatchEvent(new KeyboardEvent('keydown', { ...press, bubbles: true }));
    });
    watching.observe(button, { subtree: true, childList: true, characterData: true });
  }, keys);
}

const isLate = (page: Page) => page.getByText('Someone else made a change first').waitFor();

test('[SEAT-12] A digit for a choice that another window just made is reported as late', async () => {
  await startPushChoice(desk);
  const { page } = await desk.openTable();
  const other = await desk.openTable();
  for (const each of [page, other.page]) await whereAsked(each);
  await breathe(page);
  await pressWhenItChanges(page, { key: '1' });
  await other.page.keyboard.press('2');
  await isLate(page);
  expect((await desk.scenario()).attack).toBeNull();
});

/** Opens two windows in which a guard is about to attack. Returns a function that counts the steps since. */
async function twoWindows() {
  const other = await startGuardAttack(desk);
  const { page } = await desk.openTable();
  await amber(page)
    .filter({ hasText: /^Choose .* target/ })
    .waitFor();
  await breathe(page);
  const seq = async () => (await snapshotOf(desk.host, desk.campaign)).seq;
  const before = await seq();
  return { page, other, steps: async () => (await seq()) - before };
}

test.each([
  ['n', { key: 'n' }],
  ['Ctrl+Enter', { key: 'Enter', ctrlKey: true }],
  ['Enter', { key: 'Enter' }],
  ['Ctrl+Z', { key: 'z', code: 'KeyZ', ctrlKey: true }],
  ['m', { key: 'm' }],
])(
  '[SEAT-12] %s does not press a button that just changed because of another window',
  async (_, key) => {
    const { page, other, steps } = await twoWindows();
    await pressWhenItChanges(page, key);
    await other.keyboard.press('a');
    await isLate(page);
    await amber(page)
      .filter({ hasText: /^Apply/ })
      .waitFor();
    expect(await steps()).toBe(2);
    // A press that follows after the change was visible works.
    await breathe(page);
    const says = await amber(page).textContent();
    await page.keyboard.press('n');
    await amber(page)
      .filter({ hasNotText: says ?? '' })
      .waitFor();
    await expect.poll(steps).toBe(4);
  },
);

test('[SEAT-12] n keeps its action if another window changes an unrelated figure', async () => {
  const { page, other, steps } = await twoWindows();
  await page.keyboard.press('a');
  await amber(page)
    .filter({ hasText: /^Apply/ })
    .waitFor();
  await breathe(page);
  // Another window's step changes only the history in this one, and a key follows without a pause.
  await page.evaluate(() => {
    const watching = new MutationObserver(() => {
      watching.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true }));
    });
    watching.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await new Table(other).button('Hilda suffers 1 damage').click();
  await expect.poll(steps).toBe(5);
  expect(await page.getByText('Someone else made a change first').count()).toBe(0);
});
