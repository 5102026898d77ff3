/** Functions that return names by id, as players may know them, for sentences in any language. */
export interface Names {
  /**
   * The name of a figure: 'Bandit Guard 3 (elite)', or the character's name. Also for removed
   * figures.
   */
  figure(id: string): string;
  /** The name of a character of the campaign. */
  character(id: string): string;
  /** The name of a block in the turn order. */
  block(id: string): string;
  monster(id: string): string;
  /** The name of a class. Only its symbol while the class is locked. */
  class(id: string): string;
  /** The name of a scenario: '1 Black Barrow'. Only its number while the scenario is locked. */
  scenario(id: string): string;
  abilityDeck(id: string): string;
  /** The name of a door by its index on the map: 'door 1', 'the door between rooms 1 and 2'. */
  door(door: number): string;
  /** The name of a modifier deck: 'the monster modifier deck'. */
  modifierDeck(id: string): string;
}
