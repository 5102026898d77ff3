/**
 * Size limits of packs, which screens check before sending, and the kinds of parts that a pack's
 * entry counts.
 */

/**
 * Maximum characters of a pack, or of all files of a folder together; far above thirty boxes of the
 * game.
 */
export const LARGEST_PACK = 2_000_000;
/**
 * Maximum number of members of all lists and objects in a pack; the printed content has 115,000.
 */
export const MAX_PACK_MEMBERS = 120_000;
/** Maximum number of files in a folder. */
export const MAX_PACK_FILES = 300;
/** Maximum number of ability cards in one deck. */
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
