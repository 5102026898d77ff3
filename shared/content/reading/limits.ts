/**
 * Size limits of packs, which screens check before sending, and the kinds of parts that are
 * counted.
 */

/** Characters of a pack, or of all files of a folder together; far more than thirty boxes. */
export const LARGEST_PACK = 2_000_000;
/** Members of all lists and objects of a pack; the printed content has 115,000. */
export const MAX_PACK_MEMBERS = 120_000;
/** Files in a folder. */
export const MAX_PACK_FILES = 300;
/** Ability cards of one deck. */
export const MAX_DECK_CARDS = 1000;

/** Kinds of parts that are counted, in display order. */
export const COUNTED_PARTS = [
  'monsters',
  'abilityDecks',
  'classes',
  'items',
  'scenarios',
  'tiles',
  'battleGoals',
  'personalQuests',
  'events',
  'treasures',
  'achievements',
  'conditions',
  'names',
  'errata',
] as const;
