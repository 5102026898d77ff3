/** Content packs and own scenarios, as they cross between the library and the screens. */
import type { ContentProblem } from '../content/reading/problem';
import type { COUNTED_PARTS } from '../content/reading/limits';
import type { PackFile } from '../content/types';
import type { PackId } from '../ids';

export type { PackText } from '../content/packs/read';

/** Where packs lie in a library: whole ones, and scenarios of the players' own, which are packs of one. */
export type PackFolder = 'packs' | 'scenarios';

/** How many things of each kind a pack adds. */
export type PackCounts = Readonly<Record<(typeof COUNTED_PARTS)[number], number>>;

/** A content pack, as the library lists it. */
export interface PackEntry {
  readonly id: PackId;
  readonly name: string;
  /** As its author counts; null = it says none. */
  readonly edition: string | null;
  readonly author: string | null;
  readonly about: string | null;
  /** ISO 8601. */
  readonly changedAt: string;
  /** Differs for every content; handed back with a change, so that nothing unseen is replaced. */
  readonly stamp: string;
  readonly counts: PackCounts;
  /** Names of the campaigns that play with it; of an own scenario, those that play it right now. */
  readonly usedIn: readonly string[];
  /** Names of the packs it requires, and of those that require it. */
  readonly requires: readonly string[];
  readonly requiredBy: readonly string[];
}

/** A file or folder among the packs that cannot be used; it is left as it is. */
export interface DamagedPack {
  readonly path: string;
  readonly problems: readonly ContentProblem[];
}

export interface PackListing {
  readonly folder: string;
  /** By name. */
  readonly packs: readonly PackEntry[];
  readonly damaged: readonly DamagedPack[];
}

export interface OpenedPack {
  readonly pack: PackFile;
  readonly stamp: string;
}

/** A pack as a file, an own scenario in its short form. */
export interface HandedPack {
  readonly fileName: string;
  readonly text: string;
}
