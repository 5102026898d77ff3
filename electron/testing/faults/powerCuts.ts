/**
 * Cuts the power, or fails a disk call, at every disk call of two hosts that play random games. No
 * acknowledged step may be lost.
 */
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { seeded } from '#shared/testing/seeded';
import type { Library } from '../../library/library';
import { inspect } from '../inspect';
import { valueOf } from '../library';
import { newTable, takeStep } from '../table';
import { ERROR_CODES, diskError, inOrder, openUnlocked } from './determinism';
import type { Choose } from './diskTurns';
import { afterPowerCut, writeFiles } from './powerCut';
import { RecordedDisk, type DiskCall } from './recordedDisk';
import { check, FaultTally, inPart, WHOLE, type FaultRow, type Part } from './rows';

/** Power cuts per recorded game. The number is limited so that many games are covered. */
const CUTS_PER_GAME = 200;

/** Steps of each host before it closes its library. */
const STEPS = 30;

/** Maximum calls of other hosts while a host sleeps. */
const MAX_SLEEP = 60;

/** Chooses the next call at random. Sometimes a host falls asleep, and timers rarely end early. */
export function byChance(random: () => number): Choose {
  const asleep = new Map<string, number>();
  return (waiting) => {
    for (const [host, calls] of asleep) asleep.set(host, calls - 1);
    const places = waiting.map((_, index) => index);
    const awake = places.filter((place) => (asleep.get(waiting[place]?.host ?? '') ?? 0) <= 0);
    const prompt = awake.filter((place) => !waiting[place]?.isTimer || random() < 0.02);
    const among = [prompt, awake, places].find(({ length }) => length > 0) ?? places;
    const chosen = among[Math.floor(random() * among.length)] ?? 0;
    const host = waiting[chosen]?.host ?? '';
    if (random() < 0.01) asleep.set(host, Math.floor(random() * MAX_SLEEP));
    return chosen;
  };
}

/** Records two hosts that play in one library. Either may sleep before any call. */
async function record(folder: string, seed: number): Promise<readonly DiskCall[]> {
  const disk = new RecordedDisk(folder, byChance(seeded(seed)));
  disk.start();
  try {
    const first = await disk.as('a', () => openUnlocked(folder));
    await disk.as('a', () => newTable(first));
    await disk.as('a', async () => valueOf(await first.openCampaign('Test')).whenSettled());
    await Promise.all([
      disk.as('a', () => playAs(disk, first, 'a')),
      disk.as('b', async () => playAs(disk, await openUnlocked(folder), 'b')),
    ]);
  } finally {
    disk.stop();
  }
  return disk.operations;
}

/** Plays as one of the hosts, then closes the library. */
export async function playAs(
  disk: RecordedDisk,
  library: Library,
  host: string,
  steps = STEPS,
): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    const opened = await library.openCampaign('Test');
    if (!opened.ok) continue;
    const request = `${host} ${String(step)}`;
    if ((await takeStep(opened.value, step, request)).ok) disk.acknowledge(request);
  }
  await library.close();
}

/** Cuts the power at `cuts` moments of a recorded game and opens the result. */
export async function cutPower(
  folder: string,
  cuts: number,
  part: Part = WHOLE,
  seed = 1,
): Promise<FaultRow> {
  const tally = new FaultTally('power cut at any call, two hosts');
  const games = Array.from({ length: Math.ceil(cuts / CUTS_PER_GAME) }, (_, game) => game);
  for (const game of inPart(games, part)) {
    await cutGame(tally, folder, seed + game, Math.min(CUTS_PER_GAME, cuts - game * CUTS_PER_GAME));
  }
  return tally.row();
}

async function cutGame(tally: FaultTally, folder: string, seed: number, cuts: number) {
  const played = join(folder, 'played');
  const operations = await record(played, seed);
  await rm(played, { recursive: true, force: true });
  check(operations.length >= cuts, `seed ${String(seed)} has no ${String(cuts)} operations`);
  const places = Array.from({ length: cuts }, (_, index) =>
    Math.floor(((index + 1) * operations.length) / cuts),
  );
  await tally.countEach(
    places,
    (at) => `seed ${String(seed)}, operation ${String(at)}`,
    async (at, lane) => {
      const left = join(folder, lane);
      await writeFiles(afterPowerCut(operations.slice(0, at), seeded(seed * 1e6 + at)), left);
      try {
        return await isAllThere(left, acknowledgedIn(operations.slice(0, at)));
      } finally {
        await rm(left, { recursive: true, force: true });
      }
    },
  );
}

export function acknowledgedIn(operations: readonly DiskCall[]): readonly string[] {
  return operations.flatMap((operation) =>
    operation.kind === 'acknowledged' ? [operation.request] : [],
  );
}

/** Opens a library and asserts that every acknowledged step is there or a loss is reported. */
async function isAllThere(
  folder: string,
  acknowledged: readonly string[],
): Promise<'recovered' | 'refused'> {
  const library = await openUnlocked(folder);
  try {
    const found = new Set<string>();
    let isReported = false;
    for (const { key } of await library.campaigns.entries()) {
      const opened = await library.openCampaign(key);
      if (!opened.ok) {
        isReported = true;
        continue;
      }
      const { notice } = await opened.value.snapshot();
      if (notice && !['tornTailCut', 'playedElsewhere'].includes(notice.kind)) isReported = true;
      const { faults, requests } = await inspect(library, key);
      check(faults.length === 0, faults.join('; '));
      for (const request of requests) found.add(request);
    }
    const missing = acknowledged.filter((request) => !found.has(request));
    check(isReported || missing.length === 0, `acknowledged and gone: ${missing.join(', ')}`);
    return isReported ? 'refused' : 'recovered';
  } finally {
    await library.close();
  }
}

/** Fails every disk call of one host with four kinds of errors. No acknowledged step may be lost. */
export async function failCalls(folder: string, part: Part = WHOLE): Promise<FaultRow> {
  const tally = new FaultTally('error at any call');
  const [begun, inner] = [join(folder, 'begun'), join(folder, 'failing')];
  const first = await openUnlocked(begun);
  await newTable(first);
  await first.close();
  const playFailing = async (failing: number, code: string) => {
    await cp(begun, inner, { recursive: true });
    let calls = 0;
    const disk = new RecordedDisk(inner, inOrder, (what) => {
      calls += 1;
      if (calls === failing) throw diskError(code, what);
    });
    disk.start();
    try {
      const library = await disk.as('a', () => openUnlocked(inner)).catch(() => null);
      if (library) await disk.as('a', () => playAs(disk, library, 'a', 26));
    } finally {
      disk.stop();
    }
    const outcome = await isAllThere(inner, acknowledgedIn(disk.operations));
    await rm(inner, { recursive: true, force: true });
    check(disk.stillOpen.length === 0, `still open: ${disk.stillOpen.join(', ')}`);
    return { calls, outcome };
  };
  const { calls } = await playFailing(0, '');
  const tries = ERROR_CODES.flatMap((code) =>
    Array.from({ length: calls }, (_, call) => ({ code, call: call + 1 })),
  );
  for (const { code, call } of inPart(tries, part)) {
    await tally.count(`${code} at call ${String(call)}`, async () => {
      return (await playFailing(call, code)).outcome;
    });
  }
  return tally.row();
}
