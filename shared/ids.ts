/** A string that stands for one kind of thing, so that ids of two kinds cannot be mixed up. */
export type Id<Kind extends string> = string & { readonly __kind: Kind };

/** A character of the campaign. Its figure in a scenario has the same text as `FigureId`. */
export type CharacterId = Id<'character'>;
/** A figure of the running scenario: 'c1', 'bandit-guard-3', 'summon-2', 'objective-1'. */
export type FigureId = Id<'figure'>;
/** A monster type of the content: 'bandit-guard'. */
export type MonsterTypeId = Id<'monsterType'>;
/** A monster ability deck of the content: 'guard'. */
export type AbilityDeckId = Id<'abilityDeck'>;
/** A character class of the content: 'brute'. */
export type ClassId = Id<'class'>;
/** A scenario of the content: '1' to '95', or the id of an own scenario. */
export type ScenarioId = Id<'scenario'>;
/** A content pack: 'frostlands'. */
export type PackId = Id<'pack'>;
/** A token lying on the board: 'money-4'. */
export type TokenId = Id<'token'>;
/** An overlay that was laid during play: 'obstacle-5'. */
export type OverlayId = Id<'overlay'>;
/** A block of the turn order: the id of a character, an objective or a monster type. */
export type BlockId = Id<'block'>;
/** One of the attacker's modifiers of an attack in progress: 'm1', 'poison'. */
export type ModifierId = Id<'modifier'>;

/** Whose attack modifier deck: the monsters' one, or that of a character. */
export type ModifierDeckId = 'monsters' | CharacterId;

/** Gives a plain string the kind the context asks for. Meant for boundaries and builders only. */
export function id<T extends string & { readonly __kind: string }>(text: string): T {
  return text as T;
}
