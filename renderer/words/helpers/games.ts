/** The names of games, by the codes that other programs use. They are the same in every language. */
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

/** The name of a game. An unknown code is put in quotation marks. */
export function gameName(code: string): string {
  return GAMES[code] ?? `“${code}”`;
}
