/** The file of what was worked out of a campaign's lines. Whoever takes it away loses a second. */
import { z } from 'zod';
import { TALLY_FORMAT, type Tally } from '#shared/rules/statistics/history';
import type { KeptTallies, TallyStore } from '../../tallies';
import { readRegular, replaceFile } from '../disk/files';
import { placeShape, seal, seqShape, unseal } from '../format/line';

/** Nothing real comes near; a larger file is not read into memory. */
const LARGEST = 16 * 1024 * 1024;

const shape = z.strictObject({
  /** Of the counts; others are counted anew. */
  format: z.literal(TALLY_FORMAT),
  /** The campaign's own random id. */
  id: z.string(),
  marks: z.array(z.strictObject({ seq: seqShape, place: placeShape })),
  counts: z.array(z.tuple([z.int().min(0), z.custom<Tally>((value) => value !== null)])),
});

export class TallyFile implements TallyStore {
  readonly #path: string;
  readonly #id: string;
  readonly #write: (work: () => Promise<void>) => Promise<void>;

  /** `write` does what writes, in its turn and only where the library is ours. */
  constructor(path: string, id: string, write: (work: () => Promise<void>) => Promise<void>) {
    this.#path = path;
    this.#id = id;
    this.#write = write;
  }

  /** Null where there is no whole one of this campaign and this format. */
  async read(): Promise<KeptTallies | null> {
    try {
      const json = unseal(await readRegular(this.#path, LARGEST));
      const { data } = shape.safeParse(json === null ? null : JSON.parse(json, collections));
      return data?.id === this.#id ? data : null;
    } catch {
      return null;
    }
  }

  keep(tallies: KeptTallies): Promise<void> {
    const json = JSON.stringify({ format: TALLY_FORMAT, id: this.#id, ...tallies }, plain);
    return this.#write(() => replaceFile(this.#path, seal(json)));
  }
}

const MAP = '#map';
const SET = '#set';

/** Maps and sets as JSON has them … */
function plain(_key: string, value: unknown): unknown {
  if (value instanceof Map) return { [MAP]: [...value] };
  return value instanceof Set ? { [SET]: [...value] } : value;
}

/** … and back. */
function collections(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (MAP in value) return new Map(value[MAP] as [unknown, unknown][]);
  return SET in value ? new Set(value[SET] as unknown[]) : value;
}
