import { describe, expect, test } from 'vitest';
import { Report } from './report.mjs';

const lint = { name: 'lint', words: ['check'], filters: [] };
const types = { name: 'types of shared', words: ['check', 'types'], filters: [] };
const disk = { name: 'disk', hasTests: true, filters: [] as string[] };
const driven = { name: 'end-to-end', hasTests: true, filters: [] as string[] };
const FAILED = { type: 'result', state: 'failed', file: 'a/one.test.ts', name: 'is one', tries: 1 };

/** A report on a clock that only the test moves. */
function aReport(
  steps: readonly object[],
  { lastRun = new Map<string, object>(), columns = 0 } = {},
) {
  let text = '';
  let time = 0;
  const isTTY = columns > 0;
  const out = { isTTY, columns, write: (more: string) => (text += more) };
  const report = new Report(steps, { out, now: () => time, lastRun, lanes: 2 });
  return {
    report,
    pass: (seconds: number) => (time += seconds * 1000),
    result: (name: string, state = 'passed', tries = 1) => {
      report.count(name, { type: 'result', state, file: 'a/one.test.ts', name: 'is one', tries });
    },
    /** Returns the output since the last call. */
    printed: () => {
      const now = text;
      text = '';
      return now.trimEnd().split('\n');
    },
  };
}

describe('a report in plain lines', () => {
  test('names a step as it begins and as it ends', () => {
    const { report, pass, printed } = aReport([lint]);
    report.begin('lint');
    expect(printed()).toEqual(['▸ lint']);
    pass(75);
    report.end('lint', 0);
    expect(printed()).toEqual(['✓ lint passed in 1 min 15 s']);
  });

  test('shows the output of a check only if it fails', () => {
    const { report, printed } = aReport([lint, types]);
    for (const name of ['lint', types.name]) {
      report.begin(name);
      report.line(name, `a line of ${name}`);
    }
    printed();
    report.end('lint', 0);
    report.end(types.name, 2);
    expect(printed()).toEqual([
      '✓ lint passed in 0 s',
      'a line of types of shared',
      '✗ types of shared FAILED in 0 s',
    ]);
  });

  test('shows the output of tests immediately', () => {
    const { report, printed } = aReport([disk]);
    report.begin('disk');
    report.line('disk', '✗ disk › a › b');
    expect(printed().at(-1)).toBe('✗ disk › a › b');
  });

  test('reports every tenth of a long step and the last time of the rest', () => {
    const lastRun = new Map([['disk', { seconds: 200, tests: 20 }]]);
    const { report, pass, result, printed } = aReport([disk], { lastRun });
    report.begin('disk');
    expect(printed()).toEqual(['▸ disk (last time 3 min 20 s)']);
    report.count('disk', { type: 'files', files: 4 });
    pass(20);
    result('disk');
    expect(printed()).toEqual(['']);
    result('disk', 'failed');
    expect(printed()).toEqual(['  disk 2 of 20 (0/4 files), 1 FAILED · about 3 min left']);
    result('disk');
    result('disk');
    expect(printed()).toEqual(['']);
  });

  test('estimates nothing without a last run or for selected files', () => {
    const lastRun = new Map([['disk', { seconds: 200, tests: 20 }]]);
    const some = { ...disk, filters: ['lock'] };
    for (const { report, pass, printed } of [aReport([disk]), aReport([some], { lastRun })]) {
      report.begin('disk');
      report.count('disk', { type: 'files', files: 4 });
      pass(20);
      report.count('disk', { type: 'fileDone' });
      expect(printed()).toEqual(['▸ disk', '  disk 0 (1/4 files)']);
    }
  });

  test('is never silent for long', () => {
    const { report, pass, printed } = aReport([types]);
    report.begin(types.name);
    printed();
    pass(29);
    report.tick();
    expect(printed()).toEqual(['']);
    pass(1);
    report.tick();
    expect(printed()).toEqual(['  30 s · types of shared']);
  });
});

describe('a report in a terminal', () => {
  test('keeps one line up to date, below all others and no longer than the window', () => {
    const { report, result, printed } = aReport([disk], { columns: 20 });
    report.begin('disk');
    result('disk');
    report.print('news');
    expect(printed().join('\n').split('\r\x1b[K')).toEqual([
      '',
      '▸ disk\n',
      '0 s · disk 0',
      '0 s · disk 1',
      'news\n',
      '0 s · disk 1',
    ]);
    report.count('disk', { type: 'files', files: 12345 });
    expect(printed().join('')).toBe('\r\x1b[K0 s · disk 1 (0/123');
  });
});

describe('the closing lines', () => {
  test('count tests, and a check as one', () => {
    const { report, pass, result, printed } = aReport([lint, disk]);
    for (const name of ['lint', 'disk']) report.begin(name);
    for (const state of ['passed', 'passed', 'skipped']) result('disk', state);
    report.count('disk', { type: 'end' });
    pass(61);
    for (const name of ['lint', 'disk']) report.end(name, 0);
    printed();
    report.close();
    expect(printed()).toEqual([
      '',
      'All passed after 1 min 01 s.',
      '3 passed, 0 failed, 1 skipped',
    ]);
  });

  test('name failed steps and the command to run them', () => {
    const { report, result, printed } = aReport([types, disk, driven]);
    for (const name of [types.name, 'disk']) report.begin(name);
    result('disk', 'failed');
    result('disk', 'passed', 2);
    report.count('disk', { type: 'end' });
    report.end(types.name, 1);
    report.end('disk', 1);
    report.skip('end-to-end');
    printed();
    report.close();
    expect(printed()).toEqual([
      '',
      'Passed only on a second try:',
      '  a/one.test.ts › is one',
      '',
      'Failed:',
      '  types of shared',
      '  disk',
      '      a/one.test.ts › is one',
      '  end-to-end (did not run)',
      '',
      'To run only this again:',
      '  npm test -- types',
      '  npm test -- disk one',
      '  npm test -- end-to-end',
      '',
      'Failed after 0 s.',
      '1 passed, 2 failed, 1 skipped',
    ]);
  });

  test.each([0, 1])('count tests that died after %i failures as one more', (failures) => {
    const { report, printed } = aReport([disk]);
    report.begin('disk');
    for (let i = 0; i < failures; i += 1) report.count('disk', FAILED);
    report.end('disk', 1);
    report.close();
    expect(printed().at(-1)).toBe(`0 passed, ${String(failures + 1)} failed, 0 skipped`);
  });

  test('name the reason a run stopped, with the counts so far', () => {
    const { report, result, printed } = aReport([disk, driven]);
    report.begin('disk');
    result('disk');
    report.close('Ctrl-C');
    expect(printed().slice(-2)).toEqual([
      'Stopped by Ctrl-C after 0 s.',
      '1 passed, 0 failed, 0 skipped',
    ]);
  });
});
