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

test('whoever answers stays, however long it says nothing else', () => {
  const listener = begin();
  vi.advanceTimersByTime(20 * PULSE);
  expect(listener).toMatchObject({ isCutOff: false, heard: [] });
});

test('whoever is gone is cut off at the second look', () => {
  const listener = begin();
  vi.advanceTimersByTime(PULSE);
  listener.isThere = false;
  vi.advanceTimersByTime(PULSE);
  expect(listener.isCutOff).toBe(false);
  vi.advanceTimersByTime(PULSE);
  expect(listener.isCutOff).toBe(true);
});

test('is said where it is to be heard', () => {
  const listener = begin('still here');
  vi.advanceTimersByTime(2 * PULSE);
  expect(listener.heard).toEqual(['still here', 'still here']);
});

test('nobody is looked at after it has stopped', () => {
  const listener = begin('still here');
  pulse.stop();
  vi.advanceTimersByTime(5 * PULSE);
  expect(listener.heard).toEqual([]);
});
