/** Entries for a new character that no step has saved yet. */
export interface NewCharacter {
  /** Empty = the name of the class. */
  readonly name: string;
  readonly player: string;
  readonly quest: number | null;
}

export const BLANK: NewCharacter = { name: '', player: '', quest: null };
