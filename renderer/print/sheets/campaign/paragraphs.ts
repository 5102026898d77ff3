/** The maximum length of one piece of text on paper. */
const LONGEST = 500;

/**
 * Splits a player's text into pieces that fit on a page: its lines. Long lines are split between
 * words.
 */
export function paragraphs(text: string): readonly string[] {
  return text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap(pieces);
}

function pieces(line: string): readonly string[] {
  const found: string[] = [];
  let rest = line;
  while (rest.length > LONGEST) {
    const space = rest.lastIndexOf(' ', LONGEST);
    const at = space > 0 ? space : LONGEST;
    found.push(rest.slice(0, at));
    rest = rest.slice(at).trimStart();
  }
  return rest === '' ? found : [...found, rest];
}
