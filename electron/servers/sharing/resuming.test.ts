/** After an update has restarted the app, sharing resumes at the same port, and devices keep their seats. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { NETWORK, shareTable, TestDevice, type SharedHost } from '../../testing/guests';
import { scratchFolder } from '../../testing/library';
import { openGameLibrary } from '../../testing/table';
import type { Library } from '../../library/library';
import { hostOf, type Host } from '../host';
import type { ShareOptions } from './sharing';

let folder: string;
let remove: () => Promise<void>;
let table: SharedHost;
let next: { readonly host: Host; readonly library: Library; readonly faults: unknown[] } | null;

beforeEach(async () => {
  ({ folder, remove } = await scratchFolder());
  table = await shareTable(folder);
  next = null;
});
afterEach(async () => {
  await next?.host.stopSharing();
  await next?.library.close();
  await table.close();
  await remove();
});

/** Starts the version after the update, on the same library. */
async function restart(other: Partial<ShareOptions> = {}) {
  const note: unknown = JSON.parse(JSON.stringify(table.host.sharingNote()));
  const { options } = table;
  await table.close();
  const faults: unknown[] = [];
  const library = await openGameLibrary(table.library.folder);
  const report = (error: unknown) => void faults.push(error);
  next = {
    host: hostOf(library, '1.2.4', { share: { ...options, report, ...other } }),
    library,
    faults,
  };
  return { ...next, note };
}

describe('an update while the table is shared', () => {
  test('A player’s phone and a screen have their seats at the same address', async () => {
    await table.act({ act: 'monsters', everybody: true });
    const phone = await table.join('c1', 'Ann');
    const screen = await table.join('screen');
    const origin = await table.origin();
    const { host, note } = await restart();
    await host.resumeSharing(note);

    const state = await host.sharing.state();
    expect(state.now).toMatchObject({ campaign: 'Test', origin });
    expect(state.devices).toMatchObject([
      { name: 'Ann', seat: { kind: 'player', characters: ['c1'], monsters: true } },
      { name: 'phone of screen', seat: { kind: 'screen' } },
    ]);
    expect((await phone.open()).game.seat).toMatchObject({ characters: ['c1'] });
    expect((await screen.open()).game.seat).toEqual({ kind: 'screen' });
  });

  test('The page of the version before reloads, and the new one is admitted', async () => {
    const phone = await table.join('c1');
    const { host, note } = await restart();
    await host.resumeSharing(note);
    await expect(phone.listen()).rejects.toThrow('403');
    // A page that is refused asks once for its standing, and reloads unless it is in.
    expect(await phone.call('standing')).toBe('waiting');
    expect(await phone.call('standing')).toBe('in');
    await phone.listen();
    expect((await host.sharing.state()).devices).toMatchObject([{ isHere: true }]);
    phone.leave();
  });

  test('A device that waited still waits, and a stranger stays one', async () => {
    const { origin, joinCode } = (await table.state()).now ?? { origin: '', joinCode: '' };
    const waiting = new TestDevice(origin);
    await waiting.call('knock', joinCode, 'Ben', 'c2');
    const stranger = new TestDevice(origin);
    const { host, note } = await restart();
    await host.resumeSharing(note);
    expect((await host.sharing.state()).knocks).toMatchObject([{ name: 'Ben', wish: 'c2' }]);
    expect(await stranger.call('standing')).toBe('stranger');
  });

  test('The note holds no token', async () => {
    const phone = await table.join('c1');
    const token = phone.cookie.split('=')[1] ?? '?';
    expect(JSON.stringify(table.host.sharingNote())).not.toContain(token);
  });

  test('Nothing is noted and nothing resumes once sharing has stopped', async () => {
    await table.act({ act: 'stop' });
    expect(table.host.sharingNote()).toBeNull();
    const { host, note } = await restart();
    await host.resumeSharing(note);
    expect(await host.sharing.state()).toMatchObject({ now: null, ended: null });
  });

  test('A port that another program has taken is said, and sharing can be started', async () => {
    const port = table.host.sharingNote()?.port;
    const { host, note, faults } = await restart();
    const other = createServer().listen(port, NETWORK.address);
    await once(other, 'listening');
    await host.resumeSharing(note);
    expect(await host.sharing.state()).toMatchObject({
      now: null,
      ended: 'portTaken',
      devices: [],
    });
    expect(String(faults)).toContain('EADDRINUSE');
    const again = await host.sharing.act({
      act: 'start',
      campaign: 'Test',
      address: NETWORK.address,
    });
    expect(again).toMatchObject({ ok: true, value: { ended: null, devices: [] } });
    other.close();
  });

  test('A network or a campaign that is gone is said', async () => {
    const { host, note } = await restart({ adapters: () => [] });
    await host.resumeSharing(note);
    expect(await host.sharing.state()).toMatchObject({ now: null, ended: 'notResumed' });
    await host.resumeSharing({ ...(note as object), campaign: 'Gone' });
    expect(await host.sharing.state()).toMatchObject({ now: null, ended: 'notResumed' });
  });

  test('A character that has left takes no seat along', async () => {
    await table.join('c1');
    const { host, note } = await restart();
    const noted = JSON.stringify(note).replaceAll('"c1"', '"c9"');
    await host.resumeSharing(JSON.parse(noted));
    expect((await host.sharing.state()).devices).toMatchObject([{ seat: { kind: 'screen' } }]);
  });

  test.each([null, 'x', {}, { campaign: 'Test', address: NETWORK.address, port: 0 }])(
    'A note of %j resumes nothing',
    async (value) => {
      const { host } = await restart();
      await host.resumeSharing(value);
      expect(await host.sharing.state()).toMatchObject({ now: null, ended: null });
    },
  );

  test('`--share` does not share a resumed table a second time', async () => {
    await table.join('c1');
    const { host, note } = await restart({ atOnce: () => undefined });
    await host.resumeSharing(note);
    await host.campaign.open('Test');
    expect((await host.sharing.state()).devices).toHaveLength(1);
  });
});
