import { spoken } from '../../language';

export const { EDITOR, OWN } = await spoken('editor');
