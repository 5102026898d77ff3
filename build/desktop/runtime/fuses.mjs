/**
 * Electron's fuses: switches that packing sets inside the runtime's program, in the same place and order as
 * in Electron's. A runtime that was never packed has Electron's defaults.
 */
import { readFileSync } from 'node:fs';

const SENTINEL = ['dL7pKGdnNz796Pbbj', 'QWNKmHXBZaB9tsX'].join('');
/** Names by their position in the wire, with the defaults. */
const FUSES = [
  ['runAsNode', true],
  ['enableCookieEncryption', false],
  ['enableNodeOptionsEnvironmentVariable', true],
  ['enableNodeCliInspectArguments', true],
  ['enableEmbeddedAsarIntegrityValidation', false],
  ['onlyLoadAppFromAsar', false],
  ['loadBrowserProcessSpecificV8Snapshot', false],
  ['grantFileProtocolExtraPrivileges', true],
];
const ON = '1';
const VERSION = 1;

/**
 * Text with all fuses at their defaults, added to a program without a wire so that packing can set
 * them.
 * @public packRuntime imports it by its path.
 */
export function freshWire() {
  const states = FUSES.map(([, on]) => (on ? ON : '0')).join('');
  return `${SENTINEL}${String.fromCharCode(VERSION, FUSES.length)}${states}`;
}

/** The fuses of a program by name. */
export function readFuses(program) {
  const text = readFileSync(program, 'latin1');
  const start = text.indexOf(SENTINEL);
  if (start < 0) return Object.fromEntries(FUSES);
  const states = text.slice(start + SENTINEL.length + 2);
  return Object.fromEntries(FUSES.map(([name], index) => [name, states[index] === ON]));
}
