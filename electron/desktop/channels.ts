/** IPC channels between main process and window. */
export const CHANNELS = {
  /** Window to main, answered: method and arguments of a call. */
  call: 'standee:call',
  /** Main to window: one `Update`. */
  update: 'standee:update',
  /** Main to window: one `ShareState`. */
  sharing: 'standee:sharing',
  /** Main to window: an item of the menu was chosen. */
  menu: 'standee:menu',
} as const;
