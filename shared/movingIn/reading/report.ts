/** The line-by-line report of an import from another program. */
import type { MoveInLine, MoveInPart, MoveInReason } from '../../events/moveIn';

/** Max characters of a value in a line. */
export const LONGEST_VALUE = 200;

/** Collects the lines of a report. */
export class MoveInReport {
  readonly #lines: MoveInLine[] = [];
  readonly #about: string;

  constructor(about = '') {
    this.#about = about;
  }

  noteTaken(part: MoveInPart, value: string | number): void {
    this.#add(part, value, 'taken', null);
  }

  noteChanged(part: MoveInPart, value: string | number, why: MoveInReason): void {
    this.#add(part, value, 'changed', why);
  }

  noteLeft(part: MoveInPart, value: string | number, why: MoveInReason): void {
    this.#add(part, value, 'left', why);
  }

  /** Reports as taken or left. */
  noteIf(isDone: boolean, part: MoveInPart, value: string | number, why: MoveInReason): void {
    if (isDone) this.noteTaken(part, value);
    else this.noteLeft(part, value, why);
  }

  /** Reports a number, and its limited value if it was out of bounds. */
  number(part: MoveInPart, found: number, taken: number): void {
    if (found === taken) this.noteTaken(part, taken);
    else this.noteChanged(part, `${String(found)} → ${String(taken)}`, 'outOfBounds');
  }

  get lines(): readonly MoveInLine[] {
    return this.#lines;
  }

  #add(
    part: MoveInPart,
    value: string | number,
    outcome: MoveInLine['outcome'],
    why: MoveInReason | null,
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

/** A party of another program's export as a campaign; see `MovedIn`. */
export interface MoveInOffer {
  /** '' = no name in the export. */
  readonly name: string;
  readonly lines: readonly MoveInLine[];
}
