/** Electron's `nativeTheme`: light or dark, from the player's choice or the system. */
let source = 'system';

/** Appearance of the system's own parts, which are not shown here. */
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
