/** Entries of the library: campaigns, backups, the trash. */

import type { ClassId } from '../ids';

/** File name of a campaign in the library, without an extension. */
export type CampaignKey = string;

export interface CampaignEntry {
  readonly key: CampaignKey;
  readonly name: string;
  /** ISO 8601. */
  readonly changedAt: string;
  /** Scenario being played, as 'number name'; null between scenarios. */
  readonly scenario: string | null;
  /** Round of the scenario; null between scenarios. */
  readonly round: number | null;
  readonly characters: readonly string[];
  /** Class of each character. */
  readonly classes: readonly ClassId[];
  /** Set if the file cannot be opened. */
  readonly trouble: 'damaged' | 'newer' | null;
}

export interface LibraryListing {
  /** Folder of the saves. */
  readonly folder: string;
  readonly campaigns: readonly CampaignEntry[];
  readonly version: string;
}

export type BackupReason = 'open' | 'scenarioStart' | 'scenarioEnd' | 'migration' | 'beforeRestore';

/** A saved state of a campaign. */
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
  /** Latest first. */
  readonly backups: readonly BackupEntry[];
  /** Paths of files named like a backup that cannot be restored. */
  readonly unrestorable: readonly string[];
}

export interface TrashListing {
  /** Latest first. */
  readonly entries: readonly TrashEntry[];
  /** Paths in the trash that cannot be restored. */
  readonly unrestorable: readonly string[];
}

/** A deleted campaign that can still be restored. */
export interface TrashEntry {
  readonly id: string;
  readonly name: string;
  /** ISO 8601. */
  readonly deletedAt: string;
  /** ISO 8601; after this it may be deleted permanently. */
  readonly keptUntil: string;
}

export interface FileLocation {
  readonly path: string;
  /** True if the system's file manager shows it now; otherwise only the path is known. */
  readonly isShown: boolean;
}

/** A complete campaign as one file, for export and import. */
export interface ExportFile {
  /** File name with extension. */
  readonly name: string;
  readonly base64: string;
  /** Number of first steps missing because they are unreadable. */
  readonly missing: number;
}

/** A copy of a campaign. */
export interface CampaignCopy extends CampaignEntry {
  /** Number of first steps missing because they are unreadable. */
  readonly missing: number;
}
