/** Calls of our own window, answered over Electron’s messages. */
import { BrowserWindow, ipcMain } from 'electron';
import type { DesktopApi } from '#shared/api/desktop';
import { isDesktopMethod, isMethod } from '#shared/api/calls';
import { refuse } from '#shared/result';
import { call, callDesktop } from '../../servers/calls';
import { CHANNELS } from '../channels';
import type { Host } from '../../servers/host';
import { isOurPage } from './sender';

export interface Answering {
  readonly host: Host;
  /** What the desktop does for one window. */
  readonly desktop: (window: BrowserWindow) => DesktopApi;
  readonly report: (error: unknown) => void;
}

/** Answers calls of our own window; a call from anywhere else is refused by throwing. */
export function answerCalls({ host, desktop, report }: Answering): void {
  ipcMain.handle(CHANNELS.call, async (event, method: unknown, args: unknown) => {
    if (!isOurPage(event.senderFrame))
      throw new Error('calls are answered for our own window only');
    try {
      if (isMethod(method)) return await call(host, method, args);
      const window = BrowserWindow.fromWebContents(event.sender);
      if (!window || !isDesktopMethod(method)) return refuse({ code: 'malformedCommand' });
      return await callDesktop(desktop(window), method, args);
    } catch (error) {
      report(error);
      throw new Error('Standee made a mistake; nothing was changed.', { cause: error });
    }
  });
}
