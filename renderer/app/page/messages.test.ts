import { expect, test, vi } from 'vitest';
import { Messages } from './messages.svelte';

const texts = ({ notices }: Messages) => notices.map(({ text }) => text);

test('outdated news goes, problems and tasks stay', () => {
  const messages = new Messages();
  messages.notice('Piet is exhausted.');
  messages.lastingProblem('The key is wrong.');
  messages.problem('Not sent.', { label: 'Again', onclick: () => undefined });
  messages.dismissNews();
  expect(texts(messages)).toEqual(['The key is wrong.', 'Not sent.']);
});

test('news of a step goes with the next turn, or by itself before', () => {
  const messages = new Messages();
  messages.notice('It was saved elsewhere.');
  messages.news('Piet is exhausted.');
  const guard = messages.news('Inox Guard 2 comes in.');
  messages.dismiss(guard);
  expect(texts(messages)).toEqual(['It was saved elsewhere.', 'Piet is exhausted.']);
  messages.dismissPassing();
  expect(texts(messages)).toEqual(['It was saved elsewhere.']);
});

test('a repeated sentence is shown once, and only the newest three notices are shown', () => {
  const messages = new Messages();
  for (const text of ['one', 'two', 'two', 'three', 'four']) messages.notice(text);
  expect(texts(messages)).toEqual(['two', 'three', 'four']);
});

test('only the last refusal is shown, until the players go on', () => {
  vi.useFakeTimers();
  const messages = new Messages();
  messages.notice('Piet is exhausted.');
  messages.problem('Somebody else went on.');
  messages.problem('It is not his turn.');
  messages.noteStep();
  expect(texts(messages)).toEqual(['Piet is exhausted.', 'It is not his turn.']);
  vi.advanceTimersByTime(3_000);
  messages.noteStep();
  expect(texts(messages)).toEqual(['Piet is exhausted.']);
  vi.useRealTimers();
});
