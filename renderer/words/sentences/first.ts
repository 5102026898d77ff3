/** Words of the first screen, in the language that was chosen. */
import { spoken } from '../language';

export const FIRST = await spoken('first');
