import { spawn } from 'node:child_process';
import { mkdir, readdir, readFile, rename as move, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Game } from '#shared/state';
import {
  newCampaign,
  openLibrary,
  playRenames,
  rename,
  RULES,
  scratchFolder,
  valueOf,
} from '../testing/library';
import { withScript } from '../testing/script';
import { backupReasonFor } from './saving/backups';
import { backUp, backupsIn, goodBackups } from './saving/backups';
import { DISK_WRITER, type Writer } from './disk/files';
import { Library } from './library';
import type { CommandLine } from '../format/line';
import { migrate, MIGRATIONS } from '../format/migrations';

let folder: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ folder, remove } = await scratchFolder());
});
afterEach(() => remove());

describe('createCampaign', () => {
  test('creates files named after the campaign and lists it', async () => {
    const library = await openLibrary(folder);
    await newCampaign(library, 'The "Black" Barrow?');
    expect(await library.campaigns.entries()).toMatchObject([
      { key: 'The Black Barrow', name: 'The "Black" Barrow?', scenario: null, trouble: null },
    ]);
    await library.close();
    expect((await readdir(folder)).sort()).toEqual([
      'The Black Barrow.backups',
      'The Black Barrow.journal',
      'The Black Barrow.json',
    ]);
  });

  test('refuses a taken name, and numbers files of names with the same file name', async () => {
    const library = await openLibrary(folder);
    await newCampaign(library, 'A/B');
    const command = { type: 'newCampaign', name: 'a/b' } as const;
    expect(await library.createCampaign(command)).toEqual({
      ok: false,
      refusal: { code: 'nameIsTaken', name: 'a/b' },
    });
    expect((await newCampaign(library, 'A?B')).key).toBe('A B 2');
    await library.close();
  });

  test('creates one of two campaigns requested with the same name at once', async () => {
    const library = await openLibrary(folder);
    const command = { type: 'newCampaign', name: 'Twin' } as const;
    const made = await Promise.all([
      library.createCampaign(command),
      library.createCampaign(command),
    ]);
    expect(made.map(({ ok }) => ok)).toEqual([true, false]);
    await library.close();
  });
});

describe('openCampaign', () => {
  test.each(['../outside', '..', '', 'a/b', 'no\0', '/etc/passwd', 'Missing', '.lock-owner'])(
    'refuses %j',
    async (key) => {
      const library = await openLibrary(join(folder, 'library'));
      await writeFile(join(folder, 'outside.json'), '{}');
      expect(await library.openCampaign(key)).toEqual({
        ok: false,
        refusal: { code: 'noSuchCampaign', campaign: key },
      });
      await library.close();
      expect((await readdir(folder)).sort()).toEqual(['library', 'outside.json']);
    },
  );

  test('returns the same session to all callers', async () => {
    const library = await openLibrary(folder);
    const session = await newCampaign(library);
    expect(valueOf(await library.openCampaign('Test'))).toBe(session);
    await library.close();
  });
});

