import { TABLE_WORDS } from '../play';

export const { PAPER } = TABLE_WORDS.paper;
