/** A player's yes-or-no answer, saved in a small file. */
import { readFileSync, statSync } from 'node:fs';
import { replaceFileSync } from '../library/disk/files';

const MAX_BYTES = 4096;

/** False if the file cannot be read. */
export function readAnswer(file: string, name: string): boolean {
  try {
    const found = statSync(file);
    if (!found.isFile() || found.size > MAX_BYTES) return false;
    const saved: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof saved === 'object' && saved !== null && Reflect.get(saved, name) === true;
  } catch {
    return false;
  }
}

/** Throws if the file cannot be written. */
export function writeAnswer(file: string, name: string, answer: boolean): void {
  replaceFileSync(file, JSON.stringify({ [name]: answer }));
}