describe('a disk error', () => {
  /** Fails the next writes with this error of the file system. */
  function writerWith(state: { code: string | null }): Writer {
    return {
      ...DISK_WRITER,
      async write(handle, bytes, position) {
        if (state.code === null) return DISK_WRITER.write(handle, bytes, position);
        await DISK_WRITER.write(handle, bytes.subarray(0, 10), position);
        throw Object.assign(new Error(state.code), { code: state.code });
      },
    };
  }

  test.each([
    ['ENOSPC', 'diskFull'],
    ['EACCES', 'notAllowed'],
    ['EROFS', 'notAllowed'],
    ['EIO', 'other'],
  ] as const)(
    '%s refuses the command as %s; the game is unchanged and continues later',
    async (code, reason) => {
      const state: { code: string | null } = { code: null };
      const library = await openLibrary(folder, { writer: writerWith(state) });
      const session = await newCampaign(library);
      await playRenames(session, 2);
      const before = await session.snapshot();
      state.code = code;
      const path = join(folder, 'Test.journal');
      const refusal = { code: 'saveFailed', reason, path };
      expect(await session.send(rename('lost'), 'x')).toEqual({ ok: false, refusal });
      expect(await session.undo(before.seq, 'y')).toEqual({ ok: false, refusal });
      expect(await session.snapshot()).toEqual(before);
      state.code = null;
      valueOf(await session.send(rename('saved'), 'x'));
      await library.close();
      const again = await openLibrary(folder);
      const snapshot = await valueOf(await again.openCampaign('Test')).snapshot();
      expect(snapshot.notice).toBeNull();
      expect(snapshot.log.map(({ command }) => command)).toEqual([
        { type: 'newCampaign', name: 'Test' },
        rename('n1'),
        rename('n2'),
        rename('saved'),
      ]);
      await again.close();
    },
  );

  test('a folder removed while playing refuses; afterwards everything is there again', async () => {
    const inner = join(folder, 'library');
    const library = await openLibrary(inner);
    const session = await newCampaign(library);
    await playRenames(session, 3);
    await rm(inner, { recursive: true });
    const refused = await session.send(rename('lost'), 'a');
    expect(refused).toMatchObject({ refusal: { code: 'saveFailed', reason: 'gone' } });
    expect(session.game.campaign.name).toBe('n3');
    await mkdir(inner);
    valueOf(await session.send(rename('saved'), 'b'));
    await library.close();
    const again = await openLibrary(inner);
    const { log } = await valueOf(await again.openCampaign('Test')).snapshot();
    expect(log).toHaveLength(5);
    await again.close();
  });

  test('all open campaigns can be played after their folder was removed and created again', async () => {
    const inner = join(folder, 'library');
    const library = await openLibrary(inner);
    const first = await newCampaign(library, 'First');
    const second = await newCampaign(library, 'Second');
    await newCampaign(library, 'Idle');
    // Standee may still write a backup there.
    await rm(inner, { recursive: true, maxRetries: 10 });
    expect((await first.send(rename('lost'), 'a')).ok).toBe(false);
    await mkdir(inner);
    valueOf(await first.send(rename('One'), 'b'));
    valueOf(await second.send(rename('Two'), 'c'));
    await library.close();
    const files = await readdir(inner);
    for (const key of ['First', 'Second']) {
      expect(files).toContain(`${key}.json`);
      expect(files).toContain(`${key}.journal`);
    }
    expect(files.includes('Idle.json')).toBe(files.includes('Idle.journal'));
    const again = await openLibrary(inner);
    for (const key of ['First', 'Second']) {
      expect((await valueOf(await again.openCampaign(key)).snapshot()).notice).toBeNull();
    }
    await again.close();
  });

  test('a folder that is moved away and back is used with the same files', async () => {
    const inner = join(folder, 'library');
    const library = await openLibrary(inner);
    const session = await newCampaign(library);
    await move(inner, join(folder, 'away'));
    expect(await session.send(rename('lost'), 'a')).toMatchObject({ refusal: { reason: 'gone' } });
    await move(join(folder, 'away'), inner);
    valueOf(await session.send(rename('saved'), 'b'));
    await library.close();
  });

  test('a file in place of the library is refused', async () => {
    const inner = join(folder, 'library');
    await writeFile(inner, '');
    expect(await Library.open(inner, RULES)).toMatchObject({ refusal: { code: 'saveFailed' } });
  });

  test('a save that cannot be written is reported, and the journal keeps everything', async () => {
    const reports: unknown[] = [];
    const library = await openLibrary(folder, { report: (error) => reports.push(error) });
    const session = await newCampaign(library);
    await rm(join(folder, 'Test.json'));
    await mkdir(join(folder, 'Test.json'));
    await playRenames(session, 2);
    await library.close();
    expect(reports.length).toBeGreaterThan(0);
    const again = await openLibrary(folder);
    const snapshot = await valueOf(await again.openCampaign('Test')).snapshot();
    expect(snapshot.game.campaign.name).toBe('n2');
    await again.close();
  });
});

