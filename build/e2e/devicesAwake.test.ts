/** A phone that stays awake although its browser has no wake lock. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TWO_AT_BLACK_BARROW } from './desk';
import { PHONE, SharedTable } from './sharedTable';

let table: SharedTable;

beforeEach(async () => {
  table = await SharedTable.create(TWO_AT_BLACK_BARROW);
});
afterEach(() => table.closeScreens());

interface Watched {
  films?: HTMLVideoElement[];
}

test('A phone over plain HTTP plays a silent film after a touch, unless it is switched off', async () => {
  await table.share();
  const page = await table.join('plays Hilda', 'Ann', PHONE);
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'wakeLock');
    const films: HTMLVideoElement[] = [];
    Object.assign(globalThis, { films });
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function () {
      films.push(this as HTMLVideoElement);
      return play.call(this);
    };
  });
  await page.reload();
  const heading = page.getByRole('heading', { name: 'Choose your cards' });
  await heading.waitFor();
  const films = () =>
    page.evaluate(() =>
      ((globalThis as Watched).films ?? []).map(({ paused, muted, loop, srcObject }) => ({
        ...{ paused, muted, loop },
        tracks: (srcObject as MediaStream | null)
          ?.getTracks()
          .map(({ kind }) => kind)
          .sort(),
      })),
    );
  expect(await films()).toEqual([]);
  await heading.click();
  await expect
    .poll(films)
    .toEqual([{ paused: false, muted: false, loop: false, tracks: ['audio', 'video'] }]);

  await page.getByRole('switch', { name: 'Keep the screen on' }).click();
  await expect
    .poll(films)
    .toEqual([{ paused: true, muted: false, loop: false, tracks: undefined }]);
});
