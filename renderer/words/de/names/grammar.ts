/** Grammar helpers of German sentences: plurals, lists, possessives. */
import { joinWith } from '../../helpers/phrases';

/** '1 Karte', '2 Karten'. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** 'a', 'a und b', 'a, b und c'. */
export function listOf(parts: readonly string[]): string {
  return joinWith(parts, 'und');
}

/** 'Barbar', 'Barbar oder Tüftler'. */
export function oneOf(parts: readonly string[]): string {
  return joinWith(parts, 'oder');
}

/** 'zu Beginn' goes before 'von Runde 3', but before 'jeder Runde' as it is. */
export function ofRounds(rounds: string): string {
  return rounds.startsWith('Runde') ? `von ${rounds}` : rounds;
}

/** 'mit Feuer', 'mit beliebigem Element'. */
export function withElement(element: string): string {
  return `mit ${element.replace(/^beliebiges /, 'beliebigem ')}`;
}

/** With a comma: '2,40'. */
export function decimal(n: number, places: number): string {
  return n.toFixed(places).replace('.', ',');
}
