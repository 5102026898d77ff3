/** Adds campaigns to a library: new ones, imports, and conflict copies. */
import { randomUUID } from 'node:crypto';
import type { OpenNotice } from '#shared/api/api';
import type { CampaignEntry, CampaignKey } from '#shared/api/campaignFiles';
import { ok, refuse, type Result } from '#shared/result';
import type { PlayCommand, Session } from '../session/session';
import type { Campaigns } from './campaigns';
import type { CustomScenarios } from './content/customScenarios';
import type { Packs } from './content/packs';
import { pathsOf } from './disk/paths';
import type { Game } from '#shared/state';
import { makeCampaign, writeImported, removeNewFiles } from './opening/newFiles';
import type { FileOptions } from './saving/fileOptions';
import { validateImport } from './transfer/importCampaign';
import type { PortableCampaign } from './transfer/exportFile';
import type { NewCampaign } from './transfer/importStep';
import type { CheckedImport } from './transfer/jobs';
import { saveFailure } from './disk/failures';

interface LibraryParts {
  readonly campaigns: Campaigns;
  readonly scenarios: CustomScenarios;
  readonly packs: Packs;
}

interface StartRules {
  readonly empty: Game;
  readonly play: PlayCommand;
}

/** Its methods must not run at the same time; the library calls them one after the other. */
export class NewCampaigns {
  readonly #places: LibraryParts;
  readonly #rules: StartRules;
  readonly #options: FileOptions;

  constructor(places: LibraryParts, rules: StartRules, options: FileOptions) {
    this.#places = places;
    this.#rules = rules;
    this.#options = options;
  }

  /** Creates a campaign with its first moment and opens it. */
  async create(command: NewCampaign): Promise<Result<Session>> {
    const { campaigns } = this.#places;
    if (await campaigns.hasName(command.name)) {
      return refuse({ code: 'nameIsTaken', name: command.name });
    }
    const before = this.#rules.empty;
    const played = this.#rules.play(before, command);
    if (!played.ok) return played;
    const key = await campaigns.freeKey(command.name);
    if (!(await this.#options.isOurs())) return campaigns.refuseLocked();
    const paths = pathsOf(campaigns.folder, key);
    const begun = { command, before, ...played.value };
    const created = await makeCampaign(paths, randomUUID(), begun, this.#options);
    if (!created.ok) return created;
    const opened = await campaigns.open(key);
    return opened.ok ? ok(opened.value.session) : opened;
  }

  /**
   * Adds our version of a campaign that another process changed or deleted (`session` is null), and notifies
   * the screens.
   */
  saveConflictCopy(session: Session | null, side: PortableCampaign): Promise<void> {
    const { campaigns } = this.#places;
    const { report } = this.#options;
    const add = () => this.#add(side);
    if (session) return saveConflictCopy(session, add, { folder: campaigns.folder, report });
    return saveDeletedCopy(add, {
      folder: campaigns.folder,
      report,
      open: async ({ key }) => {
        const opened = await campaigns.open(key);
        return opened.ok ? opened.value.session : null;
      },
    });
  }

  /** Writes the files of a checked campaign under a free name. */
  async add(id: string, checked: CheckedImport): Promise<Result<CampaignEntry>> {
    const { campaigns, packs, scenarios } = this.#places;
    if (!(await this.#options.isOurs())) return campaigns.refuseLocked();
    const { imported } = checked;
    const { campaign, scenario } = imported.state.game;
    const packsAdded = await packs.importWithCampaign(checked.packs, campaign.packs);
    if (!packsAdded.ok) return packsAdded;
    const scenariosAdded = await scenarios.importWithCampaign(
      checked.scenarios,
      scenario?.scenario ?? null,
    );
    if (!scenariosAdded.ok) return scenariosAdded;
    const name = await campaigns.freeName(campaign.name);
    const key = await campaigns.freeKey(name);
    const paths = pathsOf(campaigns.folder, key);
    const placed = await writeImported(paths, id, imported, this.#options.now());
    if (!placed.ok) return placed;
    const renamed = await this.ensureName(key, name);
    // If the campaign cannot be renamed, it is removed again. If another process owns the library by now, it
    // stays, because it may be in play there.
    if (!renamed.ok && renamed.refusal.code === 'saveFailed')
      await campaigns.withClosed(key, () => removeNewFiles(paths, { id, seq: imported.state.seq }));
    return renamed;
  }

  /** Renames a campaign if its name differs, as a visible step that can be undone. */
  async ensureName(key: CampaignKey, name: string): Promise<Result<CampaignEntry>> {
    const { campaigns } = this.#places;
    const opened = await campaigns.open(key);
    if (!opened.ok) return opened;
    const { session } = opened.value;
    if (session.game.campaign.name !== name) {
      const renamed = await session.send({ type: 'renameCampaign', name }, randomUUID());
      if (!renamed.ok) return renamed;
    }
    return ok(await campaigns.entry(key));
  }

  /** Writes a campaign under a free name; null if it cannot be played. */
  async #add(campaign: PortableCampaign): Promise<Result<CampaignEntry> | null> {
    const id = randomUUID();
    const imported = await validateImport(campaign, id, this.#options.readGame);
    return imported && this.add(id, { ...campaign, imported });
  }
}

/** Maximum attempts to find a free name while another process takes names too. */
const MAX_TRIES = 20;

interface CopyOptions {
  readonly folder: string;
  readonly report: (error: unknown) => void;
}

/** Adds the campaign under a free name; null if it cannot be played. */
type Add = () => Promise<Result<CampaignEntry> | null>;

/** Adds the copy. Never fails: the screens are notified in either case. */
async function saveConflictCopy(
  session: Session,
  add: Add,
  { folder, report }: CopyOptions,
): Promise<void> {
  let notice: OpenNotice = { kind: 'ownStepsLost', reason: null };
  try {
    notice = noticeOf(await tryToAdd(add, folder));
  } catch (error) {
    report(error);
  }
  if (notice.kind === 'ownStepsLost') {
    report(new Error(`steps of ${session.key} could not be saved`));
  }
  session.startOver(notice);
}

interface DeletedOptions extends CopyOptions {
  readonly open: (copy: CampaignEntry) => Promise<Session | null>;
}

/** Adds a copy of a campaign that another process deleted; the copy shows the notice. Never fails. */
async function saveDeletedCopy(add: Add, { folder, report, open }: DeletedOptions): Promise<void> {
  try {
    const copy = await tryToAdd(add, folder);
    const session = copy?.ok ? await open(copy.value) : null;
    if (session) session.startOver({ kind: 'deletedElsewhere' });
    else report(new Error('steps of a campaign that was deleted elsewhere could not be saved'));
  } catch (error) {
    report(error);
  }
}

async function tryToAdd(add: Add, folder: string): Promise<Result<CampaignEntry> | null> {
  const tryOnce = () => add().catch((error: unknown) => saveFailure(error, folder));
  let last = await tryOnce();
  // Another process may take the free name at the same time.
  for (let tries = 1; isNameTaken(last) && tries < MAX_TRIES; tries += 1) last = await tryOnce();
  return last;
}

function isNameTaken(added: Result<CampaignEntry> | null): boolean {
  return added?.ok === false && added.refusal.code === 'libraryIsLocked';
}

function noticeOf(added: Result<CampaignEntry> | null): OpenNotice {
  if (added?.ok) return { kind: 'playedElsewhere', kept: added.value.name };
  const reason = added?.refusal.code === 'saveFailed' ? added.refusal.reason : null;
  return { kind: 'ownStepsLost', reason };
}
