/** Electron's `nativeTheme`: light or dark, by the player's choice or the system. */
let source = 'system';

/** Only the value is kept: the system's own parts are not shown here. */
export const nativeTheme = {
  get themeSource() {
    return source;
  },
  set themeSource(theme) {
    if (!['system', 'dark', 'light'].includes(theme))
      throw new Error(`There is no theme ${theme}.`);
    source = theme;
  },
  /** The stand-in's system is dark. */
  get shouldUseDarkColors() {
    return source !== 'light';
  },
};
