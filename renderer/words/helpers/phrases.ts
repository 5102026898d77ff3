/** Functions for parts of phrases that are the same in every language. */
import type { CardLoss } from '#shared/state';

/** The number of lost cards, by pile. */
export function cardsLost(losses: readonly CardLoss[]) {
  const hand = losses.filter((loss) => loss === 'oneFromHand').length;
  return { hand, discards: 2 * (losses.length - hand) };
}

/** Joins parts: 'a', 'a and b', 'a, b and c'. `word` is put before the last one. */
export function joinWith(parts: readonly string[], word: string): string {
  if (parts.length < 2) return parts[0] ?? '';
  return `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1) ?? ''}`;
}

/** Makes an id readable: 'bandit-guard' becomes 'Bandit Guard'. */
export function titleFromId(id: string): string {
  return id.replace(/(^|-)(\p{L})/gu, (_, dash: string, letter: string) => {
    return `${dash ? ' ' : ''}${letter.toUpperCase()}`;
  });
}

/** A number with its sign and a typographic minus: '+2', '−1', '+0'. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

/** Seconds in minutes: '+5 min', '−5 min'. */
export function inMinutes(seconds: number): string {
  return `${signed(Math.round(seconds / 60))} min`;
}

/** Seconds as hours and minutes, rounded down: '1:05'. */
export function hoursAndMinutes(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${String(Math.floor(minutes / 60))}:${String(minutes % 60).padStart(2, '0')}`;
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A formula with typographic operators and without its rounding: '2 × L' for 'floor(2*L)'. */
export function formulaText(formula: number | string): string {
  return String(formula)
    .replace(ROUNDED, '$2')
    .replaceAll('*', ' × ')
    .replaceAll('/', ' / ')
    .replaceAll('+', ' + ')
    .replaceAll('-', ' − ');
}

const ROUNDED = /^(floor|ceil)\((.*)\)$/;

/** The direction in which a formula is rounded; null if it is not rounded. */
export function roundingOf(formula: number | string): 'down' | 'up' | null {
  const [, rounding] = ROUNDED.exec(String(formula)) ?? [];
  if (rounding === undefined) return null;
  return rounding === 'floor' ? 'down' : 'up';
}
