/**
 * The state of a game: plain, readonly JSON. A change makes a new object that shares what did not
 * change.
 *
 * Glossary
 * - campaign: what lasts from scenario to scenario; sheet: a character between scenarios.
 * - scenario: one evening's play; figure: anything with hit points that stands on the table.
 * - standee: a numbered monster figure; sleeve: the stats that all standees of a type share.
 * - block: one place of the initiative order (a character with its summons, or a monster type).
 * - turn: what one figure does; round: everybody's turns.
 * - draw, discard: the two piles of a deck, top card first.
 * - moment: one recorded step, the unit of undo.
 */
import type {
  CardPiles,
  Deeds,
  OwnedItem,
  PackInUse,
  PartySheet,
  QuestProgress,
} from './campaignState';
import type {
  AbilityDeckId,
  BlockId,
  CharacterId,
  ClassId,
  FigureId,
  ModifierId,
  MonsterTypeId,
  OverlayId,
  ScenarioId,
  TokenId,
} from './ids';
import type {
  AttackMode,
  Condition,
  Difficulty,
  Effect,
  Element,
  ElementState,
  ModifierCard,
  Origin,
  OverlayKind,
  Rank,
  SummonColour,
} from './vocabulary';

export interface Game {
  readonly schema: 2;
  readonly campaign: Campaign;
  readonly scenario: Scenario | null;
}

/** Axial, pointy-top; q to the right, r down-right. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

// ---------------------------------------------------------------------------------- campaign

export interface Campaign {
  /** Empty until `newCampaign`. */
  readonly name: string;
  readonly difficulty: Difficulty;
  /** Solo or open information: monsters and traps are one level higher. */
  readonly solo: boolean;
  readonly characters: readonly CharacterSheet[];
  /** Number for the next character, so that ids are never used twice. */
  readonly nextCharacter: number;
  readonly completed: readonly ScenarioId[];
  /** Characters that have retired, as they were, first to last. */
  readonly retired: readonly CharacterSheet[];
  readonly party: PartySheet;
  /** Content packs in use, in the order they were switched on. */
  readonly packs: readonly PackInUse[];
}

export interface CharacterSheet {
  readonly id: CharacterId;
  readonly class: ClassId;
  readonly name: string;
  /** 1 to 9. */
  readonly level: number;
  readonly experience: number;
  readonly gold: number;
  /** Boxes checked for each perk of the class, in the order of the content. */
  readonly perks: readonly number[];
  /** Hit points that differ from the class table (by hand); null = as printed. */
  readonly maxHitPoints: number | null;
  /** Who plays it; empty = not told. */
  readonly player: string;
  /** Not at the table tonight. */
  readonly absent: boolean;
  /** Check marks from battle goals; every three allow a perk. */
  readonly checkMarks: number;
  /** Perks it may have besides those of levels and check marks: one for each earlier retirement. */
  readonly extraPerks: number;
  readonly items: readonly OwnedItem[];
  readonly notes: string;
  readonly quest: QuestProgress | null;
  /** Numbers of the cards above level 1 that it has chosen. */
  readonly cards: readonly number[];
  /** Numbers of the cards it takes into a scenario; null = not told. */
  readonly hand: readonly number[] | null;
  /** Gave gold to the sanctuary since its last scenario: two blessings in the next one. */
  readonly blessed: boolean;
}

// ---------------------------------------------------------------------------------- scenario

