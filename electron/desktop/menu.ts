/** The menu of the desktop app. */
import { app, Menu, type BrowserWindow, type MenuItemConstructorOptions } from 'electron';
import type { CampaignKey } from '#shared/api/api';
import type { MenuItem } from '#shared/api/desktop';
import type { RecentCampaign } from './recent';
import { CHANNELS } from './channels';
import { APP_NAME } from '../servers/folders';
import { desktopWords } from './words';

type Item = MenuItemConstructorOptions;
type Words = ReturnType<typeof desktopWords>['menu'];

export interface MenuDeeds {
  /** The window that is open, if any. */
  window(): BrowserWindow | null;
  showLog(): void;
  /** Opens a campaign that was played last. */
  openCampaign(campaign: CampaignKey): void;
  lookForUpdates(): void;
  lookAtStart(wanted: boolean): void;
}

/** What the menu says of the table. */
interface MenuFacts {
  /** Devices share the table. */
  readonly isShared: boolean;
  readonly recent: readonly RecentCampaign[];
  /** Whether new versions are looked for at the start; null = this app cannot look for any. */
  readonly looksAtStart: boolean | null;
}

const isMac = process.platform === 'darwin';
const LINE: Item = { type: 'separator' };

/** Sets the menu, and gives how to set it anew where something that it says changed. */
export function menuWith(deeds: MenuDeeds): (some: Partial<MenuFacts>) => void {
  let facts: MenuFacts = { isShared: false, recent: [], looksAtStart: null };
  setMenu(deeds, facts);
  return (some) => {
    const next = { ...facts, ...some };
    if (JSON.stringify(next) === JSON.stringify(facts)) return;
    facts = next;
    setMenu(deeds, facts);
  };
}

/** What the screens do themselves is sent to them. */
function setMenu(deeds: MenuDeeds, facts: MenuFacts): void {
  const words = desktopWords().menu;
  const chosen = (item: MenuItem, label: string, more: Item = {}): Item => ({
    id: item,
    label,
    click: () => deeds.window()?.webContents.send(CHANNELS.menu, item),
    ...more,
  });
  const does = (...roles: readonly Role[]): Item[] =>
    roles.map((role) => {
      const label = words.roles[role];
      return label === undefined ? { role } : { role, label };
    });
  const parts: Parts = { words, chosen, does, ...facts };
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([
      // macOS has a menu of the app itself.
      ...(isMac ? [appMenu(parts)] : []),
      campaignMenu(parts, deeds),
      editMenu(parts),
      viewMenu(parts),
      windowMenu(parts),
      helpMenu(parts, deeds),
    ]),
  );
}

type Role = NonNullable<Item['role']>;

interface Parts extends MenuFacts {
  readonly words: Words;
  /** An item that the screens answer. */
  chosen(item: MenuItem, label: string, more?: Item): Item;
  /** Items that the system answers. */
  does(...roles: readonly Role[]): Item[];
}

/** As the system has it, where its words are the app's language. */
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
  { openCampaign }: MenuDeeds,
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

/** The window hears undo and redo itself, because in a text field they mean the text. */
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
      // The same key where plus needs Shift.
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

function helpMenu({ words, chosen, looksAtStart }: Parts, deeds: MenuDeeds): Item {
  const updates: Item[] = [
    { id: 'updates', label: words.lookForUpdates, click: () => deeds.lookForUpdates() },
    {
      id: 'atStart',
      label: words.lookAtStart,
      type: 'checkbox',
      checked: looksAtStart === true,
      click: ({ checked }) => deeds.lookAtStart(checked),
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
      { id: 'log', label: words.log, click: () => deeds.showLog() },
      LINE,
      ...(looksAtStart === null ? [] : updates),
      chosen('about', words.credits),
      { id: 'panel', label: words.about, click: () => app.showAboutPanel() },
    ],
  };
}

/** The panel behind "About"; the systems differ in which lines they show. */
export function describeApp(version: string): void {
  const { unofficial, credits } = desktopWords().about;
  app.setAboutPanelOptions({
    applicationName: APP_NAME,
    applicationVersion: version,
    copyright: ['© 2026 The Standee authors, MIT licence.', unofficial, ...credits].join('\n'),
    authors: ['The Standee authors', ...credits],
  });
}
