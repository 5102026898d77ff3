/** One open journal: lines are added at its end, safe on the disk, and read at any place. */
import { constants } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Queue } from '../../session/queue';
import { DISK_WRITER, exists, openRegular, closeOnError, type Writer } from '../disk/files';
import {
  createFile,
  finishSwaps,
  isUnchanged,
  isSameFile,
  LostError,
  removeOwn,
  swapFile,
  type Identity,
} from '../disk/swap';
import { codeOf, goneError } from '../disk/failures';
import {
  CHUNK,
  LARGEST_JOURNAL,
  linesAmong,
  NearbyBytes,
  newestJournalFirst,
  readBytes,
  readFirstLine,
} from './bytes';
import {
  decodeHeading,
  decodeLine,
  isSealed,
  type Heading,
  type Line,
  type LinePlace,
} from '../../format/line';

/** A line that was read, and where it stands. */
export interface Found {
  readonly line: Line;
  readonly place: LinePlace;
}

/** What was read from some place to the end. */
export interface Scan {
  readonly found: readonly Found[];
  /** Where the first damaged line begins, as a place of the campaign; null = all lines are good. */
  readonly badAt: number | null;
}

/** Bytes at the end of a heading that are looked at: its fence and its checksum. */
const FENCE_LENGTH = 64;
const always: MayComeBack = () => Promise.resolve(true);
/** Appending goes to the end, whoever else has written there meanwhile. */
const READ_AND_APPEND = constants.O_RDWR | constants.O_APPEND;

/** Whether a file that is gone may come back: not where another process may have taken it away. */
export type MayComeBack = () => Promise<boolean>;

/** Whose the file under our name is: ours as we left it, nobody's, or another process's. */
export type Standing = 'ours' | 'gone' | 'other';

/** A handle, and which file it is as long as it is open. */
interface OpenFile extends Pick<Identity, 'dev' | 'ino'> {
  readonly handle: FileHandle;
}

/** One open journal file: lines are added at its end and read at any place. */
export class Journal {
  readonly path: string;
  readonly heading: Heading;
  /** Where lines begin: after the heading. */
  readonly start: number;
  #open: OpenFile;
  #length: number;
  /** Set while bytes of a failed write may stand after the end. */
  #isTailDirty = false;
  /** Appending and putting back, one after the other. */
  readonly #turns = new Queue();
  readonly #writer: Writer;
  readonly #nearby = new NearbyBytes();
  /** The heading's last bytes. */
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

