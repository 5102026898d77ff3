/** Electron's `screen` with a single display. */
import { app } from './app.mjs';

/** The only display. */
export const DISPLAY = { x: 0, y: 0, width: 1920, height: 1080 };

export const screen = {
  getAllDisplays() {
    if (!app.isReady())
      throw new Error("The 'screen' module can't be used before the app 'ready' event");
    return [{ id: 1, scaleFactor: 1, bounds: { ...DISPLAY }, workArea: { ...DISPLAY } }];
  },
};
