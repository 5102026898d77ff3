/** What a JSON text of ours never exceeds, told from its bytes alone. */

/** A game, its lines and patches are about a dozen deep. */
const DEEPEST = 64;
/** Members of one list or object ... */
const MOST = 100_000;
/** ... but a campaign has more lines than that. */
const MOST_LINES = 2_000_000;
const LINES_DEPTH = 2;

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;

/** Whether a text is one object that is not deeper or wider than ours are. Looks at each byte once. */
export function isBounded(bytes: Buffer): boolean {
  const members: number[] = [];
  for (let at = firstAfterSpace(bytes); at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === QUOTE) {
      at = endOfString(bytes, at);
    } else if (byte === 0x7b || byte === 0x5b) {
      if (members.length === DEEPEST) return false;
      members.push(1);
    } else if (byte === 0x7d || byte === 0x5d) {
      members.pop();
    } else if (byte === COMMA) {
      const depth = members.length;
      const count = (members[depth - 1] ?? 0) + 1;
      members[depth - 1] = count;
      if (count > (depth === LINES_DEPTH ? MOST_LINES : MOST)) return false;
    }
    // Whatever comes after the one object is for the parser to refuse.
    if (members.length === 0) return byte === 0x7d;
  }
  return false;
}

function firstAfterSpace(bytes: Buffer): number {
  const at = bytes.findIndex((byte) => byte > 0x20);
  return at === -1 ? bytes.length : at;
}

/** Where the string that begins here ends. */
function endOfString(bytes: Buffer, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at;
}
