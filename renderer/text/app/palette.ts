/** Words of the command palette, in the language that was chosen. */
import { spoken } from '../language';

export const { PALETTE } = await spoken({
  en: () => import('./palette.en'),
  de: () => import('./palette.de'),
});
