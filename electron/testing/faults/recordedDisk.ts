/**
 * A disk that remembers each call that changes something, in the order in which it was made, and
 * that fails on demand. Every call of a host goes through here, one at a time.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { DiskTurns, type Choose } from './diskTurns';

type Ino = string;

/** What was done to the disk, in the order in which it was done. */
export type DiskCall =
  | { readonly kind: 'write'; readonly ino: Ino; readonly at: number; readonly bytes: Buffer }
  | { readonly kind: 'truncate'; readonly ino: Ino; readonly length: number }
  | { readonly kind: 'sync'; readonly ino: Ino }
  /** Names that lead to files from now on; null = to none. */
  | {
      readonly kind: 'names';
      readonly to: readonly (readonly [path: string, ino: Ino | null])[];
      /** Syncing one of them makes all of it safe. */
      readonly folders: readonly string[];
    }
  | { readonly kind: 'syncFolder'; readonly folder: string }
  /** A host has told a player that this request is safe. */
  | { readonly kind: 'told'; readonly request: string };

/** Asked before each call that changes something, with its name; what it throws is the call's answer. */
export type Before = (call: string) => void;

type Handle = fs.promises.FileHandle;
type Call = (...args: never[]) => Promise<unknown>;
type Calls = Record<string, Call>;

const OF_NAMES = ['open', 'rename', 'link', 'unlink', 'rm', 'copyFile'] as const;
/** They change nothing that is remembered, but the order of calls hangs on them, too. */
const QUIET_NAMES = ['stat', 'lstat', 'readdir', 'readFile', 'realpath', 'mkdir', 'rmdir'] as const;
const OF_HANDLES = ['write', 'writeFile', 'sync', 'datasync', 'truncate'] as const;
const QUIET_HANDLES = ['read', 'readFile', 'stat'] as const;

const REAL = pick(fs.promises as unknown as Calls, [...OF_NAMES, ...QUIET_NAMES]);
const { stat, readdir, readFile } = fs.promises;

export class RecordedDisk {
  readonly deeds: DiskCall[] = [];
  readonly #folder: string;
  readonly #before: Before;
  readonly #turns: DiskTurns;
  readonly #hosts = new AsyncLocalStorage<string | undefined>();
  readonly #lengths = new Map<Ino, number>();
  #restore: (() => void) | null = null;

  constructor(folder: string, choose: Choose = () => 0, before: Before = () => undefined) {
    this.#folder = folder;
    this.#before = before;
    this.#turns = new DiskTurns(choose);
  }

  /** Does something as one of the hosts. */
  as<T>(host: string, work: () => Promise<T>): Promise<T> {
    return this.#hosts.run(host, work);
  }

  told(request: string): void {
    this.deeds.push({ kind: 'told', request });
  }

  /** Takes all files that are there already as written and safe. */
  async keepWhatIsThere(): Promise<void> {
    for (const [path, ino] of await filesBelow(this.#folder)) {
      this.#names([[join(this.#folder, path), ino]]);
      this.#wrote(ino, await readFile(join(this.#folder, path)));
      const folder = this.#nameOf(dirname(join(this.#folder, path)));
      this.deeds.push({ kind: 'sync', ino }, { kind: 'syncFolder', folder });
    }
  }

  /** From now on every call and every timer of a host goes through here, until `stop`. */
  async start(): Promise<void> {
    const handle = await fs.promises.open('/dev/null', 'r');
    const methods = Object.getPrototypeOf(handle) as Calls;
    await handle.close();
    const kept = pick(methods, [...OF_HANDLES, ...QUIET_HANDLES]);
    this.#wrapHandles(methods, kept);
    this.#wrapNames(fs.promises as unknown as Calls);
    const stopTimers = this.#wrapTimers();
    syncBuiltinESMExports();
    this.#restore = () => {
      Object.assign(methods, kept);
      Object.assign(fs.promises, REAL);
      stopTimers();
      syncBuiltinESMExports();
    };
  }

  stop(): void {
    this.#restore?.();
    this.#restore = null;
  }

