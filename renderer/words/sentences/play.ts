/** Words of a table in the language that was chosen: one file, where each text of its own would be fetched in turn. */
import { spoken } from '../language';

export const TABLE_WORDS = await spoken('play');
