/**
 * Rejects invisible characters and characters that affect the surrounding text, such as text
 * direction marks. Zero-width joiners are allowed because some scripts need them inside words.
 */
const ONE_LINE = /^(?:[^\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]|[\u200c\u200d])*$/u;

/** True if a text is one line of visible characters, as required for names. */
export function isOneLine(text: string): boolean {
  return ONE_LINE.test(text);
}
