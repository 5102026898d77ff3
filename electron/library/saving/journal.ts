/** An open write-ahead journal: appends lines durably and reads lines at any place. */
import type { FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Queue } from '../../session/queue';
import { DISK_WRITER, exists, openRegular, closeOnError, type Writer } from '../disk/files';
import { finishSwaps, isSameFile, LostError, swapFile, type Identity } from '../disk/swap';
import { codeOf, goneError } from '../disk/failures';
import {
  CHUNK,
  MAX_JOURNAL_BYTES,
  linesAmong,
  ByteCache,
  newestJournalFirst,
  readBytes,
  readFirstLine,
} from './readBytes';
import {
  ownershipOf,
  READ_AND_APPEND,
  recreate,
  type MayRestore,
  type OpenFile,
  type Ownership,
} from './fileOwnership';
import {
  decodeHeading,
  decodeLine,
  hasValidChecksum,
  type Heading,
  type Line,
  type LinePlace,
} from '../../format/line';

export interface Found {
  readonly line: Line;
  readonly place: LinePlace;
}

export interface Scan {
  readonly found: readonly Found[];
  /** Place of the first damaged line; null = all lines are valid. */
  readonly badAt: number | null;
}

/** The last bytes of a heading, which contain the fencing token and the checksum. */
const FENCE_LENGTH = 64;
const always: MayRestore = () => Promise.resolve(true);
export class Journal {
  readonly path: string;
  readonly heading: Heading;
  /** Place of the first line after the heading. */
  readonly start: number;
  #open: OpenFile;
  #length: number;
  /** True while bytes of a failed write may follow the end. */
  #isTailDirty = false;
  /** Runs appends and restores one at a time. */
  readonly #queue = new Queue();
  readonly #writer: Writer;
  readonly #cache = new ByteCache();
  readonly #fence: Buffer;

  private constructor(
    path: string,
    open: OpenFile,
    length: number,
    first: { heading: Heading; bytes: Buffer },
    writer: Writer,
  ) {
    this.path = path;
    this.#open = open;
    this.#length = length;
    this.heading = first.heading;
    this.start = first.heading.base + first.bytes.length;
    this.#fence = Buffer.from(first.bytes.subarray(-FENCE_LENGTH));
    this.#writer = writer;
  }

  /** Null if the file is missing, is no regular file, or has a damaged heading. */
  static async open(path: string, writer: Writer = DISK_WRITER): Promise<Journal | null> {
    let handle: FileHandle;
    try {
      handle = await openRegular(path, READ_AND_APPEND);
    } catch (error) {
      if (['ENOENT', 'EISDIR'].includes(codeOf(error))) return null;
      throw error;
    }
    return closeOnError(handle, async () => {
      const first = await readFirstLine(handle);
      const heading = first && decodeHeading(first);
      if (!heading) {
        await handle.close();
        return null;
      }
      const { dev, ino, size } = await handle.stat({ bigint: true });
      if (size > MAX_JOURNAL_BYTES) {
        await handle.close();
        return null;
      }
      const open = { handle, dev, ino };
      return new Journal(path, open, Number(size), { heading, bytes: first }, writer);
    });
  }

  /** Place of the next line. */
  get end(): number {
    return this.heading.base + this.#length;
  }

  /**
   * Appends bytes. Resolves when they are on disk; after an error nothing was added. True = the file had been
   * removed and was restored. Throws `LostError` if another process has replaced or removed the file; the
   * other file is not changed.
   */
  append(bytes: Buffer, mayRestore: MayRestore = always): Promise<boolean> {
    return this.#queue.run(() => this.#append(bytes, mayRestore));
  }

  async #append(bytes: Buffer, mayRestore: MayRestore): Promise<boolean> {
    const wasGone = await this.#ensureFile(mayRestore);
    if (this.#isTailDirty) await this.#truncateTail();
    try {
      await this.#writer.write(this.#handle, bytes, this.#length);
      // The owner is checked while the disk syncs.
      const [ownership] = await Promise.all([
        this.#ownership(this.#length + bytes.length),
        this.#writer.sync(this.#handle),
      ]);
      if (ownership === 'gone') throw goneError(this.path);
      if (ownership === 'other') throw new LostError(this.path);
    } catch (error) {
      this.#isTailDirty = true;
      // If truncating fails too, the next append tries it again first.
      if (!(error instanceof LostError)) await this.#truncateTail().catch(() => undefined);
      throw error;
    }
    this.#length += bytes.length;
    return wasGone;
  }

  /**
   * Restores a missing file from the open handle. True = it was missing. Throws if it may not be restored.
   */
  ensureFile(mayRestore: MayRestore = always): Promise<boolean> {
    return this.#queue.run(() => this.#ensureFile(mayRestore));
  }

  /** Current owner of the file, after all queued operations. */
  ownership(): Promise<Ownership> {
    return this.#queue.run(() => this.#ownership(this.#length));
  }

