/** Electron's `crashReporter`. The stand-in's Chromium writes no dumps. */
export const crashReporter = {
  start() {
    // Processes are not monitored.
  },
};
