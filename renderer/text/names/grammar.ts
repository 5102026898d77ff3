/** Grammar of the language that is spoken. */
import { TABLE_WORDS } from '../table/words';

export const { listOf, oneOf } = TABLE_WORDS;
