/** The measured actions on the table. */
import {
  IGNORED_MS,
  close,
  PANEL,
  actionRows,
  TURNS,
  undo,
  undoAttack,
  undoLater,
  type MeasuredAction,
} from './measureAction';
import type { ScreenUser } from './pressToPaint';
import type { Timed } from './rows';
import type { Scene } from './scenes';

const MONSTERS = '[aria-label="Monsters"]';
const STANDEE = `${MONSTERS} .standee`;
const CONDITION = `${PANEL} .condition >> nth=1`;

const open = async (user: ScreenUser) => {
  const { page } = user;
  if ((await page.locator(PANEL).count()) > 0) return;
  await page.locator(`${STANDEE} [data-figure]`).first().click();
  await page.locator(PANEL).waitFor();
};

/** Selector of the first five sleeves, which are more than fit on the screen. */
const IN_SIGHT = [0, 1, 2, 3, 4].map((place) => `[style*="order: ${String(place)};"]`).join();
const BARE = `${MONSTERS} > .sleeve:has(.standee):not(:has(.initiative))`;

/** Actions while initiatives are chosen. */
const CHOOSING: readonly MeasuredAction[] = [
  {
    name: 'reveal',
    press: { at: '#next-step' },
    watched: { within: '.ribbon', until: '.order' },
    after: undo,
  },
  {
    name: 'reveal, all in sight',
    press: { at: '#next-step' },
    watched: { within: MONSTERS, without: `${BARE}:is(${IN_SIGHT})` },
    after: undo,
  },
  {
    name: 'reveal, sleeves out of sight, too',
    press: { at: '#next-step' },
    watched: { within: MONSTERS, without: BARE },
    isUnnoticed: true,
    after: undo,
  },
];

/** Actions before the first turn. */
const TURNING: readonly MeasuredAction[] = [
  { name: 'next turn', press: { at: '#next-step' }, watched: TURNS, after: undo },
  {
    name: 'undo',
    press: { at: '.tools button[aria-label^="Undo"]' },
    watched: TURNS,
    before: ({ page }) => page.locator('#next-step').click(),
  },
  {
    name: 'room',
    press: { at: '.more button:has-text("Open room") >> nth=0' },
    watched: { within: MONSTERS },
    after: undo,
  },
  {
    name: 'damage',
    press: { at: `${STANDEE} .step >> nth=0` },
    watched: { within: `${STANDEE} .stepper`, attributes: ['aria-valuenow'] },
    before: ({ page }) => page.locator(STANDEE).first().hover(),
    after: undoLater,
  },
  {
    name: 'modifier',
    press: { at: '.dock .draw >> nth=0' },
    watched: { within: '.dock' },
    after: undo,
  },
  {
    name: 'element',
    press: { at: '.element >> nth=0' },
    watched: { within: '.header', attributes: ['aria-label'] },
    after: undo,
  },
  {
    name: 'panel',
    press: { at: `${STANDEE} [data-figure]` },
    watched: { within: 'body', until: PANEL },
    after: close,
  },
  {
    name: 'condition, in the panel',
    press: { at: CONDITION },
    watched: { within: `${PANEL} .conditions`, attributes: ['aria-pressed'] },
    before: open,
    after: undo,
    afterAll: close,
  },
  {
    name: 'condition, on the sleeve',
    press: { at: CONDITION },
    watched: { within: `${STANDEE} .marks` },
    before: open,
    after: undo,
    afterAll: close,
  },
];

/** Actions on an attack whose card is drawn. */
const ATTACKING: readonly MeasuredAction[] = [
  {
    name: 'attack applied',
    press: { at: '#next-step' },
    watched: { within: '[aria-label="Characters"]', attributes: ['aria-valuenow'] },
    after: undoAttack,
  },
];

/** Measures all actions on a table that a screen shows. */
export async function actRows(
  user: ScreenUser,
  scene: Scene,
  title: string,
  samples: number,
): Promise<readonly Timed[]> {
  const measure = (acts: readonly MeasuredAction[]) =>
    actionRows(acts, user, scene, { title, samples });
  const chosen = await measure(CHOOSING);
  await scene.send({ type: 'revealInitiatives' });
  await user.page.locator('.order').waitFor();
  await user.page.waitForTimeout(IGNORED_MS);
  const turned = await measure(TURNING);
  await scene.beginAttack();
  await user.page.locator('#next-step', { hasText: 'Apply' }).waitFor();
  await user.page.waitForTimeout(IGNORED_MS);
  return [...chosen, ...turned, ...(await measure(ATTACKING))];
}
