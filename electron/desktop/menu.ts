/** Builds the menu of the desktop app. */
import { app, Menu, type BrowserWindow, type MenuItemConstructorOptions } from 'electron';
import type { CampaignKey } from '#shared/api/campaignFiles';
import type { MenuItem } from '#shared/api/desktop';
import type { RecentCampaign } from './recent';
import { CHANNELS } from './channels';
import { APP_NAME } from '../servers/folders';
import { desktopWords } from './words';

type Item = MenuItemConstructorOptions;
type Words = ReturnType<typeof desktopWords>['menu'];

export interface MenuActions {
  /** The open window, if any. */
  window(): BrowserWindow | null;
  showLog(): void;
  /** Opens one of the recent campaigns. */
  openCampaign(campaign: CampaignKey): void;
  checkForUpdates(): void;
  setChecksAtStart(wanted: boolean): void;
}

/** The part of the app's state that the menu shows. */
interface MenuState {
  /** True while a campaign is shared with devices. */
  readonly isShared: boolean;
  readonly recent: readonly RecentCampaign[];
  /** True if Standee checks for updates at every start; null = this build cannot check. */
  readonly checksAtStart: boolean | null;
}

const isMac = process.platform === 'darwin';
const SEPARATOR: Item = { type: 'separator' };

/** Installs the menu. Returns a function that changes its state. */
export function installMenu(actions: MenuActions): (some: Partial<MenuState>) => void {
  let state: MenuState = { isShared: false, recent: [], checksAtStart: null };
  buildMenu(actions, state);
  return (some) => {
    const next = { ...state, ...some };
    if (JSON.stringify(next) === JSON.stringify(state)) return;
    state = next;
    buildMenu(actions, state);
  };
}

/** Builds and installs the menu. Most of its items only send a message to the window. */
function buildMenu(actions: MenuActions, state: MenuState): void {
  const words = desktopWords().menu;
  const windowItem = (item: MenuItem, label: string, more: Item = {}): Item => ({
    id: item,
    label,
    click: () => actions.window()?.webContents.send(CHANNELS.menu, item),
    ...more,
  });
  const roleItems = (...roles: readonly Role[]): Item[] =>
    roles.map((role) => {
      const label = words.roles?.[role];
      return label === undefined ? { role } : { role, label };
    });
  const builder: MenuBuilder = { words, windowItem, roleItems, ...state };
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([
      // On macOS the first menu is that of the app itself.
      ...(isMac ? [appMenu(builder)] : []),
      campaignMenu(builder, actions),
      editMenu(builder),
      viewMenu(builder),
      windowMenu(builder),
      helpMenu(builder, actions),
    ]),
  );
}

type Role = NonNullable<Item['role']>;

interface MenuBuilder extends MenuState {
  readonly words: Words;
  /** An item that sends `item` to the window. */
  windowItem(item: MenuItem, label: string, more?: Item): Item;
  /** Items whose action and keys come from the system. */
  roleItems(...roles: readonly Role[]): Item[];
}

/** The standard macOS app menu. */
function appMenu({ roleItems }: MenuBuilder): Item {
  return {
    role: 'appMenu',
    submenu: [
      ...roleItems('about'),
      SEPARATOR,
      ...roleItems('services'),
      SEPARATOR,
      ...roleItems('hide', 'hideOthers', 'unhide'),
      SEPARATOR,
      ...roleItems('quit'),
    ],
  };
}

function campaignMenu(
  { words, windowItem, roleItems, isShared, recent }: MenuBuilder,
  { openCampaign }: MenuActions,
): Item {
  const played = recent.map(({ key, name }) => ({
    label: name.replaceAll('&', '&&'),
    click: () => openCampaign(key),
  }));
  return {
    label: words.campaign,
    submenu: [
      windowItem('new', words.new, { accelerator: 'CmdOrCtrl+N' }),
      windowItem('open', words.open, { accelerator: 'CmdOrCtrl+O' }),
      windowItem('library', words.library, { accelerator: 'CmdOrCtrl+L' }),
      { label: words.recent, submenu: played, enabled: played.length > 0 },
      SEPARATOR,
      windowItem('share', isShared ? words.shared : words.share),
      windowItem('export', words.export, { accelerator: 'CmdOrCtrl+E' }),
      windowItem('print', words.print, { accelerator: 'CmdOrCtrl+P' }),
      SEPARATOR,
      ...roleItems(isMac ? 'close' : 'quit'),
    ],
  };
}

/**
 * The window handles the undo and redo keys itself, because in a text field they apply to the text.
 */
function editMenu({ words, windowItem, roleItems }: MenuBuilder): Item {
  const handledByWindow = { registerAccelerator: false };
  return {
    label: words.edit,
    submenu: [
      windowItem('undo', words.undo, { accelerator: 'CmdOrCtrl+Z', ...handledByWindow }),
      windowItem('redo', words.redo, { accelerator: 'CmdOrCtrl+Shift+Z', ...handledByWindow }),
      SEPARATOR,
      ...roleItems('cut', 'copy', 'paste', 'selectAll'),
    ],
  };
}

function viewMenu({ words, roleItems }: MenuBuilder): Item {
  return {
    label: words.view,
    submenu: [
      ...roleItems('resetZoom', 'zoomIn'),
      // Second key for "zoom in" on keyboards where plus needs Shift.
      {
        role: 'zoomIn',
        accelerator: 'CmdOrCtrl+=',
        visible: false,
        acceleratorWorksWhenHidden: true,
      },
      ...roleItems('zoomOut'),
      SEPARATOR,
      ...roleItems('togglefullscreen'),
    ],
  };
}

function windowMenu({ words, roleItems }: MenuBuilder): Item {
  return {
    role: 'windowMenu',
    label: words.window,
    submenu: [
      ...roleItems('minimize', 'zoom'),
      ...(isMac ? [SEPARATOR, ...roleItems('front')] : roleItems('close')),
    ],
  };
}

function helpMenu({ words, windowItem, checksAtStart }: MenuBuilder, actions: MenuActions): Item {
  const updates: Item[] = [
    { id: 'updates', label: words.lookForUpdates, click: () => actions.checkForUpdates() },
    {
      id: 'atStart',
      label: words.lookAtStart,
      type: 'checkbox',
      checked: checksAtStart === true,
      click: ({ checked }) => actions.setChecksAtStart(checked),
    },
    SEPARATOR,
  ];
  return {
    label: words.help,
    role: 'help',
    submenu: [
      windowItem('help', words.helpPage, { accelerator: 'F1' }),
      windowItem('rules', words.rules),
      windowItem('keys', words.keys),
      SEPARATOR,
      { id: 'log', label: words.log, click: () => actions.showLog() },
      windowItem('report', words.report),
      SEPARATOR,
      ...(checksAtStart === null ? [] : updates),
      windowItem('about', words.credits),
      { id: 'panel', label: words.about, click: () => app.showAboutPanel() },
    ],
  };
}

/** Fills the "About" panel. Each system shows different lines of it. */
export function describeApp(version: string): void {
  const { unofficial, credits } = desktopWords().about;
  app.setAboutPanelOptions({
    applicationName: APP_NAME,
    applicationVersion: version,
    copyright: ['© 2026 The Standee authors, MIT licence.', unofficial, ...credits].join('\n'),
    authors: ['The Standee authors', ...credits],
  });
}
