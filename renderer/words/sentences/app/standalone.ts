import { spoken } from '../../language';

export const { LOOSE_DECK, LOOSE_ORDER } = await spoken('standalone');
