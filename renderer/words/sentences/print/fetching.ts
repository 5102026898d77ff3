/** Words of the set-up list. */
import { spoken } from '../../language';

const words = await spoken('fetching');
export const { FETCH } = words;
