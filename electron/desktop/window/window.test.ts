/** Restrictions of a window's contents, tested with Electron's events. */
import { EventEmitter } from 'node:events';
import type { WebContents } from 'electron';
import { expect, test, vi } from 'vitest';
import { hardenContents } from './window';

vi.mock('electron', () => ({
  app: {},
  BrowserWindow: {},
  dialog: {},
  nativeTheme: {},
  screen: {},
}));

/** True if the event was prevented. */
function sent(event: string, details: object = {}): boolean {
  const contents = Object.assign(new EventEmitter(), { setWindowOpenHandler: () => undefined });
  const report = (error: unknown) => expect.fail(String(error));
  hardenContents(contents as unknown as WebContents, report, () => undefined);
  let isPrevented = false;
  const preventDefault = () => {
    isPrevented = true;
  };
  contents.emit(event, { ...details, preventDefault });
  return isPrevented;
}

test.each(['https://example.com/', 'app://elsewhere/', 'file:///etc/passwd', 'about:blank'])(
  'a navigation to %s is prevented',
  (url) => {
    expect(sent('will-navigate', { url })).toBe(true);
  },
);

test('a navigation within our own origin is not prevented', () => {
  expect(sent('will-navigate', { url: 'app://standee/index.html' })).toBe(false);
});

test.each(['https://example.com/', 'app://standee/index.html'])(
  'a redirect to %s is prevented, since ours have none',
  (url) => {
    expect(sent('will-redirect', { url })).toBe(true);
  },
);

test('a webview that is attached is prevented', () => {
  expect(sent('will-attach-webview')).toBe(true);
});
