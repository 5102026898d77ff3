/** Names of the games that other programs know by codes. They are the same in every language. */
const GAMES: Readonly<Record<string, string>> = {
  gh: 'Gloomhaven',
  'gh-envx': 'Gloomhaven, Envelope X',
  fc: 'Forgotten Circles',
  jotl: 'Jaws of the Lion',
  fh: 'Frosthaven',
  cs: 'The Crimson Scales',
  toa: 'Trail of Ashes',
  gh2e: 'Gloomhaven, Second Edition',
  bb: 'Buttons & Bugs',
};

/** The name of a game; an unknown code in quotation marks. */
export function gameName(code: string): string {
  return GAMES[code] ?? `“${code}”`;
}
