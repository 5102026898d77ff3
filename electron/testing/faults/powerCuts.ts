/** Power cuts and errors at every call of two hosts that play by chance: what was told is there. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Library } from '../../library/library';
import { inspect } from '../inspect';
import { valueOf } from '../library';
import { newTable, takeStep } from '../table';
import { FIRST_COME, openUnlocked, seeded } from './chance';
import type { Choose } from './diskTurns';
import { afterPowerCut, layOut } from './powerCut';
import { RecordedDisk, type DiskCall } from './recordedDisk';
import { assure, FaultTally, type FaultRow } from './rows';

/** Cuts of one recording, so that many cuts are of many games. */
const CUTS_OF_ONE = 200;

/** Steps of each host until it closes its library. */
const STEPS = 30;

/** How many calls of others a host may sleep through before one of its own. */
const LONGEST_SLEEP = 60;

/** Any host's call may be next; now and then one falls asleep, and a timer is rarely soon. */
function byChance(random: () => number): Choose {
  const asleep = new Map<string, number>();
  return (waiting) => {
    for (const [host, calls] of asleep) asleep.set(host, calls - 1);
    const places = waiting.map((_, place) => place);
    const awake = places.filter((place) => (asleep.get(waiting[place]?.host ?? '') ?? 0) <= 0);
    const prompt = awake.filter((place) => !waiting[place]?.isTimer || random() < 0.02);
    const among = [prompt, awake, places].find(({ length }) => length > 0) ?? places;
    const chosen = among[Math.floor(random() * among.length)] ?? 0;
    const host = waiting[chosen]?.host ?? '';
    if (random() < 0.01) asleep.set(host, Math.floor(random() * LONGEST_SLEEP));
    return chosen;
  };
}

/** Two hosts play in one library, and either may sleep before any call. */
async function record(folder: string, seed: number): Promise<readonly DiskCall[]> {
  const disk = new RecordedDisk(folder, byChance(seeded(seed)));
  await disk.start();
  try {
    const first = await disk.as('a', () => openUnlocked(folder));
    await disk.as('a', () => newTable(first));
    await disk.as('a', async () => valueOf(await first.openCampaign('Test')).settled());
    await Promise.all([
      disk.as('a', () => play(disk, first, 'a', STEPS)),
      disk.as('b', async () => play(disk, await openUnlocked(folder), 'b', STEPS)),
    ]);
  } finally {
    disk.stop();
  }
  return disk.deeds;
}

async function play(disk: RecordedDisk, library: Library, host: string, steps: number) {
  for (let step = 0; step < steps; step += 1) {
    const opened = await library.openCampaign('Test');
    if (!opened.ok) continue;
    const request = `${host} ${String(step)}`;
    if ((await takeStep(opened.value, step, request)).ok) disk.told(request);
  }
  await library.close();
}

/** Cuts the power at `cuts` moments of recorded play, and opens what is left. */
export async function cutPower(folder: string, cuts: number, seed = 1): Promise<FaultRow> {
  const tally = new FaultTally('power cut at any call, two hosts');
  let left = cuts;
  for (let game = seed; left > 0; game += 1) {
    const played = join(folder, 'played');
    const deeds = await record(played, game);
    await rm(played, { recursive: true, force: true });
    const tries = Math.min(left, CUTS_OF_ONE, deeds.length);
    left -= tries;
    for (let index = 1; index <= tries; index += 1) {
      const at = Math.floor((index * deeds.length) / tries);
      await tally.count(`seed ${String(game)}, deed ${String(at)}`, async () => {
        const remains = join(folder, 'left');
        await layOut(afterPowerCut(deeds.slice(0, at), seeded(game * 1e6 + at)), remains);
        try {
          return await isAllThere(remains, toldIn(deeds.slice(0, at)));
        } finally {
          await rm(remains, { recursive: true, force: true });
        }
      });
    }
  }
  return tally.row();
}

function toldIn(deeds: readonly DiskCall[]): readonly string[] {
  return deeds.flatMap((deed) => (deed.kind === 'told' ? [deed.request] : []));
}

/** Opens a library: all that players were told is there, or they are told that something is not. */
async function isAllThere(
  folder: string,
  told: readonly string[],
): Promise<'recovered' | 'refused'> {
  const library = await openUnlocked(folder);
  try {
    const found = new Set<string>();
    let isSaid = false;
    for (const { key } of await library.campaigns.entries()) {
      const opened = await library.openCampaign(key);
      if (!opened.ok) {
        isSaid = true;
        continue;
      }
      const { notice } = await opened.value.snapshot();
      if (notice && notice.kind !== 'tornTailCut') isSaid = true;
      const { faults, requests } = await inspect(library, key);
      assure(faults.length === 0, faults.join('; '));
      for (const request of requests) found.add(request);
    }
    const missing = told.filter((request) => !found.has(request));
    assure(isSaid || missing.length === 0, `told and gone: ${missing.join(', ')}`);
    return isSaid ? 'refused' : 'recovered';
  } finally {
    await library.close();
  }
}

const ERRORS = ['EIO', 'ENOSPC', 'EACCES', 'EROFS'] as const;

/** An error at a call of one host's play, a different one each time: what was told is there. */
export async function failCalls(folder: string, tries: number): Promise<FaultRow> {
  const tally = new FaultTally('error at any call');
  let calls = 400;
  for (let index = 0; index < tries; index += 1) {
    const code = ERRORS[index % ERRORS.length] ?? 'EIO';
    const failing = Math.floor((index * calls) / tries);
    await tally.count(`${code} at call ${String(failing)}`, async () => {
      const inner = join(folder, `failing ${String(index)}`);
      let call = 0;
      const disk = new RecordedDisk(inner, FIRST_COME, (what) => {
        call += 1;
        if (call === failing) throw failure(code, what);
      });
      const first = await openUnlocked(inner);
      await newTable(first);
      await first.close();
      await disk.start();
      try {
        const library = await disk.as('a', () => openUnlocked(inner)).catch(() => null);
        if (library) await disk.as('a', () => play(disk, library, 'a', 26));
      } finally {
        disk.stop();
      }
      calls = Math.max(call, 1);
      const outcome = await isAllThere(inner, toldIn(disk.deeds));
      await rm(inner, { recursive: true, force: true });
      return outcome;
    });
  }
  return tally.row();
}

function failure(code: string, what: string): Error {
  return Object.assign(new Error(`${code}: ${what}`), { code });
}
