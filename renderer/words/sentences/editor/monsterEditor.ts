import type { FormKind } from '#shared/content/editing/actionForm';
import { lineName } from '../play';
import { loadWords } from '../../language';
import { upperFirst } from '../../helpers/phrases';

export const { MONSTER_EDITOR } = await loadWords('monsterEditor');

/** The name of a kind of line on custom ability cards: 'Attack'. */
export function kindName(kind: FormKind): string {
  const names: Readonly<Partial<Record<FormKind, string>>> = MONSTER_EDITOR.kinds;
  return names[kind] ?? upperFirst(lineName(kind));
}
