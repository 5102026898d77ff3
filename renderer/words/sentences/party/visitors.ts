import { TABLE_WORDS } from '../play';

export const { VISITORS, BRING_WAYS } = TABLE_WORDS.visitors;
