/** Recent campaigns, for the menu and for the dock menu or jump list of the system. */
import { app, Menu } from 'electron';
import type { CampaignEntry, CampaignKey } from '#shared/api/campaignFiles';
import { desktopWords } from './words';

/** Maximum number of recent campaigns. */
const MAX_RECENT = 5;
const SWITCH = '--campaign=';

export type RecentCampaign = Pick<CampaignEntry, 'key' | 'name'>;

/** The most recent campaigns that can be opened; `entries` are sorted. */
export function recentAmong(entries: readonly CampaignEntry[]): readonly RecentCampaign[] {
  return entries.filter(({ trouble }) => trouble === null).slice(0, MAX_RECENT);
}

/** The campaign named by `--campaign=`; null = none. */
export function campaignAmong(args: readonly string[]): CampaignKey | null {
  const requested = args.find((arg) => arg.startsWith(SWITCH))?.slice(SWITCH.length);
  return requested === undefined || requested === '' ? null : requested;
}

/** Fills the dock menu of macOS or the jump list of Windows. */
export function updateSystemList(
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
    args: `${quote(`--library=${library}`)} ${quote(`${SWITCH}${key}`)}`,
  }));
  // Windows rejects a list that contains items the player has removed.
  const removed = app.getJumpListSettings().removedItems.map(({ args }) => args);
  const shown = items.filter(({ args }) => !removed.includes(args));
  app.setJumpList([{ type: 'custom', name: title.replace('&', ''), items: shown }]);
}

/** Quotes an argument for Windows. A backslash before the closing quote is doubled. */
function quote(argument: string): string {
  return `"${argument.replace(/\\+$/, '$&$&')}"`;
}
