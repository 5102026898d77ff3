/** The log file: what went wrong, newest last, in two files of bounded size. */
import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Bytes after which a new file is begun; the one before is kept. */
const LARGEST_FILE = 512 * 1024;
/** Characters of one entry: an error that quotes half a library is cut. */
const LONGEST_ENTRY = 8 * 1024;

export interface LogOptions {
  readonly largest?: number;
  readonly now?: () => Date;
}

export class Log {
  /** The file that is written to. */
  readonly path: string;
  /** The file before it, if there was one. */
  readonly oldPath: string;
  readonly #largest: number;
  readonly #now: () => Date;

  /** Makes folder and file, so that there is something to show. */
  constructor(folder: string, { largest = LARGEST_FILE, now = () => new Date() }: LogOptions = {}) {
    this.path = join(folder, 'standee.log');
    this.oldPath = join(folder, 'standee.old.log');
    this.#largest = largest;
    this.#now = now;
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
    } catch {
      // The same as where a line cannot be written.
    }
  }

  /** Adds an entry, on disk when this returns: what comes next may be the end. Never throws. */
  write(entry: unknown): void {
    const text = entry instanceof Error ? withCause(entry) : String(entry);
    const lines = text.slice(0, LONGEST_ENTRY).trimEnd().replaceAll('\n', '\n    ');
    try {
      this.#append(`${this.#now().toISOString()} ${lines}\n`);
    } catch {
      // A disk that is full is what most entries are about; it must not end the app.
    }
  }

  #append(line: string): void {
    const found = statSync(this.path, { throwIfNoEntry: false });
    // A pipe would keep the app waiting for its other end.
    if (found && !found.isFile()) renameSync(this.path, `${this.path}.foreign`);
    const size = found?.isFile() ? found.size : 0;
    if (size > 0 && size + Buffer.byteLength(line) > this.#largest) {
      renameSync(this.path, this.oldPath);
    }
    appendFileSync(this.path, line, { mode: 0o600 });
  }
}

function withCause(error: Error): string {
  const text = error.stack ?? `${error.name}: ${error.message}`;
  return error.cause instanceof Error ? `${text}\nbecause of ${withCause(error.cause)}` : text;
}
