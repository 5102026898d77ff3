/** The client of the desktop's window: calls its main process over the bridge of preload. */
import type { StandeeApi, Update } from '#shared/api/api';
import type { DesktopApi, MenuChoice } from '#shared/api/desktop';
import { apiOver, CALLS, DESKTOP_CALLS, makeCall } from '#shared/api/calls';
import type { ShareState } from '#shared/api/sharing';
import { HostFault, type ScreenCompanion } from './companion';

/** The object that preload exposes on the window. */
export interface DesktopBridge extends StandeeApi, DesktopApi {
  onUpdate(listener: (update: Update) => void): () => void;
  onSharing(listener: (state: ShareState) => void): () => void;
  onMenu(listener: (item: MenuChoice) => void): () => void;
}

declare global {
  interface Window {
    readonly companion?: DesktopBridge;
  }
}

/** The bridge is part of the window, so the connection is always open. */
export function desktopClient(bridge: DesktopBridge): ScreenCompanion {
  return {
    host: 'desktop',
    ...apiOver<StandeeApi>(CALLS, (method, args) =>
      faults(makeCall<StandeeApi>(bridge, method, args)),
    ),
    ...apiOver<DesktopApi>(DESKTOP_CALLS, (method, args) =>
      faults(makeCall<DesktopApi>(bridge, method, args)),
    ),
    onUpdate: (listener) => bridge.onUpdate(listener),
    onConnection: (listener) => {
      listener(true);
      return () => undefined;
    },
    onSharing: (listener) => bridge.onSharing(listener),
    onMenu: (listener) => bridge.onMenu(listener),
    onDenied: () => () => undefined,
  };
}

async function faults<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw new HostFault(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
