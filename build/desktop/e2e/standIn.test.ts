import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Desktop,
  IS_STAND_IN,
  removeHome,
  runToEnd,
  scratchHome,
  startDesktop,
  userOf,
} from './harness';

const sample = resolve(import.meta.dirname, 'sample');

/** The members of `window.sample` (sample/preload.cjs). */
interface Sample {
  readonly list: readonly [number, { two: number }];
  readonly isolated: unknown;
  readonly forbidden: string;
  twice(number: number): number;
  apply<T>(work: (value: T) => unknown, value: T): unknown;
  later<T>(value: T): Promise<T>;
  fail(): void;
  reject(): Promise<void>;
  invoke(channel: string, ...args: unknown[]): Promise<unknown>;
  tell(what: unknown): void;
  onTold(listener: (what: unknown) => void): () => void;
  expose(key: string): void;
}

declare const window: { readonly sample: Sample } & Record<string, unknown>;

describe.runIf(IS_STAND_IN)('failed starts of the stand-in', () => {
  const home = scratchHome();
  afterAll(() => removeHome(home));

  test.each([
    { args: [], sentence: 'Which app?' },
    { args: ['/no/such/folder'], sentence: 'Unable to find Electron app at /no/such/folder' },
    { args: [home.folder], sentence: 'Unable to find Electron app' },
  ])('The stand-in gives the reason for a failed start with $args', async ({ args, sentence }) => {
    const { code, printed } = await runToEnd(home, args);

    expect(code).toBe(1);
    expect(printed).toContain(sentence);
  });

  test('The stand-in gives the reason for a start without Chromium', async () => {
    const env = { ...home.env, STANDEE_CHROMIUM: '/no/such/browser' };
    const { code, printed } = await runToEnd({ ...home, env }, [sample]);

    expect(code).toBe(1);
    expect(printed.trim()).toBe(
      'STANDEE_CHROMIUM names /no/such/browser, but no program is there.',
    );
  });

  test('The stand-in refuses a program that is no Chromium', async () => {
    const env = { ...home.env, STANDEE_CHROMIUM: '/bin/false' };
    const { code, printed } = await runToEnd({ ...home, env }, [sample]);

    expect(code).toBe(1);
    expect(printed).toContain('/bin/false ended with 1');
  });

  test('The stand-in refuses an app that was not built', async () => {
    writeFileSync(join(home.folder, 'package.json'), '{"main": "missing.js"}');
    const { code, printed } = await runToEnd(home, [home.folder]);

    expect(code).toBe(1);
    expect(printed).toContain('missing.js is missing. Is the app built?');
  });

  test('The stand-in reports the error of an app that throws', async () => {
    writeFileSync(join(home.folder, 'package.json'), '{"main": "main.cjs"}');
    writeFileSync(join(home.folder, 'main.cjs'), "throw new Error('no good')");
    const { code, printed } = await runToEnd(home, [home.folder]);

    expect(code).toBe(1);
    expect(printed).toContain('A JavaScript error occurred in the main process');
    expect(printed).toContain('no good');
  });
});

describe.runIf(IS_STAND_IN)('sample app in the stand-in', () => {
  const home = scratchHome();
  const dialogs = join(home.folder, 'dialogs.json');
  let desktop: Desktop;
  const user = () => userOf(desktop);

  beforeAll(async () => {
    const answer = { canceled: false, filePath: '/chosen' };
    writeFileSync(dialogs, JSON.stringify([{ dialog: 'showSaveDialog', answer }]));
    desktop = await startDesktop(home, sample);
  });

  afterAll(async () => {
    await desktop.quit();
    removeHome(home);
  });

  /** The result of a call in the page, or the message of its error. */
  const attempt = (work: () => unknown) =>
    desktop.page.evaluate(work).catch((error: Error) => error.message.split('\n')[0]);

  test('Values, functions and messages of errors cross the bridge', async () => {
    expect(await attempt(() => window.sample.list[1].two)).toBe(2);
    expect(await attempt(() => window.sample.twice(21))).toBe(42);
    expect(await attempt(() => window.sample.apply((value) => value + 1, 1))).toBe(2);
    expect(await attempt(() => window.sample.later({ a: undefined }))).toEqual({ a: undefined });
    expect(await attempt(() => window.sample.fail())).toContain('out of range');
    expect(await attempt(() => window.sample.reject())).toContain('Error: out of range');
  });

  test('Preload and page have separate JavaScript worlds', async () => {
    const isolated = await attempt(() => window.sample.isolated);
    await desktop.page.evaluate(
      'window.sample.list[0] = 2; window.sample = null; CustomEvent = structuredClone = null',
    );

    expect(isolated).toEqual({ window: 'undefined', process: 'undefined' });
    expect(await attempt(() => window.sample.list[0])).toBe(1);
    expect(await attempt(() => window.sample.forbidden)).toBe('module not found: node:fs');
    expect(await attempt(() => window.sample.expose('location'))).toContain('existing property');
  });

  test('invoke returns values and rejects with the name of the error', async () => {
    expect(await attempt(() => window.sample.invoke('echo', 1, [Number.NaN], null))).toEqual([
      1,
      [Number.NaN],
      null,
    ]);
    expect(await attempt(() => window.sample.invoke('fail'))).toContain(
      "Error invoking remote method 'fail': TypeError: it went wrong",
    );
    expect(await attempt(() => window.sample.invoke('nobody'))).toContain(
      "No handler registered for 'nobody'",
    );
    expect(await attempt(() => window.sample.invoke('function'))).toContain('could not be cloned');
    expect(await attempt(() => window.sample.invoke('echo', Symbol('s')))).toEqual([undefined]);
  });

  test('The main process sees the address of the page', async () => {
    const address = 'app://standee/page.html?a=1#there';

    expect(await attempt(() => window.sample.invoke('who'))).toEqual([address, address]);
  });

  test('Messages arrive until the listener is removed', async () => {
    const results = await desktop.page.evaluate(
      () =>
        new Promise((done) => {
          const received: unknown[] = [];
          const stop = window.sample.onTold((what) => {
            received.push(what);
            stop();
            window.sample.tell('second');
            void window.sample.invoke('echo').then(() => done(received));
          });
          window.sample.tell('first');
        }),
    );

    expect(results).toEqual(['first']);
  });

  test('Dialogs get the scripted answers in order', async () => {
    expect(await attempt(() => window.sample.invoke('save'))).toEqual({
      canceled: false,
      filePath: '/chosen',
    });
    expect(await attempt(() => window.sample.invoke('save'))).toContain('no further answer');
    expect((await user().look()).dialogs).toMatchObject([
      { dialog: 'showSaveDialog', options: { title: 'Where to?' } },
      { dialog: 'showSaveDialog' },
    ]);
  });

  test('Pages are printed to PDF', async () => {
    const path = join(home.folder, 'page.pdf');
    await desktop.page.evaluate((path) => window.sample.invoke('print', path), path);

    expect(readFileSync(path, 'latin1')).toMatch(/^%PDF-[^]*\/MediaBox \[0 0 59[45][^]*%%EOF/);
  });

  test('A page cannot fetch from a scheme without the privilege', async () => {
    expect(await attempt(() => fetch('./page.html').then(() => 'fetched'))).toContain(
      'Failed to fetch',
    );
  });
});
