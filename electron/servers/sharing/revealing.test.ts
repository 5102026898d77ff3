import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Command, CommandType } from '#shared/commands/shapes';
import { id } from '#shared/ids';
import { shareTable, type SharedHost, type TestDevice } from '../../testing/guests';
import { scratchFolder, valueOf } from '../../testing/library';

/** Milliseconds in which players can correct their initiative. */
const AFTER = 3000;

let table: SharedHost;
let remove: () => Promise<void>;
let request = 0;

const choose = (character: string, leading: number): Command => ({
  type: 'setInitiative',
  character: id(character),
  leading,
  second: null,
});
const atTable = (command: Command) =>
  table.host.campaign.send('Test', command, `t${String((request += 1))}`);
const opened = async () => valueOf(await table.host.campaign.open('Test'));
const undo = async () =>
  valueOf(await table.host.campaign.undo('Test', (await opened()).seq, 'undo'));

beforeEach(async () => {
  const scratch = await scratchFolder();
  remove = scratch.remove;
  table = await shareTable(scratch.folder, { revealAfter: AFTER });
  valueOf(
    await atTable({
      type: 'startScenario',
      scenario: id('1'),
      characters: [id('c1'), id('c2')],
      level: null,
    }),
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await table.close();
  await remove();
});

/** The commands that were recorded after some milliseconds, newest last. */
async function after(milliseconds: number): Promise<readonly CommandType[]> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  return (await opened()).log.map(({ command }) => command.type);
}

async function bothChoose(device: TestDevice): Promise<void> {
  valueOf(await device.send(choose('c1', 12)));
  valueOf(await atTable(choose('c2', 77)));
}

describe('[SEAT-13] a round', () => {
  test('is revealed automatically once, three seconds after the last choice', async () => {
    const device = await table.join('c1');
    valueOf(await device.send(choose('c1', 12)));
    expect(await after(2 * AFTER)).not.toContain('revealInitiatives');
    valueOf(await atTable(choose('c2', 77)));
    expect(await after(AFTER - 1)).not.toContain('revealInitiatives');
    expect(await after(1)).toContain('revealInitiatives');
    const log = await after(10 * AFTER);
    expect(log.filter((type) => type === 'revealInitiatives')).toHaveLength(1);
    // All devices have the same round and its line.
    expect((await device.open()).log.at(-1)?.command.type).toBe('revealInitiatives');
    expect((await device.open()).undo).toBeNull();
  });

  test('restarts the delay when a player corrects a number, and reveals the corrected one', async () => {
    const device = await table.join('c1');
    await bothChoose(device);
    await after(AFTER - 1);
    valueOf(await device.send(choose('c1', 21)));
    expect(await after(AFTER - 1)).not.toContain('revealInitiatives');
    expect(await after(1)).toContain('revealInitiatives');
    expect(JSON.stringify((await opened()).game.scenario?.phase)).toContain('"initiative":21');
  });

  test('is either revealed or corrected, whichever comes first; the later one is refused', async () => {
    const device = await table.join('c1');
    await bothChoose(device);
    const { seq } = await device.open();
    vi.advanceTimersByTime(AFTER);
    expect(await device.send(choose('c1', 21), 'late', seq)).toMatchObject({ ok: false });
    expect(JSON.stringify((await opened()).game.scenario?.phase)).toContain('"initiative":12');
  });

  test('waits after a withdrawn choice until all have chosen again', async () => {
    const device = await table.join('c1');
    await bothChoose(device);
    valueOf(await device.send({ type: 'clearInitiative', character: id('c1') }));
    expect(await after(2 * AFTER)).not.toContain('revealInitiatives');
    valueOf(await device.send({ type: 'declareLongRest', character: id('c1') }));
    expect(await after(AFTER)).toContain('revealInitiatives');
  });

  test('that was undone is not revealed again before a new choice', async () => {
    const device = await table.join('c1');
    await bothChoose(device);
    await after(AFTER);
    await undo();
    valueOf(await atTable({ type: 'gainExperience', figure: id('c2'), amount: 1 }));
    expect(await after(2 * AFTER)).not.toContain('revealInitiatives');
    valueOf(await device.send(choose('c1', 30)));
    expect(await after(AFTER)).toContain('revealInitiatives');
  });

  test('is left to the table if that is set or if no device is connected', async () => {
    await table.join('screen');
    valueOf(await atTable(choose('c1', 12)));
    valueOf(await atTable(choose('c2', 77)));
    expect(await after(2 * AFTER)).not.toContain('revealInitiatives');
    const device = await table.join('c1');
    await table.act({ act: 'reveals', byItself: false });
    valueOf(await device.send(choose('c1', 13)));
    expect(await after(2 * AFTER)).not.toContain('revealInitiatives');
    expect(await atTable({ type: 'revealInitiatives' })).toMatchObject({ ok: true });
  });

  test('is not revealed after sharing has ended', async () => {
    await bothChoose(await table.join('c1'));
    await table.act({ act: 'stop' });
    expect(await after(2 * AFTER)).not.toContain('revealInitiatives');
  });
});
