/** What things are called, for sentences in any language. */

/** Names as players know them, for everything that ids stand for. */
export interface Names {
  /** 'Bandit Guard 3 (elite)', or the character's name. Also for figures that are gone. */
  figure(id: string): string;
  /** A character of the campaign. */
  character(id: string): string;
  /** A block of the turn order. */
  block(id: string): string;
  monster(id: string): string;
  /** Its symbol only, as long as the players have not unlocked it. */
  class(id: string): string;
  /** '1 Black Barrow'; nothing of a scenario that the players have not reached. */
  scenario(id: string): string;
  abilityDeck(id: string): string;
  /** 'the monster modifier deck'. */
  modifierDeck(id: string): string;
}
