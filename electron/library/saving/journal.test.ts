import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { scratchFolder } from '../../testing/library';
import { DISK_WRITER, type Writer } from '../disk/files';
import { Journal } from './journal';
import { encodeHeading, encodeLine, type Line } from '../../format/line';

let folder: string;
let path: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ folder, remove } = await scratchFolder());
  await mkdir(join(folder, 'library'));
  path = join(folder, 'library', 'x.journal');
  const links = { head: null, redo: null };
  await writeFile(
    path,
    encodeHeading({
      journal: 1,
      schema: 1,
      id: 'x',
      base: 0,
      seq: 0,
      ...links,
      game: {},
      fence: 0,
    }),
  );
});
afterEach(() => remove());

const line = (seq: number): Line => ({
  seq,
  at: '2026-01-01T00:00:00.000Z',
  request: null,
  kind: 'redo',
  patch: [],
  moment: { at: 1, length: 1 },
  beneath: null,
});

async function open(writer?: Writer): Promise<Journal> {
  const journal = await Journal.open(path, writer);
  if (!journal) throw new Error('no journal');
  return journal;
}

/** Writes half of the bytes and fails like a full disk while `cause` is set. */
function failing(cause: () => string | null): Writer {
  const fail = (code: string) => Object.assign(new Error(code), { code });
  return {
    async write(handle, bytes, position) {
      const code = cause();
      if (code === null) return DISK_WRITER.write(handle, bytes, position);
      await DISK_WRITER.write(handle, bytes.subarray(0, bytes.length / 2), position);
      throw fail(code);
    },
    sync: (handle) => DISK_WRITER.sync(handle),
    async truncate(handle, length) {
      if (cause() === 'EIO') throw fail('EIO');
      await DISK_WRITER.truncate(handle, length);
    },
  };
}

test('lines are read at any place, back and forth, as they were written', async () => {
  const journal = await open();
  const places = [];
  for (let seq = 1; seq <= 40; seq += 1) {
    // Longer in total than one read.
    const bytes = encodeLine({ ...line(seq), request: 'x'.repeat(199), at: `${String(seq)}.` });
    const filled = Buffer.concat(Array.from({ length: 60 }, () => bytes));
    places.push({ at: journal.end, length: bytes.length, seq });
    await journal.append(filled);
  }
  const back = places.toReversed();
  for (const { seq, ...place } of [...back, ...places, ...back]) {
    expect((await journal.read(place))?.seq).toBe(seq);
  }
  await journal.close();
});

describe('Journal', () => {
  test.each(['ENOSPC', 'EIO'])('holds only complete lines after %s and continues', async (code) => {
    let cause: string | null = null;
    const journal = await open(failing(() => cause));
    await journal.append(encodeLine(line(1)));
    const { end } = journal;
    cause = code;
    await expect(journal.append(encodeLine(line(2)))).rejects.toThrow(code);
    await expect(journal.append(encodeLine(line(2)))).rejects.toThrow(code);
    expect(journal.end).toBe(end);
    const onDisk = (await readFile(path)).length;
    if (code === 'ENOSPC') expect(onDisk).toBe(end);
    else expect(onDisk).toBeGreaterThan(end);
    cause = null;
    await journal.append(encodeLine(line(2)));
    await journal.close();
    const reopened = await open();
    const { found, badAt } = await reopened.scan(reopened.start);
    await reopened.close();
    expect(found.map((one) => one.line.seq)).toEqual([1, 2]);
    expect(badAt).toBeNull();
  });

  test('does not write into a file that was removed, and puts it back when the folder is there', async () => {
    const journal = await open();
    await journal.append(encodeLine(line(1)));
    await rm(join(folder, 'library'), { recursive: true });
    await expect(journal.append(encodeLine(line(2)))).rejects.toThrow('ENOENT');
    await expect(journal.append(encodeLine(line(2)))).rejects.toThrow('ENOENT');
    await mkdir(join(folder, 'library'));
    await journal.append(encodeLine(line(2)));
    const { found } = await journal.scan(journal.start);
    await journal.close();
    expect(found.map((one) => one.line.seq)).toEqual([1, 2]);
    expect((await readFile(path)).length).toBe(journal.end);
  });

  test('restores its file if only the file was removed, and reports it', async () => {
    const journal = await open();
    expect(await journal.append(encodeLine(line(1)))).toBe(false);
    await rm(path);
    expect(await journal.append(encodeLine(line(2)))).toBe(true);
    expect((await readFile(path)).length).toBe(journal.end);
    await journal.close();
  });

  test('continues in the same file after its folder was missing for a while', async () => {
    const journal = await open();
    await rename(join(folder, 'library'), join(folder, 'away'));
    await expect(journal.append(encodeLine(line(1)))).rejects.toThrow('ENOENT');
    await rename(join(folder, 'away'), join(folder, 'library'));
    await journal.append(encodeLine(line(1)));
    await journal.close();
    const reopened = await open();
    expect((await reopened.scan(reopened.start)).found).toHaveLength(1);
    await reopened.close();
  });

  test('reads lines longer than one chunk', async () => {
    const journal = await open();
    const long: Line = { ...line(1), patch: [{ op: 'set', path: ['x'], to: 'é'.repeat(300_000) }] };
    await journal.append(encodeLine(long));
    await journal.append(encodeLine(line(2)));
    const { found } = await journal.scan(journal.start);
    await journal.close();
    expect(found.map((one) => one.line.seq)).toEqual([1, 2]);
    expect(found[0]?.line).toEqual(long);
  });
});
