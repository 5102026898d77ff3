/** How large packs may be, which screens ask before they send anything, and what is counted of them. */

/** Characters of a pack, or of all files of a folder together; thirty boxes would not fill it. */
export const LARGEST_PACK = 2_000_000;
/** Members of all lists and objects of a pack; all that is printed has 115,000. */
export const MOST_PACK_MEMBERS = 120_000;
/** Files a folder may have. */
export const MOST_PACK_FILES = 300;
/** Ability cards of one deck. */
export const MOST_DECK_CARDS = 1000;

/** The kinds of things a pack adds that are counted, in the order they are told. */
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
] as const;
