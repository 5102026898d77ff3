/** The API between the host process that stores games and the screens. */
import type { DesktopApi, MenuChoice } from './desktop';
import type { CharactersApi } from './characters';
import type { CopiesApi } from './copies';
import type { Command } from '../commands/shapes';
import type { ImportOffer } from '../importing/reading/report';
import type { ExportedParty } from '../exporting/report';
import type {
  ExportedPack,
  OpenedPack,
  PackEntry,
  PackFolder,
  PackListing,
  PackText,
} from './packs';
import type { Patch } from '../patch';
import type { SaveFailure } from '../refusals';
import type { Result } from '../result';
import type { ShareAct, ShareState } from './sharing';
import type { HistoryStatistics } from '../rules/statistics/statistics';
import type { Game } from '../state';
import type { LogEntry } from '../commands/logEntry';
import type {
  CampaignKey,
  CampaignEntry,
  LibraryListing,
  TrashListing,
  TrashEntry,
  FileLocation,
  ExportFile,
  CampaignCopy,
  BackupListing,
} from './campaignFiles';

export type { LogEntry } from '../commands/logEntry';

export type * from './packs';

/** The state shown on a screen. JSON only. */
export interface Snapshot {
  readonly campaign: CampaignKey;
  /** Number of acknowledged changes including undo and redo; never decreases. */
  readonly seq: number;
  readonly game: Game;
  /** The latest moments that were not undone, oldest first (at most 200). */
  readonly log: readonly LogEntry[];
  /** The commands that undo and redo would revert or repeat, for button labels. */
  readonly undo: Command | null;
  readonly redo: Command | null;
  /** A notice about problems when the file was opened; null = none. */
  readonly notice: OpenNotice | null;
}

export type OpenNotice =
  | { readonly kind: 'tornTailCut' }
  /** `setAside` is the new path of the damaged file; null = the file was missing. */
  | { readonly kind: 'restoredFromJournal'; readonly setAside: string | null }
  | {
      readonly kind: 'restoredFromBackup';
      readonly setAside: string | null;
      readonly backup: string;
    }
  /**
   * The save was valid, but the journal or the file with older steps was not: those cannot be
   * undone.
   */
  | { readonly kind: 'historyLost' | 'olderStepsLost'; readonly setAside: string | null }
  /**
   * Another Standee process continued this campaign, and its version is used. `kept` = name of the
   * copy with the steps made here that the other process had not seen; null = it had seen all of
   * them.
   */
  | { readonly kind: 'playedElsewhere'; readonly kept: string | null }
  /** Another Standee process deleted this campaign before it had all steps made here. */
  | { readonly kind: 'deletedElsewhere' }
  /**
   * Another Standee process continued this campaign, and the steps made here could not be saved.
   * `reason` null = not a disk error.
   */
  | { readonly kind: 'ownStepsLost'; readonly reason: SaveFailure | null };

/** The changes between two snapshots, sent to every screen. */
export interface Update extends Pick<Snapshot, 'campaign' | 'seq' | 'undo' | 'redo'> {
  /**
   * The `seq` this update starts from. A screen with a different one requests the whole snapshot.
   * `FROM_NOTHING` = the campaign was reloaded, so screens discard their state.
   */
  readonly from: number;
  readonly patch: Patch;
  /** New moments, after removing the `dropped` latest ones (undo). */
  readonly log: readonly LogEntry[];
  readonly dropped: number;
}

/** A page of the history, oldest first. */
export interface HistoryPage {
  readonly entries: readonly LogEntry[];
  /** State of the history before the page; unreadable if a file is damaged there. */
  readonly earlier: 'more' | 'none' | 'unreadable';
}

/**
 * `beat` keeps the clock running while a screen shows the campaign; `pause` and `go` stop and
 * resume it.
 */
export type ClockAct = 'beat' | 'pause' | 'go';

/** The clock of a campaign; see `rules/scenario/playTime.ts` for the play time. */
export interface ClockReading {
  /** Seconds counted while a screen showed the campaign. */
  readonly played: number;
  readonly isRunning: boolean;
}

/** The campaigns of the library as files. */
export interface LibraryApi {
  list(): Promise<LibraryListing>;
  /** Creates a campaign, records its first moment and opens it. */
  create(name: string): Promise<Result<Snapshot>>;
  /** Renames a campaign as a step that can be undone. Its files keep their names. */
  rename(campaign: CampaignKey, name: string): Promise<Result<CampaignEntry>>;
  /** Copies a campaign with its history. */
  duplicate(campaign: CampaignKey): Promise<Result<CampaignCopy>>;
  /** Moves a campaign to the trash for 30 days. */
  delete(campaign: CampaignKey): Promise<Result<TrashEntry>>;
  /** Shows the campaign's file in the file manager if possible. */
  showInFolder(campaign: CampaignKey): Promise<Result<FileLocation>>;
  /** The campaign with its complete history, to continue elsewhere. */
  export(campaign: CampaignKey): Promise<Result<ExportFile>>;
  /** Adds the campaign of an `ExportFile`. A taken name gets a number. */
  import(file: unknown): Promise<Result<CampaignEntry>>;
  /** Progress of an import or export, 0 to 1; null = none is running. */
  progress(): Promise<number | null>;
  /**
   * Cancels the running import or export. Its pending call is refused with `workStopped`, and
   * nothing is created.
   */
  cancel(): Promise<null>;
}

