/**
 * A disk that remembers each call that changes something, so that the state of every moment can be
 * made again as a power cut would have left it; and that fails, or keeps a host waiting, on demand.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import fs from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';

type Ino = string;

/** What was done to the disk, in the order in which it was done. */
export type DiskCall =
  | { readonly kind: 'write'; readonly ino: Ino; readonly at: number; readonly bytes: Buffer }
  | { readonly kind: 'truncate'; readonly ino: Ino; readonly length: number }
  | { readonly kind: 'sync'; readonly ino: Ino }
  /** Names that lead to files from now on; null = to none. */
  | { readonly kind: 'names'; readonly to: readonly (readonly [path: string, ino: Ino | null])[] }
  | { readonly kind: 'syncFolder'; readonly folder: string }
  /** A host has told a player that this request is safe. */
  | { readonly kind: 'told'; readonly request: string };

/** Asked before each call that changes something, with the host that makes it. */
export type Before = (host: string, call: string) => Promise<void>;

const PROMISED = fs.promises;
const REAL = {
  open: PROMISED.open,
  rename: PROMISED.rename,
  link: PROMISED.link,
  unlink: PROMISED.unlink,
  rm: PROMISED.rm,
  copyFile: PROMISED.copyFile,
  stat: PROMISED.stat,
  readFile: PROMISED.readFile,
  readdir: PROMISED.readdir,
};
const OLD = { open: fs.open, write: fs.write, fsync: fs.fsync, close: fs.close, rename: fs.rename };
const OLD_UNLINK = fs.unlink;

type Callback = (error: Error | null, ...values: unknown[]) => void;
type Call = (...args: never[]) => unknown;

export class RecordedDisk {
  readonly deeds: DiskCall[] = [];
  readonly #folder: string;
  readonly #before: Before;
  readonly #hosts = new AsyncLocalStorage<string>();
  readonly #files = new Map<number, Ino>();
  readonly #folders = new Map<number, string>();
  readonly #lengths = new Map<Ino, number>();
  #restore: (() => void) | null = null;

  constructor(folder: string, before: Before = () => Promise.resolve()) {
    this.#folder = folder;
    this.#before = before;
  }

  /** Does something as one of the hosts. */
  as<T>(host: string, work: () => Promise<T>): Promise<T> {
    return this.#hosts.run(host, work);
  }

  told(request: string): void {
    this.deeds.push({ kind: 'told', request });
  }

