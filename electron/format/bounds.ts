/** What a JSON text never exceeds, told from its bytes alone before it is parsed. */

/** A game, its lines and patches are about a dozen deep. */
const DEEPEST = 64;
/** Members of one list or object ... */
const MOST = 100_000;
/** ... but a campaign has more lines than that. */
const MOST_LINES = 2_000_000;
const LINES_DEPTH = 2;

/** Bytes that are parsed in no time, however deep. */
const PARSED_AT_ONCE = 16 * 1024;

/** Between strings, brackets and commas stand numbers and room for the eye. */
const LONGEST_BETWEEN = 64 * 1024;

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;

/** Looks at each byte of a text once, a piece at a time as they come. */
export class Bounds {
  readonly #most: number;
  readonly #members: number[] = [];
  #count = 0;
  #isInString = false;
  #isEscaped = false;
  #isWithin = true;
  #last = 0;
  /** Bytes since the last string, bracket or comma. */
  #between = 0;

  /** `most` = members of all lists and objects together. */
  constructor(most = Infinity) {
    this.#most = most;
  }

  /** False as soon as a text is deeper, wider or emptier than ours are. */
  isWithin(piece: Uint8Array): boolean {
    const isPlain = piece.indexOf(BACKSLASH) === -1;
    for (let at = 0; at < piece.length && this.#isWithin && !this.isOver; at += 1) {
      if (!this.#isInString) this.#take(piece[at] ?? 0);
      else if (isPlain && !this.#isEscaped) at = this.#skipPlain(piece, at);
      else at = this.#skipString(piece, at);
    }
    return this.#isWithin;
  }

  /** The same for a piece that escapes nothing, many bytes at once. */
  #skipPlain(piece: Uint8Array, start: number): number {
    const end = piece.indexOf(QUOTE, start);
    this.#isInString = end === -1;
    return end === -1 ? piece.length : end;
  }

  /** Where the string ends, or the piece does. */
  #skipString(piece: Uint8Array, start: number): number {
    let isEscaped = this.#isEscaped;
    for (let at = start; at < piece.length; at += 1) {
      const byte = piece[at];
      if (isEscaped) isEscaped = false;
      else if (byte === BACKSLASH) isEscaped = true;
      else if (byte === QUOTE) {
        this.#isInString = false;
        return at;
      }
    }
    this.#isEscaped = isEscaped;
    return piece.length;
  }

  /** Whether the one list or object has ended; whatever comes after it is for the parser to refuse. */
  get isOver(): boolean {
    return this.#members.length === 0 && this.#last !== 0 && !this.#isInString;
  }

  /** Whether the text was one object. */
  get wasObject(): boolean {
    return this.isOver && this.#last === 0x7d;
  }

  #take(byte: number): void {
    this.#between += 1;
    if (this.#between > LONGEST_BETWEEN) this.#isWithin = false;
    if (byte === QUOTE) {
      this.#between = 0;
      this.#isInString = true;
      this.#isEscaped = false;
      this.#last ||= byte;
    } else if (byte > 0x20) {
      this.#takeMark(byte);
    }
  }

  #takeMark(byte: number): void {
    this.#last = byte;
    if (byte === 0x7b || byte === 0x5b) {
      if (this.#members.length === DEEPEST) this.#isWithin = false;
      this.#members.push(1);
      this.#countOne(1);
      this.#between = 0;
    } else if (byte === 0x7d || byte === 0x5d) {
      this.#between = 0;
      this.#members.pop();
    } else if (byte === COMMA) {
      const depth = this.#members.length;
      const count = (this.#members[depth - 1] ?? 0) + 1;
      this.#members[depth - 1] = count;
      this.#countOne(count);
      this.#between = 0;
    }
  }

  #countOne(inThisOne: number): void {
    this.#count += 1;
    const most = this.#members.length === LINES_DEPTH ? MOST_LINES : MOST;
    if (inThisOne > most || this.#count > this.#most) this.#isWithin = false;
  }
}

/** Whether a text is one object that is not deeper or wider than ours are; `most` as in `Bounds`. */
export function isBounded(bytes: Uint8Array, most = Infinity): boolean {
  const bounds = new Bounds(most);
  return bounds.isWithin(bytes) && bounds.wasObject;
}

/** Members of a save, a line or a pack together; the largest that are played have some thousands. */
export const MOST_OF_ONE = 200_000;

/** Whether a text can be parsed in no time, whatever it says. */
export function isQuicklyParsed(bytes: Uint8Array): boolean {
  return bytes.length <= PARSED_AT_ONCE || new Bounds(MOST_OF_ONE).isWithin(bytes);
}
