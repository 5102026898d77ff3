import { BrowserWindow, ipcMain, type IpcMainInvokeEvent } from 'electron';
import { refuse } from '#shared/result';
import { APP_ORIGIN } from './appAddress';
import { call, callDesktop, isDesktopMethod, isMethod } from './calls';
import { CHANNELS } from './channels';
import type { Host } from './companion';
import { desktopOf } from './desktopCalls';

/** Answers calls of our own window; a call from anywhere else is refused by throwing. */
export function answerCalls(host: Host, report: (error: unknown) => void): void {
  ipcMain.handle(CHANNELS.call, async (event, method: unknown, args: unknown) => {
    if (!isOurWindow(event)) throw new Error('calls are answered for our own window only');
    try {
      if (isMethod(method)) return await call(host, method, args);
      const window = BrowserWindow.fromWebContents(event.sender);
      if (!window || !isDesktopMethod(method)) return refuse({ code: 'malformedCommand' });
      return await callDesktop(desktopOf(window), method, args);
    } catch (error) {
      report(error);
      throw new Error('Standee made a mistake; nothing was changed.', { cause: error });
    }
  });
}

function isOurWindow({ senderFrame }: IpcMainInvokeEvent): boolean {
  if (!senderFrame || senderFrame.parent !== null) return false;
  try {
    const { protocol, host } = new URL(senderFrame.url);
    return `${protocol}//${host}` === APP_ORIGIN;
  } catch {
    return false;
  }
}
