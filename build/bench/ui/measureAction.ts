/** Measures an action: its press, the change that it causes, and how it is reverted. */
import { readableTimes, type Timed } from './rows';
import type { ScreenUser, Press, Watched } from './pressToPaint';
import { medianShares, sharesOf, TRACED, type Shares } from './workShares';
import type { Scene } from './scenes';

/**
 * Milliseconds after a change in which the screen ignores presses, because they may be meant for what was
 * there before.
 */
export const IGNORED_MS = 800;
/** Milliseconds to wait after a press until everything is painted. */
const SETTLE_MS = 150;
/** Milliseconds until the screen sends the sum of several presses on a stepper. */
const STEPPER_MS = 600;
const BUDGET = 50;
/** Number of actions of which a trace is recorded. */
const TRACE_SAMPLES = 3;

export interface MeasuredAction {
  readonly name: string;
  readonly press: Press;
  readonly watched: Watched;
  /** True for a part of an action that players do not notice. It has no budget. */
  readonly isUnnoticed?: boolean;
  /** Runs before each press and is not measured. */
  readonly before?: (user: ScreenUser, scene: Scene) => Promise<unknown>;
  /** Runs after each press. */
  readonly after?: (user: ScreenUser, scene: Scene) => Promise<unknown>;
  /** Runs after all presses. */
  readonly afterAll?: (user: ScreenUser) => Promise<unknown>;
}

export const TURNS: Watched = { within: '.ribbon', attributes: ['aria-current'] };
export const PANEL = '.popover';

export const undo = (_: ScreenUser, scene: Scene) => scene.undo();
export const undoLater = async ({ page }: ScreenUser, scene: Scene): Promise<void> => {
  await page.waitForTimeout(STEPPER_MS);
  await scene.undo();
};
/** An applied attack can end the turn as well, so there may be two steps to undo. */
export const undoAttack = async ({ page }: ScreenUser, scene: Scene): Promise<void> => {
  await page.waitForTimeout(IGNORED_MS);
  do await scene.undo();
  while ((await scene.scenario()).attack === null);
};
export const close = ({ page }: ScreenUser) => page.keyboard.press('Escape');

async function pressOnce(act: MeasuredAction, user: ScreenUser, scene: Scene): Promise<number> {
  if (act.before) {
    await act.before(user, scene);
    await user.page.waitForTimeout(IGNORED_MS);
  }
  const time = await user.press(act.press, act.watched).catch((cause: unknown) => {
    throw new Error(`“${act.name}” does nothing`, { cause });
  });
  await user.page.waitForTimeout(SETTLE_MS);
  await act.after?.(user, scene);
  await user.page.waitForTimeout(IGNORED_MS);
  return time;
}

/** Measures the times first and records the trace afterwards, because tracing slows the page down. */
async function measureAction(
  act: MeasuredAction,
  user: ScreenUser,
  scene: Scene,
  samples: number,
): Promise<readonly [readonly number[], Shares | null]> {
  const times: number[] = [];
  await pressOnce(act, user, scene);
  for (let sample = 0; sample < samples; sample += 1) times.push(await pressOnce(act, user, scene));
  const browser = user.page.context().browser();
  if (!browser) return [times, null];
  await browser.startTracing(user.page, { categories: [...TRACED] });
  for (let sample = 0; sample < Math.min(TRACE_SAMPLES, samples); sample += 1) {
    await pressOnce(act, user, scene);
  }
  return [times, medianShares(sharesOf(await browser.stopTracing()))];
}

/** Measures the actions. One row for each. */
export async function actionRows(
  acts: readonly MeasuredAction[],
  user: ScreenUser,
  scene: Scene,
  { title, samples }: { readonly title: string; readonly samples: number },
): Promise<readonly Timed[]> {
  const rows: Timed[] = [];
  for (const act of acts) {
    const [times, shares] = await measureAction(act, user, scene, samples);
    await act.afterAll?.(user);
    rows.push({
      ...readableTimes(`${title}: ${act.name}`, times, act.isUnnoticed ? null : BUDGET),
      shares,
    });
  }
  return rows;
}
