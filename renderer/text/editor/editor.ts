/** Words of the editor for own scenarios. */
import { spoken } from '../language';

export const { EDITOR, OWN } = await spoken({
  en: () => import('./editor.en'),
  de: () => import('./editor.de'),
});
