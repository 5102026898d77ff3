import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Adapter } from '#shared/api/sharing';
import { NETWORK, shareTable, type SharedHost } from '../../testing/guests';
import { scratchFolder } from '../../testing/library';

const OTHER: Adapter = { name: 'other', address: '127.0.0.4' };
/** Interval of the network check in milliseconds. */
const A_WHILE = 3000;

let networks: readonly Adapter[];
let table: SharedHost;
let remove: () => Promise<void>;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  networks = [NETWORK];
  const scratch = await scratchFolder();
  remove = scratch.remove;
  table = await shareTable(scratch.folder, { adapters: () => networks });
});
afterEach(async () => {
  vi.useRealTimers();
  await table.close();
  await remove();
});

describe('sharing in a network', () => {
  test('ends and disconnects every device if the network disappears', async () => {
    const device = await table.join('c1');
    await device.listen();
    networks = [];
    vi.advanceTimersByTime(A_WHILE);
    await expect.poll(() => device.closed).toBe(4001);
    expect(await table.state()).toMatchObject({
      now: null,
      ended: 'adapterGone',
      devices: [],
      adapters: [],
    });
    await expect(device.call('standing')).rejects.toThrow();
  });

  test('ends if the address changes, and can start at the new one', async () => {
    const device = await table.join('c1');
    networks = [OTHER];
    vi.advanceTimersByTime(A_WHILE);
    expect(await table.state()).toMatchObject({ now: null, ended: 'adapterGone' });
    const again = await table.act({ act: 'start', campaign: 'Test', address: OTHER.address });
    expect(again).toMatchObject({ now: { adapter: OTHER }, ended: null, devices: [] });
    expect(again.now?.origin).toContain(OTHER.address);
    // Its token belonged to the table that ended.
    device.cookie = '';
    expect((await table.join('c1')).origin).toBe(again.now?.origin);
  });

  test('continues while other networks appear and disappear', async () => {
    const device = await table.join('c1');
    for (const now of [[OTHER, NETWORK], [NETWORK]]) {
      networks = now;
      vi.advanceTimersByTime(A_WHILE);
      expect(await device.call('standing')).toBe('in');
    }
  });

  test('is refused with a reason without a network', async () => {
    await table.act({ act: 'stop' });
    networks = [];
    expect(
      await table.host.sharing.act({ act: 'start', campaign: 'Test', address: NETWORK.address }),
    ).toEqual({ ok: false, refusal: { code: 'noSuchNetwork' } });
    expect(await table.state()).toMatchObject({ now: null, ended: null, adapters: [] });
  });

  test('is refused with the same reason if the network disappears during the request', async () => {
    await table.act({ act: 'stop' });
    networks = [{ name: 'ghost', address: '192.0.2.77' }];
    expect(
      await table.host.sharing.act({ act: 'start', campaign: 'Test', address: '192.0.2.77' }),
    ).toEqual({ ok: false, refusal: { code: 'cannotShare' } });
  });
});
