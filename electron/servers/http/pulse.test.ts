import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pulse, PULSE } from './pulse';

class Listener extends EventEmitter {
  isThere = true;
  readonly heard: string[] = [];
  isCutOff = false;
  ping = () => this.isThere && this.emit('pong');
  send = (message: string) => this.heard.push(message);
  terminate = () => (this.isCutOff = true);
}

const listeners = new Set<Listener>();
let pulse: Pulse;

function begin(says?: string): Listener {
  const listener = new Listener();
  listeners.add(listener);
  pulse = new Pulse(listeners as never, says);
  pulse.follow(listener as never);
  return listener;
}

beforeEach(() => {
  listeners.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  pulse.stop();
  vi.useRealTimers();
});

test('a socket that answers pings stays open without other messages', () => {
  const listener = begin();
  vi.advanceTimersByTime(20 * PULSE);
  expect(listener).toMatchObject({ isCutOff: false, heard: [] });
});

test('a socket that misses a ping is closed at the second check', () => {
  const listener = begin();
  vi.advanceTimersByTime(PULSE);
  listener.isThere = false;
  vi.advanceTimersByTime(PULSE);
  expect(listener.isCutOff).toBe(false);
  vi.advanceTimersByTime(PULSE);
  expect(listener.isCutOff).toBe(true);
});

test('a configured message is sent with every ping', () => {
  const listener = begin('still here');
  vi.advanceTimersByTime(2 * PULSE);
  expect(listener.heard).toEqual(['still here', 'still here']);
});

test('no ping is sent after the pulse has stopped', () => {
  const listener = begin('still here');
  pulse.stop();
  vi.advanceTimersByTime(5 * PULSE);
  expect(listener.heard).toEqual([]);
});
