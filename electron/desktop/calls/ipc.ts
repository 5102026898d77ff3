/** Answers calls of our own window over Electron’s IPC. */
import { BrowserWindow, ipcMain } from 'electron';
import type { DesktopApi } from '#shared/api/desktop';
import { isDesktopMethod, isMethod } from '#shared/api/calls';
import { refuse } from '#shared/result';
import { call, callDesktop } from '../../servers/calls';
import { CHANNELS } from '../channels';
import type { Host } from '../../servers/host';
import { isOurPage } from './senderCheck';

export interface Answering {
  readonly host: Host;
  /** The desktop api of a window. */
  readonly desktop: (window: BrowserWindow) => DesktopApi;
  readonly report: (error: unknown) => void;
}

/** Answers calls of our own window; throws for any other sender. */
export function answerCalls({ host, desktop, report }: Answering): void {
  ipcMain.handle(CHANNELS.call, async (event, method: unknown, args: unknown) => {
    if (!isOurPage(event.senderFrame)) throw new Error('only calls of our own window are answered');
    try {
      if (isMethod(method)) return await call(host, method, args);
      const window = BrowserWindow.fromWebContents(event.sender);
      if (!window || !isDesktopMethod(method)) return refuse({ code: 'malformedCommand' });
      return await callDesktop(desktop(window), method, args);
    } catch (error) {
      report(error);
      throw new Error('Something went wrong in Standee. Nothing was changed. Try again.', {
        cause: error,
      });
    }
  });
}
