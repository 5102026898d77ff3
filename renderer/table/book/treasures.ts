/** Which treasure tiles the table knows, and what was in them. */
import type { Content } from '#shared/content/content';
import type { Scenario } from '#shared/state';
import { BOOK, treasureHolds } from '../../words/sentences/table/book';
import type { Names } from '../../words/sentences/names/names';

/** Treasures of the open rooms: where they are, and what they held once they were looted. */
export function treasureTexts(
  scenario: Scenario,
  before: readonly number[],
  content: Content,
  names: Names,
): readonly string[] {
  const item = (number: number): string => content.item(number)?.name ?? String(number);
  const lying = scenario.tokens.flatMap((token) => {
    if (token.kind !== 'treasure') return [];
    const name = BOOK.treasure(token.treasure);
    const isEmpty = token.treasure !== 'goal' && before.includes(token.treasure);
    return [isEmpty ? BOOK.lootedBefore(name) : BOOK.onTable(name)];
  });
  const looted = scenario.figures.flatMap((figure) => {
    if (figure.kind !== 'character') return [];
    return figure.treasures.map((treasure) => {
      const rewards = treasure === 'goal' ? [] : (content.treasure(treasure)?.rewards ?? []);
      const holds =
        treasure !== 'goal' && before.includes(treasure) ? '' : treasureHolds(rewards, names, item);
      return BOOK.lootedBy(BOOK.treasure(treasure), figure.name, holds);
    });
  });
  return [...lying, ...looted];
}
