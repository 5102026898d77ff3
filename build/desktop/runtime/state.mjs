/** State that the modules of the stand-in share. */
import { Chromium } from './chromium.mjs';

/** @type {{ resolve: (chromium: Chromium) => void, reject: (error: unknown) => void }} */
let starting;
/**
 * The Chromium of this run; resolves when the app is ready.
 * @type {Promise<Chromium>}
 */
export const chromium = new Promise((resolve, reject) => (starting = { resolve, reject }));
chromium.catch(() => undefined);

/** Starts Chromium. `switches` are the app's own, as `--name=value`. */
export async function startChromium(profile, switches) {
  try {
    starting.resolve(await Chromium.start(profile, switches));
  } catch (error) {
    starting.reject(error);
  }
  return chromium;
}

/** The package of the running app. */
export const about = { name: '', version: '', folder: '', isPackaged: false };

/**
 * Switches of the command line and of the app.
 * @type {Map<string, string>}
 */
export const switches = new Map();
