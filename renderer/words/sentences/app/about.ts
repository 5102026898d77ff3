/** Words of what Standee is. */
import { spoken } from '../../language';

export const { ABOUT } = await spoken('about');
