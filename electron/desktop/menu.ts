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
  lookForUpdates(): void;
  lookAtStart(wanted: boolean): void;
}

/** The part of the app's state that the menu shows. */
interface MenuState {
  /** True while a campaign is shared with devices. */
  readonly isShared: boolean;
  readonly recent: readonly RecentCampaign[];
  /** True if Standee checks for updates at every start; null = this build cannot check. */
  readonly looksAtStart: boolean | null;
}

const isMac = process.platform === 'darwin';
const LINE: Item = { type: 'separator' };

/** Installs the menu. Returns a function that changes its state. */
export function menuWith(actions: MenuActions): (some: Partial<MenuState>) => void {
  let facts: MenuState = { isShared: false, recent: [], looksAtStart: null };
  setMenu(actions, facts);
  return (some) => {
    const next = { ...facts, ...some };
    if (JSON.stringify(next) === JSON.stringify(facts)) return;
    facts = next;
    setMenu(actions, facts);
  };
}

/** Builds and installs the menu. Most of its items only send a message to the window. */
function setMenu(actions: MenuActions, facts: MenuState): void {
  const words = desktopWords().menu;
  const chosen = (item: MenuItem, label: string, more: Item = {}): Item => ({
    id: item,
    label,
    click: () => actions.window()?.webContents.send(CHANNELS.menu, item),
    ...more,
  });
  const does = (...roles: readonly Role[]): Item[] =>
    roles.map((role) => {
      const label = words.roles?.[role];
      return label === undefined ? { role } : { role, label };
    });
  const parts: Parts = { words, chosen, does, ...facts };
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([
      // On macOS the first menu is that of the app itself.
      ...(isMac ? [appMenu(parts)] : []),
      campaignMenu(parts, actions),
      editMenu(parts),
      viewMenu(parts),
      windowMenu(parts),
      helpMenu(parts, actions),
    ]),
  );
}

type Role = NonNullable<Item['role']>;

interface Parts extends MenuState {
  readonly words: Words;
  /** An item that sends `item` to the window. */
  chosen(item: MenuItem, label: string, more?: Item): Item;
  /** Items whose action and keys come from the system. */
  does(...roles: readonly Role[]): Item[];
}

/** The standard macOS app menu. */
function appMenu({ does }: Parts): Item {
  return {
    role: 'appMenu',
    submenu: [
      ...does('about'),
      LINE,
      ...does('services'),
      LINE,
      ...does('hide', 'hideOthers', 'unhide'),
      LINE,
      ...does('quit'),
    ],
  };
}

function campaignMenu(
  { words, chosen, does, isShared, recent }: Parts,
  { openCampaign }: MenuActions,
): Item {
  const played = recent.map(({ key, name }) => ({
    label: name.replaceAll('&', '&&'),
    click: () => openCampaign(key),
  }));
  return {
    label: words.campaign,
    submenu: [
      chosen('new', words.new, { accelerator: 'CmdOrCtrl+N' }),
      chosen('open', words.open, { accelerator: 'CmdOrCtrl+O' }),
      chosen('library', words.library, { accelerator: 'CmdOrCtrl+L' }),
      { label: words.recent, submenu: played, enabled: played.length > 0 },
      LINE,
      chosen('share', isShared ? words.shared : words.share),
      chosen('export', words.export, { accelerator: 'CmdOrCtrl+E' }),
      chosen('print', words.print, { accelerator: 'CmdOrCtrl+P' }),
      LINE,
      ...does(isMac ? 'close' : 'quit'),
    ],
  };
}

/**
 * The window handles the undo and redo keys itself, because in a text field they apply to the text.
 */
function editMenu({ words, chosen, does }: Parts): Item {
  const heardByWindow = { registerAccelerator: false };
  return {
    label: words.edit,
    submenu: [
      chosen('undo', words.undo, { accelerator: 'CmdOrCtrl+Z', ...heardByWindow }),
      chosen('redo', words.redo, { accelerator: 'CmdOrCtrl+Shift+Z', ...heardByWindow }),
      LINE,
      ...does('cut', 'copy', 'paste', 'selectAll'),
    ],
  };
}

function viewMenu({ words, does }: Parts): Item {
  return {
    label: words.view,
    submenu: [
      ...does('resetZoom', 'zoomIn'),
      // Second key for "zoom in" on keyboards where plus needs Shift.
      {
        role: 'zoomIn',
        accelerator: 'CmdOrCtrl+=',
        visible: false,
        acceleratorWorksWhenHidden: true,
      },
      ...does('zoomOut'),
      LINE,
      ...does('togglefullscreen'),
    ],
  };
}

function windowMenu({ words, does }: Parts): Item {
  return {
    role: 'windowMenu',
    label: words.window,
    submenu: [...does('minimize', 'zoom'), ...(isMac ? [LINE, ...does('front')] : does('close'))],
  };
}

function helpMenu({ words, chosen, looksAtStart }: Parts, actions: MenuActions): Item {
  const updates: Item[] = [
    { id: 'updates', label: words.lookForUpdates, click: () => actions.lookForUpdates() },
    {
      id: 'atStart',
      label: words.lookAtStart,
      type: 'checkbox',
      checked: looksAtStart === true,
      click: ({ checked }) => actions.lookAtStart(checked),
    },
    LINE,
  ];
  return {
    label: words.help,
    role: 'help',
    submenu: [
      chosen('help', words.helpPage, { accelerator: 'F1' }),
      chosen('rules', words.rules),
      chosen('keys', words.keys),
      LINE,
      { id: 'log', label: words.log, click: () => actions.showLog() },
      chosen('report', words.report),
      LINE,
      ...(looksAtStart === null ? [] : updates),
      chosen('about', words.credits),
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
