/**
 * A disk that records every change in order and fails on demand. All disk calls of the hosts go through it,
 * one at a time.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { DiskTurns, type Choose } from './diskTurns';

type Ino = string;

/** A change of the disk. */
export type DiskCall =
  | { readonly kind: 'write'; readonly ino: Ino; readonly at: number; readonly bytes: Buffer }
  | { readonly kind: 'truncate'; readonly ino: Ino; readonly length: number }
  | { readonly kind: 'sync'; readonly ino: Ino }
  /** New targets of names; null = the name was removed. */
  | {
      readonly kind: 'names';
      readonly to: readonly (readonly [path: string, ino: Ino | null])[];
      /** Syncing any of these folders makes the whole change durable. */
      readonly folders: readonly string[];
    }
  | { readonly kind: 'syncFolder'; readonly folder: string }
  /** A host has acknowledged this request. */
  | { readonly kind: 'acknowledged'; readonly request: string };

/** Called before each call, with its name. If it throws, the call fails with that error. */
export type Before = (call: string) => void;

type AtOnce = (...args: unknown[]) => unknown;
type Calls = Record<string, (...args: never[]) => Promise<unknown>>;

/** Calls that change nothing. They are not recorded, but take their turn. */
const READING_CALLS = [
  'stat',
  'lstat',
  'readdir',
  'readFile',
  'realpath',
  'mkdir',
  'rmdir',
] as const;
const ORIGINAL = { ...fs.promises };

/** Calls that return their number of bytes, with the name of the field that has it. */
const COUNT_FIELDS = { read: 'bytesRead', write: 'bytesWritten' };

/**
 * Synchronous functions for the calls of file handles: only one call runs at a time, and on a busy machine
 * each would have to wait for a thread.
 */
const HANDLE_CALLS = {
  write: fs.writeSync,
  writeFile: fs.writeFileSync,
  sync: fs.fsyncSync,
  datasync: fs.fdatasyncSync,
  truncate: fs.ftruncateSync,
  read: fs.readSync,
  readFile: fs.readFileSync,
  stat: fs.fstatSync,
} as unknown as Readonly<Record<string, AtOnce>>;

export class RecordedDisk {
  readonly operations: DiskCall[] = [];
  readonly #folder: string;
  readonly #before: Before;
  readonly #turns: DiskTurns;
  readonly #hosts = new AsyncLocalStorage<string | undefined>();
  readonly #lengths = new Map<Ino, number>();
  /** Paths of open files. */
  readonly #open = new Map<object, string>();
  #restore: (() => void) | null = null;

  constructor(folder: string, choose: Choose = () => 0, before: Before = () => undefined) {
    this.#folder = folder;
    this.#before = before;
    this.#turns = new DiskTurns(choose);
  }

  /** Runs a task as one of the hosts. */
  as<T>(host: string, work: () => Promise<T>): Promise<T> {
    return this.#hosts.run(host, work);
  }

