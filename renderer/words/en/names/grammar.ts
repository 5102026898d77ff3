/** Grammar helpers of English sentences: plurals, lists, possessives. */
import { joinWith } from '../../helpers/phrases';

/** '1 card', '2 cards'. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** 'a', 'a and b', 'a, b and c'. */
export function listOf(parts: readonly string[]): string {
  return joinWith(parts, 'and');
}

/** 'Brute', 'Brute or Tinkerer'. */
export function oneOf(parts: readonly string[]): string {
  return joinWith(parts, 'or');
}

/** 'Brute’s', 'Bandit Archers’'. */
export function possessive(name: string): string {
  return name.endsWith('s') ? `${name}’` : `${name}’s`;
}
