import { app, Menu, type BrowserWindow, type MenuItemConstructorOptions } from 'electron';
import type { MenuItem } from '#shared/api';
import { CHANNELS } from './channels';
import { APP_NAME } from './folders';

type Item = MenuItemConstructorOptions;

export interface MenuDeeds {
  /** The window that is open, if any. */
  window(): BrowserWindow | null;
  showLog(): void;
}

const isMac = process.platform === 'darwin';

/** Sets the menu. What the screens do themselves is sent to them. */
export function setMenu(deeds: MenuDeeds): void {
  const chosen = (item: MenuItem, label: string, more: Item = {}): Item => ({
    id: item,
    label,
    click: () => deeds.window()?.webContents.send(CHANNELS.menu, item),
    ...more,
  });
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([
      // macOS has a menu of the app itself.
      ...(isMac ? [{ role: 'appMenu' } satisfies Item] : []),
      campaignMenu(chosen),
      editMenu(chosen),
      viewMenu(),
      { role: 'windowMenu' },
      helpMenu(chosen, deeds),
    ]),
  );
}

type Chosen = (item: MenuItem, label: string, more?: Item) => Item;

function campaignMenu(chosen: Chosen): Item {
  return {
    label: '&Campaign',
    submenu: [
      chosen('new', '&New campaign…', { accelerator: 'CmdOrCtrl+N' }),
      chosen('open', '&Open exported campaign…', { accelerator: 'CmdOrCtrl+O' }),
      chosen('library', '&All campaigns', { accelerator: 'CmdOrCtrl+L' }),
      { type: 'separator' },
      chosen('export', '&Export campaign…', { accelerator: 'CmdOrCtrl+E' }),
      chosen('print', '&Print…', { accelerator: 'CmdOrCtrl+P' }),
      { type: 'separator' },
      { role: isMac ? 'close' : 'quit' },
    ],
  };
}

/** The window hears undo and redo itself, because in a text field they mean the text. */
function editMenu(chosen: Chosen): Item {
  const heardByWindow = { registerAccelerator: false };
  return {
    label: '&Edit',
    submenu: [
      chosen('undo', '&Undo step', { accelerator: 'CmdOrCtrl+Z', ...heardByWindow }),
      chosen('redo', '&Redo step', { accelerator: 'CmdOrCtrl+Shift+Z', ...heardByWindow }),
      { type: 'separator' },
      { role: 'cut' },
      { role: 'copy' },
      { role: 'paste' },
      { role: 'selectAll' },
    ],
  };
}

function viewMenu(): Item {
  return {
    label: '&View',
    submenu: [
      { role: 'resetZoom' },
      { role: 'zoomIn' },
      // The same key where plus needs Shift.
      {
        role: 'zoomIn',
        accelerator: 'CmdOrCtrl+=',
        visible: false,
        acceleratorWorksWhenHidden: true,
      },
      { role: 'zoomOut' },
      { type: 'separator' },
      { role: 'togglefullscreen' },
    ],
  };
}

function helpMenu(chosen: Chosen, { showLog }: MenuDeeds): Item {
  return {
    label: '&Help',
    role: 'help',
    submenu: [
      chosen('help', `${APP_NAME} &help`, { accelerator: 'F1' }),
      chosen('rules', '&Rules'),
      chosen('keys', '&Keys'),
      { type: 'separator' },
      { id: 'log', label: 'Show &log', click: showLog },
      { type: 'separator' },
      chosen('about', '&Credits and licences'),
      { id: 'panel', label: `&About ${APP_NAME}`, click: () => app.showAboutPanel() },
    ],
  };
}

const CREDITS = [
  'Icons: game-icons.net by Lorc, Delapouite and contributors (CC BY 3.0); Lucide (ISC).',
  'Fonts: Alegreya and Inter (SIL OFL 1.1).',
  'Map geometry: facts after Virtual Gloomhaven Board by Purple Kingdom Games (CC BY 4.0).',
];

/** The panel behind "About"; the systems differ in which lines they show. */
export function describeApp(version: string): void {
  const unofficial =
    'An unofficial companion; Gloomhaven and its names belong to Cephalofair Games.';
  app.setAboutPanelOptions({
    applicationName: APP_NAME,
    applicationVersion: version,
    copyright: ['© 2026 The Standee authors, MIT licence.', unofficial, ...CREDITS].join('\n'),
    authors: ['The Standee authors', ...CREDITS],
  });
}
