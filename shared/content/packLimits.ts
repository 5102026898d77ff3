/** How large packs may be; screens ask before they send anything. */

/** Characters of a pack, or of all files of a folder together; thirty boxes would not fill it. */
export const LARGEST_PACK = 2_000_000;
/** Files a folder may have. */
export const MOST_PACK_FILES = 300;
