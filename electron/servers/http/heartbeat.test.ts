import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Heartbeat, HEARTBEAT_MS } from './heartbeat';

class Listener extends EventEmitter {
  isThere = true;
  readonly received: string[] = [];
  isCutOff = false;
  ping = () => this.isThere && this.emit('pong');
  send = (message: string) => this.received.push(message);
  terminate = () => (this.isCutOff = true);
}

const listeners = new Set<Listener>();
let heartbeat: Heartbeat;

function begin(says?: string): Listener {
  const listener = new Listener();
  listeners.add(listener);
  heartbeat = new Heartbeat(listeners as never, says);
  heartbeat.follow(listener as never);
  return listener;
}

beforeEach(() => {
  listeners.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  heartbeat.stop();
  vi.useRealTimers();
});

test('a socket that answers pings stays open without other messages', () => {
  const listener = begin();
  vi.advanceTimersByTime(20 * HEARTBEAT_MS);
  expect(listener).toMatchObject({ isCutOff: false, received: [] });
});

test('a socket that misses a ping is closed at the second check', () => {
  const listener = begin();
  vi.advanceTimersByTime(HEARTBEAT_MS);
  listener.isThere = false;
  vi.advanceTimersByTime(HEARTBEAT_MS);
  expect(listener.isCutOff).toBe(false);
  vi.advanceTimersByTime(HEARTBEAT_MS);
  expect(listener.isCutOff).toBe(true);
});

test('a configured message is sent with every ping', () => {
  const listener = begin('still here');
  vi.advanceTimersByTime(2 * HEARTBEAT_MS);
  expect(listener.received).toEqual(['still here', 'still here']);
});

test('no ping is sent after the heartbeat has stopped', () => {
  const listener = begin('still here');
  heartbeat.stop();
  vi.advanceTimersByTime(5 * HEARTBEAT_MS);
  expect(listener.received).toEqual([]);
});
