/** Implements the API of both hosts on top of a library. */
import type {
  BackupsApi,
  CampaignApi,
  LibraryApi,
  SecretariatApi,
  PacksApi,
  Snapshot,
  StandeeApi,
  TrashApi,
  Update,
} from '#shared/api/api';
import type { CharactersApi } from '#shared/api/characters';
import type { CopiesApi } from '#shared/api/copies';
import { readCommand } from '#shared/commands/shapes';
import { ok, refuse, type Result } from '#shared/result';
import type { ShareState } from '#shared/api/sharing';
import { decodeCharacter } from '../library/characterFiles';
import { Copies } from '../library/copies/copies';
import type { Library } from '../library/library';
import type { Session } from '../session/session';
import { OpenViews } from './openViews';
import { SharedTable, type ShareOptions } from './sharing/sharing';
import { readSharingNote, type SharingNote } from './sharing/sharingNote';
import type { TableView } from './table/tableView';
import { importUpload } from './upload';

export interface Host extends StandeeApi {
  /** Calls `listener` for every update of any open campaign. Returns a function that unsubscribes it. */
  onUpdate(listener: (update: Update) => void): () => void;
  /** Calls `listener` when sharing or the devices change. Returns a function that unsubscribes it. */
  onSharing(listener: (state: ShareState) => void): () => void;
  /** The note from which the next version continues to share; null = nothing is shared. */
  sharingNote(): SharingNote | null;
  /** Continues to share from the previous version's note. Ignores anything that is not a note. */
  resumeSharing(note: unknown): Promise<void>;
  /** Disconnects all devices. */
  stopSharing(): Promise<void>;
  /** Waits for the copies in the second place; called before the library closes. */
  finishCopies(): Promise<void>;
}

