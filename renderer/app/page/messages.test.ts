import { expect, test, vi } from 'vitest';
import { Messages } from './messages.svelte';

const texts = ({ notices }: Messages) => notices.map(({ text }) => text);

test('news of what is over goes, troubles and what has to be done stay', () => {
  const messages = new Messages();
  messages.notice('Piet is exhausted.');
  messages.lasting('The key is wrong.');
  messages.problem('Not sent.', { label: 'Again', onclick: () => undefined });
  messages.dismissNews();
  expect(texts(messages)).toEqual(['The key is wrong.', 'Not sent.']);
});

test('what just happened goes with the next turn, or by itself before', () => {
  const messages = new Messages();
  messages.notice('It was saved elsewhere.');
  messages.news('Piet is exhausted.');
  const guard = messages.news('Inox Guard 2 comes in.');
  messages.dismiss(guard);
  expect(texts(messages)).toEqual(['It was saved elsewhere.', 'Piet is exhausted.']);
  messages.dismissPassing();
  expect(texts(messages)).toEqual(['It was saved elsewhere.']);
});

test('the same sentence stands once, and of many the newest three', () => {
  const messages = new Messages();
  for (const text of ['one', 'two', 'two', 'three', 'four']) messages.notice(text);
  expect(texts(messages)).toEqual(['two', 'three', 'four']);
});

test('of what could not be done the last stands alone, until the players went on', () => {
  vi.useFakeTimers();
  const messages = new Messages();
  messages.notice('Piet is exhausted.');
  messages.problem('Somebody else went on.');
  messages.problem('It is not his turn.');
  messages.wentOn();
  expect(texts(messages)).toEqual(['Piet is exhausted.', 'It is not his turn.']);
  vi.advanceTimersByTime(3_000);
  messages.wentOn();
  expect(texts(messages)).toEqual(['Piet is exhausted.']);
  vi.useRealTimers();
});
