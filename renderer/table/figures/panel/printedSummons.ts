import type { Content } from '#shared/content/content';
import type { PrintedSummon } from '#shared/rules/cards/summonOnCard';
import type { Character } from '#shared/state';

/** The summons on the ability cards of a character's class, up to its level and with X cards. */
export function printedSummons(
  { class: of, level }: Pick<Character, 'class' | 'level'>,
  content: Pick<Content, 'classCards' | 'cardLines'>,
): readonly PrintedSummon[] {
  const levels = new Map(content.classCards(of).map((card) => [card.id, card.level]));
  const found = (content.cardLines(of)?.cards ?? [])
    .filter(({ id }) => Number(levels.get(id) ?? 1) <= level || levels.get(id) === 'X')
    .flatMap(({ top, bottom }) => [...top, ...bottom])
    .flatMap(({ summon }) => summon ?? []);
  return [...new Map(found.map((summon) => [summon.name, summon])).values()];
}