  /** Null where the file is missing, is no file, or its heading is damaged. */
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
      if (size > LARGEST_JOURNAL) {
        await handle.close();
        return null;
      }
      const open = { handle, dev, ino };
      return new Journal(path, open, Number(size), { heading, bytes: first }, writer);
    });
  }

  /** Where the next line will stand. */
  get end(): number {
    return this.heading.base + this.#length;
  }

  /**
   * Adds bytes at the end; resolves when they are on the disk. When it fails nothing was added.
   * True = the file had been removed and was put back. Throws `LostError` where another process
   * goes on in a file of its own, or has taken ours away; then nothing of that one was touched.
   */
  append(bytes: Buffer, mayComeBack: MayComeBack = always): Promise<boolean> {
    return this.#turns.run(() => this.#append(bytes, mayComeBack));
  }

  async #append(bytes: Buffer, mayComeBack: MayComeBack): Promise<boolean> {
    const wasGone = await this.#findFile(mayComeBack);
    if (this.#isTailDirty) await this.#cutTail();
    try {
      await this.#writer.write(this.#handle, bytes, this.#length);
      // Whose the file is can be seen while the disk writes.
      const [standing] = await Promise.all([
        this.#standing(this.#length + bytes.length),
        this.#writer.sync(this.#handle),
      ]);
      if (standing === 'gone') throw goneError(this.path);
      if (standing === 'other') throw new LostError(this.path);
    } catch (error) {
      this.#isTailDirty = true;
      // Where the cut fails too, it is tried again before the next line.
      if (!(error instanceof LostError)) await this.#cutTail().catch(() => undefined);
      throw error;
    }
    this.#length += bytes.length;
    return wasGone;
  }

  /**
   * Puts the file back from the open one where it is missing under its name; true = it was.
   * Throws where that cannot be done, or where it may not come back.
   */
  keepInPlace(mayComeBack: MayComeBack = always): Promise<boolean> {
    return this.#turns.run(() => this.#findFile(mayComeBack));
  }

  /** Whose the file is now, after all that was asked for is done. */
  standing(): Promise<Standing> {
    return this.#turns.run(() => this.#standing(this.#length));
  }

  /** Puts other content under our name and opens that; this journal is to be closed then. */
  replaced(content: Buffer): Promise<Journal> {
    return this.#turns.run(async () => {
      if (this.#isTailDirty) await this.#cutTail();
      const made = await swapFile(this.path, this.identity, content);
      const journal = await Journal.open(this.path, this.#writer);
      if (!journal) throw new LostError(this.path);
      return closeOnError(journal, async () => {
        if (isSameFile(journal.identity, made)) return journal;
        throw new LostError(this.path);
      });
    });
  }

  /** The file that is open, as it was left. */
  get identity(): Identity {
    const { dev, ino } = this.#open;
    return { dev, ino, size: BigInt(this.#length) };
  }

  get #handle(): FileHandle {
    return this.#open.handle;
  }

  /** The line at a place; null where no good line stands there. */
  async read(place: LinePlace): Promise<Line | null> {
    const position = place.at - this.heading.base;
    if (position < 0 || position + place.length > this.#length) return null;
    return decodeLine(await this.#nearby.read(this.#handle, position, place.length, this.#length));
  }

  /** The same where its bytes were read just now; null = they were not. */
  nearby(place: LinePlace): Line | null {
    const bytes = this.#nearby.known(place.at - this.heading.base, place.length);
    return bytes && decodeLine(bytes);
  }

  /** Reads all lines from a place on. */
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

  /** Whether all lines are as they were written, by their checksums alone. */
  async isSound(): Promise<boolean> {
    for await (const { bytes } of linesAmong(this.chunks(this.start), this.start)) {
      if (!isSealed(bytes)) return false;
    }
    return true;
  }

  /** The good lines among the newest `size` bytes. */
  async newest(size: number): Promise<readonly Found[]> {
    return (await this.scan(Math.max(this.start, this.end - size))).found;
  }

  /** Whether a line ends right before this place. */
  async isBoundary(place: number): Promise<boolean> {
    if (place < this.start || place > this.end) return false;
    const byte = await readBytes(this.#handle, place - this.heading.base - 1, 1);
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

  /** Bytes at a place, fewer where the file ends. */
  bytes(from: number, length: number): Promise<Buffer> {
    return readBytes(this.#handle, from - this.heading.base, length);
  }

  /** All bytes from a place on, a piece at a time. */
  async *chunks(from: number): AsyncGenerator<Buffer> {
    for (let at = from; at < this.end; at += CHUNK) {
      yield await this.bytes(at, Math.min(CHUNK, this.end - at));
    }
  }

  close(): Promise<void> {
    return this.#handle.close();
  }

  async #cutTail(): Promise<void> {
    await this.#writer.truncate(this.#handle, this.#length);
    await this.#writer.sync(this.#handle);
    this.#isTailDirty = false;
  }

  /**
   * Makes sure that the open file is still the one under our name: a write to a removed file would
   * succeed and be lost. True = it was missing and was put back from the open handle; where its
   * folder is not there this fails.
   */
  async #findFile(mayComeBack: MayComeBack): Promise<boolean> {
    const standing = await this.#standing(this.#length);
    if (standing === 'ours') return false;
    if (standing === 'other') throw new LostError(this.path);
    if (!(await exists(dirname(this.path)))) throw goneError(this.path);
    // It may only be on its way: another process was cut off while it replaced it.
    await finishSwaps(this.path, newestJournalFirst);
    if (await exists(this.path)) return this.#findFile(mayComeBack);
    if (!(await mayComeBack())) throw new LostError(this.path);
    await this.#putBack(mayComeBack);
    return true;
  }

  /** By file, length and fence; nothing else is read. */
  async #standing(length: number): Promise<Standing> {
    let named: FileHandle;
    try {
      named = await openRegular(this.path, constants.O_RDONLY);
    } catch (error) {
      if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return 'gone';
      if (codeOf(error) === 'EISDIR') return 'other';
      throw error;
    }
    try {
      const at = this.start - this.heading.base - this.#fence.length;
      const [found, fence] = await Promise.all([
        named.stat({ bigint: true }),
        readBytes(named, at, this.#fence.length),
      ]);
      const { dev, ino } = this.#open;
      if (found.ino !== ino || found.dev !== dev) return 'other';
      // What a failed write of our own left behind the end is cut before the next line.
      if (found.size !== BigInt(length) && !this.#isTailDirty) return 'other';
      return fence.equals(this.#fence) ? 'ours' : 'other';
    } finally {
      // Nobody waits for that.
      void named.close().catch(() => undefined);
    }
  }

  async #putBack(mayComeBack: MayComeBack): Promise<void> {
    const content = await readBytes(this.#handle, 0, this.#length);
    const made = await createFile(this.path, content);
    const opened = made && (await openRegular(this.path, READ_AND_APPEND));
    if (!opened) throw new LostError(this.path);
    const { dev, ino } = await closeOnError(opened, async () => {
      const found = await opened.stat({ bigint: true });
      if (!isSameFile(found, made)) throw new LostError(this.path);
      if (await mayComeBack()) return found;
      // Whoever slept before it was made has put it into the library of another one.
      await removeOwn(this.path, (path) => isUnchanged(path, made));
      throw new LostError(this.path);
    });
    const old = this.#handle;
    this.#open = { handle: opened, dev, ino };
    this.#isTailDirty = false;
    await old.close();
  }
}
