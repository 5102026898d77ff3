import { app, Menu, type BrowserWindow, type MenuItemConstructorOptions } from 'electron';
import type { MenuItem } from '#shared/api';
import { CHANNELS } from './channels';
import { APP_NAME } from './folders';

type Items = MenuItemConstructorOptions[];

/** Sets the menu. `window` gives the one that is open, if any. */
export function setMenu(window: () => BrowserWindow | null): void {
  const choose = (item: MenuItem) => () => window()?.webContents.send(CHANNELS.menu, item);
  Menu.setApplicationMenu(Menu.buildFromTemplate([...appMenu(), ...menus(choose)]));
}

/** macOS has a menu of the app itself. */
function appMenu(): Items {
  return process.platform === 'darwin' ? [{ role: 'appMenu' }] : [];
}

function menus(choose: (item: MenuItem) => () => void): Items {
  return [
    {
      label: '&Campaign',
      submenu: [
        { id: 'library', label: 'All campaigns', click: choose('library') },
        { type: 'separator' },
        { role: process.platform === 'darwin' ? 'close' : 'quit' },
      ],
    },
    {
      label: '&Edit',
      submenu: [
        // The window hears these keys itself, because in a text field they mean the text.
        {
          id: 'undo',
          label: 'Undo step',
          accelerator: 'CmdOrCtrl+Z',
          registerAccelerator: false,
          click: choose('undo'),
        },
        {
          id: 'redo',
          label: 'Redo step',
          accelerator: 'CmdOrCtrl+Shift+Z',
          registerAccelerator: false,
          click: choose('redo'),
        },
        { type: 'separator' },
        { role: 'cut' },
        { role: 'copy' },
        { role: 'paste' },
        { role: 'selectAll' },
      ],
    },
    {
      label: '&View',
      submenu: [
        { role: 'resetZoom' },
        { role: 'zoomIn' },
        { role: 'zoomOut' },
        { type: 'separator' },
        { role: 'togglefullscreen' },
      ],
    },
    {
      label: '&Help',
      submenu: [{ id: 'about', label: `About ${APP_NAME}`, click: () => app.showAboutPanel() }],
    },
  ];
}

export function describeApp(version: string): void {
  app.setAboutPanelOptions({
    applicationName: APP_NAME,
    applicationVersion: version,
    copyright:
      'An unofficial companion; Gloomhaven and its names belong to Cephalofair Games. ' +
      'Icons: game-icons.net (CC BY 3.0). Map geometry after Virtual Gloomhaven Board (CC BY 4.0).',
  });
}
