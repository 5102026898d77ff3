/** Measurement of an action: its trigger, the change it causes, and the way to revert it. */
import { readableTimes, type Timed } from './rows';
import type { Hand, Press, Watched } from './painted';
import { middleShares, sharesOf, TRACED, type Shares } from './shares';
import type { Scene } from './scenes';

/** Milliseconds after a change in which the screen ignores presses as unintended. */
export const BREATH = 800;
/** Milliseconds after a press until everything is on the screen. */
const SETTLED = 150;
/** Milliseconds until the screen sends the sum of a stepper's presses. */
const COLLECTED = 600;
const BUDGET = 50;
/** Actions that are traced. */
const SHARED = 3;

export interface Act {
  readonly name: string;
  readonly press: Press;
  readonly watched: Watched;
  /** Not visible to players, so without a budget. */
  readonly isSecond?: boolean;
  /** Runs before each press and is not measured. */
  readonly before?: (hand: Hand, scene: Scene) => Promise<unknown>;
  /** Runs after each press. */
  readonly after?: (hand: Hand, scene: Scene) => Promise<unknown>;
  /** Runs after all presses. */
  readonly atLast?: (hand: Hand) => Promise<unknown>;
}

export const TURNS: Watched = { within: '.ribbon', attributes: ['aria-current'] };
export const PANEL = '.popover';

export const undo = (_: Hand, scene: Scene) => scene.undo();
export const undoLater = async ({ page }: Hand, scene: Scene): Promise<void> => {
  await page.waitForTimeout(COLLECTED);
  await scene.undo();
};
/** An applied attack can end the turn, too. */
export const undoBlow = async ({ page }: Hand, scene: Scene): Promise<void> => {
  await page.waitForTimeout(BREATH);
  do await scene.undo();
  while ((await scene.scenario()).attack === null);
};
export const close = ({ page }: Hand) => page.keyboard.press('Escape');

async function pressed(act: Act, hand: Hand, scene: Scene): Promise<number> {
  if (act.before) {
    await act.before(hand, scene);
    await hand.page.waitForTimeout(BREATH);
  }
  const time = await hand.press(act.press, act.watched).catch((cause: unknown) => {
    throw new Error(`“${act.name}” does nothing`, { cause });
  });
  await hand.page.waitForTimeout(SETTLED);
  await act.after?.(hand, scene);
  await hand.page.waitForTimeout(BREATH);
  return time;
}

/** Times are measured first and without a trace, which slows the page down. */
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

/** One row per action. */
export async function rowsOf(
  acts: readonly Act[],
  hand: Hand,
  scene: Scene,
  { title, samples }: { readonly title: string; readonly samples: number },
): Promise<readonly Timed[]> {
  const rows: Timed[] = [];
  for (const act of acts) {
    const [times, shares] = await timed(act, hand, scene, samples);
    await act.atLast?.(hand);
    rows.push({
      ...readableTimes(`${title}: ${act.name}`, times, act.isSecond ? null : BUDGET),
      shares,
    });
  }
  return rows;
}
