/** Implements the api of both hosts on a library. */
import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import type { CampaignEntry, Snapshot, StandeeApi, Update } from '#shared/api/api';
import { readCommand } from '#shared/commands/shapes';
import { ok, refuse, type Result } from '#shared/result';
import type { ShareState } from '#shared/api/sharing';
import { importRefusal, MAX_FILE_BYTES } from '../library/travelling/exportFile';
import type { Library } from '../library/library';
import type { Session } from '../session/session';
import { SharedTable, type ShareOptions } from './sharing/sharing';
import { TableView } from './sharing/tableView';

const upload = z.strictObject({ name: z.string().max(1000), base64: z.string() });
/** Maximum characters of base64. */
const MAX_UPLOAD_LENGTH = Math.ceil(MAX_FILE_BYTES / 3) * 4;
/** Characters of base64, whole groups of four. */
const DECODED_AT_ONCE = 4 * 1024 * 1024;

async function importUpload(library: Library, file: unknown): Promise<Result<CampaignEntry>> {
  const read = upload.safeParse(file);
  if (!read.success) return refuse({ code: 'malformedCommand' });
  const { base64 } = read.data;
  const name = readableName(read.data.name);
  if (base64.length > MAX_UPLOAD_LENGTH) return refuse(importRefusal('tooLarge', name));
  return library.importCampaign({ name, bytes: await bytesOf(base64) });
}

/**
 * Decodes base64 piece by piece into shared memory, which the worker thread reads without a copy.
 */
async function bytesOf(base64: string): Promise<Buffer> {
  const bytes = Buffer.from(new SharedArrayBuffer(Math.ceil(base64.length / 4) * 3));
  let length = 0;
  for (let at = 0; at < base64.length; at += DECODED_AT_ONCE) {
    length += bytes.write(base64.slice(at, at + DECODED_AT_ONCE), length, 'base64');
    await setImmediate();
  }
  return bytes.subarray(0, length);
}

/** Makes a file name from outside safe to show: no folders, no invisible characters. */
function readableName(name: string): string {
  const [last = ''] = name.split(/[/\\]/).slice(-1);
  return (
    last
      .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, ' ')
      .slice(0, 100)
      .trim() || '?'
  );
}

export interface Host extends StandeeApi {
  /**
   * Calls `listener` for every update of any open campaign; returns a function that unsubscribes
   * it.
   */
  onUpdate(listener: (update: Update) => void): () => void;
  /** The same for changes of the connected devices. */
  onSharing(listener: (state: ShareState) => void): () => void;
  /** Disconnects all devices. */
  stopSharing(): Promise<void>;
}

export interface HostOptions {
  /** Shows a file in the system's file manager. */
  readonly showFile?: (path: string) => void;
  /** Content for devices; without it nothing can be shared. */
  readonly share?: ShareOptions;
}

const NOTHING_TO_SHARE: ShareOptions = {
  renderer: '',
  content: () => {
    throw new Error('this host does not share');
  },
  contentFile: () => null,
  report: () => undefined,
  adapters: () => [],
};