export interface HostOptions {
  /** Shows a file in the system's file manager. */
  readonly showFile?: (path: string) => void;
  /** Called with errors of tasks that no player waits for. */
  readonly report?: (error: unknown) => void;
  /** Content for devices. Without it nothing can be shared. */
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

/** Objects that the calls of a host use. */
interface HostParts {
  readonly library: Library;
  readonly views: OpenViews;
  readonly shared: SharedTable;
}

export function hostOf(
  library: Library,
  version: string,
  { showFile, share = NOTHING_TO_SHARE, report = () => undefined }: HostOptions = {},
): Host {
  const copies = new Copies(library, { now: () => new Date(), report });
  const views = new OpenViews(library);
  const shared = new SharedTable({
    ...share,
    open: (key) => library.openCampaign(key),
    setApart: (session, apart) => views.viewOf(session).setApart(apart),
  });
  library.campaigns.onOpen((session) => {
    views.add(session);
    shared.follow(session);
  });
  const parts = { library, views, shared };
  return {
    library: libraryCalls(parts, version, showFile),
    trash: trashCalls(library),
    backups: backupCalls(parts),
    copies: copyCalls(copies),
    secretariat: secretariatCalls(parts),
    characters: characterCalls(library),
    campaign: campaignCalls(parts),
    packs: packCalls(library),
    sharing: {
      state: () => Promise.resolve(shared.state()),
      act: (act) => shared.act(act),
    },
    onSharing: (listener) => shared.onChange(listener),
    sharingNote: () => shared.note,
    async resumeSharing(value) {
      const note = readSharingNote(value);
      if (note) await shared.resume(note);
    },
    stopSharing: () => shared.stop(),
    finishCopies: () => copies.finish(),
    onUpdate: (listener) => views.onUpdate(listener),
  };
}

function libraryCalls(
  { library, views, shared }: HostParts,
  version: string,
  showFile: HostOptions['showFile'],
): LibraryApi {
  return {
    async list() {
      return { folder: library.folder, campaigns: await library.campaigns.entries(), version };
    },
    async create(name) {
      const command = readCommand({ type: 'newCampaign', name });
      if (command?.type !== 'newCampaign') return refuse({ code: 'malformedCommand' });
      return snapshotOfNew(views, await library.createCampaign(command));
    },
    async rename(key, name) {
      const command = readCommand({ type: 'renameCampaign', name });
      if (command?.type !== 'renameCampaign') return refuse({ code: 'malformedCommand' });
      return library.renameCampaign(key, command);
    },
    duplicate: (key) => library.duplicateCampaign(key),
    async delete(key) {
      if (shared.campaign === key) await shared.stop();
      return library.deleteCampaign(key);
    },
    async showInFolder(key) {
      const path = await library.campaigns.pathOf(key);
      if (!path.ok) return path;
      showFile?.(path.value);
      return ok({ path: path.value, isShown: showFile !== undefined });
    },
    async export(key) {
      const exported = await library.exportCampaign(key);
      if (!exported.ok) return exported;
      const { name, bytes, missing } = exported.value;
      return ok({ name, base64: bytes.toString('base64'), missing });
    },
    import: (file) => importUpload(library, file),
    progress: () => Promise.resolve(library.work.progress()),
    cancel() {
      library.work.stop();
      return Promise.resolve(null);
    },
  };
}

function trashCalls(library: Library): TrashApi {
  return {
    list: () => library.campaigns.trashListing(),
    restore: (entry) => library.restoreFromTrash(entry),
  };
}

function backupCalls({ library, views }: HostParts): BackupsApi {
  return {
    list: (key) => library.campaigns.backups(key),
    async restore(key, backup) {
      const restored = await library.campaigns.restoreBackup(key, backup);
      return restored.ok ? views.open(key, snapshotOf) : restored;
    },
  };
}

function copyCalls(copies: Copies): CopiesApi {
  return {
    state: () => copies.state(),
    choose: (folder) => copies.choose(folder),
    copyNow: () => copies.copyNow(),
    list: () => copies.list(),
    restore: (copy) => copies.restore(copy),
  };
}

function secretariatCalls({ library, views }: HostParts): SecretariatApi {
  return {
    exportForSecretariat: (key) => library.exportForeign(key),
    preview: (text) => library.readForeignExport(text),
    async create(text, party, name) {
      const command = readCommand({ type: 'newCampaign', name });
      if (command?.type !== 'newCampaign') return refuse({ code: 'malformedCommand' });
      return snapshotOfNew(views, await library.importForeign(text, party, command));
    },
  };
}

function characterCalls(library: Library): CharactersApi {
  return {
    export: (key, character) => library.exportCharacter(key, character),
    read: (text) => Promise.resolve(decodeCharacter(text)),
  };
}

function campaignCalls({ library, views, shared }: HostParts): CampaignApi {
  return {
    async open(key) {
      // The snapshot would show a game that cannot be continued.
      const taken = await library.campaigns.whyNotOurs();
      if (taken) return refuse(taken);
      // The players have switched to another campaign, so sharing ends.
      if (shared.campaign !== null && shared.campaign !== key) await shared.stop();
      const opened = await views.open(key, snapshotOf);
      if (opened.ok) await shared.begin(key);
      return opened;
    },
    send: (key, command, request, seen) =>
      views.take(key, (view) => view.send(command, request, seen)),
    undo: (key, seen, request) => views.take(key, (view) => view.undo(seen, request)),
    redo: (key, seen, request) => views.take(key, (view) => view.redo(seen, request)),
    goTo: (key, moment, seen, request) =>
      views.open(key, (view) => view.goTo(moment, seen, request)),
    history: (key, before) => views.open(key, async (view) => ok(await view.history(before))),
    async statistics(key) {
      const opened = await library.openCampaign(key);
      return opened.ok ? ok(await opened.value.statistics()) : opened;
    },
    async clock(key, act) {
      const opened = await library.openCampaign(key);
      return opened.ok ? ok(opened.value.clock(act)) : opened;
    },
  };
}

function packCalls(library: Library): PacksApi {
  return {
    list: (folder) => library[folder].list(),
    open: (folder, id) => library[folder].open(id),
    import: (folder, files, replace) => library[folder].import(files, replace),
    save: (folder, pack, id, seen) => library[folder].save(pack, id, seen),
    export: (folder, id) => library[folder].export(id),
    duplicateScenario: (id) => library.scenarios.duplicate(id),
    delete: (folder, id, seen, anyway) => library[folder].remove(id, seen, anyway),
  };
}

async function snapshotOf(view: TableView): Promise<Result<Snapshot>> {
  return ok(await view.snapshot());
}

/** Snapshot of a campaign that was just created. */
async function snapshotOfNew(
  views: OpenViews,
  created: Result<Session>,
): Promise<Result<Snapshot>> {
  return created.ok ? snapshotOf(views.viewOf(created.value)) : created;
}
