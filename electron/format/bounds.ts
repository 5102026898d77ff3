/** Limits the depth and size of a JSON text, checked on its bytes before it is parsed. */

/** Real games, lines and patches are about twelve levels deep. */
const MAX_DEPTH = 64;
/** Maximum members of one list or object. The list of lines in an export may have more. */
const MAX_MEMBERS = 100_000;
const MAX_LINES = 2_000_000;
const LINES_DEPTH = 2;

/** A text of at most this many bytes parses quickly at any depth. */
const QUICK_BYTES = 16 * 1024;

/** Maximum bytes of numbers and white space between two strings, brackets or commas. */
const MAX_GAP = 64 * 1024;

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;

/** Checks a JSON text in one pass, one piece after the other. */
export class JsonBounds {
  readonly #max: number;
  readonly #members: number[] = [];
  #count = 0;
  #isInString = false;
  #isEscaped = false;
  #isWithin = true;
  #last = 0;
  /** Bytes since the last string, bracket or comma. */
  #gap = 0;

  /** `max` = maximum members of all lists and objects together. */
  constructor(max = Infinity) {
    this.#max = max;
  }

  /** False as soon as the text exceeds a limit. */
  isWithin(piece: Uint8Array): boolean {
    const isPlain = piece.indexOf(BACKSLASH) === -1;
    for (let at = 0; at < piece.length && this.#isWithin && !this.hasEnded; at += 1) {
      if (!this.#isInString) this.#readByte(piece[at] ?? 0);
      else if (isPlain && !this.#isEscaped) at = this.#skipPlain(piece, at);
      else at = this.#skipString(piece, at);
    }
    return this.#isWithin;
  }

  /** Faster `#skipString` for a piece without backslashes. */
  #skipPlain(piece: Uint8Array, start: number): number {
    const end = piece.indexOf(QUOTE, start);
    this.#isInString = end === -1;
    return end === -1 ? piece.length : end;
  }

  /** Index of the end of the string, or of the piece if that comes first. */
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

  /** True once the outermost list or object has ended. The parser rejects anything after it. */
  get hasEnded(): boolean {
    return this.#members.length === 0 && this.#last !== 0 && !this.#isInString;
  }

  /** True if the text was one object. */
  get isObject(): boolean {
    return this.hasEnded && this.#last === 0x7d;
  }

  #readByte(byte: number): void {
    this.#gap += 1;
    if (this.#gap > MAX_GAP) this.#isWithin = false;
    if (byte === QUOTE) {
      this.#gap = 0;
      this.#isInString = true;
      this.#isEscaped = false;
      this.#last ||= byte;
    } else if (byte > 0x20) {
      this.#readMark(byte);
    }
  }

  #readMark(byte: number): void {
    this.#last = byte;
    if (byte === 0x7b || byte === 0x5b) {
      if (this.#members.length === MAX_DEPTH) this.#isWithin = false;
      this.#members.push(1);
      this.#countMember(1);
      this.#gap = 0;
    } else if (byte === 0x7d || byte === 0x5d) {
      this.#gap = 0;
      this.#members.pop();
    } else if (byte === COMMA) {
      const depth = this.#members.length;
      const count = (this.#members[depth - 1] ?? 0) + 1;
      this.#members[depth - 1] = count;
      this.#countMember(count);
      this.#gap = 0;
    }
  }

  #countMember(membersOfParent: number): void {
    this.#count += 1;
    const max = this.#members.length === LINES_DEPTH ? MAX_LINES : MAX_MEMBERS;
    if (membersOfParent > max || this.#count > this.#max) this.#isWithin = false;
  }
}

/** True if a text is one object within the limits. `max` as in the constructor of `JsonBounds`. */
export function isBounded(bytes: Uint8Array, max = Infinity): boolean {
  const bounds = new JsonBounds(max);
  return bounds.isWithin(bytes) && bounds.isObject;
}

/** Maximum members of a save, a line or a pack. The largest real ones have a few thousand. */
export const MAX_MEMBERS_TOTAL = 200_000;

/** True if a text parses quickly, whatever it contains. */
export function isQuicklyParsed(bytes: Uint8Array): boolean {
  return bytes.length <= QUICK_BYTES || new JsonBounds(MAX_MEMBERS_TOTAL).isWithin(bytes);
}
