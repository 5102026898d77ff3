/** Every call of the API. Unlisted methods do not exist. */
import type { StandeeApi } from './api';
import type { DesktopApi } from './desktop';

/** Load of a call: little, little but slow, the files of a pack, a whole campaign. */
export type Load = 'plain' | 'slow' | 'pack' | 'campaign';

/** The `from` of an update that makes screens discard their state of the campaign. */
export const FROM_NOTHING = -1;

/** Calls that both hosts answer. */
export const CALLS = {
  library: 'plain',
  createCampaign: 'plain',
  openCampaign: 'plain',
  exportCampaign: 'slow',
  importCampaign: 'campaign',
  renameCampaign: 'plain',
  duplicateCampaign: 'slow',
  deleteCampaign: 'plain',
  trash: 'plain',
  restoreFromTrash: 'plain',
  backups: 'plain',
  restoreBackup: 'plain',
  showInFolder: 'plain',
  history: 'plain',
  statistics: 'plain',
  clock: 'plain',
  send: 'plain',
  undo: 'plain',
  redo: 'plain',
  goTo: 'plain',
  duplicateOwnScenario: 'plain',
  packs: 'plain',
  openPack: 'plain',
  importPack: 'pack',
  savePack: 'pack',
  exportPack: 'plain',
  deletePack: 'plain',
  sharing: 'plain',
  share: 'plain',
  readMoveIn: 'campaign',
  moveIn: 'campaign',
  work: 'plain',
  stopWork: 'plain',
} as const satisfies Readonly<Record<keyof StandeeApi, Load>>;

/** Max characters of a call over a live connection; a longer message might close it. */
export const LONGEST_LIVE_CALL = 50_000;

/** A call over a live connection; only those with a `plain` load. */
export interface LiveCall {
  /** A number that the connection has not used before. */
  readonly call: number;
  readonly method: Method;
  readonly args: readonly unknown[];
}

/** The result of the method, or an HTTP-like status (404, 429, 500). */
export type LiveAnswer =
  | { readonly answer: number; readonly value: unknown }
  | { readonly answer: number; readonly status: number };

/** Calls that only the desktop answers, for the requesting window. */
export const DESKTOP_CALLS = {
  exportToFile: 'plain',
  importFromFile: 'plain',
  importOpened: 'plain',
  print: 'plain',
  printToPdf: 'plain',
  saveText: 'plain',
  followTheme: 'plain',
} as const satisfies Readonly<Record<keyof DesktopApi, Load>>;

export type Method = keyof typeof CALLS;
export type DesktopMethod = keyof typeof DESKTOP_CALLS;

export function isMethod(name: unknown): name is Method {
  return typeof name === 'string' && Object.hasOwn(CALLS, name);
}

export function isDesktopMethod(name: unknown): name is DesktopMethod {
  return typeof name === 'string' && Object.hasOwn(DESKTOP_CALLS, name);
}

/** An API that forwards all calls through `carry`; `listed` contains its methods. */
export function apiOver<A>(
  listed: Readonly<Record<keyof A & string, Load>>,
  carry: (method: keyof A & string, args: readonly unknown[]) => Promise<unknown>,
): A {
  const methods = Object.keys(listed) as (keyof A & string)[];
  const calls = methods.map((method) => [
    method,
    (...args: readonly unknown[]) => carry(method, args),
  ]);
  return Object.fromEntries(calls) as A;
}