describe('backups', () => {
  const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second));
  const save = (seq: number) => ({
    schema: 1,
    id: 'x',
    seq,
    end: 1,
    head: null,
    redo: null,
    changedAt: 'now',
    game: RULES.empty,
  });

  test('are limited to the newest twenty', async () => {
    for (let seq = 1; seq <= 25; seq += 1) await backUp(folder, save(seq), 'open', at(seq));
    const saved = await backupsIn(folder);
    expect(saved).toHaveLength(20);
    expect(saved[0]).toContain('.25.open.json');
    expect(saved.at(-1)).toContain('.6.open.json');
  });

  test('are not written twice for the same moment', async () => {
    await backUp(folder, save(1), 'open', at(1));
    await backUp(folder, save(1), 'open', at(2));
    expect(await backupsIn(folder)).toHaveLength(1);
  });

  test('are written again if the latest one is damaged', async () => {
    const damaged = await backUp(folder, save(1), 'open', at(1));
    await writeFile(damaged ?? '', '{');
    const written = await backUp(folder, save(1), 'open', at(2));
    expect((await goodBackups(folder)).map(({ path }) => path)).toEqual([written]);
  });

  test('are written at the start and the end of a scenario', () => {
    const between = RULES.empty;
    const scenario = (name: string) => ({ ...between, scenario: { phase: { name } } }) as Game;
    expect(backupReasonFor(between, scenario('selectCards'))).toBe('scenarioStart');
    expect(backupReasonFor(scenario('turns'), scenario('over'))).toBe('scenarioEnd');
    expect(backupReasonFor(scenario('turns'), between)).toBe('scenarioEnd');
    expect(backupReasonFor(scenario('over'), between)).toBeNull();
    expect(backupReasonFor(scenario('turns'), scenario('turns'))).toBeNull();
    expect(backupReasonFor(between, between)).toBeNull();
  });
});

describe('the lock', () => {
  test('keeps a second process out until the first closes', async () => {
    const library = await openLibrary(folder);
    expect(await Library.open(folder, RULES)).toEqual({
      ok: false,
      refusal: { code: 'libraryIsLocked', path: folder },
    });
    await library.close();
    await (await openLibrary(folder)).close();
  });

  test('of a process that has ended is taken over at once', async () => {
    const dead = spawn(process.execPath, ['-e', '']);
    await new Promise((done) => dead.once('exit', done));
    await mkdir(join(folder, '.lock'));
    await writeFile(
      join(folder, '.lock-owner.json'),
      JSON.stringify({ pid: dead.pid, host: hostname() }),
    );
    await (await openLibrary(folder)).close();
  });

  test('of another machine is respected while it is fresh', async () => {
    await mkdir(join(folder, '.lock'));
    const owner = JSON.stringify({ pid: 1, host: 'elsewhere' });
    await writeFile(join(folder, '.lock-owner.json'), owner);
    expect(await Library.open(folder, RULES)).toMatchObject({
      refusal: { code: 'libraryIsLocked' },
    });
  });
});

describe('migrate', () => {
  test('migrates one version at a time and throws if one is missing', () => {
    const step = (line: CommandLine) => line;
    MIGRATIONS.set(-2, { game: (game) => [game, 'two'], step });
    MIGRATIONS.set(-1, { game: (game) => [game, 'three'], step });
    try {
      expect(migrate('one', -2, 0)).toEqual([['one', 'two'], 'three']);
      expect(migrate('three', 0, 0)).toBe('three');
      expect(() => migrate('three', 0, 2)).toThrow('no migration from version 0');
    } finally {
      MIGRATIONS.clear();
    }
  });
});

describe('a process killed during play', () => {
  test('keeps every acknowledged step exactly once', () =>
    withScript('writer', async (writer) => {
      let acknowledged = 0;
      for (let turn = 0; turn < 10; turn += 1) {
        const child = spawn(process.execPath, [writer, folder], {
          stdio: ['ignore', 'pipe', 'inherit'],
        });
        let output = '';
        const enough = 1 + ((turn * 7) % 23);
        await new Promise<void>((done) => {
          child.stdout.on('data', (chunk: Buffer) => {
            output += chunk.toString();
            if (output.split('\n').length > enough) child.kill('SIGKILL');
          });
          child.once('exit', () => done());
        });
        const numbers = output.split('\n').slice(0, -1).map(Number);
        acknowledged = numbers.at(-1) ?? acknowledged;
        const library = await openLibrary(folder);
        const session = valueOf(await library.openCampaign('Test'));
        const { log, undo, seq } = await session.snapshot();
        const newest = log.at(-1)?.command;
        expect(log.map((entry) => entry.seq)).toEqual(
          log.map((_, index) => seq - log.length + 1 + index),
        );
        expect(seq).toBeGreaterThanOrEqual(acknowledged);
        expect(seq).toBeLessThanOrEqual(acknowledged + 1);
        expect(session.game.campaign.name).toBe(`n${String(seq)}`);
        expect(undo).toEqual(newest);
        await library.close();
        acknowledged = seq;
      }
      expect(acknowledged).toBeGreaterThan(100);
      expect(await readFile(join(folder, 'Test.journal'), 'utf8')).toContain('"kind":"command"');
    }));
});
