/** Words of the cards of the random dungeon, in the language that was chosen. */
import { spoken } from '../language';

const words = await spoken({ en: () => import('./dungeon.en'), de: () => import('./dungeon.de') });
export const { DUNGEON, penaltiesText } = words;
