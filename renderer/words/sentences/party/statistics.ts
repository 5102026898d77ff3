/** Words of the statistics, in the language that was chosen. */
import { spoken } from '../../language';

export const { STATISTICS } = await spoken('statistics');
