/** Generates ids from names. */

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const ENDINGS = [
  ...LETTERS.slice(1),
  ...LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}`)),
];

/** 'Frost Hound' to 'frost-hound'. A trailing number would be read as a standee number. */
export function slugOf(name: string, fallback: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const words = plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '');
  const short = words.slice(0, 36).replace(/-+$/, '');
  const free = /(^|-)\d+$/.test(short) ? `${short}-x` : short;
  return free === '' ? fallback : free;
}

/** The slug, with letters appended if it is taken. */
export function freeId(slug: string, isTaken: (id: string) => boolean): string {
  if (!isTaken(slug)) return slug;
  const ending = ENDINGS.find((each) => !isTaken(`${slug}-${each}`));
  return `${slug}-${ending ?? ENDINGS.join('').slice(0, 10)}`;
}
