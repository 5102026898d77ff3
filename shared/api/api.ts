/** All that crosses the boundary between the process that keeps games and the screens. */
import type { DesktopApi, MenuChoice } from './desktop';
import type { Command } from '../commands/shapes';
import type { MoveInOffer } from '../movingIn/reading/report';
import type { HandedPack, OpenedPack, PackEntry, PackFolder, PackListing, PackText } from './packs';
import type { Patch } from '../patch';
import type { SaveFailure } from '../refusals';
import type { Result } from '../result';
import type { ShareAct, ShareState } from './sharing';
import type { HistoryStatistics } from '../rules/statistics/statistics';
import type { Game } from '../state';
import type { LogEntry } from '../commands/logEntry';

export type { LogEntry } from '../commands/logEntry';

export type * from './packs';

/** File name of a campaign in the library, without an extension. */
export type CampaignKey = string;

export interface CampaignEntry {
  readonly key: CampaignKey;
  readonly name: string;
  /** ISO 8601. */
  readonly changedAt: string;
  /** Scenario being played, as 'number name'; null between scenarios. */
  readonly scenario: string | null;
  readonly characters: readonly string[];
  /** Set where the file cannot be opened. */
  readonly trouble: 'damaged' | 'newer' | null;
}

export interface LibraryListing {
  /** Folder the saves lie in. */
  readonly folder: string;
  readonly campaigns: readonly CampaignEntry[];
  readonly version: string;
}

/** What a screen shows. Everything in it is JSON. */
export interface Snapshot {
  readonly campaign: CampaignKey;
  /** Counts every acknowledged change, undo and redo included; never falls. */
  readonly seq: number;
  readonly game: Game;
  /** The newest moments that hold, oldest first (at most 200). */
  readonly log: readonly LogEntry[];
  /** The commands that undo and redo would take back or repeat, so that buttons can name them. */
  readonly undo: Command | null;
  readonly redo: Command | null;
  /** What the player should know about how the file was opened; null = all was well. */
  readonly notice: OpenNotice | null;
}

export type OpenNotice =
  | { readonly kind: 'tornTailCut' }
  /** `setAside` is where the damaged file lies now; null = the file was missing. */
  | { readonly kind: 'restoredFromJournal'; readonly setAside: string | null }
  | {
      readonly kind: 'restoredFromBackup';
      readonly setAside: string | null;
      readonly backup: string;
    }
  /** The save was good; the journal, or the file with older steps, was not: those cannot be undone. */
  | { readonly kind: 'historyLost' | 'olderStepsLost'; readonly setAside: string | null }
  /**
   * Another Standee has gone on with this campaign meanwhile; what it did holds. `kept` is the
   * campaign that was made of our own steps, where the other one had not seen them all.
   */
  | { readonly kind: 'playedElsewhere'; readonly kept: string | null }
  /** Another Standee deleted the campaign that this one was, without some of our own steps. */
  | { readonly kind: 'deletedElsewhere' }
  /** Another one went on, but our own steps could not be kept; null = no disk was to blame. */
  | { readonly kind: 'ownStepsLost'; readonly reason: SaveFailure | null };

/** What changed between two snapshots, sent to every screen. */
export interface Update extends Pick<Snapshot, 'campaign' | 'seq' | 'undo' | 'redo'> {
  /**
   * The `seq` this update starts from; a screen with another one asks for the whole snapshot.
   * `FROM_NOTHING` = the campaign was read anew: screens forget what they know.
   */
  readonly from: number;
  readonly patch: Patch;
  /** Moments that came; with `dropped` newest ones taken away first (undo). */
  readonly log: readonly LogEntry[];
  readonly dropped: number;
}

/** A stretch of the history, oldest first. */
export interface HistoryPage {
  readonly entries: readonly LogEntry[];
  /** What lies before them; unreadable where a file is damaged there. */
  readonly earlier: 'more' | 'none' | 'unreadable';
}

