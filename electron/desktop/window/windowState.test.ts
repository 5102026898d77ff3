import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { scratchFolder } from '../../testing/library';
import { DEFAULT_STATE, isReachable, readWindowState, writeWindowState } from './windowState';

let folder: string;
let remove: () => Promise<void>;
beforeEach(async () => {
  ({ folder, remove } = await scratchFolder());
});
afterEach(() => remove());

describe('readWindowState', () => {
  test('reads the state that was written', async () => {
    const state = {
      bounds: { x: -5, y: 10, width: 900, height: 700 },
      maximized: true,
      theme: 'light',
    } as const;
    writeWindowState(join(folder, 'window.json'), state);
    expect(await readWindowState(join(folder, 'window.json'))).toEqual(state);
  });

  test.each([
    '',
    'no JSON',
    '{}',
    '{"bounds":{"x":1},"maximized":false}',
    '{"bounds":null,"maximized":false,"theme":"pink"}',
    '{"bounds":{"x":0,"y":0,"width":-5,"height":9},"maximized":true}',
  ])('Window state %j counts as a first start', async (content) => {
    await writeFile(join(folder, 'window.json'), content);
    expect(await readWindowState(join(folder, 'window.json'))).toEqual(DEFAULT_STATE);
  });

  test('A window state without a theme has the theme of the system', async () => {
    await writeFile(join(folder, 'window.json'), '{"bounds":null,"maximized":true}');
    expect(await readWindowState(join(folder, 'window.json'))).toMatchObject({ theme: 'system' });
  });

  test('A missing window state counts as a first start', async () => {
    expect(await readWindowState(join(folder, 'missing.json'))).toEqual(DEFAULT_STATE);
  });
});

describe('isReachable', () => {
  const screen = { x: 0, y: 0, width: 1920, height: 1080 };
  test.each([
    [{ x: 100, y: 100, width: 800, height: 600 }, true],
    [{ x: -700, y: 100, width: 800, height: 600 }, true],
    [{ x: -750, y: 100, width: 800, height: 600 }, false],
    [{ x: 2000, y: 100, width: 800, height: 600 }, false],
    [{ x: 100, y: -50, width: 800, height: 600 }, false],
    [{ x: 100, y: 1070, width: 800, height: 600 }, false],
  ])('of %j is %s', (bounds, expected) => {
    expect(isReachable(bounds, [screen])).toBe(expected);
  });

  test('looks at every screen', () => {
    const second = { x: 1920, y: 0, width: 1920, height: 1080 };
    expect(isReachable({ x: 2000, y: 10, width: 800, height: 600 }, [screen, second])).toBe(true);
  });
});