  /** From now on every call goes through here, until `stop`. */
  async start(): Promise<void> {
    const handle = await REAL.open('/dev/null', 'r');
    const methods = Object.getPrototypeOf(handle) as Record<string, Call>;
    await handle.close();
    const kept = { ...pick(methods, ['write', 'writeFile', 'sync', 'datasync', 'truncate']) };
    this.#wrapHandles(methods, kept);
    this.#wrapNames();
    this.#wrapCallbacks();
    syncBuiltinESMExports();
    this.#restore = () => {
      Object.assign(methods, kept);
      Object.assign(PROMISED, REAL);
      Object.assign(fs, OLD, { unlink: OLD_UNLINK });
      syncBuiltinESMExports();
    };
  }

  stop(): void {
    this.#restore?.();
    this.#restore = null;
  }

  async #gate(call: string): Promise<boolean> {
    const host = this.#hosts.getStore();
    if (host !== undefined) await this.#before(host, call);
    return host !== undefined;
  }

  #nameOf(path: string): string {
    return relative(this.#folder, path);
  }

  async #opened(fd: number, path: string, wasThere: boolean): Promise<void> {
    const found = await inodeOf(path);
    if (!found) return;
    if (found.isFolder) this.#folders.set(fd, this.#nameOf(path));
    else {
      this.#files.set(fd, found.ino);
      if (!wasThere) this.#names([[path, found.ino]]);
    }
  }

  #names(to: readonly (readonly [string, Ino | null])[]): void {
    this.deeds.push({ kind: 'names', to: to.map(([path, ino]) => [this.#nameOf(path), ino]) });
  }

  #wrote(fd: number, bytes: Buffer): void {
    const ino = this.#files.get(fd);
    if (ino === undefined) return;
    const at = this.#lengths.get(ino) ?? 0;
    this.#lengths.set(ino, at + bytes.length);
    this.deeds.push({ kind: 'write', ino, at, bytes: Buffer.from(bytes) });
  }

  #synced(fd: number): void {
    const [ino, folder] = [this.#files.get(fd), this.#folders.get(fd)];
    if (ino !== undefined) this.deeds.push({ kind: 'sync', ino });
    if (folder !== undefined) this.deeds.push({ kind: 'syncFolder', folder });
  }

  #wrapHandles(methods: Record<string, Call>, real: Record<string, Call>): void {
    const { deeds } = this;
    const wrap = (
      name: string,
      done: (fd: number, args: readonly unknown[], result: unknown) => void,
    ) => {
      const gate = () => this.#gate(name);
      methods[name] = async function wrapped(this: fs.promises.FileHandle, ...args: never[]) {
        const isOurs = await gate();
        const result = await (real[name] as Call).apply(this, args);
        if (isOurs) done(this.fd, args, result);
        return result;
      } as Call;
    };
    wrap('write', (fd, [bytes, from], result) => {
      const { bytesWritten } = result as { bytesWritten: number };
      const start = typeof from === 'number' ? from : 0;
      this.#wrote(fd, (bytes as Buffer).subarray(start, start + bytesWritten));
    });
    wrap('writeFile', (fd, [content]) => this.#wrote(fd, Buffer.from(content as Buffer)));
    wrap('sync', (fd) => this.#synced(fd));
    wrap('datasync', (fd) => this.#synced(fd));
    wrap('truncate', (fd, [length]) => {
      const ino = this.#files.get(fd);
      if (ino === undefined) return;
      this.#lengths.set(ino, length as number);
      deeds.push({ kind: 'truncate', ino, length: length as number });
    });
  }

  #wrapNames(): void {
    const open = async (path: string, flags: string | number, mode?: number) => {
      const isOurs = await this.#gate('open');
      const there = (await inodeOf(path)) !== null;
      const handle = await REAL.open(path, flags, mode);
      if (isOurs) await this.#opened(handle.fd, path, there);
      return handle;
    };
    const rename = async (from: string, to: string) => {
      const isOurs = await this.#gate('rename');
      const moved = await inodeOf(from);
      const below = moved?.isFolder ? await filesBelow(from) : [];
      await REAL.rename(from, to);
      if (!isOurs || !moved) return;
      if (!moved.isFolder)
        this.#names([
          [to, moved.ino],
          [from, null],
        ]);
      for (const [file, ino] of below) {
        this.#names([
          [join(to, file), ino],
          [join(from, file), null],
        ]);
      }
    };
    const link = async (from: string, to: string) => {
      const isOurs = await this.#gate('link');
      await REAL.link(from, to);
      const made = await inodeOf(to);
      if (isOurs && made) this.#names([[to, made.ino]]);
    };
    const unlink = async (path: string) => {
      const isOurs = await this.#gate('unlink');
      await REAL.unlink(path);
      if (isOurs) this.#names([[path, null]]);
    };
    const rm = async (path: string, options?: fs.RmOptions) => {
      const isOurs = await this.#gate('rm');
      const below = await filesBelow(path).catch(() => []);
      const found = await inodeOf(path);
      await REAL.rm(path, options);
      if (!isOurs) return;
      if (found && !found.isFolder) this.#names([[path, null]]);
      for (const [file] of below) this.#names([[join(path, file), null]]);
    };
    const copyFile = async (from: string, to: string) => {
      const isOurs = await this.#gate('copyFile');
      await REAL.copyFile(from, to);
      const made = await inodeOf(to);
      if (!isOurs || !made) return;
      this.#names([[to, made.ino]]);
      this.deeds.push({ kind: 'write', ino: made.ino, at: 0, bytes: await REAL.readFile(to) });
    };
    Object.assign(PROMISED, { open, rename, link, unlink, rm, copyFile });
  }

  /** What packages call: by callbacks. */
  #wrapCallbacks(): void {
    const wrap = (
      name: keyof typeof OLD | 'unlink',
      done: (args: readonly unknown[], result: unknown, before: unknown) => Promise<void> | void,
      look: (args: readonly unknown[]) => Promise<unknown> = () => Promise.resolve(null),
    ) => {
      const real = (name === 'unlink' ? OLD_UNLINK : OLD[name]) as unknown as Call;
      const wrapped = (...all: unknown[]) => {
        const tell = all.at(-1) as Callback;
        const args = all.slice(0, -1);
        const call = async (): Promise<void> => {
          const isOurs = await this.#gate(name);
          const before = await look(args);
          const result = await new Promise((resolve, reject) => {
            const answer: Callback = (error, value) => (error ? reject(error) : resolve(value));
            (real as (...given: unknown[]) => void)(...args, answer);
          });
          if (isOurs) await done(args, result, before);
          tell(null, result);
        };
        call().catch((error: unknown) => tell(error as Error));
      };
      Object.assign(fs, { [name]: wrapped });
    };
    const inode = ([path]: readonly unknown[]) => inodeOf(path as string);
    wrap(
      'open',
      ([path], fd, before) => this.#opened(fd as number, path as string, before !== null),
      inode,
    );
    wrap('write', ([fd, bytes]) => {
      this.#wrote(fd as number, Buffer.from(bytes as Buffer));
    });
    wrap('fsync', ([fd]) => this.#synced(fd as number));
    wrap('close', () => undefined);
    wrap(
      'rename',
      ([from, to], _result, before) => {
        const moved = before as Found | null;
        if (moved)
          this.#names([
            [to as string, moved.ino],
            [from as string, null],
          ]);
      },
      inode,
    );
    wrap('unlink', ([path]) => this.#names([[path as string, null]]));
  }
}

