/** One row of the rulebook of Standee. */
export interface Rule {
  /** Where it is printed: 'p. 20' of the rule book, 'FAQ p. 62', or the kind of source. */
  readonly at: string;
  /** What it says, in our own words. */
  readonly says: string;
}
