/** The line-by-line report of an import from another program. */
import type { ImportLine, ImportPart, ImportReason } from '../../events/importLines';

/** Max characters of a value in a line. */
export const LONGEST_VALUE = 200;

/** Collects the lines of a report. */
export class ImportReport {
  readonly #lines: ImportLine[] = [];
  readonly #about: string;

  constructor(about = '') {
    this.#about = about;
  }

  noteTaken(part: ImportPart, value: string | number): void {
    this.#add(part, value, 'taken', null);
  }

  noteChanged(part: ImportPart, value: string | number, why: ImportReason): void {
    this.#add(part, value, 'changed', why);
  }

  noteLeft(part: ImportPart, value: string | number, why: ImportReason): void {
    this.#add(part, value, 'left', why);
  }

  /** Reports a value as imported or as left out. */
  noteIf(isDone: boolean, part: ImportPart, value: string | number, why: ImportReason): void {
    if (isDone) this.noteTaken(part, value);
    else this.noteLeft(part, value, why);
  }

  /** Reports a number, and its limited value if it was out of bounds. */
  number(part: ImportPart, found: number, taken: number): void {
    if (found === taken) this.noteTaken(part, taken);
    else this.noteChanged(part, `${String(found)} → ${String(taken)}`, 'outOfBounds');
  }

  get lines(): readonly ImportLine[] {
    return this.#lines;
  }

  #add(
    part: ImportPart,
    value: string | number,
    outcome: ImportLine['outcome'],
    why: ImportReason | null,
  ) {
    const text = lineOf(String(value), LONGEST_VALUE);
    this.#lines.push({ about: this.#about, part, value: text, outcome, why });
  }
}

/** One line of visible text with a max length. */
export function lineOf(text: string, longest: number): string {
  const plain = text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return [...plain].slice(0, longest).join('').trim();
}

/** A party of another program's export as a campaign; see `ImportedParty`. */
export interface ImportOffer {
  /** Name of the party; '' = none in the export. */
  readonly name: string;
  readonly lines: readonly ImportLine[];
}
