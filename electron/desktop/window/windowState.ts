/** Saved size, position and theme of the window. */
import { z } from 'zod';
import { WINDOW_THEMES, type WindowTheme } from '#shared/api/desktop';
import { readRegular, replaceFileSync } from '../../library/disk/files';

export interface WindowBounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface WindowState {
  /** Null = the system's default position. */
  readonly bounds: WindowBounds | null;
  readonly maximized: boolean;
  readonly theme: WindowTheme;
}

const pixel = z.int().min(-100_000).max(100_000);
const shape = z.strictObject({
  bounds: z
    .strictObject({ x: pixel, y: pixel, width: pixel.min(200), height: pixel.min(200) })
    .nullable(),
  maximized: z.boolean(),
  theme: z.enum(WINDOW_THEMES).default('system'),
});

const MAX_BYTES = 4096;

export const DEFAULT_STATE: WindowState = { bounds: null, maximized: false, theme: 'system' };

/** The saved state; defaults if it cannot be read. */
export async function readWindowState(path: string): Promise<WindowState> {
  try {
    const read = shape.safeParse(JSON.parse(String(await readRegular(path, MAX_BYTES))));
    return read.success ? read.data : DEFAULT_STATE;
  } catch {
    return DEFAULT_STATE;
  }
}

/** Writes synchronously, because the app exits right after its window closes. Throws disk errors. */
export function writeWindowState(path: string, state: WindowState): void {
  replaceFileSync(path, JSON.stringify(state));
}

/** True if enough of the title bar is on a screen to drag the window. */
export function isReachable(bounds: WindowBounds, screens: readonly WindowBounds[]): boolean {
  return screens.some((screen) => {
    const width =
      Math.min(bounds.x + bounds.width, screen.x + screen.width) - Math.max(bounds.x, screen.x);
    const isTitleInside = bounds.y >= screen.y && bounds.y < screen.y + screen.height - 20;
    return width >= 100 && isTitleInside;
  });
}