  /** Replaces the file and opens the new one. The caller closes this journal. */
  replaceWith(content: Buffer): Promise<Journal> {
    return this.#queue.run(async () => {
      if (this.#isTailDirty) await this.#truncateTail();
      const made = await swapFile(this.path, this.identity, content);
      const journal = await Journal.open(this.path, this.#writer);
      if (!journal) throw new LostError(this.path);
      return closeOnError(journal, async () => {
        if (isSameFile(journal.identity, made)) return journal;
        throw new LostError(this.path);
      });
    });
  }

  get identity(): Identity {
    const { dev, ino } = this.#open;
    return { dev, ino, size: BigInt(this.#length) };
  }

  get #handle(): FileHandle {
    return this.#open.handle;
  }

  /** The line at a place; null if there is no valid line. */
  async read(place: LinePlace): Promise<Line | null> {
    const position = place.at - this.heading.base;
    if (position < 0 || position + place.length > this.#length) return null;
    return decodeLine(await this.#cache.read(this.#handle, position, place.length, this.#length));
  }

  /** Like `read`, but synchronous and only from the cache; null = not cached. */
  cachedLine(place: LinePlace): Line | null {
    const bytes = this.#cache.readCached(place.at - this.heading.base, place.length);
    return bytes && decodeLine(bytes);
  }

  /** Reads all lines from a place to the end. */
  async scan(from: number): Promise<Scan> {
    const found: Found[] = [];
    let badAt: number | null = null;
    for await (const { bytes, at } of linesAmong(this.chunks(from), from)) {
      const line = decodeLine(bytes);
      if (line) found.push({ line, place: { at, length: bytes.length } });
      else badAt ??= at;
    }
    return { found, badAt };
  }

  /** True if the checksums of all lines are right. The lines are not parsed. */
  async isSound(): Promise<boolean> {
    for await (const { bytes } of linesAmong(this.chunks(this.start), this.start)) {
      if (!hasValidChecksum(bytes)) return false;
    }
    return true;
  }

  /** The valid lines among the newest `size` bytes. */
  async newest(size: number): Promise<readonly Found[]> {
    return (await this.scan(Math.max(this.start, this.end - size))).found;
  }

  /** True if a line ends directly before this place. */
  async isBoundary(offset: number): Promise<boolean> {
    if (offset < this.start || offset > this.end) return false;
    const byte = await readBytes(this.#handle, offset - this.heading.base - 1, 1);
    return byte[0] === 0x0a;
  }

  /** All bytes before a place. */
  bytesUpTo(end: number): Promise<Buffer> {
    return this.bytes(this.heading.base, end - this.heading.base);
  }

  /** All bytes from a place on. */
  bytesFrom(from: number): Promise<Buffer> {
    return this.bytes(from, this.end - from);
  }

  /** The bytes at a place; fewer at the end of the file. */
  bytes(from: number, length: number): Promise<Buffer> {
    return readBytes(this.#handle, from - this.heading.base, length);
  }

  /** All bytes from a place on, in pieces. */
  async *chunks(from: number): AsyncGenerator<Buffer> {
    for (let at = from; at < this.end; at += CHUNK) {
      yield await this.bytes(at, Math.min(CHUNK, this.end - at));
    }
  }

  close(): Promise<void> {
    return this.#handle.close();
  }

  async #truncateTail(): Promise<void> {
    await this.#writer.truncate(this.#handle, this.#length);
    await this.#writer.sync(this.#handle);
    this.#isTailDirty = false;
  }

  /**
   * Checks that the open file is still the file at our path, because a write to a removed file would succeed
   * and be lost. True = it was missing and was restored from the open handle. Fails if its folder is gone.
   */
  async #ensureFile(mayRestore: MayRestore): Promise<boolean> {
    const ownership = await this.#ownership(this.#length);
    if (ownership === 'ours') return false;
    if (ownership === 'other') throw new LostError(this.path);
    if (!(await exists(dirname(this.path)))) throw goneError(this.path);
    // Another process may have been interrupted while it was replacing the file.
    await finishSwaps(this.path, newestJournalFirst);
    if (await exists(this.path)) return this.#ensureFile(mayRestore);
    if (!(await mayRestore())) throw new LostError(this.path);
    await this.#restore(mayRestore);
    return true;
  }

  #ownership(length: number): Promise<Ownership> {
    const { dev, ino } = this.#open;
    const offset = this.start - this.heading.base - this.#fence.length;
    return ownershipOf(this.path, {
      identity: { dev, ino, size: BigInt(length) },
      // A failed write of ours may have left bytes, which the next append truncates first.
      isAnySize: this.#isTailDirty,
      token: { bytes: this.#fence, place: offset },
    });
  }

  async #restore(mayRestore: MayRestore): Promise<void> {
    const content = await readBytes(this.#handle, 0, this.#length);
    const old = this.#handle;
    this.#open = await recreate(this.path, content, mayRestore);
    this.#isTailDirty = false;
    await old.close();
  }
}
