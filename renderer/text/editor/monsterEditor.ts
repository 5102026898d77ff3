/** Words of the editor for monsters. */
import { spoken } from '../language';

export const { MONSTER } = await spoken({
  en: () => import('./monsterEditor.en'),
  de: () => import('./monsterEditor.de'),
});