  /** Makes a call when its turn has come; those of nobody's are only made. */
  #inTurn(name: string, changes: boolean, call: () => Promise<unknown>): Promise<unknown> {
    const host = this.#hosts.getStore();
    if (host === undefined) return call();
    return this.#turns.take(host, async () => {
      if (changes) this.#before(name);
      // What the system's own calls are made of is part of them.
      return this.#hosts.run(undefined, call);
    });
  }

  #nameOf(path: string): string {
    return relative(this.#folder, path);
  }

  /** `moved` = what was named, where that is a whole folder. */
  #names(
    to: readonly (readonly [string, Ino | null])[],
    moved: readonly string[] = to.map(([path]) => path),
  ): void {
    const named = to.map(([path, ino]) => [this.#nameOf(path), ino] as const);
    const folders = moved.map((path) => this.#nameOf(dirname(path)));
    this.deeds.push({ kind: 'names', to: named, folders });
  }

  #wrote(ino: Ino, bytes: Buffer): void {
    const at = this.#lengths.get(ino) ?? 0;
    this.#lengths.set(ino, at + bytes.length);
    this.deeds.push({ kind: 'write', ino, at, bytes: Buffer.from(bytes) });
  }

  #wrapHandles(methods: Calls, real: Calls): void {
    const inTurn = this.#inTurn.bind(this);
    const folders = this.#folders;
    const statOf = (handle: Handle) => (real['stat'] as Handle['stat']).call(handle, BIG);
    const wrap = (
      name: string,
      done?: (ino: Ino, args: readonly unknown[], result: unknown, folder: string | null) => void,
    ) => {
      methods[name] = function wrapped(this: Handle, ...args: never[]) {
        return inTurn(name, done !== undefined, async () => {
          const result = await (real[name] as Call).apply(this, args);
          if (!done) return result;
          const { ino } = foundOf((await statOf(this)) as fs.BigIntStats);
          done(ino, args, result, folders.get(this) ?? null);
          return result;
        });
      } as Call;
    };
    wrap('write', (ino, [bytes, from], result) => {
      const { bytesWritten } = result as { bytesWritten: number };
      const begin = typeof from === 'number' ? from : 0;
      this.#wrote(ino, (bytes as Buffer).subarray(begin, begin + bytesWritten));
    });
    wrap('writeFile', (ino, [content]) => this.#wrote(ino, Buffer.from(content as Buffer)));
    for (const name of ['sync', 'datasync']) {
      wrap(name, (ino, _args, _result, folder) => {
        this.deeds.push(folder === null ? { kind: 'sync', ino } : { kind: 'syncFolder', folder });
      });
    }
    wrap('truncate', (ino, [length]) => {
      this.#lengths.set(ino, length as number);
      this.deeds.push({ kind: 'truncate', ino, length: length as number });
    });
    for (const name of QUIET_HANDLES) wrap(name);
  }

  readonly #folders = new WeakMap<Handle, string>();

  #wrapNames(promised: Calls): void {
    const wrap = <A extends readonly unknown[]>(name: string, call: (...args: A) => unknown) => {
      const real = REAL[name] as Call;
      promised[name] = ((...args: A) =>
        this.#hosts.getStore() === undefined
          ? real(...(args as unknown as never[]))
          : this.#inTurn(name, true, async () => call(...args))) as unknown as Call;
    };
    const real = REAL as unknown as typeof fs.promises;
    wrap('open', async (path: string, flags: string | number, mode?: number) => {
      const there = await inodeOf(path);
      const handle = await real.open(path, flags, mode);
      // Each handle has one of its own.
      const close = handle.close.bind(handle);
      handle.close = () => this.#inTurn('close', false, close) as Promise<void>;
      const found = there ?? (await inodeOf(path));
      if (found?.isFolder) this.#folders.set(handle, this.#nameOf(path));
      else if (found && !there) this.#names([[path, found.ino]]);
      return handle;
    });
    wrap('rename', async (from: string, to: string) => {
      const moved = await inodeOf(from);
      const below = moved?.isFolder ? await filesBelow(from) : [];
      await real.rename(from, to);
      if (moved && !moved.isFolder) this.#names([[to, moved.ino], [from, null]]); // prettier-ignore
      const files = below.flatMap(([file, ino]) => [
        [join(to, file), ino] as const,
        [join(from, file), null] as const,
      ]);
      if (files.length > 0) this.#names(files, [to, from]);
    });
    wrap('link', async (from: string, to: string) => {
      await real.link(from, to);
      const made = await inodeOf(to);
      if (made) this.#names([[to, made.ino]]);
    });
    wrap('unlink', async (path: string) => {
      await real.unlink(path);
      this.#names([[path, null]]);
    });
    wrap('rm', async (path: string, options?: fs.RmOptions) => {
      const below = await filesBelow(path).catch(() => []);
      const found = await inodeOf(path);
      await real.rm(path, options);
      if (found && !found.isFolder) this.#names([[path, null]]);
      for (const [file] of below) this.#names([[join(path, file), null]]);
    });
    wrap('copyFile', async (from: string, to: string) => {
      await real.copyFile(from, to);
      const made = await inodeOf(to);
      if (!made) return;
      this.#names([[to, made.ino]]);
      this.#wrote(made.ino, await readFile(to));
    });
    for (const name of QUIET_NAMES) {
      const call = REAL[name] as Call;
      promised[name] = (...args) => this.#inTurn(name, false, () => call(...args));
    }
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

async function inodeOf(path: string): Promise<Found | null> {
  const found = await stat(path, BIG).catch(() => null);
  return found && foundOf(found);
}

/** Numbers of inodes are given again; with the time of its birth a file is told from an older one. */
function foundOf(found: fs.BigIntStats): Found {
  const ino = `${String(found.ino)} ${String(found.birthtimeNs)}`;
  return { ino, isFolder: found.isDirectory() };
}

async function filesBelow(folder: string): Promise<readonly (readonly [string, Ino])[]> {
  const found: (readonly [string, Ino])[] = [];
  for (const name of await readdir(folder, { recursive: true })) {
    const inode = await inodeOf(join(folder, name));
    if (inode && !inode.isFolder) found.push([name, inode.ino]);
  }
  return found;
}

function pick(calls: Calls, names: readonly string[]): Calls {
  return Object.fromEntries(names.map((name) => [name, calls[name] as Call]));
}
