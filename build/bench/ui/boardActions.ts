/** The measured actions on the map, with all figures on it. */
import { tapHex } from '../../e2e/table';
import type { Hex } from '../../../shared/map/hexes';
import { monsterPlan } from '../../../shared/rules/monsters/plan/plan';
import { shippedContent } from '../../../shared/testing/content';
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
import type { Places } from './placeFigures';
import type { Scene } from './scenes';

const content = shippedContent();

const MAP = '[role="application"]';
const SIDE = '.inspector';
const CHOOSING: readonly MeasuredAction[] = [
  {
    name: 'reveal',
    press: { at: '#next-step' },
    watched: { within: '.ribbon', until: '.order' },
    after: undo,
  },
];

const tap =
  (hex: Hex) =>
  ({ page }: ScreenUser) =>
    tapHex(page, hex);

/** Moves the mouse off the map, so that its hover effects end. */
const leave = async ({ page }: ScreenUser) => page.mouse.move(0, 0);

function turning({ hero, goal, standee, behindDoor }: Places): readonly MeasuredAction[] {
  const onMap = `${MAP} [data-figure="${standee.id}"]`;
  const condition = `${PANEL} .condition >> nth=1`;
  const openPanel = async (user: ScreenUser) => {
    if ((await user.page.locator(PANEL).count()) > 0) return;
    await tap(standee.at)(user);
    await user.page.waitForTimeout(IGNORED_MS);
    await user.page.locator(`${SIDE} .life button[aria-haspopup="dialog"]`).first().click();
    await user.page.locator(PANEL).waitFor();
  };
  return [
    { name: 'next turn', press: { at: '#next-step' }, watched: TURNS, after: undo },
    {
      name: 'next turn, what it will do',
      press: { at: '#next-step' },
      watched: { within: MAP, until: '[data-plan]' },
      after: undo,
    },
    {
      name: 'undo',
      press: { at: '.tools button[aria-label^="Undo"]' },
      watched: TURNS,
      before: ({ page }) => page.locator('#next-step').click(),
    },
    {
      name: 'room',
      press: { at: '[aria-label="Closed doors"] button >> nth=0' },
      watched: { within: MAP, until: `[data-hexes~="${behindDoor.q},${behindDoor.r}"]` },
      after: async (user, scene) => {
        await undo(user, scene);
        await leave(user);
      },
    },
    {
      name: 'figure selected',
      press: { at: onMap },
      watched: { within: SIDE },
      before: async (user) => {
        await user.page.keyboard.press('Escape');
        await user.page.keyboard.press('Escape');
      },
    },
    {
      name: 'damage',
      press: { at: `${SIDE} .life .step >> nth=0` },
      watched: { within: `${SIDE} .life .stepper`, attributes: ['aria-valuenow'] },
      before: tap(standee.at),
      after: undoLater,
    },
    {
      name: 'condition, on the map',
      press: { at: condition },
      watched: { within: onMap },
      before: openPanel,
      after: undo,
      afterAll: close,
    },
    {
      name: 'figure moved',
      press: { at: '[data-cursor]' },
      watched: { within: `${MAP} [data-figure="${hero.id}"]`, attributes: ['transform'] },
      before: async (user) => {
        await tap(hero.at)(user);
        await user.page.waitForTimeout(IGNORED_MS);
        await tap(goal)(user);
      },
      after: undo,
    },
  ];
}

const attacking = ({ hero }: Places): readonly MeasuredAction[] => [
  {
    name: 'attack applied',
    press: { at: '#next-step' },
    watched: { within: `${MAP} [data-figure="${hero.id}"]` },
    after: undoAttack,
  },
];

export async function boardRows(
  user: ScreenUser,
  scene: Scene,
  places: Places,
  { title, samples }: { readonly title: string; readonly samples: number },
): Promise<readonly Timed[]> {
  const measure = (acts: readonly MeasuredAction[]) =>
    actionRows(acts, user, scene, { title: `${title}, board`, samples });
  const chosen = await measure(CHOOSING);
  await scene.revealUntil((scenario, first) => {
    const plan = monsterPlan(scenario, content, first);
    return plan.ok && plan.value.steps[0]?.kind === 'act';
  });
  await user.page.locator('.order').waitFor();
  await user.page.waitForTimeout(IGNORED_MS);
  const turned = await measure(turning(places));
  await scene.beginAttack(places.goal);
  await user.page.locator('#next-step', { hasText: 'Apply' }).waitFor();
  await user.page.waitForTimeout(IGNORED_MS);
  return [...chosen, ...turned, ...(await measure(attacking(places)))];
}
