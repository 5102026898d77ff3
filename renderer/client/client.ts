import { browserClient } from './browserClient';
import { type ScreenCompanion, HostFault } from './companion';
import type { StandeeApi, Update } from '#shared/api/api';
import type { DesktopApi, MenuChoice } from '#shared/api/desktop';
import { apiOver, CALLS, DESKTOP_CALLS, makeCall } from '#shared/api/calls';
import type { ShareState } from '#shared/api/sharing';

/** Connects to the host process: by the bridge of the desktop app, else over the network. */
export function connect(): ScreenCompanion {
  const bridge = window.companion;
  return bridge ? desktopClient(bridge) : browserClient();
}

/** Resolves to true if the host serves another version of the page than the loaded one. */
export async function isOutdated(): Promise<boolean> {
  const own = [...document.scripts].map((script) => script.getAttribute('src'));
  try {
    const answer = await fetch('./', { cache: 'no-store' });
    const page = answer.ok ? await answer.text() : '';
    return page !== '' && !own.some((src) => src !== null && page.includes(src));
  } catch {
    return false;
  }
}

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

/**
 * The client of the desktop's window. The bridge is part of the window, so it is always connected.
 */
function desktopClient(bridge: DesktopBridge): ScreenCompanion {
  return {
    host: 'desktop',
    ...apiOver<StandeeApi>(CALLS, (method, args) =>
      asHostFault(makeCall<StandeeApi>(bridge, method, args)),
    ),
    ...apiOver<DesktopApi>(DESKTOP_CALLS, (method, args) =>
      asHostFault(makeCall<DesktopApi>(bridge, method, args)),
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

async function asHostFault<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw new HostFault(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
