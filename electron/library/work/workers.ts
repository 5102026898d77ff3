/**
 * Runs jobs on worker threads with limits on time and memory. Large jobs run one at a time. Small jobs run
 * one at a time too, but do not wait for large ones.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers';
import { Worker } from 'node:worker_threads';
import type { ImportedParty } from '#shared/importing/secretariat';
import { ok, refuse, type Result } from '#shared/result';
import type {
  Dependencies,
  Needs,
  ReadImport,
  Jobs,
  StoredCampaign,
  ExportContent,
} from '../transfer/jobs';
import { Queue } from '../../session/queue';
import { encodeText, ownMemory } from './threadMemory';

/** The job that a thread gets. */
export type Job =
  | { readonly kind: 'import'; readonly bytes: Uint8Array; readonly id: string }
  | { readonly kind: 'export'; readonly stored: StoredCampaign; readonly now: Date }
  | {
      readonly kind: 'foreignExport';
      /** Pieces of the text in UTF-8. */
      readonly text: readonly Uint8Array[];
      /** Texts of the printed content files, by their names. */
      readonly content: Readonly<Record<string, string>>;
    };

/** Message from a thread. The thread waits for the answer to `needs`. */
export type Message =
  { readonly share: number } | { readonly needs: Needs } | { readonly done: unknown };

type DependenciesOf = (needs: Needs) => Promise<Dependencies>;

/** Maximum duration of a job in milliseconds. */
const MAX_JOB_MS = 120_000;
/** Maximum memory of a large job in megabytes. */
const MAX_MEGABYTES = 3072;
const MAX_MEGABYTES_SMALL = 512;
/** Maximum bytes or characters of input that make a job a small one. */
const SMALL_INPUT = 1024 * 1024;

/** Reads the thread's code and passes it on, because it may be in an archive that only Electron can read. */
export class Workers implements Jobs {
  readonly #code: string;
  readonly #content: string;
  readonly #large = new Lane(MAX_MEGABYTES);
  readonly #small = new Lane(MAX_MEGABYTES_SMALL);

  /** `code` is the path of the thread's script, `content` the folder of the content files. */
  constructor(code: string, content: string) {
    this.#code = code;
    this.#content = content;
  }

  readImport(bytes: Buffer, id: string): Promise<Result<ReadImport>> {
    // A compressed file counts as large, because its unpacked size is unknown.
    const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
    const lane = this.#laneFor(isPacked ? Infinity : bytes.length);
    return this.#runInLane(lane, () => Promise.resolve({ kind: 'import', bytes, id }));
  }

  async writeExport(
    stored: StoredCampaign,
    now: Date,
    dependenciesOf: DependenciesOf,
  ): Promise<Result<ExportContent>> {
    const { journal, history } = stored;
    const lane = this.#laneFor(journal.bytes.length + (history?.bytes.length ?? 0));
    const made = await this.#runInLane<ExportContent>(
      lane,
      () => Promise.resolve({ kind: 'export', stored, now }),
      dependenciesOf,
    );
    if (!made.ok) return made;
    const { bytes, missing } = made.value;
    return ok({ bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), missing });
  }

  async readForeignExport(text: string): Promise<Result<readonly ImportedParty[]>> {
    const lane = this.#laneFor(text.length);
    const read = await this.#runInLane<Result<readonly ImportedParty[]>>(lane, async () => ({
      kind: 'foreignExport',
      text: await encodeText(text),
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
    return size > SMALL_INPUT ? this.#large : this.#small;
  }

  #runInLane<T>(
    lane: Lane,
    makeJob: () => Promise<Job>,
    dependenciesOf: DependenciesOf = () => Promise.resolve({ scenarios: [], packs: [] }),
  ): Promise<Result<T>> {
    return lane.take(async () => {
      const [code, job] = [await readFile(this.#code, 'utf8'), await makeJob()];
      const done = await lane.run(code, job, dependenciesOf);
      return done ? ok(done.done as T) : refuse({ code: 'workStopped' });
    });
  }
}

/** A queue of jobs that run one at a time, with a memory limit. */
class Lane {
  readonly #megabytes: number;
  readonly #queue = new Queue();
  #running: { readonly worker: Worker; share: number } | null = null;

  constructor(megabytes: number) {
    this.#megabytes = megabytes;
  }

  /** Finished share of the running job; null = none is running. */
  get share(): number | null {
    return this.#running?.share ?? null;
  }

  stop(): void {
    void this.#running?.worker.terminate();
  }

  take<T>(work: () => Promise<T>): Promise<T> {
    return this.#queue.run(work);
  }

  /** Runs a job. Null if it was stopped or ran out of memory. */
  async run(
    code: string,
    job: Job,
    dependenciesOf: DependenciesOf,
  ): Promise<{ readonly done: unknown } | null> {
    const worker = new Worker(code, {
      eval: true,
      workerData: job,
      transferList: movedMemory(job),
      resourceLimits: { maxOldGenerationSizeMb: this.#megabytes },
    });
    const running = { worker, share: 0 };
    this.#running = running;
    const timer = setTimeout(() => this.stop(), MAX_JOB_MS);
    try {
      return await answerOf(worker, (share) => (running.share = share), dependenciesOf);
    } finally {
      clearTimeout(timer);
      this.#running = null;
      void worker.terminate();
    }
  }
}

/** The memory that is moved to the thread. That of an export is shared and stays. */
function movedMemory(job: Job): ArrayBuffer[] {
  if (job.kind === 'export') return [];
  return ownMemory(job.kind === 'import' ? [job.bytes] : job.text);
}

function answerOf(
  worker: Worker,
  onProgress: (share: number) => void,
  dependenciesOf: DependenciesOf,
): Promise<{ readonly done: unknown } | null> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message: Message) => {
      if ('share' in message) onProgress(message.share);
      else if ('done' in message) resolve(message);
      else
        dependenciesOf(message.needs).then(
          (dependencies) => worker.postMessage(dependencies),
          reject,
        );
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