export interface TrashApi {
  /** Latest first. */
  list(): Promise<TrashListing>;
  restore(entry: string): Promise<Result<CampaignEntry>>;
}

export interface BackupsApi {
  /** Backups of a campaign, latest first. */
  list(campaign: CampaignKey): Promise<Result<BackupListing>>;
  /** Restores a backup; the current state is backed up first. */
  restore(campaign: CampaignKey, backup: string): Promise<Result<Snapshot>>;
}

/** Imports campaigns from Gloomhaven Secretariat and exports them for it. */
export interface SecretariatApi {
  /** A campaign in the format of that program, with a report of what it cannot hold. */
  exportForSecretariat(campaign: CampaignKey): Promise<Result<ExportedParty>>;
  /** Previews the import without creating anything. */
  preview(text: string): Promise<Result<readonly ImportOffer[]>>;
  /** Creates a campaign from one party of the export, by its index among the offers. */
  create(text: string, party: number, name: string): Promise<Result<Snapshot>>;
}

/** A campaign that is being played. */
export interface CampaignApi {
  open(campaign: CampaignKey): Promise<Result<Snapshot>>;
  /**
   * Carries out a command and resolves once the step is on disk. `request` is a fresh random text
   * per button press: sent again after a lost connection, it returns the first answer and changes
   * nothing. `seen` is the `seq` the player saw: a step that conflicts with a later change is
   * refused.
   */
  send(
    campaign: CampaignKey,
    command: Command,
    request: string,
    seen?: number,
  ): Promise<Result<Update>>;
  /**
   * `seen` is the `seq` the player saw; refused if the game has changed since, because undo would
   * revert a different step.
   */
  undo(campaign: CampaignKey, seen: number, request: string): Promise<Result<Update>>;
  redo(campaign: CampaignKey, seen: number, request: string): Promise<Result<Update>>;
  /** Undoes or redoes up to the moment with this `seq`, one step each. */
  goTo(
    campaign: CampaignKey,
    moment: number,
    seen: number,
    request: string,
  ): Promise<Result<Snapshot>>;
  /** Up to 200 moments before the one with this `seq`, without undone ones. */
  history(campaign: CampaignKey, before: number): Promise<Result<HistoryPage>>;
  /** Statistics over every moment of the campaign that was not undone. */
  statistics(campaign: CampaignKey): Promise<Result<HistoryStatistics>>;
  /** The campaign's clock, which runs as long as a screen calls this regularly. */
  clock(campaign: CampaignKey, act: ClockAct): Promise<Result<ClockReading>>;
}

export interface PacksApi {
  list(folder: PackFolder): Promise<PackListing>;
  open(folder: PackFolder, id: string): Promise<Result<OpenedPack>>;
  /**
   * Adds a pack from one file, or from all files of a folder. An existing one with the same id is
   * replaced only with `replace`. A custom scenario is always added: its id and title change if
   * they are taken, and the file name is the default title.
   */
  import(
    folder: PackFolder,
    files: readonly PackText[],
    replace: boolean,
  ): Promise<Result<PackEntry>>;
  /**
   * Saves a pack in the content schema, or a scenario in its short form. Without an id it is added;
   * with one it replaces the version whose `stamp` the player saw.
   */
  save(
    folder: PackFolder,
    pack: unknown,
    id: string | null,
    seen: string | null,
  ): Promise<Result<PackEntry>>;
  export(folder: PackFolder, id: string): Promise<Result<ExportedPack>>;
  duplicateScenario(id: string): Promise<Result<PackEntry>>;
  /**
   * A pack in use by campaigns is deleted only with `anyway`; the campaigns still open and report
   * it as missing. A scenario being played is not deleted.
   */
  delete(folder: PackFolder, id: string, seen: string, anyway: boolean): Promise<Result<null>>;
}

/** Shares the table with other devices, and lists and admits them. */
export interface SharingApi {
  state(): Promise<ShareState>;
  act(act: ShareAct): Promise<Result<ShareState>>;
}

/** The calls that every host answers, in groups. */
export interface StandeeApi {
  readonly library: LibraryApi;
  readonly trash: TrashApi;
  readonly backups: BackupsApi;
  readonly copies: CopiesApi;
  readonly secretariat: SecretariatApi;
  readonly characters: CharactersApi;
  readonly campaign: CampaignApi;
  readonly packs: PacksApi;
  readonly sharing: SharingApi;
}

/** The API of a screen: calls and updates. */
export interface Companion extends StandeeApi, Partial<DesktopApi> {
  /**
   * Calls `listener` for every update of any open campaign. Returns a function that unsubscribes.
   */
  onUpdate(listener: (update: Update) => void): () => void;
  /** Reports when the connection is lost or restored (always connected on the desktop). */
  onConnection(listener: (connected: boolean) => void): () => void;
  /** Calls `listener` when the devices of the table change. */
  onSharing?(listener: (state: ShareState) => void): () => void;
  /** Reports chosen menu items; desktop only. */
  onMenu?(listener: (item: MenuChoice) => void): () => void;
  readonly host: 'desktop' | 'browser';
}
