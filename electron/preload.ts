/** Exposes the desktop API to the window's page. */
import { contextBridge, ipcRenderer, type IpcRendererEvent } from 'electron';
import type { StandeeApi, Update } from '#shared/api/api';
import type { DesktopApi, MenuChoice } from '#shared/api/desktop';
import type { ShareState } from '#shared/api/sharing';
import { apiOver, CALLS, DESKTOP_CALLS } from '#shared/api/calls';
import { CHANNELS } from './desktop/channels';

/** Only listed calls are sent. The page has no access to IPC channels. */
const invoke = (method: string, args: readonly unknown[]): Promise<unknown> =>
  ipcRenderer.invoke(CHANNELS.call, method, args);

const listen =
  <T>(channel: string) =>
  (listener: (value: T) => void) => {
    const onEvent = (_event: IpcRendererEvent, value: T) => listener(value);
    ipcRenderer.on(channel, onEvent);
    return () => {
      ipcRenderer.removeListener(channel, onEvent);
    };
  };

contextBridge.exposeInMainWorld('companion', {
  ...apiOver<StandeeApi>(CALLS, invoke),
  ...apiOver<DesktopApi>(DESKTOP_CALLS, invoke),
  onUpdate: listen<Update>(CHANNELS.update),
  onSharing: listen<ShareState>(CHANNELS.sharing),
  onMenu: listen<MenuChoice>(CHANNELS.menu),
});
