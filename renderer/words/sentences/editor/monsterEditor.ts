/** Words of the editor for monsters. */
import type { FormKind } from '#shared/content/editing/actionForm';
import { lineName } from '../play';
import { spoken } from '../../language';
import { upperFirst } from '../../wording/phrases';

export const { MONSTER } = await spoken('monsterEditor');

/** What lines of a card of one's own do: 'Attack'. */
export function kindName(kind: FormKind): string {
  const names: Readonly<Partial<Record<FormKind, string>>> = MONSTER.kinds;
  return names[kind] ?? upperFirst(lineName(kind));
}
