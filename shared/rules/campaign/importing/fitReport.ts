/** Lists the parts of a character that do not fit into a campaign. */
import type { ImportLine, ImportPart, ImportReason } from '../../../events/importLines';
import type { CharacterSheet } from '../../../state';

const LONGEST_NAME = 60;
const LONGEST_VALUE = 200;

export class FitReport {
  readonly #lines: ImportLine[] = [];
  readonly #about: string;

  constructor(about: string) {
    this.#about = about;
  }

  noteChanged(part: ImportPart, value: string | number, why: ImportReason): void {
    this.#add(part, value, 'changed', why);
  }

  noteLeft(part: ImportPart, value: string | number, why: ImportReason): void {
    this.#add(part, value, 'left', why);
  }

  get lines(): readonly ImportLine[] {
    return this.#lines;
  }

  #add(
    part: ImportPart,
    value: string | number,
    outcome: ImportLine['outcome'],
    why: ImportReason,
  ): void {
    const text = [...String(value)].slice(0, LONGEST_VALUE).join('');
    this.#lines.push({ about: this.#about, part, value: text, outcome, why });
  }
}

export function isSameName(one: string, other: string): boolean {
  return comparable(one) === comparable(other);
}

/** The name, with a number if another character has it. */
export function freeName(name: string, others: readonly Pick<CharacterSheet, 'name'>[]): string {
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : ` ${String(number)}`;
    const short = [...name]
      .slice(0, LONGEST_NAME - end.length)
      .join('')
      .trimEnd();
    const free = `${short}${end}`;
    if (!others.some((other) => isSameName(other.name, free))) return free;
  }
}

function comparable(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
