/**
 * A made-up older format, so that migrations are tested: the campaign's name was `title`, and a step had
 * `named` instead of `campaignBegun`.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { applyPatch, patchBetween } from '#shared/patch';
import type { Game } from '#shared/state';
import {
  decodeHeading,
  decodeLine,
  encodeHeading,
  encodeLine,
  type CommandLine,
  type JournalState,
  type Line,
  type LinePlace,
} from '../format/line';
import { MIGRATIONS, type Migration } from '../format/migrations';
import { backupsIn } from '../library/saving/backups';
import { readSave, writeSave } from '../library/saving/checkpoint';

interface OldGame extends Omit<Game, 'schema' | 'campaign'> {
  readonly schema: 0;
  readonly campaign: Omit<Game['campaign'], 'name'> & { readonly title: string };
}

const FORMAT_0: Migration = {
  game: (old) => {
    const { campaign, ...game } = old as OldGame;
    const { title, ...rest } = campaign;
    return { ...game, schema: 1, campaign: { ...rest, name: title } };
  },
  step: (line) => withEventsNamed(line, 'named', 'campaignBegun'),
};

/** Registers the older format until the returned function is called. */
export function registerFormat0(): () => void {
  MIGRATIONS.set(0, FORMAT_0);
  return () => {
    MIGRATIONS.delete(0);
  };
}

function older(game: unknown): OldGame {
  const { campaign, ...rest } = game as Game;
  const { name, ...others } = campaign;
  return { ...rest, schema: 0, campaign: { ...others, title: name } };
}

function withEventsNamed(line: CommandLine, from: string, to: string): CommandLine {
  const events = line.events.map((event) =>
    (event.type as string) === from ? { ...event, type: to } : event,
  );
  return { ...line, events } as CommandLine;
}

/** Converts all campaigns of a closed library to the older format. */
export async function convertToFormat0(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.journal')) continue;
    await writeInFormat0(join(folder, name.slice(0, -'.journal'.length)));
  }
}

async function writeInFormat0(path: string): Promise<void> {
  const campaign = new Rewritten();
  for (const file of [`${path}.history`, `${path}.journal`]) {
    const bytes = await readFile(file).catch(() => null);
    if (bytes) await writeFile(file, campaign.rewrite(bytes));
  }
  for (const file of [`${path}.json`, ...(await backupsIn(`${path}.backups`))]) {
    const read = await readSave(file);
    if (read.kind !== 'good') throw new Error(`${file} is ${read.kind}`);
    const { save } = read;
    const moved = { ...campaign.links(save), end: campaign.ends.get(save.end) ?? save.end };
    await writeSave(file, { ...save, ...moved, schema: 0, game: older(save.game) });
  }
}

/** Rewrites the lines of one campaign, oldest first, at their new places. */
class Rewritten {
  /** New end of each line, by its old end. */
  readonly ends = new Map<number, number>();
  readonly #places = new Map<number, LinePlace>();
  #game: unknown = null;
  /** Bytes read and written so far. */
  #read = 0;
  #written = 0;

  rewrite(bytes: Buffer): Buffer {
    const made: Buffer[] = [];
    for (let at = 0; at < bytes.length;) {
      const end = bytes.indexOf(0x0a, at) + 1;
      const encoded = this.#encoded(bytes.subarray(at, end));
      this.#places.set(this.#read, { at: this.#written, length: encoded.length });
      this.#read += end - at;
      this.#written += encoded.length;
      this.ends.set(this.#read, this.#written);
      made.push(encoded);
      at = end;
    }
    return Buffer.concat(made);
  }

  links({ head, redo }: Pick<JournalState, 'head' | 'redo'>): Pick<JournalState, 'head' | 'redo'> {
    return { head: this.#moved(head), redo: this.#moved(redo) };
  }

  #encoded(bytes: Buffer): Buffer {
    const heading = decodeHeading(bytes);
    if (heading) {
      this.#game = heading.game;
      const base = heading.base === 0 ? 0 : this.#written;
      const game = older(heading.game);
      return encodeHeading({ ...heading, ...this.links(heading), schema: 0, base, game });
    }
    const line = decodeLine(bytes);
    if (!line) throw new Error('a damaged line');
    const before = this.#game;
    this.#game = applyPatch(before, line.patch);
    return encodeLine(this.#relinked(withOlderPatches(line, before, this.#game)));
  }

  #relinked(line: Line): Line {
    switch (line.kind) {
      case 'command':
        return { ...line, parent: this.#moved(line.parent) };
      case 'undo':
        return { ...line, ...this.#below(line), head: this.#moved(line.head) };
      case 'redo':
        return { ...line, ...this.#below(line) };
      case 'restore':
        return { ...line, head: this.#moved(line.head) };
    }
  }

  #below(line: { readonly moment: LinePlace; readonly beneath: LinePlace | null }) {
    const moment = this.#moved(line.moment) ?? line.moment;
    return { moment, beneath: this.#moved(line.beneath) };
  }

  #moved(place: LinePlace | null): LinePlace | null {
    return place && (this.#places.get(place.at) ?? null);
  }
}

function withOlderPatches(line: Line, before: unknown, after: unknown): Line {
  const [from, to] = [older(before), older(after)];
  const patch = patchBetween(from, to);
  if (line.kind !== 'command') return { ...line, patch };
  const inverse = patchBetween(to, from);
  return { ...withEventsNamed(line, 'campaignBegun', 'named'), patch, inverse };
}
