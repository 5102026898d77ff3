/** The entered fields of a new character, before it is added. */
export interface NewCharacter {
  /** The name; empty = the name of the class. */
  readonly name: string;
  readonly player: string;
  readonly quest: number | null;
}

export const BLANK: NewCharacter = { name: '', player: '', quest: null };
