/** Electron's `shell`. It does nothing, because tests must not start other programs. */
export const shell = {
  showItemInFolder() {
    // Nothing is shown.
  },
  async openPath() {
    return '';
  },
  async openExternal() {
    // Nothing is shown.
  },
};
