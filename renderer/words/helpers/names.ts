/** Names as players know them, by id, for sentences in any language. */
export interface Names {
  /** 'Bandit Guard 3 (elite)', or the character's name; also for removed figures. */
  figure(id: string): string;
  /** A character of the campaign. */
  character(id: string): string;
  /** A block of the turn order. */
  block(id: string): string;
  monster(id: string): string;
  /** Only its symbol while the class is locked. */
  class(id: string): string;
  /** '1 Black Barrow'; only the number while the scenario is locked. */
  scenario(id: string): string;
  abilityDeck(id: string): string;
  /** 'door 1', 'the door between rooms 1 and 2'; by its index on the map. */
  door(door: number): string;
  /** 'the monster modifier deck'. */
  modifierDeck(id: string): string;
}
