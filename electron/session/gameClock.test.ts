import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { id } from '#shared/ids';
import { playTimeOf } from '#shared/rules/scenario/playTime';
import type { Library } from '../library/library';
import type { Session } from './session';
import { scratchFolder, valueOf } from '../testing/library';
import { newTable, openGameLibrary } from '../testing/table';

/** The monotonic clock and the time of day; they need not agree. */
let ticks: number;
let day: Date;
let folder: string;
let remove: () => Promise<void>;
let library: Library;
let session: Session;
let request: number;

async function open(): Promise<void> {
  library = await openGameLibrary(folder, { ticks: () => ticks, now: () => day });
}

beforeEach(async () => {
  [ticks, request] = [5000, 0];
  day = new Date('2026-03-28T22:00:00Z');
  ({ folder, remove } = await scratchFolder());
  await open();
  session = await newTable(library);
  session.clock('beat');
});
afterEach(async () => {
  await library.close();
  await remove();
});

/** Simulates a screen that shows the campaign for some seconds. */
function sit(seconds: number): void {
  for (let left = seconds; left > 0; left -= 20) {
    ticks += Math.min(20, left) * 1000;
    session.clock('beat');
  }
}

async function restart(): Promise<void> {
  await library.close();
  ticks = 0;
  await open();
  session = valueOf(await library.openCampaign('Test'));
  session.clock('beat');
}

const send = async (command: Parameters<Session['send']>[0]) =>
  valueOf(await session.send(command, `clock ${String((request += 1))}`));
const start = () => {
  const characters = session.game.campaign.characters.map((sheet) => sheet.id);
  return send({ type: 'startScenario', scenario: id('1'), characters, level: null });
};
const back = async () =>
  session.undo((await session.snapshot()).seq, `back ${String((request += 1))}`);
const played = () => playTimeOf(session.game, session.clock('beat').played);

describe('GameClock', () => {
  test('counts time for the campaign and, from its start, for the scenario', async () => {
    expect(played()).toEqual({ campaign: 0, scenario: null });
    sit(600);
    await start();
    sit(300);
    expect(played()).toEqual({ campaign: 900, scenario: 300 });
  });

  test('stops when the app or all pages close and survives a restart', async () => {
    await start();
    sit(300);
    await restart();
    expect(played()).toEqual({ campaign: 300, scenario: 300 });
    sit(60);
    // The computer slept.
    ticks += 3_600_000;
    expect(played()).toEqual({ campaign: 360, scenario: 360 });
  });

  test('is not reset by an undo, even of the start of a scenario', async () => {
    await start();
    sit(120);
    await send({ type: 'correctRound', round: 4 });
    sit(60);
    valueOf(await back());
    expect(played()).toEqual({ campaign: 180, scenario: 180 });
    valueOf(await back());
    sit(20);
    expect(played()).toEqual({ campaign: 200, scenario: null });
    valueOf(await session.redo((await session.snapshot()).seq, 'again'));
    expect(played()).toEqual({ campaign: 200, scenario: 200 });
  });

  test('resumes when undo brings an ended scenario back', async () => {
    await start();
    sit(120);
    await send({ type: 'finishScenario', won: false });
    await send({ type: 'leaveScenario' });
    sit(60);
    valueOf(await back());
    expect(played()).toEqual({ campaign: 180, scenario: 180 });
  });

  test('ignores daylight saving and a corrected system clock', async () => {
    await start();
    sit(60);
    day = new Date('2026-03-29T04:30:00Z');
    await send({ type: 'correctRound', round: 2 });
    day = new Date('2026-03-01T00:00:00Z');
    sit(60);
    await send({ type: 'correctRound', round: 3 });
    expect(played()).toEqual({ campaign: 120, scenario: 120 });
    const { scenarios } = await session.statistics();
    expect(scenarios).toMatchObject([{ scenario: '1', playTime: 120 }]);
  });

  test('stops while the players pause it', async () => {
    await start();
    sit(60);
    expect(session.clock('pause')).toEqual({ played: 60, isRunning: false });
    sit(600);
    expect(session.clock('go')).toEqual({ played: 60, isRunning: true });
    sit(20);
    expect(played()).toEqual({ campaign: 80, scenario: 80 });
  });

  test('stays paused over a restart, daylight saving and a changed system clock', async () => {
    await start();
    sit(60);
    session.clock('pause');
    await restart();
    expect(session.clock('beat')).toEqual({ played: 60, isRunning: false });
    day = new Date('2026-03-29T04:30:00Z');
    sit(600);
    await send({ type: 'correctRound', round: 2 });
    day = new Date('2020-01-01T00:00:00Z');
    await restart();
    expect(session.clock('beat')).toEqual({ played: 60, isRunning: false });
    session.clock('go');
    await restart();
    sit(20);
    expect(session.clock('beat')).toEqual({ played: 80, isRunning: true });
  });

  test('can be corrected in an undoable step, and the statistics use the correction', async () => {
    sit(60);
    await start();
    sit(600);
    await send({ type: 'correctPlayTime', by: -300 });
    expect(played()).toEqual({ campaign: 360, scenario: 300 });
    expect((await session.statistics()).scenarios).toMatchObject([{ playTime: 300 }]);
    valueOf(await back());
    expect(played()).toEqual({ campaign: 660, scenario: 600 });
    await send({ type: 'correctPlayTime', by: -3600 });
    expect(played()).toEqual({ campaign: 0, scenario: 0 });
  });

  test('records no steps', async () => {
    const { seq } = await session.snapshot();
    let updates = 0;
    session.onUpdate(() => (updates += 1));
    sit(600);
    expect(updates).toBe(0);
    expect((await session.snapshot()).seq).toBe(seq);
  });

  test('is recovered from the journal if the save is lost, and is part of an export', async () => {
    await start();
    sit(300);
    await send({ type: 'correctRound', round: 2 });
    const exported = valueOf(await library.exportCampaign('Test'));
    await library.close();
    await writeFile(join(folder, 'Test.json'), 'torn');
    await rm(join(folder, 'Test.backups'), { recursive: true });
    await open();
    session = valueOf(await library.openCampaign('Test'));
    expect(played()).toEqual({ campaign: 300, scenario: 300 });
    const { key } = valueOf(await library.importCampaign(exported));
    session = valueOf(await library.openCampaign(key));
    expect(played()).toEqual({ campaign: 300, scenario: 300 });
  });
});
