/** A row of Standee's rulebook. */
export interface Rule {
  /** The source: 'p. 20' of the rulebook, 'FAQ p. 62', or the kind of source. */
  readonly at: string;
  /** A summary in our own words. */
  readonly says: string;
}
