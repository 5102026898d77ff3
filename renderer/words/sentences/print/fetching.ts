/** Words of what is fetched from the box, in the language that was chosen. */
import { spoken } from '../../language';

const words = await spoken('fetching');
export const { FETCH } = words;
