import { recorded } from './state.mjs';

/** Recorded, never done: tests must not start other programs. */
const record = (did, what) => recorded.shell.push({ did, what });

export const shell = {
  showItemInFolder(path) {
    record('showItemInFolder', path);
  },
  async openPath(path) {
    record('openPath', path);
    return '';
  },
  async openExternal(url) {
    record('openExternal', url);
  },
};
