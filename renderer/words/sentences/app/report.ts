import { spoken } from '../../language';

export const { REPORT } = await spoken('report');