export interface Scenario {
  readonly scenario: ScenarioId;
  /** 0 to 7: gold, experience and the base of everything else. */
  readonly level: number;
  /** 0 to 7: monsters, traps and hazards; one more than `level` in solo play. */
  readonly monsterLevel: number;
  /** Number of characters at the start; exhausted ones still count. */
  readonly players: 2 | 3 | 4;
  /** 1 from the first card selection on. */
  readonly round: number;
  readonly phase: Phase;
  readonly figures: readonly Figure[];
  /** Types with a sleeve on the table, in order of appearance; kept when all their figures died. */
  readonly sleeves: readonly Sleeve[];
  readonly abilityDecks: readonly AbilityDeck[];
  readonly monsterDeck: ModifierDeck;
  readonly elements: Readonly<Record<Element, ElementState>>;
  /** Made during the running turn, strong at its end. */
  readonly infusing: readonly Element[];
  readonly rooms: readonly Room[];
  readonly tokens: readonly Token[];
  /** What has changed on the printed map; null = the scenario has none. */
  readonly board: BoardState | null;
  /** The attack the calculator shows. */
  readonly attack: Attack | null;
  /** Number for the next summon, token or modifier. */
  readonly nextNumber: number;
  /** The goal was reached or missed, and the round is played to its end; absent = neither. */
  readonly decided?: { readonly won: boolean };
  /** Played outside of the campaign: nothing but experience, gold and check marks is kept. */
  readonly casual?: true;
  /** Started although the campaign does not allow it. */
  readonly outOfOrder?: true;
  /** What characters have done; absent = nothing that counts. */
  readonly deeds?: readonly Deeds[];
  /** Spawns of the scenario, by their place in its list, that have come; absent = none. */
  readonly spawned?: readonly number[];
}

export type Phase =
  | { readonly name: 'selectCards' }
  | {
      readonly name: 'turns';
      readonly order: readonly Block[];
      /** Whose turn it is; null before the first turn, between turns and after the last. */
      readonly active: FigureId | null;
      /** Blocks of newly revealed types that act as soon as the running turn ends. */
      readonly interrupting: readonly BlockId[];
    }
  | { readonly name: 'over'; readonly won: boolean };

export interface Block {
  readonly id: BlockId;
  readonly kind: 'character' | 'monsterType' | 'objective';
  /** 1 to 99; a long rest is 99. */
  readonly initiative: number;
  /** Initiative of a character's second card, for ties; null where it was not told. */
  readonly second: number | null;
  readonly longRest: boolean;
  /** In the order they act: summons before their owner, elites before normals. */
  readonly turns: readonly Turn[];
}

export interface Turn {
  readonly figure: FigureId;
  readonly state: 'waiting' | 'acting' | 'done';
  /** It was stunned when its turn began, so it did nothing of its card; absent = it was not. */
  readonly stunned?: true;
}

export interface Room {
  readonly room: number;
  readonly revealed: boolean;
}

/** The map of the scenario is printed content; this is what play has changed on it. */
export interface BoardState {
  /** The table moves its figures on the board, so that distances are taken from it. */
  readonly inUse: boolean;
  /** Doors by their place in the printed list; one that is not named is as printed: closed. */
  readonly doors: readonly DoorState[];
  /** Printed overlays that are gone, by their place in the printed list and their hex. */
  readonly gone: readonly GoneOverlay[];
  /** Overlays that came by an ability or by hand. */
  readonly laid: readonly LaidOverlay[];
  /** Pairs of hexes the players let see each other although no line joins them. */
  readonly allowedSights: readonly (readonly [Hex, Hex])[];
}

export interface DoorState {
  readonly door: number;
  readonly state: 'open' | 'closed' | 'locked';
}

export interface GoneOverlay {
  readonly overlay: number;
  readonly at: Hex;
}

export interface LaidOverlay {
  readonly id: OverlayId;
  readonly kind: OverlayKind;
  readonly hexes: readonly Hex[];
  /** What a trap does where it is known; absent = the damage of the level. */
  readonly trap?: TrapEffect;
}

export interface TrapEffect {
  /** Null = the damage of the level. */
  readonly damage: number | null;
  readonly conditions: readonly Condition[];
}

/** Something that lies on the board and can be picked up. */
export type Token = MoneyToken | TreasureToken;

export interface MoneyToken {
  readonly kind: 'money';
  readonly id: TokenId;
  /** Money tokens in the pile, usually 1. */
  readonly amount: number;
  readonly at: Hex | null;
  /** The monster that left it; null = from the scenario book or by hand. */
  readonly from: FigureId | null;
}

export interface TreasureToken {
  readonly kind: 'treasure';
  readonly id: TokenId;
  /** Number of the treasure, or the goal tile of the scenario. */
  readonly treasure: number | 'goal';
  readonly at: Hex | null;
}

