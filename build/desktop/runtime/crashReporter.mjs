/** Chromium writes no dumps here. */
export const crashReporter = {
  start() {
    // Processes are not monitored.
  },
};
