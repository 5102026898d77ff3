/** Files the system handed over, until the window asks for them. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Ending of an exported campaign; the packages tell the system that it is ours. */
const ENDING = /\.standee$/i;

/** Exported campaigns among the arguments of a start in `folder`. */
export function filesAmong(args: readonly string[], folder: string): readonly string[] {
  return args
    .filter((arg) => !arg.startsWith('-') && ENDING.test(arg))
    .map((arg) => pathOf(arg))
    .filter((path) => path !== null)
    .map((path) => resolve(folder, path));
}

/** Some desktops hand over addresses instead of paths; null = of a place that is not this machine. */
function pathOf(arg: string): string | null {
  if (!/^[a-z][a-z0-9+.-]+:\/\//i.test(arg)) return arg;
  try {
    return fileURLToPath(arg);
  } catch {
    return null;
  }
}

/** Files that the system handed over (by double click) and that no window has taken yet. */
export class OpenedFiles {
  readonly #waiting: string[] = [];
  #tell: () => void = () => undefined;

  /** Calls `tell` whenever there are more. */
  onMore(tell: () => void): void {
    this.#tell = tell;
  }

  add(files: readonly string[]): void {
    this.#waiting.push(...files);
    if (files.length > 0) this.#tell();
  }

  /** The one that waited longest, which then waits no more. */
  take(): string | null {
    return this.#waiting.shift() ?? null;
  }
}
