import { spoken } from '../../language';

export const { STATISTICS } = await spoken('statistics');
