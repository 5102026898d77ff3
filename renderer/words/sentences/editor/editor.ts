/** Words of the editor for own scenarios. */
import { spoken } from '../../language';

export const { EDITOR, OWN } = await spoken('editor');
