/** What could change how the text around it looks, or cannot be seen; joiners are part of words. */
const ONE_LINE = /^(?:[^\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]|[\u200c\u200d])*$/u;

/** Whether a text is one line of visible text, as every name is. */
export function isOneLine(text: string): boolean {
  return ONE_LINE.test(text);
}
