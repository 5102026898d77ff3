import { spoken } from '../../language';

export const { HISTORY } = await spoken('history');
