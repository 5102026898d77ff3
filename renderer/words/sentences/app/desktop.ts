import { spoken } from '../../language';

export const { DESKTOP } = await spoken('desktop');
