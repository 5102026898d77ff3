/** Measures frame times while the map is dragged, zoomed with the wheel, and pinched. */
import type { CDPSession, Page } from 'playwright-core';
import { readableTimes, type Measured } from './rows';
import type { Scene } from './scenes';

/** Mouse moves, one per frame. */
const MOVES = 90;
/** Milliseconds: one frame at 60 Hz, and the jitter of the clock. */
const FRAME_BUDGET = 18;

declare global {
  interface Window {
    frameTimes: number[] | null;
  }
}

/** Runs in the page: records the start of each frame until the records are read. */
function recordFrames(): void {
  const frames: number[] = [];
  window.frameTimes = frames;
  const next = (at: number) => {
    if (window.frameTimes !== frames) return;
    frames.push(at);
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}

type Move = (input: CDPSession, at: { x: number; y: number }, turn: number) => Promise<unknown>;

/** Position of the mouse: it moves to one side and back. */
const offset = (turn: number) => 60 * Math.sin(turn / 9);

const drag: Move = (input, { x, y }, turn) =>
  input.send('Input.dispatchMouseEvent', {
    ...{ type: 'mouseMoved', button: 'left', buttons: 1, y: y + offset(turn) / 2 },
    x: x + offset(turn),
  });

const wheel: Move = (input, at, turn) =>
  input.send('Input.dispatchMouseEvent', {
    ...{ type: 'mouseWheel', ...at, deltaX: 0 },
    deltaY: turn % 30 < 15 ? -40 : 40,
  });

const fingers = ({ x, y }: { x: number; y: number }, apart: number) => [
  { x: x - apart, y },
  { x: x + apart, y },
];

const pinch: Move = (input, at, turn) =>
  input.send('Input.dispatchTouchEvent', {
    type: 'touchMove',
    touchPoints: fingers(at, 120 + offset(turn)),
  });

async function framesDuring(page: Page, act: () => Promise<void>): Promise<readonly number[]> {
  await page.evaluate(recordFrames);
  await act();
  const frames = await page.evaluate(() => {
    const noted = window.frameTimes ?? [];
    window.frameTimes = null;
    return noted;
  });
  return frames.slice(1).map((at, index) => at - (frames[index] ?? at));
}

/** Milliseconds between two frames on the map of the current scenario. */
export async function frameRows(page: Page, scene: Scene): Promise<readonly Measured[]> {
  await page.goto(scene.placeOf('board'));
  const map = page.locator('[role="application"]');
  await map.waitFor();
  const box = await map.boundingBox();
  if (!box) throw new Error('There is no map to move.');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const input = await page.context().newCDPSession(page);
  const press = (type: 'mousePressed' | 'mouseReleased') =>
    input.send('Input.dispatchMouseEvent', { type, ...at, button: 'left', clickCount: 1 });
  const touch = (type: 'touchStart' | 'touchEnd') =>
    input.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : fingers(at, 120),
    });
  const all = async (move: Move) => {
    for (let turn = 0; turn < MOVES; turn += 1) await move(input, at, turn);
  };
  const measure = async (what: string, act: () => Promise<void>) =>
    readableTimes(`map: ${what}, between frames`, await framesDuring(page, act), FRAME_BUDGET);
  await press('mousePressed');
  const dragged = await measure('dragged', () => all(drag));
  await press('mouseReleased');
  const zoomed = await measure('zoomed', () => all(wheel));
  await touch('touchStart');
  const pinched = await measure('pinched', () => all(pinch));
  await touch('touchEnd');
  await input.detach();
  return [dragged, zoomed, pinched];
}
