/**
 * Rejects invisible characters and those that affect the surrounding text. Joiners are part of
 * words.
 */
const ONE_LINE = /^(?:[^\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]|[\u200c\u200d])*$/u;

/** True if a text is one line of visible characters, as required for names. */
export function isOneLine(text: string): boolean {
  return ONE_LINE.test(text);
}
