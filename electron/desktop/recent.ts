/** The campaigns played last, for the menu and for the list that the system keeps of an app. */
import { app, Menu } from 'electron';
import type { CampaignEntry, CampaignKey } from '#shared/api/api';
import { desktopWords } from './words';

/** As many as a hand has fingers: more are looked for in the library. */
const MOST = 5;
const SWITCH = '--campaign=';

export type RecentCampaign = Pick<CampaignEntry, 'key' | 'name'>;

/** Those that can be opened, of entries with the one played last first. */
export function recentAmong(entries: readonly CampaignEntry[]): readonly RecentCampaign[] {
  return entries.filter(({ trouble }) => trouble === null).slice(0, MOST);
}

/** The campaign that a start from the system's list asks for; null where it asks for none. */
export function campaignAmong(args: readonly string[]): CampaignKey | null {
  const asked = args.find((arg) => arg.startsWith(SWITCH))?.slice(SWITCH.length);
  return asked === undefined || asked === '' ? null : asked;
}

/** Fills the dock's menu, or the list at the taskbar; other systems have neither. */
export function tellSystem(
  recent: readonly RecentCampaign[],
  library: string,
  open: (campaign: CampaignKey) => void,
): void {
  const { recent: title } = desktopWords().menu;
  if (process.platform === 'darwin') {
    const items = recent.map(({ key, name }) => ({ label: name, click: () => open(key) }));
    app.dock?.setMenu(Menu.buildFromTemplate(items));
  }
  if (process.platform !== 'win32') return;
  const items = recent.map(({ key, name }) => ({
    type: 'task' as const,
    title: name,
    program: process.execPath,
    args: `${quoted(`--library=${library}`)} ${quoted(`${SWITCH}${key}`)}`,
  }));
  // A list that has one of them again is not shown at all.
  const removed = app.getJumpListSettings().removedItems.map(({ args }) => args);
  const shown = items.filter(({ args }) => !removed.includes(args));
  app.setJumpList([{ type: 'custom', name: title.replace('&', ''), items: shown }]);
}

/** As Windows takes lines of arguments apart: a stroke before a quotation mark would keep it from ending. */
function quoted(argument: string): string {
  return `"${argument.replace(/\\+$/, '$&$&')}"`;
}
