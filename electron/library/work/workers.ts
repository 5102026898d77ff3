/**
 * Work of another thread, so that nobody waits for it, each piece with its bounds. Large pieces are done one at
 * a time, as are small ones, which do not wait for large ones.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers';
import { Worker } from 'node:worker_threads';
import type { MovedIn } from '#shared/movingIn/secretariat';
import { ok, refuse, type Result } from '#shared/result';
import type {
  Along,
  Needs,
  ReadArrival,
  Work,
  WrittenCampaign,
  WrittenExport,
} from '../travelling/work';
import { Queue } from '../../session/queue';

/** What a thread is given to do. */
export type WorkPiece =
  | { readonly kind: 'arrival'; readonly bytes: Uint8Array; readonly id: string }
  | { readonly kind: 'export'; readonly written: WrittenCampaign; readonly now: Date }
  | {
      readonly kind: 'moveIn';
      readonly text: string;
      /** Texts of the printed content files, by their names. */
      readonly content: Readonly<Record<string, string>>;
    };

/** What a thread says; `needs` are answered. */
export type Message =
  { readonly share: number } | { readonly needs: Needs } | { readonly done: unknown };

/** Whoever is asked by the thread what a campaign takes along. */
type AlongOf = (needs: Needs) => Promise<Along>;

/** Nothing real takes so long, in milliseconds, ... */
const LONGEST = 120_000;
/** ... or so much memory, in megabytes: a large piece, and a small one. */
const LARGEST = 3072;
const LARGEST_OF_SMALL = 512;
/** Bytes or characters of a small piece, as it comes in. */
const SMALL = 1024 * 1024;

/** The thread's code is read here and handed over: it may lie in an archive only we can read. */
export class Workers implements Work {
  readonly #code: string;
  readonly #content: string;
  readonly #large = new Lane(LARGEST);
  readonly #small = new Lane(LARGEST_OF_SMALL);

  /** `code` = the file that the thread runs, `content` = the folder of the content files. */
  constructor(code: string, content: string) {
    this.#code = code;
    this.#content = content;
  }

  readArrival(bytes: Buffer, id: string): Promise<Result<ReadArrival>> {
    // How much comes out of a packed one is known only when it does.
    const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
    const lane = this.#laneFor(isPacked ? Infinity : bytes.length);
    return this.#do(lane, () => Promise.resolve({ kind: 'arrival', bytes, id }));
  }

  async writeExport(
    written: WrittenCampaign,
    now: Date,
    alongOf: AlongOf,
  ): Promise<Result<WrittenExport>> {
    const { journal, history } = written;
    const lane = this.#laneFor(journal.bytes.length + (history?.bytes.length ?? 0));
    const made = await this.#do<WrittenExport>(
      lane,
      () => Promise.resolve({ kind: 'export', written, now }),
      alongOf,
    );
    if (!made.ok) return made;
    const { bytes, missing } = made.value;
    return ok({ bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), missing });
  }

  async readMoveIn(text: string): Promise<Result<readonly MovedIn[]>> {
    const lane = this.#laneFor(text.length);
    const read = await this.#do<Result<readonly MovedIn[]>>(lane, async () => ({
      kind: 'moveIn',
      text,
      content: await textsIn(this.#content),
    }));
    return read.ok ? read.value : read;
  }

  progress(): number | null {
    return this.#large.share ?? this.#small.share;
  }

  stop(): void {
    if (this.#large.share === null) this.#small.stop();
    else this.#large.stop();
  }

  #laneFor(size: number): Lane {
    return size > SMALL ? this.#large : this.#small;
  }

  #do<T>(
    lane: Lane,
    pieceOf: () => Promise<WorkPiece>,
    alongOf: AlongOf = () => Promise.resolve({ scenarios: [], packs: [] }),
  ): Promise<Result<T>> {
    return lane.take(async () => {
      const [code, piece] = [await readFile(this.#code, 'utf8'), await pieceOf()];
      const done = await lane.run(code, piece, alongOf);
      return done ? ok(done.done as T) : refuse({ code: 'workStopped' });
    });
  }
}

/** Pieces that are done one after the other. */
class Lane {
  readonly #megabytes: number;
  readonly #turns = new Queue();
  #now: { readonly worker: Worker; share: number } | null = null;

  constructor(megabytes: number) {
    this.#megabytes = megabytes;
  }

  /** How much of the piece is done that is done just now; null = there is none. */
  get share(): number | null {
    return this.#now?.share ?? null;
  }

  stop(): void {
    void this.#now?.worker.terminate();
  }

  take<T>(work: () => Promise<T>): Promise<T> {
    return this.#turns.run(work);
  }

  /** Null where the thread ended without an answer: it was stopped, or had no memory left. */
  async run(
    code: string,
    piece: WorkPiece,
    alongOf: AlongOf,
  ): Promise<{ readonly done: unknown } | null> {
    const worker = new Worker(code, {
      eval: true,
      workerData: piece,
      resourceLimits: { maxOldGenerationSizeMb: this.#megabytes },
    });
    const now = { worker, share: 0 };
    this.#now = now;
    const timer = setTimeout(() => this.stop(), LONGEST);
    try {
      return await answerOf(worker, (share) => (now.share = share), alongOf);
    } finally {
      clearTimeout(timer);
      this.#now = null;
      void worker.terminate();
    }
  }
}

function answerOf(
  worker: Worker,
  told: (share: number) => void,
  alongOf: AlongOf,
): Promise<{ readonly done: unknown } | null> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message: Message) => {
      if ('share' in message) told(message.share);
      else if ('done' in message) resolve(message);
      else alongOf(message.needs).then((along) => worker.postMessage(along), reject);
    });
    worker.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(null);
      else reject(error);
    });
    worker.on('exit', () => resolve(null));
  });
}

async function textsIn(folder: string): Promise<Readonly<Record<string, string>>> {
  const found = await readdir(folder, { recursive: true });
  const files = found.filter((file) => file.endsWith('.json'));
  const read = files.map(async (file) => [
    file.replaceAll('\\', '/'),
    await readFile(join(folder, file), 'utf8'),
  ]);
  return Object.fromEntries(await Promise.all(read)) as Record<string, string>;
}
