/** Words of the first start and of the list of campaigns. */
import { FIRST } from '../first';

export const { START, LIBRARY } = FIRST.library;
