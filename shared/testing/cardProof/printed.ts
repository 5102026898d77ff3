/** Splits a printed half into abilities that are performed one at a time. */
import type { CardLine } from '../../content/types';
import { CONTENT } from '../play';

const FOR_HOLDER: readonly CardLine['type'][] = ['shield', 'retaliate', 'immunity'];

export function printedLines(
  ofClass: string,
  card: number,
  half: 'top' | 'bottom',
): readonly CardLine[] {
  const lines = CONTENT.cardLines(ofClass)?.cards.find(({ id }) => id === card)?.[half] ?? [];
  const holder = lines.find((line) => line.type === 'giveCard' && line.card === 'this')?.affects;
  return lines
    .flatMap((line) => pressesOf(line))
    .map((line) => {
      const isFor = holder && FOR_HOLDER.includes(line.type) && line.affects === undefined;
      return isFor ? { ...line, affects: holder } : line;
    });
}

function pressesOf(line: CardLine): readonly CardLine[] {
  const { type, actions = [], chain = [], value } = line;
  if (type === 'perform' || type === 'command')
    return actions.map((action) => ({ ...line, actions: [action] }));
  if (type === 'chooseOne') return actions.map((action) => ({ ...line, actions: [action] }));
  const links = chain.map(({ range, value: less }): CardLine => {
    const weaker = Number(value) + Number(less);
    return { type: 'attack', value: weaker, range, affects: 'anotherEnemyNearLastTarget' };
  });
  return [line, ...links];
}
