/** Cache file of values computed from a campaign's lines. Deleting it only costs time. */
import { crc32 } from 'node:zlib';
import { z } from 'zod';
import { TALLY_FORMAT, type Tally } from '#shared/rules/statistics/history';
import type { SavedTallies, TallyStore } from '../../session/tallies';
import { quarantineForeign, readRegular, replaceFile } from '../disk/files';
import { isBounded, MAX_MEMBERS_TOTAL } from '../../format/bounds';
import {
  placeShape,
  withChecksum,
  seqShape,
  withoutChecksum,
  type Line,
  type LinePlace,
} from '../../format/line';

/** Far above any real cache; a larger file is not read. */
const MAX_FILE_BYTES = 16 * 1024 * 1024;

const shape = z.strictObject({
  /** Format of the counts. Counts of another format are computed again. */
  format: z.literal(TALLY_FORMAT),
  /** The campaign's random id. */
  id: z.string(),
  /**
   * The newest line included, and its checksum. If another line is at that place, the cache belongs to
   * another history.
   */
  upTo: z.strictObject({ place: placeShape, sum: z.int() }),
  ways: z.array(z.array(z.strictObject({ seq: seqShape, place: placeShape }))),
  counts: z.array(
    z.strictObject({ place: placeShape, tally: z.custom<Tally>((value) => value !== null) }),
  ),
});

/** Access to the campaign's lines and to its queue of writes. */
interface Access extends Pick<TallyStore, 'visitLines'> {
  readonly line: (place: LinePlace) => Promise<Line | null>;
  readonly write: (task: () => Promise<void>) => Promise<void>;
}

export class TallyFile implements TallyStore {
  readonly #path: string;
  readonly #id: string;
  readonly #access: Access;

  constructor(path: string, id: string, access: Access) {
    this.#path = path;
    this.#id = id;
    this.#access = access;
  }

  /** Null if the cache is damaged, or of another history or format. */
  async read(): Promise<SavedTallies | null> {
    try {
      const bytes = await readRegular(this.#path, MAX_FILE_BYTES);
      if (!isBounded(bytes, MAX_MEMBERS_TOTAL)) return null;
      const json = withoutChecksum(bytes);
      const { data } = shape.safeParse(json === null ? null : JSON.parse(json, fromJson));
      if (data?.id !== this.#id) return null;
      const { upTo, ways, counts } = data;
      const isSame = (await this.#sumAt(upTo.place)) === upTo.sum;
      return isSame ? { newest: upTo.place, ways, counts } : null;
    } catch {
      return null;
    }
  }

  async save({ newest, ways, counts }: SavedTallies): Promise<void> {
    const top = { format: TALLY_FORMAT, id: this.#id };
    const rest = JSON.stringify({ ways, counts }, toJson);
    await this.#access.write(async () => {
      const upTo = { place: newest, sum: await this.#sumAt(newest) };
      await quarantineForeign(this.#path, (found) => found.isFile());
      await replaceFile(
        this.#path,
        withChecksum(`${JSON.stringify({ ...top, upTo }).slice(0, -1)},${rest.slice(1)}`),
      );
    });
  }

  visitLines(...asked: Parameters<TallyStore['visitLines']>): Promise<LinePlace | null> {
    return this.#access.visitLines(...asked);
  }

  async #sumAt(place: LinePlace): Promise<number | null> {
    const line = await this.#access.line(place);
    return line && crc32(JSON.stringify(line));
  }
}

const MAP = '#map';
const SET = '#set';

/** Replacer for `JSON.stringify` that encodes maps and sets. */
function toJson(_key: string, value: unknown): unknown {
  if (value instanceof Map) return { [MAP]: [...value] };
  return value instanceof Set ? { [SET]: [...value] } : value;
}

/** Reviver for `JSON.parse` that decodes maps and sets. */
function fromJson(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (MAP in value) return new Map(value[MAP] as [unknown, unknown][]);
  return SET in value ? new Set(value[SET] as unknown[]) : value;
}
