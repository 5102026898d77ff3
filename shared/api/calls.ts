/** Every call of the API. Unlisted methods do not exist. */
import type { StandeeApi } from './api';
import type { DesktopApi } from './desktop';

/**
 * Size and duration of a call: `plain` = small and fast, `slow` = small but slow, `pack` = carries
 * the files of a pack, `campaign` = carries a whole campaign.
 */
export type Load = 'plain' | 'slow' | 'pack' | 'campaign';

/** The `from` of an update that makes screens discard their state of the campaign. */
export const FROM_NOTHING = -1;

/** The calls of an API as 'group.call'. */
export type CallOf<A> = {
  [G in keyof A & string]: `${G}.${keyof A[G] & string}`;
}[keyof A & string];

/** Calls that both hosts answer. */
export const CALLS = {
  'library.list': 'plain',
  'library.create': 'plain',
  'library.rename': 'plain',
  'library.duplicate': 'slow',
  'library.delete': 'plain',
  'library.showInFolder': 'plain',
  'library.export': 'slow',
  'library.import': 'campaign',
  'library.progress': 'plain',
  'library.cancel': 'plain',
  'trash.list': 'plain',
  'trash.restore': 'plain',
  'backups.list': 'plain',
  'backups.restore': 'plain',
  'copies.state': 'plain',
  'copies.choose': 'slow',
  'copies.copyNow': 'slow',
  'copies.list': 'plain',
  'copies.restore': 'slow',
  'secretariat.exportForSecretariat': 'slow',
  'secretariat.preview': 'campaign',
  'secretariat.create': 'campaign',
  'characters.export': 'slow',
  'characters.read': 'pack',
  'campaign.open': 'plain',
  'campaign.send': 'plain',
  'campaign.undo': 'plain',
  'campaign.redo': 'plain',
  'campaign.goTo': 'plain',
  'campaign.history': 'plain',
  'campaign.statistics': 'plain',
  'campaign.clock': 'plain',
  'packs.list': 'plain',
  'packs.open': 'plain',
  'packs.import': 'pack',
  'packs.save': 'pack',
  'packs.export': 'plain',
  'packs.duplicateScenario': 'plain',
  'packs.delete': 'plain',
  'sharing.state': 'plain',
  'sharing.act': 'plain',
} as const satisfies Readonly<Record<CallOf<StandeeApi>, Load>>;

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
  'desktop.exportCampaign': 'plain',
  'desktop.importCampaign': 'plain',
  'desktop.importOpened': 'plain',
  'desktop.print': 'plain',
  'desktop.printToPdf': 'plain',
  'desktop.saveText': 'plain',
  'desktop.followTheme': 'plain',
  'desktop.askForFolder': 'plain',
  'desktop.saveReport': 'slow',
} as const satisfies Readonly<Record<CallOf<DesktopApi>, Load>>;

export type Method = keyof typeof CALLS;
export type DesktopMethod = keyof typeof DESKTOP_CALLS;

export function isMethod(name: unknown): name is Method {
  return typeof name === 'string' && Object.hasOwn(CALLS, name);
}

export function isDesktopMethod(name: unknown): name is DesktopMethod {
  return typeof name === 'string' && Object.hasOwn(DESKTOP_CALLS, name);
}

type Call = (...args: readonly unknown[]) => Promise<unknown>;

/** An API that forwards all calls through `carry`; `listed` contains its methods. */
export function apiOver<A>(
  listed: Readonly<Record<CallOf<A>, Load>>,
  carry: (method: CallOf<A>, args: readonly unknown[]) => Promise<unknown>,
): A {
  const api: Record<string, Record<string, Call>> = {};
  for (const method of Object.keys(listed) as CallOf<A>[]) {
    const [group, name] = partsOf(method);
    (api[group] ??= {})[name] = (...args) => carry(method, args);
  }
  return api as A;
}

/** Makes a listed call without checking its arguments. */
export function makeCall<A>(api: A, method: CallOf<A>, args: readonly unknown[]): Promise<unknown> {
  const [group, name] = partsOf(method);
  const call = (api as Record<string, Record<string, Call>>)[group]?.[name];
  if (!call) throw new Error(`the API has no ${method}`);
  return call(...args);
}

function partsOf(method: string): [group: string, name: string] {
  const [group = '', name = ''] = method.split('.');
  return [group, name];
}
