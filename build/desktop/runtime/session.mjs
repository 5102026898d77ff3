/** Electron's `session`: decides on permissions and requests of pages. */
import { toApp } from './addresses.mjs';
import { StandInEmitter } from './emitter.mjs';
import { protocol } from './protocol.mjs';

/** Electron's names of permissions with Chromium's names. Other permissions are never requested here. */
const PERMISSIONS = {
  'clipboard-read': ['clipboard-read'],
  'clipboard-sanitized-write': ['clipboard-write'],
  'display-capture': ['display-capture'],
  geolocation: ['geolocation'],
  'idle-detection': ['idle-detection'],
  keyboardLock: ['keyboard-lock'],
  media: ['camera', 'microphone'],
  midi: ['midi'],
  notifications: ['notifications'],
  pointerLock: ['pointer-lock'],
  'screen-wake-lock': ['screen-wake-lock'],
  'speaker-selection': ['speaker-selection'],
  'storage-access': ['storage-access'],
  'top-level-storage-access': ['top-level-storage-access'],
  'window-management': ['window-management'],
};

/** Called for each request or window. Assigned below, where the private fields are accessible. */
let cancels, allows;

class WebRequest {
  static {
    cancels = (details) => session.defaultSession.webRequest.#cancels(details);
  }
  /** @type {Function | null} */
  #listener = null;

  onBeforeRequest(...args) {
    if (args.length > 1) throw new Error('The stand-in for Electron knows no filters of requests.');
    this.#listener = args[0];
  }

  async #cancels(details) {
    const listener = this.#listener;
    if (!listener) return false;
    const { cancel, redirectURL } = await new Promise((done) => listener(details, done));
    if (redirectURL) throw new Error('The stand-in for Electron redirects no requests.');
    return cancel === true;
  }
}

class Session extends StandInEmitter {
  static {
    allows = (contents, permission) => session.defaultSession.#allows(contents, permission);
  }
  /**
   * Chromium may never download here, whatever the app decides.
   * @override
   */
  static neverHere = ['will-download'];

  protocol = protocol;
  webRequest = new WebRequest();
  /** @type {Function | null} */
  #onRequest = null;
  /** @type {Function | null} */
  #onCheck = null;

  setPermissionRequestHandler(handler) {
    this.#onRequest = handler;
  }

  setPermissionCheckHandler(handler) {
    this.#onCheck = handler;
  }

  setDevicePermissionHandler() {
    // Headless Chromium cannot choose devices, so no page gets this far.
  }

  #allows(contents, permission) {
    const details = { isMainFrame: true, requestingUrl: contents.getURL() };
    if (this.#onCheck && !this.#onCheck(contents, permission, '', details)) return false;
    if (!this.#onRequest) return true;
    let allowed = false;
    this.#onRequest(contents, permission, (answer) => (allowed = answer), details);
    return allowed;
  }
}

export const session = {
  defaultSession: new Session(),
  fromPartition: () => new Session(),
};

/** True if the app cancels a paused request. */
export function isCancelled({ request: { url, method }, resourceType }) {
  return cancels({ url: toApp(url), method, resourceType });
}

/**
 * Passes the app's decisions to Chromium when a window opens, because Chromium does not ask at the time of
 * use.
 */
export async function applySession(contents, chromium) {
  for (const [permission, names] of Object.entries(PERMISSIONS)) {
    const setting = allows(contents, permission) ? 'granted' : 'denied';
    for (const name of names) {
      await chromium.send('Browser.setPermission', { permission: { name }, setting });
    }
  }
  await chromium.send('Browser.setDownloadBehavior', { behavior: 'deny' });
}
