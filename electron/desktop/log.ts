/** Error log in two files of limited size, newest entry last. */
import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Maximum bytes of a file. A full file becomes the previous one, and a new one begins. */
const MAX_FILE_BYTES = 512 * 1024;
/** Maximum characters of an entry. */
const MAX_ENTRY_LENGTH = 8 * 1024;

export interface LogOptions {
  readonly largest?: number;
  readonly now?: () => Date;
}

export class Log {
  /** The current file. */
  readonly path: string;
  /** The previous file, if any. */
  readonly oldPath: string;
  readonly #maxBytes: number;
  readonly #now: () => Date;

  /** Creates the folder. */
  constructor(
    folder: string,
    { largest = MAX_FILE_BYTES, now = () => new Date() }: LogOptions = {},
  ) {
    this.path = join(folder, 'standee.log');
    this.oldPath = join(folder, 'standee.old.log');
    this.#maxBytes = largest;
    this.#now = now;
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
    } catch {
      // Logging must never fail.
    }
  }

  /** Adds an entry synchronously, because the process may end right after. Never throws. */
  write(entry: unknown): void {
    const text = entry instanceof Error ? withCause(entry) : String(entry);
    const lines = text.slice(0, MAX_ENTRY_LENGTH).trimEnd().replaceAll('\n', '\n    ');
    try {
      this.#append(`${this.#now().toISOString()} ${lines}\n`);
    } catch {
      // The disk may be full; that must not end the app.
    }
  }

  #append(line: string): void {
    const found = statSync(this.path, { throwIfNoEntry: false });
    // Something other than a file, such as a pipe, would block the app.
    if (found && !found.isFile()) renameSync(this.path, `${this.path}.foreign`);
    const size = found?.isFile() ? found.size : 0;
    if (size > 0 && size + Buffer.byteLength(line) > this.#maxBytes) {
      renameSync(this.path, this.oldPath);
    }
    appendFileSync(this.path, line, { mode: 0o600 });
  }
}

function withCause(error: Error): string {
  const text = error.stack ?? `${error.name}: ${error.message}`;
  return error.cause instanceof Error ? `${text}\nbecause of ${withCause(error.cause)}` : text;
}
