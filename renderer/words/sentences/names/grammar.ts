/** Grammar of the language that is spoken. */
import { TABLE_WORDS } from '../play';

export const { listOf, oneOf } = TABLE_WORDS;
