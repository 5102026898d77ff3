/** Closed vocabularies of the game: lists in the usual order, and their unions. */

/** Version of the game format: the `schema` of every game, save and journal. */
export const SCHEMA = 1;

/** Conditions of figures. Bless and curse are cards of a modifier deck instead. */
export const CONDITIONS = [
  'poison',
  'wound',
  'immobilize',
  'disarm',
  'stun',
  'muddle',
  'invisible',
  'strengthen',
] as const;
export type PrintedCondition = (typeof CONDITIONS)[number];
/** The id of a pack condition. */
export type OwnCondition = `own-${string}`;
export type Condition = PrintedCondition | OwnCondition;

export function isOwnCondition(name: string): name is OwnCondition {
  return name.startsWith('own-');
}

export const ELEMENTS = ['fire', 'ice', 'air', 'earth', 'light', 'dark'] as const;
export type Element = (typeof ELEMENTS)[number];

export const ELEMENT_STATES = ['inert', 'waning', 'strong'] as const;
export type ElementState = (typeof ELEMENT_STATES)[number];

export const RANKS = ['normal', 'elite', 'boss'] as const;
export type Rank = (typeof RANKS)[number];

/** The way a figure entered play. Only placed monsters leave a money token. */
export const ORIGINS = ['placed', 'summoned', 'spawned'] as const;
export type Origin = (typeof ORIGINS)[number];

/** Overlays that can be placed or removed during play; they affect movement. */
export const OVERLAY_KINDS = ['obstacle', 'trap', 'hazardousTerrain', 'difficultTerrain'] as const;
export type OverlayKind = (typeof OVERLAY_KINDS)[number];

/** Counts of a character in a scenario for battle goals, besides kills and rests. */
export const TALLIES = [
  /** Traps sprung or disarmed in the turns of the character and its summons. */
  'traps',
  /** Rooms the character revealed by opening a door in its own turn. */
  'rooms',
  'itemUses',
  /** Highest damage beyond the enemy's remaining hit points in one kill. */
  'overkill',
  /** Enemies killed by one attack while at full hit points. */
  'undamagedKills',
  /** Kills by damage other than attack damage. */
  'otherKills',
  /** 1 for the first kill of the scenario. */
  'firstKills',
  /** Rounds that began without a monster on the map. */
  'emptyRounds',
  /** Number of times the character's hit points fell below half. */
  'timesBelowHalf',
] as const;
export type TallyName = (typeof TALLIES)[number];

export const DIFFICULTIES = ['easy', 'normal', 'hard', 'veryHard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const SUMMON_COLOURS = [
  'blue',
  'green',
  'yellow',
  'orange',
  'white',
  'purple',
  'pink',
  'red',
] as const;
export type SummonColour = (typeof SUMMON_COLOURS)[number];

export const ATTACK_MODES = ['normal', 'advantage', 'disadvantage'] as const;
export type AttackMode = (typeof ATTACK_MODES)[number];

/** A condition, or a bless or curse card for a figure's modifier deck. An effect gives it to a figure. */
export type Gift = Condition | 'bless' | 'curse';

/** An effect of an attack, an ability or a modifier card besides its number. */
export type Effect =
  | { readonly kind: 'condition'; readonly condition: Condition }
  | { readonly kind: 'bless' | 'curse' }
  | { readonly kind: 'push' | 'pull'; readonly hexes: number }
  | { readonly kind: 'pierce'; readonly value: number }
  | { readonly kind: 'target'; readonly targets: number }
  | { readonly kind: 'infuse'; readonly element: Element | 'wild' }
  /** Applies to the attacker. */
  | { readonly kind: 'heal' | 'shield'; readonly value: number }
  | { readonly kind: 'addTarget' | 'refreshItem' };

/** An effect in content notation, as content files, saved games and commands carry it. */
export type EffectText =
  | Gift
  | `push ${number}`
  | `pull ${number}`
  | `pierce ${number}`
  | `target ${number}`
  | `infuse ${Element | 'wild'}`
  | `heal ${number} self`
  | `shield ${number} self`
  | 'add target'
  | 'refresh item';

/**
 * An attack modifier card in content notation: a value, then effects, `r` for rolling. '+1', 'x2',
 * 'null', 'bless', 'curse', 'minus1', 'r+0 poison', '+0 stun', 'r+0 pierce 3'.
 */
export type ModifierCard = string & { readonly __kind: 'modifierCard' };

/** The source of damage. */
export type DamageSource =
  'attack' | 'retaliate' | 'wound' | 'trap' | 'hazard' | 'shortRest' | 'direct' | 'condition';