  get stillOpen(): readonly string[] {
    return [...this.#open.values()];
  }

  acknowledge(request: string): void {
    this.operations.push({ kind: 'acknowledged', request });
  }

  /** Treats all existing files as written and synced. */
  recordExistingFiles(): void {
    for (const [path, ino] of filesBelow(this.#folder)) {
      this.#names([[join(this.#folder, path), ino]]);
      this.#wrote(ino, fs.readFileSync(join(this.#folder, path)));
      const folder = this.#nameOf(dirname(join(this.#folder, path)));
      this.operations.push({ kind: 'sync', ino }, { kind: 'syncFolder', folder });
    }
  }

  /** Sends all calls and timers of the hosts through this disk, until `stop`. */
  start(): void {
    this.#wrapNames(fs.promises as unknown as Calls);
    const stopTimers = this.#wrapTimers();
    syncBuiltinESMExports();
    this.#restore = () => {
      Object.assign(fs.promises, ORIGINAL);
      stopTimers();
      syncBuiltinESMExports();
    };
  }

  stop(): void {
    this.#restore?.();
    this.#restore = null;
    // Otherwise the promises of a later disk would call this one too.
    this.#hosts.disable();
  }

  /** Makes a call when its turn comes. A call that belongs to no host runs at once. */
  #inTurn(name: string, call: () => unknown): Promise<unknown> {
    return this.#turns.take(this.#hosts.getStore() ?? '', async () => {
      this.#before(name);
      return call();
    });
  }

  #nameOf(path: string): string {
    return relative(this.#folder, path);
  }

  /** `moved` = the renamed path, if it is a whole folder. */
  #names(
    to: readonly (readonly [string, Ino | null])[],
    moved: readonly string[] = to.map(([path]) => path),
  ): void {
    const named = to.map(([path, ino]) => [this.#nameOf(path), ino] as const);
    const folders = moved.map((path) => this.#nameOf(dirname(path)));
    this.operations.push({ kind: 'names', to: named, folders });
  }

  #wrote(ino: Ino, bytes: Buffer): void {
    const at = this.#lengths.get(ino) ?? 0;
    this.#lengths.set(ino, at + bytes.length);
    this.operations.push({ kind: 'write', ino, at, bytes: Buffer.from(bytes) });
  }

  /** An open file or folder, whose calls take turns like all others. */
  #handle(path: string, file: number, { ino, isFolder }: Found): Calls {
    const wrap = (name: string, done: (args: readonly unknown[], result: unknown) => void) => {
      const call = HANDLE_CALLS[name];
      return (...args: never[]) =>
        this.#inTurn(name, () => {
          const result = call?.(file, ...args);
          done(args, result);
          return name in COUNT_FIELDS
            ? { [COUNT_FIELDS[name as keyof typeof COUNT_FIELDS]]: result }
            : result;
        });
    };
    const folder = this.#nameOf(path);
    const synced = () =>
      this.operations.push(isFolder ? { kind: 'syncFolder', folder } : { kind: 'sync', ino });
    const changing: Record<string, (args: readonly unknown[], result: unknown) => void> = {
      write: ([bytes, from], written) => {
        const begin = typeof from === 'number' ? from : 0;
        this.#wrote(ino, (bytes as Buffer).subarray(begin, begin + (written as number)));
      },
      writeFile: ([content]) => this.#wrote(ino, Buffer.from(content as Buffer)),
      sync: synced,
      datasync: synced,
      truncate: ([length]) => {
        this.#lengths.set(ino, length as number);
        this.operations.push({ kind: 'truncate', ino, length: length as number });
      },
    };
    const names = Object.keys(HANDLE_CALLS);
    const calls = Object.fromEntries(
      names.map((name) => [name, wrap(name, changing[name] ?? (() => undefined))]),
    );
    // A file is closed even if closing it fails.
    const close = () =>
      this.#inTurn('close', () => undefined).finally(() => {
        if (this.#open.delete(handle)) fs.closeSync(file);
      });
    const handle = { ...calls, close };
    this.#open.set(handle, folder);
    return handle;
  }

  #wrapNames(promised: Calls): void {
    const wrap = <A extends readonly unknown[]>(name: string, call: (...args: A) => unknown) => {
      const original = (ORIGINAL as unknown as Calls)[name] as unknown as (
        ...args: A
      ) => Promise<unknown>;
      promised[name] = ((...args: A) =>
        this.#hosts.getStore() === undefined
          ? original(...args)
          : this.#inTurn(name, () => call(...args))) as unknown as Calls[string];
    };
    wrap('open', (path: string, flags: string | number, mode?: number) => {
      const there = inodeOf(path);
      const file = fs.openSync(path, flags, mode);
      const found = there ?? foundOf(fs.fstatSync(file, BIG));
      if (!found.isFolder && !there) this.#names([[path, found.ino]]);
      return this.#handle(path, file, found);
    });
    wrap('rename', (from: string, to: string) => {
      const moved = inodeOf(from);
      const below = moved?.isFolder ? filesBelow(from) : [];
      fs.renameSync(from, to);
      if (moved && !moved.isFolder) this.#names([[to, moved.ino], [from, null]]); // prettier-ignore
      const files = below.flatMap(([file, ino]) => [
        [join(to, file), ino] as const,
        [join(from, file), null] as const,
      ]);
      if (files.length > 0) this.#names(files, [to, from]);
    });
    wrap('link', (from: string, to: string) => {
      fs.linkSync(from, to);
      const made = inodeOf(to);
      if (made) this.#names([[to, made.ino]]);
    });
    wrap('unlink', (path: string) => {
      fs.unlinkSync(path);
      this.#names([[path, null]]);
    });
    wrap('rm', (path: string, options?: fs.RmOptions) => {
      const found = inodeOf(path);
      const below = found?.isFolder ? filesBelow(path) : [];
      fs.rmSync(path, options);
      if (found && !found.isFolder) this.#names([[path, null]]);
      for (const [file] of below) this.#names([[join(path, file), null]]);
    });
    wrap('copyFile', (from: string, to: string) => {
      fs.copyFileSync(from, to);
      const made = inodeOf(to);
      if (!made) return;
      this.#names([[to, made.ino]]);
      this.#wrote(made.ino, fs.readFileSync(to));
    });
    for (const name of READING_CALLS) wrap(name, fs[`${name}Sync`] as AtOnce);
  }

  #wrapTimers(): () => void {
    const { setTimeout: set, clearTimeout: clear } = globalThis;
    const later = (ring: () => void, wait?: number) => {
      const host = this.#hosts.getStore();
      if (host === undefined) return set(ring, wait);
      return this.#turns.later(host, () => this.#hosts.run(host, ring));
    };
    const cancel = (timer: object) => {
      this.#turns.cancel(timer);
      clear(timer as NodeJS.Timeout);
    };
    Object.assign(globalThis, { setTimeout: later, clearTimeout: cancel });
    return () => Object.assign(globalThis, { setTimeout: set, clearTimeout: clear });
  }
}

const BIG = { bigint: true } as const;

interface Found {
  readonly ino: Ino;
  readonly isFolder: boolean;
}

function inodeOf(path: string): Found | null {
  try {
    const found = fs.statSync(path, { ...BIG, throwIfNoEntry: false });
    return found ? foundOf(found) : null;
  } catch {
    return null;
  }
}

/** Inode numbers are reused, so the birth time is part of a file's identity. */
function foundOf(found: fs.BigIntStats): Found {
  const ino = `${String(found.ino)} ${String(found.birthtimeNs)}`;
  return { ino, isFolder: found.isDirectory() };
}

function filesBelow(folder: string): readonly (readonly [string, Ino])[] {
  const names = fs.readdirSync(folder, { recursive: true }) as string[];
  return names.flatMap((name) => {
    const found = inodeOf(join(folder, name));
    return found && !found.isFolder ? [[name, found.ino] as const] : [];
  });
}
