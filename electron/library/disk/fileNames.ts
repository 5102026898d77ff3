/** Makes valid and free file names and titles from names that players enter. */

/** Maximum bytes of a file name without extension. Most systems allow 255 with extensions. */
const MAX_BYTES = 150;

/** Names that Windows reserves for devices, with any extension. */
const DEVICE = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\..*)?$/i;

/** Characters that are invalid on one of the three systems or invisible. */
const FORBIDDEN = /[<>:"/\\|?*\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** A valid file name similar to the campaign's name. */
export function fileNameFrom(name: string): string {
  let text = name.normalize('NFC').replace(FORBIDDEN, ' ').replace(/\s+/gu, ' ').trim();
  text = text.replace(/^[. ]+/, '');
  while (Buffer.byteLength(text) > MAX_BYTES) text = [...text].slice(0, -1).join('');
  text = text.replace(/[. ]+$/, '');
  if (text === '') return 'Campaign';
  return DEVICE.test(text) ? `Campaign ${text}` : text;
}

/** `fileNameFrom(name)`, with a number added if that name is taken, ignoring case. */
export function freeFileName(name: string, taken: readonly string[]): string {
  const inUse = new Set(taken.map((key) => key.toLowerCase()));
  const wanted = fileNameFrom(name);
  let free = wanted;
  for (let number = 2; inUse.has(free.toLowerCase()); number += 1) {
    free = `${wanted} ${String(number)}`;
  }
  return free;
}

/** True if a key from a request is a plain file name directly in the library. */
export function isSafeFileName(key: unknown): key is string {
  if (typeof key !== 'string' || key === '' || Buffer.byteLength(key) > MAX_BYTES + 20)
    return false;
  if (key.startsWith('.') || /[. ]$/.test(key) || DEVICE.test(key)) return false;
  return key.search(FORBIDDEN) === -1;
}

/** Truncates a name to `max` UTF-16 units without splitting a character. */
export function shorten(name: string, max: number): string {
  let short = '';
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    if (short.length + segment.length > max) break;
    short += segment;
  }
  return short.trimEnd();
}

/** A free name of at most `max` units: 'The Mill', then 'The Mill 2' and so on. */
export function freeName(wanted: string, max: number, isTaken: (name: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : ` ${String(number)}`;
    const name = `${shorten(wanted, max - end.length)}${end}`;
    if (!isTaken(name)) return name;
  }
}
