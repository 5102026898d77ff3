/** Makes the disk fail during play: full, read-only, removed, or without permission. */
import { execFile } from 'node:child_process';
import { chmod, chown, cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import { DISK_WRITER, type Writer } from '../../library/disk/files';
import { Library } from '../../library/library';
import type { Session } from '../../session/session';
import { inspect } from '../inspect';
import { valueOf } from '../library';
import { GAME, newTable, openGameLibrary, playTable, takeStep } from '../table';
import { check, FaultTally, type FaultRow } from './rows';

const run = promisify(execFile);
const NOBODY = 65_534;

/** A way to make the disk fail, and to repair it. */
interface DiskTrouble {
  readonly begin: () => Promise<void>;
  readonly end: () => Promise<void>;
}

export async function failDisk(folder: string): Promise<FaultRow[]> {
  return [
    await fullDisk(join(folder, 'full')),
    await readOnly(join(folder, 'read-only')),
    await failingWriter(join(folder, 'writer')),
    await folderGone(join(folder, 'gone')),
    await notAllowed(join(folder, 'denied')),
  ];
}

/**
 * Plays while the disk fails. Steps are refused with the cause, memory and disk agree, and play continues
 * afterwards.
 */
async function playThrough(
  folder: string,
  trouble: DiskTrouble,
  reasons: readonly string[],
  writer: Writer = DISK_WRITER,
): Promise<'recovered'> {
  const library = await openGameLibrary(folder, { writer });
  const session = await newTable(library);
  const requests = [...(await playTable(session, 30))];
  await trouble.begin();
  const before = await session.snapshot();
  await refusedUntil(session, reasons);
  const after = await session.snapshot();
  // Steps that were written before the disk was full are acknowledged and stay.
  check(after.seq >= before.seq, 'memory went back');
  const copy = `${folder}-copy`;
  await checkAgrees(folder, copy, session);
  await trouble.end();
  let step = 500;
  // This step may be refused: it notices a removed file, which is then restored.
  await takeStep(session, step, 'after');
  for (step += 1; step < 520; step += 1) {
    const request = `later ${String(step)}`;
    if ((await takeStep(session, step, request)).ok) requests.push(request);
  }
  check(
    requests.some((one) => one.startsWith('later')),
    'play does not go on',
  );
  await library.close();
  const again = await openGameLibrary(folder);
  const { faults, requests: saved } = await inspect(again, 'Test');
  await again.close();
  check(faults.length === 0, faults.join('; '));
  const missing = requests.filter((request) => !saved.includes(request));
  check(missing.length === 0, `missing: ${missing.join(', ')}`);
  return 'recovered';
}

async function refusedUntil(session: Session, reasons: readonly string[]): Promise<void> {
  for (let step = 100; step < 5000; step += 1) {
    const { game } = session;
    const taken = await takeStep(session, step, `trouble ${String(step)}`);
    if (taken.ok || taken.refusal.code !== 'saveFailed') continue;
    check(session.game === game, 'memory changed although it was refused');
    check(reasons.includes(taken.refusal.reason), `reason: ${taken.refusal.reason}`);
    return;
  }
  throw new Error('it was never refused');
}

/** A copy of the files must contain the game in memory. Files may be missing. */
async function checkAgrees(folder: string, copy: string, session: Session): Promise<void> {
  const names: readonly string[] = await readdir(folder).catch(() => []);
  if (!names.includes('Test.journal')) return;
  await rm(copy, { recursive: true, force: true });
  await cp(folder, copy, { recursive: true, filter: (path) => !path.includes('.lock') });
  const library = await openGameLibrary(copy);
  const opened = valueOf(await library.openCampaign('Test'));
  const isSame = isDeepStrictEqual(opened.game, session.game);
  await library.close();
  await rm(copy, { recursive: true });
  check(isSame, 'memory and disk differ');
}

/** Runs a test with a small separate disk. False if this machine does not provide one. */
async function withSmallDisk(folder: string, use: () => Promise<void>): Promise<boolean> {
  await mkdir(folder, { recursive: true });
  try {
    await run('mount', ['-t', 'tmpfs', '-o', 'size=700k', 'tmpfs', folder]);
  } catch {
    return false;
  }
  try {
    await use();
  } finally {
    await run('umount', ['-l', folder]);
  }
  return true;
}

async function fullDisk(folder: string): Promise<FaultRow> {
  const tally = new FaultTally('full disk (a small one of its own)');
  const ballast = join(folder, 'ballast');
  await withSmallDisk(folder, () =>
    tally.count('full', () =>
      playThrough(
        folder,
        {
          begin: () => writeFile(ballast, Buffer.alloc(700 * 1024)).catch(() => undefined),
          end: () => rm(ballast),
        },
        ['diskFull'],
      ),
    ),
  );
  return tally.row();
}

async function readOnly(folder: string): Promise<FaultRow> {
  const tally = new FaultTally('disk that became read-only');
  const remount = async (how: string) => {
    await run('mount', ['-o', `remount,${how}`, folder]);
  };
  await withSmallDisk(folder, () =>
    tally.count('read-only', () =>
      playThrough(
        folder,
        // A disk with open files may refuse to become read-only. Then it is filled instead.
        { begin: () => remount('ro').catch(() => fill(folder)), end: () => freed(remount, folder) },
        ['notAllowed', 'diskFull'],
      ),
    ),
  );
  return tally.row();
}

async function fill(folder: string): Promise<void> {
  await writeFile(join(folder, 'ballast'), Buffer.alloc(700 * 1024)).catch(() => undefined);
}

async function freed(remount: (how: string) => Promise<void>, folder: string): Promise<void> {
  await remount('rw');
  await rm(join(folder, 'ballast'), { force: true });
}

/** Every write stores half of its bytes and fails, with each possible error of a disk. */
async function failingWriter(folder: string): Promise<FaultRow> {
  const tally = new FaultTally('writing that fails halfway');
  const kinds = [
    ['ENOSPC', 'diskFull'],
    ['EDQUOT', 'diskFull'],
    ['EROFS', 'notAllowed'],
    ['EACCES', 'notAllowed'],
    ['EIO', 'other'],
  ] as const;
  for (const [code, reason] of kinds) {
    let isFailing = false;
    const fail = () => Object.assign(new Error(code), { code });
    const writer: Writer = {
      async write(handle, bytes, position) {
        if (!isFailing) return DISK_WRITER.write(handle, bytes, position);
        await DISK_WRITER.write(handle, bytes.subarray(0, bytes.length / 2), position);
        throw fail();
      },
      sync: (handle) => DISK_WRITER.sync(handle),
      truncate: (handle, length) =>
        isFailing && code === 'EIO' ? Promise.reject(fail()) : DISK_WRITER.truncate(handle, length),
    };
    const set = (now: boolean) => () => {
      isFailing = now;
      return Promise.resolve();
    };
    const trouble = { begin: set(true), end: set(false) };
    await tally.count(code, () => playThrough(join(folder, code), trouble, [reason], writer));
  }
  return tally.row();
}

async function folderGone(folder: string): Promise<FaultRow> {
  const tally = new FaultTally('folder removed or moved away while playing');
  const removed = join(folder, 'removed');
  await tally.count('removed', () =>
    playThrough(
      removed,
      {
        begin: () => rm(removed, { recursive: true }),
        end: () => mkdir(removed, { recursive: true }).then(() => undefined),
      },
      ['gone'],
    ),
  );
  const moved = join(folder, 'moved');
  await tally.count('moved', () =>
    playThrough(
      moved,
      {
        begin: () => rename(moved, `${moved}-away`),
        end: () => rename(`${moved}-away`, moved),
      },
      ['gone'],
    ),
  );
  return tally.row();
}

/** Runs as a user with restricted permissions, because root may do everything. */
async function notAllowed(folder: string): Promise<FaultRow> {
  const tally = new FaultTally('permission denied');
  await mkdir(folder, { recursive: true });
  const isRoot = process.geteuid?.() === 0;
  if (isRoot) {
    await chmod(join(folder, '..'), 0o755);
    await chown(folder, NOBODY, NOBODY);
    process.seteuid?.(NOBODY);
  }
  try {
    await tally.count('a library that may not be written', () => deniedLibrary(folder));
    await tally.count('a journal that may not be written', () => deniedJournal(folder));
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
  return tally.row();
}

async function deniedLibrary(folder: string): Promise<'refused'> {
  const inner = join(folder, 'library');
  await mkdir(inner);
  await chmod(inner, 0o500);
  const refused = await Library.open(inner, GAME);
  await chmod(inner, 0o700);
  check(!refused.ok && refused.refusal.code === 'saveFailed', 'the library opened');
  await (await openGameLibrary(inner)).close();
  return 'refused';
}

async function deniedJournal(folder: string): Promise<'refused'> {
  const inner = join(folder, 'library');
  const library = await openGameLibrary(inner);
  const session = await newTable(library);
  await playTable(session, 20);
  // In a read-only folder, saves fail and the open journal continues.
  await chmod(inner, 0o500);
  const acknowledged = await playTable(session, 20, 20);
  await chmod(inner, 0o700);
  await library.close();
  await chmod(join(inner, 'Test.journal'), 0o400);
  const again = await openGameLibrary(inner);
  const refused = await again.openCampaign('Test');
  check(!refused.ok && refused.refusal.code === 'saveFailed', 'it opened');
  await chmod(join(inner, 'Test.journal'), 0o600);
  const { faults, requests } = await inspect(again, 'Test');
  await again.close();
  check(faults.length === 0, faults.join('; '));
  check(
    acknowledged.every((request) => requests.includes(request)),
    'steps are missing',
  );
  return 'refused';
}
