/** Figures in the set-up of `setUp.ts`: C, its ally A, its summon S, and the enemies E and F. */
export type Letter = 'C' | 'A' | 'S' | 'E' | 'F';
