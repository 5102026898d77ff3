import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readLastRun, secondsLeft, writeLastRun } from './lastRun.mjs';

function scratchRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'standee last run ä-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  return root;
}

describe('the last run', () => {
  test('is read as it was written', () => {
    const root = scratchRoot();
    const steps = new Map([['disk', { seconds: 12.5, tests: 7 }]]);
    writeLastRun(root, steps);
    expect(readLastRun(root)).toEqual(steps);
  });

  test.each([null, '', '{', 'null', '{"steps":{"disk":{"seconds":"1"}}}'])(
    'is empty if its file contains %j',
    (text) => {
      const root = scratchRoot();
      const folder = join(root, 'node_modules/.cache/standee');
      mkdirSync(folder, { recursive: true });
      if (text !== null) writeFileSync(join(folder, 'last-run.json'), text);
      expect(readLastRun(root)).toEqual(new Map());
    },
  );

  test('is not saved if nothing can be written, without failing', () => {
    const root = scratchRoot();
    writeFileSync(join(root, 'node_modules'), 'a file');
    writeLastRun(root, new Map([['disk', { seconds: 1, tests: 1 }]]));
    expect(readLastRun(root)).toEqual(new Map());
  });
});

describe('secondsLeft', () => {
  const lastRun = new Map([
    ['disk', { seconds: 100, tests: 10 }],
    ['lint', { seconds: 20, tests: 0 }],
    ['format', { seconds: 30, tests: 0 }],
  ]);
  const aStep = (name: string, more: object = {}) => ({
    ...{ name, state: 'waiting', filters: [], began: 0, files: 0, filesDone: 0 },
    ...{ passed: 0, failed: 0, skipped: 0 },
    ...more,
  });
  const disk = aStep('disk', { state: 'running', passed: 4, failed: 1 });

  test('goes by the share of tests, and by the clock where there are none', () => {
    expect(secondsLeft([disk], lastRun, 2, 0)).toBe(50);
    const lint = aStep('lint', { state: 'running' });
    expect(secondsLeft([lint], lastRun, 2, 5000)).toBe(15);
    expect(secondsLeft([lint], lastRun, 2, 60_000)).toBe(0);
  });

  test('gives what waits to the lane that is free first', () => {
    const waiting = [aStep('lint'), aStep('format')];
    expect(secondsLeft([disk, ...waiting], lastRun, 2, 0)).toBe(50);
    expect(secondsLeft([disk, ...waiting], lastRun, 1, 0)).toBe(100);
  });

  test('is not known for a step that the last run did not have', () => {
    expect(secondsLeft([disk, aStep('screens')], lastRun, 2, 0)).toBeNull();
  });
});