// ----------------------------------------------------------------------------------- figures

export type Figure = Character | Monster | Summon | Objective;

export interface FigureBase {
  readonly id: FigureId;
  /** 0 only for exhausted characters; dead monsters and summons are taken off. */
  readonly hitPoints: number;
  readonly maxHitPoints: number;
  readonly conditions: readonly ActiveCondition[];
  readonly bonuses: readonly Bonus[];
  /** Null without a board, or before the figure was placed. */
  readonly at: Hex | null;
}

export interface ActiveCondition {
  readonly name: Condition;
  /** How many ends of the figure's own turn it still outlives; null = until healed. */
  readonly turnEnds: 1 | 2 | null;
}

/** A shield or retaliate besides the one printed on the stat card. */
export interface Bonus {
  readonly kind: 'shield' | 'retaliate';
  readonly value: number;
  /** Hexes a retaliate reaches; 1 for adjacent. Always 1 for a shield. */
  readonly range: number;
  readonly lasts: 'round' | 'untilRemoved';
  readonly source: 'abilityCard' | 'item' | 'byHand' | 'modifierCard';
}

export interface Character extends FigureBase {
  readonly kind: 'character';
  readonly sheet: CharacterId;
  readonly class: ClassId;
  readonly name: string;
  readonly level: number;
  /** Gained in this scenario. */
  readonly experience: number;
  /** Money tokens looted in this scenario. */
  readonly money: number;
  /** Treasures looted in this scenario. */
  readonly treasures: readonly (number | 'goal')[];
  readonly initiative: Initiative | null;
  readonly exhausted: boolean;
  /** Took its short rest at the end of this round; absent = it did not. */
  readonly shortRested?: true;
  readonly deck: ModifierDeck;
  /** Number of cards in each pile, where the table wants them counted. */
  readonly cards: CardCounts | null;
  /** Hit points its last damage took, while cards may still be lost instead; absent = none. */
  readonly suffered?: number;
  /** The cards by name, for players who want that; absent = not kept. */
  readonly piles?: CardPiles;
}

/** What a player chose for the round: a leading card, perhaps the other one, or a long rest. */
export type Initiative =
  | { readonly longRest: false; readonly leading: number; readonly second: number | null }
  | {
      readonly longRest: true;
      /** The rest itself was taken in this round. */
      readonly taken?: true;
    };

export interface CardCounts {
  /** Without those chosen for the round. */
  readonly hand: number;
  readonly discard: number;
  readonly lost: number;
  readonly active: number;
  /** Chosen for this round and not yet played; absent = none. */
  readonly chosen?: number;
}

export interface Monster extends FigureBase {
  readonly kind: 'monster';
  readonly type: MonsterTypeId;
  readonly rank: Rank;
  /** Number on the standee, from 1. */
  readonly standee: number;
  readonly origin: Origin;
  /** Allied monsters fight for the party. */
  readonly side: 'enemies' | 'allies';
  /** Round it came in. */
  readonly cameInRound: number;
  /** Its stats are those of so many levels above its sleeve; absent = 0. */
  readonly levelBonus?: number;
}

export interface Summon extends FigureBase {
  readonly kind: 'summon';
  readonly owner: FigureId;
  readonly name: string;
  readonly colour: SummonColour;
  readonly attack: number;
  readonly move: number;
  /** Hexes; 0 = melee. */
  readonly range: number;
  readonly shield: number;
  readonly retaliate: number;
  readonly flying: boolean;
  readonly attackEffects: readonly Effect[];
  readonly cameInRound: number;
}

/** An escort or an objective with hit points. */
export interface Objective extends FigureBase {
  readonly kind: 'objective';
  readonly name: string;
  readonly role: 'escort' | 'objective';
  /** Escorts may have a fixed initiative; null = takes no turn. */
  readonly initiative: number | null;
  /** Its number in the scenario's list; absent = put there by hand. */
  readonly listed?: number;
}

