/** Which sign stands for a monster type, a class or a place in the turn order. */
import type { Content } from '#shared/content/content';
import { MONSTER_SIGN, type Sign } from '#shared/content/signs';
import { id, type FigureId, type MonsterTypeId } from '#shared/ids';
import type { Block, Figure, Scenario } from '#shared/state';

/** The sign of a monster type; one for all whose pack names none. */
export function signOfMonster(type: MonsterTypeId, content: Pick<Content, 'monster'>): Sign {
  return content.monster(type)?.sign ?? MONSTER_SIGN;
}

/** The sign of a figure's type or class; null where it has none. */
export function signOf(figure: Figure, content: Pick<Content, 'monster' | 'class'>): Sign | null {
  switch (figure.kind) {
    case 'monster':
      return signOfMonster(figure.type, content);
    case 'character':
      return content.class(figure.class)?.sign ?? null;
    case 'summon':
    case 'objective':
      return null;
  }
}

/** The sign of a place in the order of turns. */
export function signOfBlock(
  { id: block, kind }: Block,
  { figures }: Pick<Scenario, 'figures'>,
  content: Pick<Content, 'monster' | 'class'>,
): Sign | null {
  if (kind === 'monsterType') return signOfMonster(id(block), content);
  const figure = figures.find((each) => each.id === id<FigureId>(block));
  return figure ? signOf(figure, content) : null;
}