export function hostOf(
  library: Library,
  version: string,
  { showFile, share = NOTHING_TO_SHARE }: HostOptions = {},
): Host {
  const listeners = new Set<(update: Update) => void>();
  const views = new WeakMap<Session, TableView>();
  const shared = new SharedTable({
    ...share,
    open: (key) => library.openCampaign(key),
    setApart: (session, apart) => viewOf(session).setApart(apart),
  });
  library.campaigns.onOpen((session) => {
    const publish = (update: Update) => {
      for (const listener of listeners) listener(update);
    };
    views.set(session, new TableView(session, publish));
    shared.follow(session);
  });
  const viewOf = (session: Session): TableView => {
    const view = views.get(session);
    if (!view) throw new Error('a campaign was opened before its host');
    return view;
  };
  const open = async <T>(key: string, use: (view: TableView) => Promise<Result<T>>) => {
    const opened = await library.openCampaign(key);
    return opened.ok ? use(viewOf(opened.value)) : opened;
  };
  /**
   * Tries the step on the open session first. A written step proves that the campaign is ours,
   * because the journal checks. Any other answer may come from an outdated game, so the step is
   * repeated if the campaign had to be reloaded.
   */
  const take = async (key: string, step: (view: TableView) => Promise<Result<Update>>) => {
    const current = (await library.campaigns.held(key))?.session;
    const before = current?.newest.seq ?? 0;
    const taken = current && (await step(viewOf(current)));
    if (taken?.ok && taken.value.seq > before) return taken;
    const opened = await library.openCampaign(key);
    if (!opened.ok) return opened;
    return taken && opened.value === current ? taken : step(viewOf(opened.value));
  };
  const show = async (view: TableView): Promise<Result<Snapshot>> => ok(await view.snapshot());
  const showMade = async (made: Result<Session>): Promise<Result<Snapshot>> =>
    made.ok ? show(viewOf(made.value)) : made;
  return {
    async library() {
      return { folder: library.folder, campaigns: await library.campaigns.entries(), version };
    },
    async createCampaign(name) {
      const command = readCommand({ type: 'newCampaign', name });
      if (command?.type !== 'newCampaign') return refuse({ code: 'malformedCommand' });
      return showMade(await library.createCampaign(command));
    },
    async openCampaign(key) {
      // Do not show a snapshot that cannot be continued.
      const taken = await library.campaigns.whyNotOurs();
      if (taken) return refuse(taken);
      // The players have switched to another campaign.
      if (shared.campaign !== null && shared.campaign !== key) await shared.stop();
      const opened = await open(key, show);
      if (opened.ok) await shared.begin(key);
      return opened;
    },
    async exportCampaign(key) {
      const exported = await library.exportCampaign(key);
      if (!exported.ok) return exported;
      const { name, bytes, missing } = exported.value;
      return ok({ name, base64: bytes.toString('base64'), missing });
    },
    importCampaign: (file) => importUpload(library, file),
    async renameCampaign(key, name) {
      const command = readCommand({ type: 'renameCampaign', name });
      if (command?.type !== 'renameCampaign') return refuse({ code: 'malformedCommand' });
      return library.renameCampaign(key, command);
    },
    duplicateCampaign: (key) => library.duplicateCampaign(key),
    async deleteCampaign(key) {
      if (shared.campaign === key) await shared.stop();
      return library.deleteCampaign(key);
    },
    trash: () => library.campaigns.trashListing(),
    restoreFromTrash: (entry) => library.restoreFromTrash(entry),
    backups: (key) => library.campaigns.backups(key),
    async restoreBackup(key, backup) {
      const restored = await library.campaigns.restoreBackup(key, backup);
      return restored.ok ? open(key, show) : restored;
    },
    async showInFolder(key) {
      const path = await library.campaigns.pathOf(key);
      if (!path.ok) return path;
      showFile?.(path.value);
      return ok({ path: path.value, isShown: showFile !== undefined });
    },
    history: (key, before) => open(key, async (view) => ok(await view.history(before))),
    async statistics(key) {
      const opened = await library.openCampaign(key);
      return opened.ok ? ok(await opened.value.statistics()) : opened;
    },
    async clock(key, act) {
      const opened = await library.openCampaign(key);
      return opened.ok ? ok(opened.value.clock(act)) : opened;
    },
    send: (key, command, request, seen) => take(key, (view) => view.send(command, request, seen)),
    undo: (key, seen, request) => take(key, (view) => view.undo(seen, request)),
    redo: (key, seen, request) => take(key, (view) => view.redo(seen, request)),
    goTo: (key, moment, seen, request) => open(key, (view) => view.goTo(moment, seen, request)),
    readMoveIn: (text) => library.readMoveIn(text),
    work: () => Promise.resolve(library.work.progress()),
    stopWork() {
      library.work.stop();
      return Promise.resolve(null);
    },
    async moveIn(text, party, name) {
      const command = readCommand({ type: 'newCampaign', name });
      if (command?.type !== 'newCampaign') return refuse({ code: 'malformedCommand' });
      return showMade(await library.moveIn(text, party, command));
    },
    packs: (folder) => library[folder].list(),
    openPack: (folder, id) => library[folder].open(id),
    importPack: (folder, files, replace) => library[folder].import(files, replace),
    savePack: (folder, pack, id, seen) => library[folder].save(pack, id, seen),
    exportPack: (folder, id) => library[folder].export(id),
    duplicateOwnScenario: (id) => library.scenarios.duplicate(id),
    deletePack: (folder, id, seen, anyway) => library[folder].remove(id, seen, anyway),
    sharing: () => Promise.resolve(shared.state()),
    share: (act) => shared.act(act),
    onSharing: (listener) => shared.onChange(listener),
    stopSharing: () => shared.stop(),
    onUpdate(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
