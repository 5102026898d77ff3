/** Pieces of phrases that are the same in every language. */

/** 'a', 'a and b', 'a, b and c', with the `word` before the last one. */
export function joined(parts: readonly string[], word: string): string {
  if (parts.length < 2) return parts[0] ?? '';
  return `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1) ?? ''}`;
}

/** 'bandit-guard' to 'Bandit Guard'. */
export function readable(id: string): string {
  return id.replace(/(^|-)(\p{L})/gu, (_, dash: string, letter: string) => {
    return `${dash ? ' ' : ''}${letter.toUpperCase()}`;
  });
}

/** With a true minus: '+2', '−1', '+0'. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
