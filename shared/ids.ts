/** Branded strings, so that ids of different kinds cannot be mixed up. */
export type Id<Kind extends string> = string & { readonly __kind: Kind };

/** A character of the campaign. Its figure in a scenario has the same text as `FigureId`. */
export type CharacterId = Id<'character'>;
/** A figure of the current scenario: 'c1', 'bandit-guard-3', 'summon-2', 'objective-1'. */
export type FigureId = Id<'figure'>;
/** A monster type of the content: 'bandit-guard'. */
export type MonsterTypeId = Id<'monsterType'>;
/** A monster ability deck of the content: 'guard'. */
export type AbilityDeckId = Id<'abilityDeck'>;
/** A character class of the content: 'brute'. */
export type ClassId = Id<'class'>;
/** A scenario of the content: '1' to '95', or the id of a custom scenario. */
export type ScenarioId = Id<'scenario'>;
/** A content pack: 'frostlands'. */
export type PackId = Id<'pack'>;
/** A token on the board: 'money-4'. */
export type TokenId = Id<'token'>;
/** An overlay placed during play: 'obstacle-5'. */
export type OverlayId = Id<'overlay'>;
/** A block of the turn order: the id of a character, an objective or a monster type. */
export type BlockId = Id<'block'>;
/** One of the attacker's modifiers of an attack in progress: 'm1', 'poison'. */
export type ModifierId = Id<'modifier'>;

/** The attack modifier deck of the monsters or of a character. */
export type ModifierDeckId = 'monsters' | CharacterId;

/** Brands a plain string. Only for boundaries and test builders. */
export function id<T extends string & { readonly __kind: string }>(text: string): T {
  return text as T;
}
