import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SaveSchedule } from './saveSchedule';

describe('a save that is due', () => {
  const write = vi.fn<() => void>();
  let due: SaveSchedule;

  beforeEach(() => {
    vi.useFakeTimers();
    write.mockClear();
    due = new SaveSchedule({}, () => {
      due.stop();
      write();
    });
  });
  afterEach(() => {
    due.stop();
    vi.useRealTimers();
  });

  /** Makes a step at this interval, for this long. */
  const play = (milliseconds: number, apart: number) => {
    for (let at = 0; at < milliseconds; at += apart) {
      due.schedule();
      vi.advanceTimersByTime(apart);
    }
  };

  test('waits for a pause in play', () => {
    play(3000, 1000);
    expect(write).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2500);
    expect(write).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60_000);
    expect(write).toHaveBeenCalledTimes(1);
  });

  test('is written during play, but never within a step', () => {
    play(10_000, 1000);
    expect(write).not.toHaveBeenCalled();
    due.schedule();
    vi.advanceTimersByTime(299);
    expect(write).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(write).toHaveBeenCalledTimes(1);
  });

  test('is not put off by steps without a pause', () => {
    play(60_000, 50);
    expect(write.mock.calls.length).toBeGreaterThanOrEqual(5);
  });
});
