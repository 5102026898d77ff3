import { spoken } from '../../language';

export const { ABOUT } = await spoken('about');
