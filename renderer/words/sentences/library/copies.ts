import { spoken } from '../../language';

export const { COPIES, COPY_FAILURES } = await spoken('copies');
