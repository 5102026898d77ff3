/**
 * Two hosts play without a lock while a program restores older files. Every acknowledged step must be in some
 * campaign.
 */
import { copyFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { seeded } from '#shared/testing/seeded';
import { inspect } from '../inspect';
import { valueOf } from '../library';
import { newTable } from '../table';
import { openUnlocked } from './determinism';
import { byChance, playAs, acknowledgedIn } from './powerCuts';
import { RecordedDisk } from './recordedDisk';
import { check, FaultTally, inPart, WHOLE, type FaultRow, type Part } from './rows';

/** Number of times older files are restored while two hosts play. */
const RESTORES = 6;

/** Plays games and asserts that every acknowledged step is in some campaign. */
export async function replaceFiles(
  folder: string,
  games: number,
  part: Part = WHOLE,
): Promise<FaultRow> {
  const tally = new FaultTally('files put back under two hosts');
  const seeds = Array.from({ length: games }, (_, game) => 1025 + game);
  for (const seed of inPart(seeds, part)) {
    await tally.count(`seed ${String(seed)}`, async () => {
      const inner = join(folder, `game ${String(seed)}`);
      const acknowledged = await play(inner, seed);
      const found = await everyRequest(inner);
      const missing = acknowledged.filter((request) => !found.has(request));
      check(missing.length === 0, `acknowledged and gone: ${missing.join(', ')}`);
      await rm(inner, { recursive: true });
      return 'recovered';
    });
  }
  return tally.row();
}

async function play(folder: string, seed: number): Promise<readonly string[]> {
  const disk = new RecordedDisk(folder, byChance(seeded(seed)));
  disk.start();
  try {
    const first = await disk.as('a', () => openUnlocked(folder));
    await disk.as('a', () => newTable(first));
    await disk.as('a', async () => valueOf(await first.openCampaign('Test')).whenSettled());
    let isOver = false;
    const hosts = Promise.all([
      disk.as('a', () => playAs(disk, first, 'a')),
      disk.as('b', async () => playAs(disk, await openUnlocked(folder), 'b')),
    ]).finally(() => (isOver = true));
    await Promise.all([hosts, disk.as('sync', () => restoreOldFiles(folder, seed, () => isOver))]);
  } finally {
    disk.stop();
  }
  return acknowledgedIn(disk.operations);
}

/** Copies files, and restores the copies a while later. */
async function restoreOldFiles(folder: string, seed: number, isOver: () => boolean): Promise<void> {
  const random = seeded(seed * 7);
  const backupOf = (name: string) => `${folder} ${name}`;
  for (let time = 0; time < RESTORES && !isOver(); time += 1) {
    const names = ['Test.journal'];
    if (random() < 0.3) names.push('Test.json');
    if (random() < 0.2) names.push('Test.history');
    for (const name of names)
      await copyFile(join(folder, name), backupOf(name)).catch(() => undefined);
    // Waits by making disk calls, because the hosts take turns call by call.
    const calls = 30 + random() * 200;
    for (let call = 0; call < calls && !isOver(); call += 1)
      await copyFile('/dev/null', backupOf('nothing'));
    if (isOver()) return;
    for (const name of names)
      await rename(backupOf(name), join(folder, name)).catch(() => undefined);
  }
}

async function everyRequest(folder: string): Promise<ReadonlySet<string>> {
  const library = await openUnlocked(folder);
  try {
    const found = new Set<string>();
    for (const { key } of await library.campaigns.entries()) {
      valueOf(await library.openCampaign(key));
      const { faults, requests } = await inspect(library, key);
      check(faults.length === 0, faults.join('; '));
      for (const request of requests) found.add(request);
    }
    return found;
  } finally {
    await library.close();
  }
}
