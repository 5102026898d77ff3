/** Data that the library and the screens exchange about packs and custom scenarios. */
import type { ContentProblem } from '../content/reading/problem';
import type { COUNTED_PARTS } from '../content/reading/limits';
import type { PackFile } from '../content/types';
import type { PackId } from '../ids';

export type { PackText } from '../content/packs/read';

/** Folder in the library: packs, or custom scenarios, which are packs with one scenario. */
export type PackFolder = 'packs' | 'scenarios';

/** Number of monsters, classes, items and so on in a pack. */
export type PackCounts = Readonly<Record<(typeof COUNTED_PARTS)[number], number>>;

/** A content pack in the library's list. */
export interface PackEntry {
  readonly id: PackId;
  readonly name: string;
  /** The author's version; null = not stated. */
  readonly edition: string | null;
  readonly author: string | null;
  readonly about: string | null;
  /** ISO 8601. */
  readonly changedAt: string;
  /**
   * Changes with the content; sent back on save so nobody overwrites a version they have not seen.
   */
  readonly stamp: string;
  readonly counts: PackCounts;
  /** Names of the campaigns that use it; for a custom scenario, those that are playing it. */
  readonly usedIn: readonly string[];
  /** Names of the packs it requires, and of those that require it. */
  readonly requires: readonly string[];
  readonly requiredBy: readonly string[];
}

/** An invalid file or folder among the packs; it is not changed. */
export interface DamagedPack {
  readonly path: string;
  readonly problems: readonly ContentProblem[];
}

export interface PackListing {
  readonly folder: string;
  /** Sorted by name. */
  readonly packs: readonly PackEntry[];
  readonly damaged: readonly DamagedPack[];
}

export interface OpenedPack {
  readonly pack: PackFile;
  readonly stamp: string;
}

/** A pack as a file; a custom scenario without the pack around it. */
export interface ExportedPack {
  readonly fileName: string;
  readonly text: string;
}