/** Somebody looks at the campaign, and maybe stops its clock or lets it go on. */
export type ClockAct = 'beat' | 'pause' | 'go';

/** The clock of a campaign; see `rules/scenario/playTime.ts` for what it comes to. */
export interface ClockReading {
  /** Seconds, counted while a screen showed the campaign. */
  readonly played: number;
  readonly isRunning: boolean;
}

export type BackupReason = 'open' | 'scenarioStart' | 'scenarioEnd' | 'migration' | 'beforeRestore';

/** A state of a campaign that was kept. */
export interface BackupEntry {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  readonly reason: BackupReason;
  /** Scenario being played, as 'number name'; null between scenarios. */
  readonly scenario: string | null;
  readonly round: number | null;
  /** Steps since the campaign began. */
  readonly seq: number;
}

export interface BackupListing {
  /** The newest first. */
  readonly backups: readonly BackupEntry[];
  /** Paths of what has the name of a backup and cannot be gone back to. */
  readonly useless: readonly string[];
}

export interface TrashListing {
  /** The newest first. */
  readonly entries: readonly TrashEntry[];
  /** Paths of what lies in the trash, or had its place, and cannot be had back. */
  readonly useless: readonly string[];
}

/** A campaign that was deleted and can still be had back. */
export interface TrashEntry {
  readonly id: string;
  readonly name: string;
  /** ISO 8601. */
  readonly deletedAt: string;
  /** ISO 8601; from then on it may be gone for good. */
  readonly keptUntil: string;
}

export interface FileLocation {
  readonly path: string;
  /** Whether the system's file manager shows it now; else the path is all there is. */
  readonly isShown: boolean;
}

/** A whole campaign as one file, on its way to or from the player. */
export interface ExportFile {
  /** File name with its extension. */
  readonly name: string;
  readonly base64: string;
  /** How many of the campaign's first steps are not in it, because they cannot be read any more. */
  readonly missing: number;
}

/** A campaign made of another one. */
export interface CampaignCopy extends CampaignEntry {
  /** How many of the first steps are not in it, because they cannot be read any more. */
  readonly missing: number;
}

export interface StandeeApi {
  library(): Promise<LibraryListing>;
  /** Makes a campaign, records its first moment and opens it. */
  createCampaign(name: string): Promise<Result<Snapshot>>;
  openCampaign(campaign: CampaignKey): Promise<Result<Snapshot>>;
  /** The campaign with all of its history, so that it can go on elsewhere. */
  exportCampaign(campaign: CampaignKey): Promise<Result<ExportFile>>;
  /** Adds the campaign of an `ExportFile`; where its name is taken it gets a number. */
  importCampaign(file: unknown): Promise<Result<CampaignEntry>>;
  /** Gives a campaign another name, as a step that can be undone; its files keep theirs. */
  renameCampaign(campaign: CampaignKey, name: string): Promise<Result<CampaignEntry>>;
  /** A second campaign with the same history. */
  duplicateCampaign(campaign: CampaignKey): Promise<Result<CampaignCopy>>;
  /** Moves a campaign to the trash, where it is kept for 30 days. */
  deleteCampaign(campaign: CampaignKey): Promise<Result<TrashEntry>>;
  /** What is in the trash, the newest first. */
  trash(): Promise<TrashListing>;
  restoreFromTrash(entry: string): Promise<Result<CampaignEntry>>;
  /** The kept states of a campaign, the newest first. */
  backups(campaign: CampaignKey): Promise<Result<BackupListing>>;
  /** Goes back to a backup; the present state is backed up before. */
  restoreBackup(campaign: CampaignKey, backup: string): Promise<Result<Snapshot>>;
  /** Shows the campaign's file where that is possible. */
  showInFolder(campaign: CampaignKey): Promise<Result<FileLocation>>;
  /** Moments that hold and came before the one with this `seq`, up to 200. */
  history(campaign: CampaignKey, before: number): Promise<Result<HistoryPage>>;
  /** Sums over every moment of the campaign that holds, from its first on. */
  statistics(campaign: CampaignKey): Promise<Result<HistoryStatistics>>;
  /** The campaign's clock, which goes on as long as a screen asks every now and then. */
  clock(campaign: CampaignKey, act: ClockAct): Promise<Result<ClockReading>>;
  /**
   * Answered when it is on disk. `request` is a fresh random text per press of a button: sent
   * again after a lost connection, it gives the first answer and changes nothing. `seen` is the `seq`
   * the player saw: a step that changes what somebody else has changed since is refused.
   */
  send(
    campaign: CampaignKey,
    command: Command,
    request: string,
    seen?: number,
  ): Promise<Result<Update>>;
  /** `seen` is the `seq` the player saw; with another one the step is not the one they meant. */
  undo(campaign: CampaignKey, seen: number, request: string): Promise<Result<Update>>;
  redo(campaign: CampaignKey, seen: number, request: string): Promise<Result<Update>>;
  /** Undo or redo up to the moment with this `seq`, as one step each. */
  goTo(
    campaign: CampaignKey,
    moment: number,
    seen: number,
    request: string,
  ): Promise<Result<Snapshot>>;

