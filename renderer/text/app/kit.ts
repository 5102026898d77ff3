/** Words of what a character has at the table, in the language that was chosen. */
import { spoken } from '../language';

export const { KIT } = await spoken({
  en: () => import('./kit.en'),
  de: () => import('./kit.de'),
});