interface Found {
  readonly ino: Ino;
  readonly isFolder: boolean;
}

/** Numbers of inodes are given again; with the time of its birth a file is told from an older one. */
async function inodeOf(path: string): Promise<Found | null> {
  const found = await REAL.stat(path, { bigint: true }).catch(() => null);
  if (!found) return null;
  return {
    ino: `${String(found.ino)} ${String(found.birthtimeNs)}`,
    isFolder: found.isDirectory(),
  };
}

async function filesBelow(folder: string): Promise<readonly (readonly [string, Ino])[]> {
  const found: (readonly [string, Ino])[] = [];
  for (const name of await REAL.readdir(folder, { recursive: true })) {
    const inode = await inodeOf(join(folder, name));
    if (inode && !inode.isFolder) found.push([name, inode.ino]);
  }
  return found;
}

function pick(methods: Record<string, Call>, names: readonly string[]): Record<string, Call> {
  return Object.fromEntries(names.map((name) => [name, methods[name] as Call]));
}

/** Bytes that a disk writes whole or not at all. */
const SECTOR = 512;

interface Content {
  safe: Buffer;
  readonly open: Extract<DiskCall, { kind: 'write' | 'truncate' }>[];
}

/**
 * What a power cut after these deeds may leave: writes that were not synced are there, lost or torn
 * at a sector, and names that were not synced with their folder are old or new, each by itself.
 */
export function afterPowerCut(
  deeds: readonly DiskCall[],
  random: () => number,
): ReadonlyMap<string, Buffer> {
  const contents = new Map<Ino, Content>();
  const contentOf = (ino: Ino): Content => {
    const content = contents.get(ino) ?? { safe: Buffer.alloc(0), open: [] };
    contents.set(ino, content);
    return content;
  };
  const names = new Map<string, Ino>();
  let open: Extract<DiskCall, { kind: 'names' }>[] = [];
  const apply = ({ to }: Extract<DiskCall, { kind: 'names' }>) => {
    for (const [path, ino] of to) {
      if (ino === null) names.delete(path);
      else names.set(path, ino);
    }
  };
  for (const deed of deeds) {
    if (deed.kind === 'write' || deed.kind === 'truncate') contentOf(deed.ino).open.push(deed);
    else if (deed.kind === 'sync') {
      const content = contentOf(deed.ino);
      for (const each of content.open.splice(0)) content.safe = changed(content.safe, each);
    } else if (deed.kind === 'names') open.push(deed);
    else if (deed.kind === 'syncFolder') {
      const isHere = ({ to }: { to: readonly (readonly [string, unknown])[] }) =>
        to.some(([path]) => folderOf(path) === deed.folder);
      for (const each of open.filter(isHere)) apply(each);
      open = open.filter((each) => !isHere(each));
    }
  }
  for (const each of open) if (random() < 0.5) apply(each);
  for (const content of contents.values()) {
    for (const each of content.open.splice(0)) {
      const chance = random();
      if (chance < 0.4) content.safe = changed(content.safe, each);
      else if (chance < 0.7) content.safe = changed(content.safe, torn(each, random));
    }
  }
  return new Map(
    [...names].map(([path, ino]) => [path, contents.get(ino)?.safe ?? Buffer.alloc(0)]),
  );
}

function folderOf(path: string): string {
  const folder = dirname(path);
  return folder === '.' ? '' : folder;
}

function changed(bytes: Buffer, deed: Extract<DiskCall, { kind: 'write' | 'truncate' }>): Buffer {
  if (deed.kind === 'truncate') return bytes.subarray(0, deed.length);
  const next = Buffer.alloc(Math.max(bytes.length, deed.at + deed.bytes.length));
  bytes.copy(next);
  deed.bytes.copy(next, deed.at);
  return next;
}

/** Only the sectors before some place of it; a length that was not written stays. */
function torn<D extends Extract<DiskCall, { kind: 'write' | 'truncate' }>>(
  deed: D,
  random: () => number,
): DiskCall & D {
  if (deed.kind === 'truncate') return deed;
  const end = deed.at + deed.bytes.length;
  const sectors = Math.ceil(end / SECTOR) - Math.floor(deed.at / SECTOR);
  const cut = Math.max(
    deed.at,
    (Math.floor(deed.at / SECTOR) + Math.floor(random() * sectors)) * SECTOR,
  );
  return { ...deed, bytes: deed.bytes.subarray(0, Math.min(cut, end) - deed.at) };
}

/** Makes the files of a moment in a folder. */
export async function layOut(files: ReadonlyMap<string, Buffer>, folder: string): Promise<void> {
  for (const [path, bytes] of files) {
    if (basename(path).startsWith('..')) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
}
