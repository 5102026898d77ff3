/** Electron's `nativeTheme`: light or dark, as the player or the system says. */
let source = 'system';

/** What the system's own parts look like, which are not seen here. */
export const nativeTheme = {
  get themeSource() {
    return source;
  },
  set themeSource(theme) {
    if (!['system', 'dark', 'light'].includes(theme))
      throw new Error(`There is no theme ${theme}.`);
    source = theme;
  },
  /** The system of the stand-in is dark. */
  get shouldUseDarkColors() {
    return source !== 'light';
  },
};
