/** The acts of a table that are measured: where they are pressed, what they change, and the way back. */
import { readableTimes, type Timed } from './rows';
import type { Hand, Press, Watched } from './painted';
import { middleShares, sharesOf, TRACED, type Shares } from './shares';
import type { Scene } from './scenes';

/** The screen takes a faster press after a change for a double click, in milliseconds. */
const BREATH = 430;
/** After a press all of it is on the screen, in milliseconds. */
const SETTLED = 150;
/** What a stepper was pressed to is sent a moment later, in milliseconds. */
const COLLECTED = 600;
const BUDGET = 50;
/** Acts of which a trace is made. */
const SHARED = 3;

const STANDEE = '[aria-label="Monsters"] .standee';
const PANEL = '.popover';
const CONDITION = `${PANEL} .condition >> nth=1`;
const TURNS: Watched = { within: '.ribbon', attributes: ['aria-current'] };

interface Act {
  readonly name: string;
  readonly press: Press;
  readonly watched: Watched;
  /** Painted in a second frame: what is looked at first has the budget. */
  readonly isSecond?: boolean;
  /** Before each press; nothing of it is measured. */
  readonly before?: (hand: Hand, scene: Scene) => Promise<unknown>;
  /** After each press. */
  readonly after?: (hand: Hand, scene: Scene) => Promise<unknown>;
}

const undo = (_: Hand, scene: Scene) => scene.undo();
const close = ({ page }: Hand) => page.keyboard.press('Escape');
const open = async (hand: Hand) => {
  const { page } = hand;
  if ((await page.locator(PANEL).count()) > 0) return;
  await page.locator(`${STANDEE} [data-figure]`).first().click();
  await page.locator(PANEL).waitFor();
};

/** While initiatives are covered. */
const CHOOSING: readonly Act[] = [
  {
    name: 'reveal',
    press: { at: '#next-step' },
    watched: { within: '.ribbon', until: '.order' },
    after: undo,
  },
  {
    name: 'reveal, all sleeves',
    press: { at: '#next-step' },
    watched: { within: '[aria-label="Monsters"]', until: '.sleeve .initiative' },
    isSecond: true,
    after: undo,
  },
];

/** Before anybody's turn. */
const TURNING: readonly Act[] = [
  { name: 'next turn', press: { at: '#next-step' }, watched: TURNS, after: undo },
  {
    name: 'undo',
    press: { at: '.steps button[aria-label^="Undo"]' },
    watched: TURNS,
    before: ({ page }) => page.locator('#next-step').click(),
  },
  {
    name: 'room',
    press: { at: '.more button:has-text("Open room") >> nth=0' },
    watched: { within: '[aria-label="Monsters"]' },
    after: undo,
  },
  {
    name: 'damage',
    press: { at: `${STANDEE} .step >> nth=0` },
    watched: { within: `${STANDEE} .stepper`, attributes: ['aria-valuenow'] },
    before: ({ page }) => page.locator(STANDEE).first().hover(),
    after: async ({ page }, scene) => {
      await page.waitForTimeout(COLLECTED);
      await scene.undo();
    },
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
  },
  {
    name: 'condition, on the sleeve',
    press: { at: CONDITION },
    watched: { within: `${STANDEE} .marks` },
    before: open,
    after: undo,
  },
];

async function pressed(act: Act, hand: Hand, scene: Scene): Promise<number> {
  if (act.before) {
    await act.before(hand, scene);
    await hand.page.waitForTimeout(BREATH);
  }
  const time = await hand.press(act.press, act.watched);
  await hand.page.waitForTimeout(SETTLED);
  await act.after?.(hand, scene);
  await hand.page.waitForTimeout(BREATH);
  return time;
}

/** Times come first, without a trace, which slows the page down. */
async function timed(
  act: Act,
  hand: Hand,
  scene: Scene,
  samples: number,
): Promise<readonly [readonly number[], Shares | null]> {
  const times: number[] = [];
  await pressed(act, hand, scene);
  for (let sample = 0; sample < samples; sample += 1) times.push(await pressed(act, hand, scene));
  const browser = hand.page.context().browser();
  if (!browser) return [times, null];
  await browser.startTracing(hand.page, { categories: [...TRACED] });
  for (let sample = 0; sample < Math.min(SHARED, samples); sample += 1) {
    await pressed(act, hand, scene);
  }
  return [times, middleShares(sharesOf(await browser.stopTracing()))];
}

/** All acts on one table, on a screen that shows it. */
export async function actRows(
  hand: Hand,
  scene: Scene,
  title: string,
  samples: number,
): Promise<readonly Timed[]> {
  const rows: Timed[] = [];
  const measure = async (act: Act) => {
    const [times, shares] = await timed(act, hand, scene, samples);
    if (act.before === open) await close(hand);
    const budget = act.isSecond ? null : BUDGET;
    rows.push({ ...readableTimes(`${title}: ${act.name}`, times, budget), shares });
  };
  for (const act of CHOOSING) await measure(act);
  await scene.send({ type: 'revealInitiatives' });
  await hand.page.locator('.order').waitFor();
  await hand.page.waitForTimeout(BREATH);
  for (const act of TURNING) await measure(act);
  return rows;
}
