/** The api that both hosts offer, over a library. */
import type { Snapshot, StandeeApi, Update } from '#shared/api';
import { readCommand } from '#shared/commands/shapes';
import { ok, refuse, type Result } from '#shared/result';
import type { Library } from './library/library';
import type { Session } from './session';

export interface Host extends StandeeApi {
  /** Calls `listener` for every update of any open campaign; returns how to stop it. */
  onUpdate(listener: (update: Update) => void): () => void;
}

export function hostOf(library: Library, version: string): Host {
  const listeners = new Set<(update: Update) => void>();
  library.onOpen((session) => {
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
      return { folder: library.folder, campaigns: await library.entries(), version };
    },
    async createCampaign(name) {
      const command = readCommand({ type: 'newCampaign', name });
      if (command?.type !== 'newCampaign') return refuse({ code: 'malformedCommand' });
      const created = await library.createCampaign(command);
      return created.ok ? show(created.value) : created;
    },
    openCampaign: (key) => open(key, show),
    send: (key, command, request) => open(key, (session) => session.send(command, request)),
    undo: (key, seen, request) => open(key, (session) => session.undo(seen, request)),
    redo: (key, seen, request) => open(key, (session) => session.redo(seen, request)),
    goTo: (key, moment, seen, request) =>
      open(key, (session) => session.goTo(moment, seen, request)),
    onUpdate(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
