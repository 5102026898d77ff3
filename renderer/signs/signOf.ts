/** Finds the sign of a monster type, a figure or a block of the turn order. */
import type { Content } from '#shared/content/content';
import { PLAIN_SIGNS, type Sign } from '#shared/content/notation/signs';
import { id, type FigureId, type MonsterTypeId } from '#shared/ids';
import type { Block, Figure, Scenario } from '#shared/state';

/** The parts of the content that signs depend on. */
export type SignContent = Pick<Content, 'monster' | 'monsters' | 'class'>;

/** The sign of a monster type. Pack types without a sign get plain ones in turn. */
export function signOfMonster(type: MonsterTypeId, content: Omit<SignContent, 'class'>): Sign {
  const { sign } = content.monster(type) ?? {};
  if (sign) return sign;
  const plain = content.monsters().filter((each) => !each.sign);
  const index = plain.findIndex(({ id: each }) => each === type);
  return PLAIN_SIGNS[Math.max(0, index) % PLAIN_SIGNS.length] ?? PLAIN_SIGNS[0];
}

/** The sign of a figure's type or class; null if it has none. */
export function signOf(figure: Figure, content: SignContent): Sign | null {
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

/** The sign of a block in the turn order. */
export function signOfBlock(
  { id: block, kind }: Block,
  { figures }: Pick<Scenario, 'figures'>,
  content: SignContent,
): Sign | null {
  if (kind === 'monsterType') return signOfMonster(id(block), content);
  const figure = figures.find((each) => each.id === id<FigureId>(block));
  return figure ? signOf(figure, content) : null;
}
