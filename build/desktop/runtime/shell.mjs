/** Never carried out: tests must not start other programs. */
export const shell = {
  showItemInFolder() {
    // Nobody would see it.
  },
  async openPath() {
    return '';
  },
  async openExternal() {
    // Nobody would see it.
  },
};
