/**
 * Maps addresses between the app and Chromium, which does not let us answer requests of unknown schemes:
 * `app://host/path` is `https://host.app.invalid/path` inside Chromium. `.invalid` is reserved, so a request
 * that is not caught reaches nobody.
 */
const INSIDE = /^https:\/\/([^/]*)\.([a-z][a-z0-9-]*)\.invalid(?=[/?#]|$)/;

/** @type {Map<string, Record<string, boolean>>} */
const schemes = new Map();

/** A scheme and its privileges, as registered by the app. */
export function registerScheme(scheme, privileges = {}) {
  if (!privileges.standard || !privileges.secure) {
    throw new Error(`The stand-in for Electron serves ${scheme}: only as standard and secure.`);
  }
  schemes.set(scheme, privileges);
}

export function privilegesOf(scheme) {
  return schemes.get(scheme);
}

/** The address inside Chromium. */
export function toChromium(address) {
  const [, scheme = '', host = '', rest = ''] =
    /^([a-z][a-z0-9+.-]*):\/\/([^/?#]*)(.*)$/is.exec(address) ?? [];
  return schemes.has(scheme) ? `https://${host}.${scheme}.invalid${rest}` : address;
}

/** The address that the app sees. */
export function toApp(address) {
  const [start = '', host = '', scheme = ''] = INSIDE.exec(address) ?? [];
  return schemes.has(scheme) ? `${scheme}://${host}${address.slice(start.length)}` : address;
}
