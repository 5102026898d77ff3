/** Work of another thread, so that nobody waits for it; one piece at a time, each with its bounds. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers';
import { Worker } from 'node:worker_threads';
import type { MovedIn } from '#shared/movingIn/secretariat';
import { ok, refuse, type Result } from '#shared/result';
import type { ReadArrival, Work } from '../library/travelling/work';
import { Turns } from '../turns';

/** What a thread is given to do. */
export type WorkPiece =
  | { readonly kind: 'arrival'; readonly bytes: Uint8Array; readonly id: string }
  | {
      readonly kind: 'moveIn';
      readonly text: string;
      /** Texts of the printed content files, by their names. */
      readonly content: Readonly<Record<string, string>>;
    };

type Message = { readonly share: number } | { readonly done: unknown };

/** Nothing real takes so long, in milliseconds, ... */
const LONGEST = 120_000;
/** ... or so much memory, in megabytes. */
const LARGEST = 3072;

/** The thread's code is read here and handed over: it may lie in an archive only we can read. */
export class Workers implements Work {
  readonly #code: string;
  readonly #content: string;
  readonly #turns = new Turns();
  #now: { readonly worker: Worker; share: number } | null = null;

  /** `code` = the file that the thread runs, `content` = the folder of the content files. */
  constructor(code: string, content: string) {
    this.#code = code;
    this.#content = content;
  }

  readArrival(bytes: Buffer, id: string): Promise<Result<ReadArrival>> {
    return this.#do(() => Promise.resolve({ kind: 'arrival', bytes, id }));
  }

  async readMoveIn(text: string): Promise<Result<readonly MovedIn[]>> {
    const read = await this.#do<Result<readonly MovedIn[]>>(async () => ({
      kind: 'moveIn',
      text,
      content: await textsIn(this.#content),
    }));
    return read.ok ? read.value : read;
  }

  progress(): number | null {
    return this.#now?.share ?? null;
  }

  stop(): void {
    void this.#now?.worker.terminate();
  }

  #do<T>(pieceOf: () => Promise<WorkPiece>): Promise<Result<T>> {
    return this.#turns.take(async () => {
      const [code, piece] = [await readFile(this.#code, 'utf8'), await pieceOf()];
      const worker = new Worker(code, {
        eval: true,
        workerData: piece,
        resourceLimits: { maxOldGenerationSizeMb: LARGEST },
      });
      const now = { worker, share: 0 };
      this.#now = now;
      const timer = setTimeout(() => this.stop(), LONGEST);
      try {
        const done = await answerOf(worker, (share) => (now.share = share));
        return done ? ok(done.done as T) : refuse({ code: 'workStopped' });
      } finally {
        clearTimeout(timer);
        this.#now = null;
        void worker.terminate();
      }
    });
  }
}

/** Null where the thread ended without an answer: it was stopped, or had no memory left. */
function answerOf(
  worker: Worker,
  told: (share: number) => void,
): Promise<{ readonly done: unknown } | null> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message: Message) => {
      if ('share' in message) told(message.share);
      else resolve(message);
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
