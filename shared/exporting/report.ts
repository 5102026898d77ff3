/**
 * The report of an export for another program. It lists only values that the other program cannot
 * store unchanged.
 */
import type { ImportPart } from '../events/importLines';

/** Parts of a campaign that only Standee has. */
type OwnPart =
  | 'history'
  | 'packs'
  | 'scenarioMarks'
  | 'startEffects'
  | 'dungeon'
  | 'reducedRandomness'
  | 'hand'
  | 'permanentDeath'
  | 'fallenCharacters'
  | 'shown'
  | 'guest'
  | 'drawnQuests';

export type ExportPart = ImportPart | OwnPart;

export type ExportReason =
  /** The other program does not store it. */
  | 'noPlace'
  /** Content of a pack or a custom scenario. */
  | 'ofPack'
  /** The other program numbers the lines of cards differently. */
  | 'otherLines'
  /** Players can set it up again in the other program. */
  | 'setUpAnew'
  /** Only the number is exported, not the things that were counted. */
  | 'onlyTheNumber'
  /** The other program stores donations only in units of ten gold. */
  | 'fullTens'
  /** The other program counts the check marks of donations separately. */
  | 'countedApart'
  /** The open event card becomes the top card of the deck. */
  | 'onTop';

export interface ExportLine {
  /** Name of the character; '' = the party. */
  readonly about: string;
  readonly part: ExportPart;
  readonly value: string;
  readonly why: ExportReason;
}

/** A campaign in the format of another program. */
export interface ExportedParty {
  readonly text: string;
  readonly lines: readonly ExportLine[];
}

/** Collects the lines about the party or one character. */
export class ExportReport {
  readonly #lines: ExportLine[] = [];
  readonly #about: string;

  constructor(about = '') {
    this.#about = about;
  }

  say(part: ExportPart, value: string | number, why: ExportReason): void {
    this.#lines.push({ about: this.#about, part, value: String(value), why });
  }

  /** Adds one line for several values; none if there are no values. */
  sayAll(part: ExportPart, values: readonly (string | number)[], why: ExportReason): void {
    if (values.length > 0) this.say(part, values.join(', '), why);
  }

  get lines(): readonly ExportLine[] {
    return this.#lines;
  }
}
