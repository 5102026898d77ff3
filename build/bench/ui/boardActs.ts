/** The measured actions on the map, with all figures on it. */
import { tapHex } from '../../e2e/table';
import type { Hex } from '../../../shared/map/hexes';
import { monsterPlan } from '../../../shared/rules/monsters/plan/plan';
import { shippedContent } from '../../../shared/testing/content';
import { BREATH, close, PANEL, rowsOf, TURNS, undo, undoBlow, undoLater, type Act } from './acting';
import type { Hand } from './painted';
import type { Timed } from './rows';
import type { Places } from './places';
import type { Scene } from './scenes';

const content = shippedContent();

const MAP = '[role="application"]';
const SIDE = '.inspector';
const CHOOSING: readonly Act[] = [
  {
    name: 'reveal',
    press: { at: '#next-step' },
    watched: { within: '.ribbon', until: '.order' },
    after: undo,
  },
];

const tap =
  (hex: Hex) =>
  ({ page }: Hand) =>
    tapHex(page, hex);

/** The mouse leaves the map, so that its hover effects end. */
const leave = async ({ page }: Hand) => page.mouse.move(0, 0);

function turning({ hero, goal, standee, behindDoor }: Places): readonly Act[] {
  const onMap = `${MAP} [data-figure="${standee.id}"]`;
  const condition = `${PANEL} .condition >> nth=1`;
  const openPanel = async (hand: Hand) => {
    if ((await hand.page.locator(PANEL).count()) > 0) return;
    await tap(standee.at)(hand);
    await hand.page.waitForTimeout(BREATH);
    await hand.page.locator(`${SIDE} .life button[aria-haspopup="dialog"]`).first().click();
    await hand.page.locator(PANEL).waitFor();
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
      after: async (hand, scene) => {
        await undo(hand, scene);
        await leave(hand);
      },
    },
    {
      name: 'figure selected',
      press: { at: onMap },
      watched: { within: SIDE },
      before: async (hand) => {
        await hand.page.keyboard.press('Escape');
        await hand.page.keyboard.press('Escape');
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
      atLast: close,
    },
    {
      name: 'figure moved',
      press: { at: '[data-cursor]' },
      watched: { within: `${MAP} [data-figure="${hero.id}"]`, attributes: ['transform'] },
      before: async (hand) => {
        await tap(hero.at)(hand);
        await hand.page.waitForTimeout(BREATH);
        await tap(goal)(hand);
      },
      after: undo,
    },
  ];
}

const attacking = ({ hero }: Places): readonly Act[] => [
  {
    name: 'attack applied',
    press: { at: '#next-step' },
    watched: { within: `${MAP} [data-figure="${hero.id}"]` },
    after: undoBlow,
  },
];

export async function boardRows(
  hand: Hand,
  scene: Scene,
  places: Places,
  { title, samples }: { readonly title: string; readonly samples: number },
): Promise<readonly Timed[]> {
  const measure = (acts: readonly Act[]) =>
    rowsOf(acts, hand, scene, { title: `${title}, board`, samples });
  const chosen = await measure(CHOOSING);
  await scene.revealUntil((scenario, first) => {
    const plan = monsterPlan(scenario, content, first);
    return plan.ok && plan.value.steps[0]?.kind === 'act';
  });
  await hand.page.locator('.order').waitFor();
  await hand.page.waitForTimeout(BREATH);
  const turned = await measure(turning(places));
  await scene.beginBlow(places.goal);
  await hand.page.locator('#next-step', { hasText: 'Apply' }).waitFor();
  await hand.page.waitForTimeout(BREATH);
  return [...chosen, ...turned, ...(await measure(attacking(places)))];
}
