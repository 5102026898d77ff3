import { recorded } from './state.mjs';

/** What the system's own parts look like: recorded, because here they are not seen. */
export const nativeTheme = {
  get themeSource() {
    return recorded.theme;
  },
  set themeSource(theme) {
    if (!['system', 'dark', 'light'].includes(theme))
      throw new Error(`There is no theme ${theme}.`);
    recorded.theme = theme;
  },
  /** The system of the stand-in is dark. */
  get shouldUseDarkColors() {
    return recorded.theme !== 'light';
  },
};
