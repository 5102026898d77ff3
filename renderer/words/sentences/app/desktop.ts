/** Words of what only the desktop app does, in the language that was chosen. */
import { spoken } from '../../language';

export const { DESKTOP } = await spoken('desktop');