/** What all standees of a type share. */
export interface Sleeve {
  readonly type: MonsterTypeId;
  readonly deck: AbilityDeckId;
  /** 0 to 7; usually the monster level of the scenario. */
  readonly level: number;
  /** Elements the type has used up in this round, 'wild' for one of choice; absent = none. */
  readonly consumed?: readonly (Element | 'wild')[];
}

// ------------------------------------------------------------------------------------- decks

export interface ModifierDeck {
  readonly draw: readonly ModifierCard[];
  readonly discard: readonly ModifierCard[];
  /** A x2 or null was drawn: shuffled at the end of the round. */
  readonly shuffleAtEndOfRound: boolean;
}

export interface AbilityDeck {
  readonly deck: AbilityDeckId;
  /** Ids of the cards left, top first. */
  readonly draw: readonly number[];
  /** Ids of the cards played, newest first, without the current one. */
  readonly discard: readonly number[];
  /** Card of this round. */
  readonly current: number | null;
}

// ------------------------------------------------------------------------------------ attack

/** One attack action in the calculator: what all targets share, and the targets. */
export interface Attack {
  readonly attacker: FigureId;
  /** Value printed on the card, before everything. */
  readonly base: number;
  readonly ranged: boolean;
  /** Hexes; 1 for melee. Null = not told. */
  readonly range: number | null;
  /** Modifiers of step 2 for all targets, in the order the players want them counted. */
  readonly modifiers: readonly AttackModifier[];
  readonly pierce: number;
  /** Conditions and the like that the ability adds. */
  readonly effects: readonly Effect[];
  /** Sources of advantage and disadvantage besides strengthen, muddle and adjacency. */
  readonly advantage: number;
  readonly disadvantage: number;
  /** Still to be attacked, in this order; each has its own draw. */
  readonly targets: readonly AttackTarget[];
  /** Attacked by this action already, and not to be attacked again; absent = nobody yet. */
  readonly attacked?: readonly FigureId[];
}

export type AttackModifier =
  | { readonly id: ModifierId; readonly op: 'add'; readonly n: number; readonly source: string }
  | {
      readonly id: ModifierId;
      readonly op: 'multiply';
      readonly n: number;
      readonly source: string;
    };

export interface AttackTarget {
  readonly figure: FigureId;
  /** Hexes from the attacker, 1 = adjacent. Null = unknown: taken as in range, not adjacent. */
  readonly distance: number | null;
  /** Modifiers for this target only. */
  readonly modifiers: readonly AttackModifier[];
  /** Order of all modifiers of step 2 by id, 'poison' among them; null = best for the attacker. */
  readonly order: readonly ModifierId[] | null;
  /** Order of the counted cards, as places in `drawn.applied`; null = best for the attacker. */
  readonly cardOrder: readonly number[] | null;
  /** Says how to draw where the derived answer is not wanted. */
  readonly modeOverride: AttackMode | null;
  readonly drawn: DrawnCards | null;
  /** Shield against this attack by hand (items, abilities), besides the figure's own. */
  readonly extraShield: number;
  /** Pierce for this target only, besides that of the attack and of the cards. */
  readonly extraPierce: number;
  /** Numbers the players put in place of the computed ones; null = as computed. */
  readonly overrides: {
    readonly base: number | null;
    readonly modified: number | null;
    readonly afterCards: number | null;
    /** After the target’s reductions. */
    readonly reduced: number | null;
    readonly damage: number | null;
  };
  /** What a character loses instead of suffering the damage. */
  readonly negate: Negation | null;
  /** Effects the attacker leaves out (they are optional for characters). */
  readonly declined: readonly Effect[];
  /** Distance after a push or pull, for retaliate; null = as before. */
  readonly distanceAfterEffects: number | null;
}

export type Negation = 'oneFromHand' | 'twoFromDiscard';

export interface DrawnCards {
  readonly mode: AttackMode;
  /** All cards turned over, in order. */
  readonly cards: readonly ModifierCard[];
  /** The ones that count, in the order drawn. */
  readonly applied: readonly ModifierCard[];
  /** The better or worse of the two could not be told: the first counts. */
  readonly ambiguous: boolean;
  /** Entered from the table's own deck instead of drawn. */
  readonly byHand: boolean;
}
