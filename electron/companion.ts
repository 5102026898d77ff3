/** The api that both hosts offer, over a library. */
import { z } from 'zod';
import type { CampaignEntry, Snapshot, StandeeApi, Update } from '#shared/api';
import { readCommand } from '#shared/commands/shapes';
import { ok, refuse, type Result } from '#shared/result';
import { importRefusal, LARGEST_FILE } from './library/travelling/exportFile';
import type { Library } from './library/library';
import type { Session } from './session';

const upload = z.strictObject({ name: z.string().max(1000), base64: z.string() });
/** Characters of base64 for the largest file. */
const LONGEST_UPLOAD = Math.ceil(LARGEST_FILE / 3) * 4;

async function importUpload(library: Library, file: unknown): Promise<Result<CampaignEntry>> {
  const read = upload.safeParse(file);
  if (!read.success) return refuse({ code: 'malformedCommand' });
  const { base64 } = read.data;
  const name = readableName(read.data.name);
  if (base64.length > LONGEST_UPLOAD) return refuse(importRefusal('tooLarge', name));
  return library.importCampaign({ name, bytes: Buffer.from(base64, 'base64') });
}

/** A name from outside as it can be shown: without folders and without what cannot be seen. */
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
  /** Calls `listener` for every update of any open campaign; returns how to stop it. */
  onUpdate(listener: (update: Update) => void): () => void;
}

/** `showFile` shows a file in the system's file manager, where there is one. */
export function hostOf(library: Library, version: string, showFile?: (path: string) => void): Host {
  const listeners = new Set<(update: Update) => void>();
  library.campaigns.onOpen((session) => {
    session.onUpdate((update) => {
      for (const listener of listeners) listener(update);
    });
  });
  const open = async <T>(key: string, use: (session: Session) => Promise<Result<T>>) => {
    const opened = await library.openCampaign(key);
    return opened.ok ? use(opened.value) : opened;
  };
  const show = async (session: Session): Promise<Result<Snapshot>> => ok(await session.snapshot());
  return {
    async library() {
      return { folder: library.folder, campaigns: await library.campaigns.entries(), version };
    },
    async createCampaign(name) {
      const command = readCommand({ type: 'newCampaign', name });
      if (command?.type !== 'newCampaign') return refuse({ code: 'malformedCommand' });
      const created = await library.createCampaign(command);
      return created.ok ? show(created.value) : created;
    },
    openCampaign: (key) => open(key, show),
    async exportCampaign(key) {
      const exported = await library.exportCampaign(key);
      if (!exported.ok) return exported;
      const { name, bytes } = exported.value;
      return ok({ name, base64: bytes.toString('base64') });
    },
    importCampaign: (file) => importUpload(library, file),
    async renameCampaign(key, name) {
      const command = readCommand({ type: 'renameCampaign', name });
      if (command?.type !== 'renameCampaign') return refuse({ code: 'malformedCommand' });
      return library.renameCampaign(key, command);
    },
    duplicateCampaign: (key) => library.duplicateCampaign(key),
    deleteCampaign: (key) => library.deleteCampaign(key),
    trash: () => library.campaigns.trash(),
    restoreFromTrash: (entry) => library.restoreFromTrash(entry),
    backups: (key) => library.campaigns.backups(key),
    restoreBackup: (key, backup) => library.campaigns.restoreBackup(key, backup),
    async showInFolder(key) {
      const path = await library.campaigns.pathOf(key);
      if (!path.ok) return path;
      showFile?.(path.value);
      return ok({ path: path.value, isShown: showFile !== undefined });
    },
    history: (key, before) => open(key, async (session) => ok(await session.history(before))),
    statistics: (key) => open(key, async (session) => ok(await session.statistics())),
    send: (key, command, request) => open(key, (session) => session.send(command, request)),
    undo: (key, seen, request) => open(key, (session) => session.undo(seen, request)),
    redo: (key, seen, request) => open(key, (session) => session.redo(seen, request)),
    goTo: (key, moment, seen, request) =>
      open(key, (session) => session.goTo(moment, seen, request)),
    readMoveIn: (text) => library.readMoveIn(text),
    work: () => Promise.resolve(library.work.progress()),
    stopWork() {
      library.work.stop();
      return Promise.resolve(null);
    },
    async moveIn(text, party, name) {
      const command = readCommand({ type: 'newCampaign', name });
      if (command?.type !== 'newCampaign') return refuse({ code: 'malformedCommand' });
      const moved = await library.moveIn(text, party, command);
      return moved.ok ? show(moved.value) : moved;
    },
    packs: (folder) => library[folder].list(),
    openPack: (folder, id) => library[folder].open(id),
    importPack: (folder, files, replace) => library[folder].import(files, replace),
    savePack: (folder, pack, id, seen) => library[folder].save(pack, id, seen),
    exportPack: (folder, id) => library[folder].export(id),
    duplicateOwnScenario: (id) => library.scenarios.duplicate(id),
    deletePack: (folder, id, seen, anyway) => library[folder].remove(id, seen, anyway),
    onUpdate(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
