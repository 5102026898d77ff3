/** Chromium keeps no dumps here. */
export const crashReporter = {
  start() {
    // Nothing watches the processes.
  },
};