  /** Which devices share the table. */
  sharing(): Promise<ShareState>;
  share(act: ShareAct): Promise<Result<ShareState>>;

  /** What would come over from the export of another program; nothing is made yet. */
  readMoveIn(text: string): Promise<Result<readonly MoveInOffer[]>>;
  /** Makes a new campaign of one party of the export, by its place among the offers. */
  moveIn(text: string, party: number, name: string): Promise<Result<Snapshot>>;

  /** How much is done of what an import or an export of another program takes, 0 to 1; null = nothing is. */
  work(): Promise<number | null>;
  /** Ends it; the call that asked for it is refused with `workStopped`, and nothing was made. */
  stopWork(): Promise<null>;

  packs(folder: PackFolder): Promise<PackListing>;
  openPack(folder: PackFolder, id: string): Promise<Result<OpenedPack>>;
  /**
   * Adds the pack of one file, or of all files of a folder; one with the same id that is there is
   * only replaced with `replace`. A scenario of the players' own is always one more: its id and title
   * change where they are taken, and the name of the file is the title of one that has none.
   */
  importPack(
    folder: PackFolder,
    files: readonly PackText[],
    replace: boolean,
  ): Promise<Result<PackEntry>>;
  /**
   * Keeps a pack of the content schema, or a scenario in its short form: a new one without an id,
   * otherwise in place of the one whose `stamp` was seen.
   */
  savePack(
    folder: PackFolder,
    pack: unknown,
    id: string | null,
    seen: string | null,
  ): Promise<Result<PackEntry>>;
  exportPack(folder: PackFolder, id: string): Promise<Result<HandedPack>>;
  duplicateOwnScenario(id: string): Promise<Result<PackEntry>>;
  /**
   * A pack that campaigns play with goes only `anyway`; they open and say what is missing. A scenario
   * that is being played stays.
   */
  deletePack(folder: PackFolder, id: string, seen: string, anyway: boolean): Promise<Result<null>>;
}

/** The api as a screen has it: calls, and updates as they come. */
export interface Companion extends StandeeApi, Partial<DesktopApi> {
  /** Calls `listener` for every update of any open campaign; returns how to stop it. */
  onUpdate(listener: (update: Update) => void): () => void;
  /** Tells when the connection is lost and when it is back (always there on the desktop). */
  onConnection(listener: (connected: boolean) => void): () => void;
  /** Calls `listener` whenever something changes about the devices of the table. */
  onSharing?(listener: (state: ShareState) => void): () => void;
  /** Tells that an item of the menu was chosen; only the desktop has one. */
  onMenu?(listener: (item: MenuChoice) => void): () => void;
  readonly host: 'desktop' | 'browser';
}
