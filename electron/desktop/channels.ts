/** Names of the IPC channels between the main process and the windows. */
export const CHANNELS = {
  /** From window to main process: the method and arguments of a call. The reply is its result. */
  call: 'standee:call',
  /** From main process to window: one `Update`. */
  update: 'standee:update',
  /** From main process to window: one `ShareState`. */
  sharing: 'standee:sharing',
  /** From main process to window: the player chose a menu item. */
  menu: 'standee:menu',
} as const;
