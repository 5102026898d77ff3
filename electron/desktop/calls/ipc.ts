/** Answers calls that the app's own windows make over Electron's IPC. */
import { BrowserWindow, ipcMain } from 'electron';
import type { DesktopApi } from '#shared/api/desktop';
import { isDesktopMethod, isMethod } from '#shared/api/calls';
import { refuse } from '#shared/result';
import { call, callDesktop } from '../../servers/calls';
import { CHANNELS } from '../channels';
import type { Host } from '../../servers/host';
import { isOurPage } from './senderCheck';

export interface IpcOptions {
  readonly host: Host;
  /** Returns the desktop API for a window. */
  readonly desktop: (window: BrowserWindow) => DesktopApi;
  readonly report: (error: unknown) => void;
}

/** Registers the handler for calls. A call from any other sender throws. */
export function answerIpcCalls({ host, desktop, report }: IpcOptions): void {
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
