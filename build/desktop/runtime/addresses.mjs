/**
 * Chromium answers requests of unknown schemes nowhere near us, so `app://host/path` is
 * `https://host.app.invalid/path` inside it, and `app:` again in all the app sees. `.invalid` is
 * reserved: no request that slips through can reach anybody.
 */
const INSIDE = /^https:\/\/([^/]*)\.([a-z][a-z0-9-]*)\.invalid(?=[/?#]|$)/;

/** @type {Map<string, Record<string, boolean>>} */
const schemes = new Map();

/** A scheme with its privileges, as the app registers it. */
export function registerScheme(scheme, privileges = {}) {
  if (!privileges.standard || !privileges.secure) {
    throw new Error(`The stand-in for Electron serves ${scheme}: only as standard and secure.`);
  }
  schemes.set(scheme, privileges);
}

export function privilegesOf(scheme) {
  return schemes.get(scheme);
}

/** Address as Chromium knows it. */
export function toChromium(address) {
  const [, scheme = '', host = '', rest = ''] =
    /^([a-z][a-z0-9+.-]*):\/\/([^/?#]*)(.*)$/is.exec(address) ?? [];
  return schemes.has(scheme) ? `https://${host}.${scheme}.invalid${rest}` : address;
}

/** Address as the app knows it. */
export function toApp(address) {
  const [start = '', host = '', scheme = ''] = INSIDE.exec(address) ?? [];
  return schemes.has(scheme) ? `${scheme}://${host}${address.slice(start.length)}` : address;
}
