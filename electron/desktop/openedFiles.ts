/** Queue of exported campaigns that the player opened from the system, for example by double click. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Extension of exported campaigns, registered by the installers. */
const EXTENSION = /\.standee$/i;

/** Exported campaigns among command line arguments, resolved against `folder`. */
export function exportsAmong(args: readonly string[], folder: string): readonly string[] {
  return args
    .filter((arg) => !arg.startsWith('-') && EXTENSION.test(arg))
    .map((arg) => pathOf(arg))
    .filter((path) => path !== null)
    .map((path) => resolve(folder, path));
}

/** The path of an argument, which some desktops pass as a file URL; null = not a file on this computer. */
function pathOf(arg: string): string | null {
  if (!/^[a-z][a-z0-9+.-]+:\/\//i.test(arg)) return arg;
  try {
    return fileURLToPath(arg);
  } catch {
    return null;
  }
}

/** Exported campaigns that wait until a window imports them. */
export class OpenedFiles {
  readonly #waiting: string[] = [];
  #listener: () => void = () => undefined;

  /** Calls `listener` whenever files are added. */
  onAdded(listener: () => void): void {
    this.#listener = listener;
  }

  add(files: readonly string[]): void {
    this.#waiting.push(...files);
    if (files.length > 0) this.#listener();
  }

  /** Removes and returns the oldest file. */
  take(): string | null {
    return this.#waiting.shift() ?? null;
  }
}
