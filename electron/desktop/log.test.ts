import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Log } from './log';

const now = () => new Date('2026-01-02T03:04:05Z');
let folder: string;

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'standee-log-')), 'logs');
});

afterEach(() => {
  rmSync(join(folder, '..'), { recursive: true, force: true });
});

describe('the log', () => {
  test('The log creates its folder and adds entries with a time', () => {
    const log = new Log(folder, { now });

    log.write('started');
    log.write(new Error('no good', { cause: new Error('the disk') }));

    const text = readFileSync(log.path, 'utf8');
    expect(text).toMatch(/^2026-01-02T03:04:05\.000Z started\n2026-01-02T03:04:05\.000Z Error: no/);
    expect(text).toContain('because of Error: the disk');
    // Continuation lines are indented.
    expect(text.split('\n').filter((line) => /^\S/.test(line))).toHaveLength(2);
  });

  test('The log appends to the file of the previous start', () => {
    new Log(folder, { now }).write('first');
    const log = new Log(folder, { now });
    log.write('second');

    expect(readFileSync(log.path, 'utf8')).toMatch(/first\n.*second\n$/);
  });

  test('The log has two files of limited size with the latest entries', () => {
    const log = new Log(folder, { now, largest: 1000 });

    for (let count = 0; count < 500; count += 1) log.write(`entry ${String(count)}`);

    expect(readdirSync(folder).toSorted()).toEqual(['standee.log', 'standee.old.log']);
    for (const path of [log.path, log.oldPath]) expect(statSync(path).size).toBeLessThan(1001);
    expect(readFileSync(log.path, 'utf8')).toContain('entry 499');
    expect(readFileSync(log.oldPath, 'utf8')).toContain('entry');
  });

  test('The log truncates a long entry', () => {
    const log = new Log(folder, { now });

    log.write('x'.repeat(1_000_000));

    expect(statSync(log.path).size).toBeLessThan(10_000);
  });

  test.skipIf(process.platform === 'win32')(
    'The log is readable by its owner only, and a pipe of its name is moved aside',
    () => {
      const log = new Log(folder, { now });
      execFileSync('mkfifo', [log.path]);
      log.write('started');
      expect(readFileSync(log.path, 'utf8')).toContain('started');
      expect([statSync(folder), statSync(log.path)].map(({ mode }) => mode & 0o077)).toEqual([
        0, 0,
      ]);
    },
  );

  test('A failing log does not disturb play', () => {
    const log = new Log(folder, { now });
    mkdirSync(log.path);

    expect(() => {
      log.write('nowhere to go');
    }).not.toThrow();
  });
});
