import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LONGEST_LIVE_CALL, type LiveCall } from '#shared/api/calls';
import { ConnectionLost, HostFault } from './companion';
import { AwaitedCalls } from './liveLink';

const sent: LiveCall[] = [];
const link = { send: (text: string) => void sent.push(JSON.parse(text) as LiveCall) };
const late = vi.fn();
let calls: AwaitedCalls;

const library = () => calls.make(link, 'library.list', [], 100, late);

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  late.mockReset();
  calls = new AwaitedCalls();
});
afterEach(() => vi.useRealTimers());

describe('AwaitedCalls', () => {
  test('gives each call the answer with its number, in any order', async () => {
    const [first, second] = [library(), library()];
    const [one, two] = sent.map(({ call }) => call);
    calls.take({ answer: two ?? 0, value: 'second' });
    calls.take({ answer: one ?? 0, value: 'first' });
    expect([await first, await second]).toEqual(['first', 'second']);
    vi.advanceTimersByTime(1000);
    expect(late).not.toHaveBeenCalled();
  });

  test('fails on a fault of the host, and ignores answers without a call', async () => {
    const call = library();
    calls.take({ answer: 77, value: 'whose?' });
    calls.take({ answer: sent[0]?.call ?? 0, status: 500 });
    await expect(call).rejects.toThrow(HostFault);
  });

  test('reports a late answer; when the link is lost, all waiting calls fail', async () => {
    const waiting = [library(), library()];
    const lost = Promise.all(waiting.map((call) => expect(call).rejects.toThrow(ConnectionLost)));
    vi.advanceTimersByTime(100);
    expect(late).toHaveBeenCalledTimes(2);
    calls.rejectAll();
    await lost;
    calls.take({ answer: sent[0]?.call ?? 0, value: 'too late' });
  });

  test('leaves to HTTP a call that is too long for a message', () => {
    const long = 'x'.repeat(LONGEST_LIVE_CALL);
    expect(calls.make(link, 'library.rename', ['Test', long], 100, late)).toBeNull();
    expect(sent).toEqual([]);
  });
});
