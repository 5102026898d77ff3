/** File names that work on every system, made of the names of campaigns. */
/** Longest file name without extension, in bytes: leaves room for endings under the usual 255. */
const LONGEST = 150;

/** Names that Windows gives to devices, whatever the extension. */
const DEVICE = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\..*)?$/i;

/** What no file name may hold on one of the three systems, and what hides in a name. */
const FORBIDDEN = /[<>:"/\\|?*\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** A file name that works on every system and still reads like the campaign's name. */
export function fileNameFrom(name: string): string {
  let text = name.normalize('NFC').replace(FORBIDDEN, ' ').replace(/\s+/gu, ' ').trim();
  text = text.replace(/^[. ]+/, '');
  while (Buffer.byteLength(text) > LONGEST) text = [...text].slice(0, -1).join('');
  text = text.replace(/[. ]+$/, '');
  if (text === '') return 'Campaign';
  return DEVICE.test(text) ? `Campaign ${text}` : text;
}

/** `fileNameFrom(name)`, with a number where that name is taken (capitals do not count). */
export function freeFileName(name: string, taken: readonly string[]): string {
  const inUse = new Set(taken.map((key) => key.toLowerCase()));
  const wanted = fileNameFrom(name);
  let free = wanted;
  for (let number = 2; inUse.has(free.toLowerCase()); number += 1) {
    free = `${wanted} ${String(number)}`;
  }
  return free;
}

/** Whether a key from outside is the plain name of a file that lies directly in the library. */
export function isSafeKey(key: unknown): key is string {
  if (typeof key !== 'string' || key === '' || Buffer.byteLength(key) > LONGEST + 20) return false;
  if (key.startsWith('.') || /[. ]$/.test(key) || DEVICE.test(key)) return false;
  return key.search(FORBIDDEN) === -1;
}

/** The beginning of a name, no longer than this in UTF-16 units, that ends with a whole character. */
export function shorten(name: string, longest: number): string {
  let short = '';
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    if (short.length + segment.length > longest) break;
    short += segment;
  }
  return short.trimEnd();
}

/** A name that is not taken, no longer than this: 'The Mill', then 'The Mill 2' and so on. */
export function freeName(
  wanted: string,
  longest: number,
  isTaken: (name: string) => boolean,
): string {
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : ` ${String(number)}`;
    const name = `${shorten(wanted, longest - end.length)}${end}`;
    if (!isTaken(name)) return name;
  }
}
