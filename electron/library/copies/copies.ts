/**
 * Copies the campaigns to a second place, such as a synced folder or a USB stick, after each scenario and
 * when the app ends. Copies are exports, not the files in play.
 */
import { realpath } from 'node:fs/promises';
import { isAbsolute, join, relative } from 'node:path';
import type { CampaignEntry, CampaignKey } from '#shared/api/campaignFiles';
import type { CopiesApi, CopiesState } from '#shared/api/copies';
import { ok, refuse, type Result } from '#shared/result';
import { Queue } from '../../session/queue';
import type { Session } from '../../session/session';
import { fileFailure, reasonOf } from '../disk/failures';
import { backupReasonFor } from '../saving/backups';
import type { CampaignBytes } from '../transfer/exportFile';
import { listCopies, makeLibraryCopyFolder, libraryCopyFolder, writeCopy } from './copyFolder';
import { readCopySettings, writeCopySettings, type CopySettings } from './settings';

/** Maximum wait for the last copies when the app ends, in milliseconds. */
const MAX_FINAL_WAIT = 15_000;

/** The part of a library that copies need. */
interface CopiedLibrary {
  readonly folder: string;
  readonly campaigns: {
    onOpen(listener: (session: Session) => void): void;
    entries(): Promise<readonly CampaignEntry[]>;
  };
  exportCampaign(key: CampaignKey): Promise<Result<CampaignBytes>>;
  importFile(path: string): Promise<Result<CampaignEntry>>;
}

interface CopiesOptions {
  readonly now: () => Date;
  readonly report: (error: unknown) => void;
}

export class Copies implements CopiesApi {
  readonly #library: CopiedLibrary;
  readonly #options: CopiesOptions;
  /** Copies are written one after the other, so that an older one never replaces a newer one. */
  readonly #queue = new Queue();
  /** Campaigns that were played since their last copy. */
  readonly #changed = new Set<CampaignKey>();

  constructor(library: CopiedLibrary, options: CopiesOptions) {
    this.#library = library;
    this.#options = options;
    library.campaigns.onOpen((session) => this.#follow(session));
  }

  #follow(session: Session): void {
    let { game } = session;
    session.onUpdate(() => {
      this.#changed.add(session.key);
      const before = game;
      ({ game } = session);
      if (backupReasonFor(before, game) === 'scenarioEnd') void this.#copy([session.key]);
    });
  }

  async state(): Promise<CopiesState> {
    const { folder, copiedAt, failure } = await readCopySettings(this.#library.folder);
    return { folder, copiedAt, failure };
  }

  async choose(folder: string | null): Promise<Result<CopiesState>> {
    const chosen = await this.#queue.run(() => this.#choose(folder));
    if (!chosen.ok) return chosen;
    return ok(folder === null ? await this.state() : await this.copyNow());
  }

  async #choose(folder: string | null): Promise<Result<null>> {
    const { folder: library } = this.#library;
    const settings = await readCopySettings(library);
    try {
      if (folder !== null) {
        if (!isAbsolute(folder) || (await isInside(folder, library)))
          return refuse({ code: 'noPlaceForCopies', path: folder });
        await makeLibraryCopyFolder(folder, settings.library);
      }
      const changed = { ...settings, folder, copiedAt: null, failure: null };
      await writeCopySettings(library, changed);
      return ok(null);
    } catch (error) {
      return fileFailure(error, folder ?? library);
    }
  }

  async copyNow(): Promise<CopiesState> {
    await this.#copy(await this.#readableCampaigns());
    return this.state();
  }

  async #readableCampaigns(): Promise<readonly CampaignKey[]> {
    const entries = await this.#library.campaigns.entries();
    return entries.filter(({ trouble }) => trouble === null).map(({ key }) => key);
  }

  /** Copies the campaigns that were played since their last copy. Called when the app ends. */
  async finish(within = MAX_FINAL_WAIT): Promise<void> {
    if (this.#changed.size === 0) return;
    let timer: NodeJS.Timeout | undefined;
    const tooSlow = new Promise<void>((done) => {
      timer = setTimeout(done, within);
    });
    await Promise.race([this.#copy([...this.#changed]), tooSlow]);
    clearTimeout(timer);
  }

  list(): ReturnType<CopiesApi['list']> {
    return this.state().then(({ folder }) => (folder === null ? [] : listCopies(folder)));
  }

  async restore(id: string): Promise<Result<CampaignEntry>> {
    const { folder } = await this.state();
    const known = folder === null ? undefined : (await this.list()).find((copy) => copy.id === id);
    if (folder === null || !known) return refuse({ code: 'noSuchCopy', entry: id });
    return this.#library.importFile(join(folder, known.id));
  }

  /** Queues copies of these campaigns. A failure is saved in the settings and never disturbs play. */
  #copy(keys: readonly CampaignKey[]): Promise<void> {
    return this.#queue.run(async () => {
      const settings = await readCopySettings(this.#library.folder);
      if (settings.folder === null) return;
      // The last run failed, so other campaigns may have no new copy either.
      const wanted = settings.failure === null ? keys : await this.#readableCampaigns();
      const failure = await this.#writeCopies(settings.folder, settings, wanted);
      // A folder that stays unreachable is logged only once.
      if (failure && settings.failure !== failure)
        this.#options.report(`copies to ${settings.folder} failed: ${failure}`);
      const copiedAt = failure ? settings.copiedAt : this.#options.now().toISOString();
      const noted = { ...settings, copiedAt, failure };
      await writeCopySettings(this.#library.folder, noted).catch(this.#options.report);
    });
  }

  async #writeCopies(
    folder: string,
    { library }: CopySettings,
    keys: readonly CampaignKey[],
  ): Promise<CopiesState['failure']> {
    for (const key of keys) {
      // Steps made during the copy count as made after it.
      this.#changed.delete(key);
      const exported = await this.#library.exportCampaign(key);
      // A campaign that cannot be read does not prevent copies of the others.
      if (!exported.ok) continue;
      try {
        await writeCopy(libraryCopyFolder(folder, library), key, exported.value.bytes);
      } catch (error) {
        for (const left of keys.slice(keys.indexOf(key))) this.#changed.add(left);
        return reasonOf(error);
      }
    }
    return null;
  }
}

/** True if a folder is the library or inside it. Links are resolved. */
async function isInside(folder: string, library: string): Promise<boolean> {
  const real = (path: string) => realpath(path).catch(() => path);
  const path = relative(await real(library), await real(folder));
  return path === '' || (!path.startsWith('..') && !isAbsolute(path));
}
