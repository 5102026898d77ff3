/** For every Chromium that tests, pictures and the stand-in for Electron start. */
export const CHROMIUM_FLAGS: readonly string[];
