/** The exports of `electron` in the main process. */
import { EventEmitter } from 'node:events';

export { app } from './app.mjs';
export { BrowserWindow } from './browserWindow.mjs';
export { crashReporter } from './crashReporter.mjs';
export { dialog } from './dialog.mjs';
export { ipcMain } from './ipcMain.mjs';
export { Menu, MenuItem } from './menu.mjs';
export { net } from './net.mjs';
export { nativeTheme } from './nativeTheme.mjs';
export { protocol } from './protocol.mjs';
export { screen } from './screen.mjs';
export { session } from './session.mjs';
export { shell } from './shell.mjs';

/** electron-updater emits its event before it quits. */
export const autoUpdater = new EventEmitter();
