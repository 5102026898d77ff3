/**
 * What a campaign keeps between scenarios, besides the numbers of its characters: what they own and
 * work towards, the party, and the world. Plain readonly JSON like the rest of the state.
 */
import type { CharacterId, ClassId, MonsterTypeId, PackId, ScenarioId } from './ids';
import type { Rank } from './vocabulary';

/** A copy of an item that a character owns; nobody owns two of the same. */
export interface OwnedItem {
  /** The printed number. */
  readonly item: number;
  /** Worn in a slot; otherwise it lies in the bag. */
  readonly equipped: boolean;
  readonly state: 'ready' | 'spent' | 'consumed';
  /** Circles marked of an item that has some. */
  readonly marks: number;
}

/** The personal quest of a character. */
export interface QuestProgress {
  /** The printed number of the card. */
  readonly quest: number;
  /** What is counted for each goal of the card, in its order. */
  readonly counters: readonly number[];
  /** For goals that ask for different ones (monster types, scenarios): what has counted. */
  readonly counted: readonly (readonly string[])[];
}

/** An achievement as often as it was gained. */
export interface Achieved {
  readonly achievement: string;
  readonly count: number;
}

/** What the players set by hand where the scenario would be in another state by the links. */
export interface ScenarioMark {
  readonly scenario: ScenarioId;
  readonly state: 'open' | 'blocked' | 'locked';
}

/** Copies of an item that the campaign has beyond those of its prosperity. */
export interface ItemCopies {
  readonly item: number;
  readonly copies: number;
}

export interface EventDeck {
  /** Numbers of the cards, top first. */
  readonly draw: readonly number[];
  /** Drawn and not yet put away. */
  readonly current: number | null;
  /** Taken out of the game after they were drawn or by hand. */
  readonly removed: readonly number[];
}

export type EventKind = 'city' | 'road';

/** The party and the world it has changed. */
export interface PartySheet {
  /** -20 to 20. */
  readonly reputation: number;
  /** Check marks of the prosperity track. */
  readonly prosperity: number;
  /** Gold given to the sanctuary in all. */
  readonly donated: number;
  readonly notes: string;
  readonly globalAchievements: readonly Achieved[];
  readonly partyAchievements: readonly Achieved[];
  /** Numbers of the treasures that were looted. */
  readonly treasures: readonly number[];
  readonly unlockedClasses: readonly ClassId[];
  readonly items: readonly ItemCopies[];
  readonly marks: readonly ScenarioMark[];
  /** Scenarios that were started although something stood in the way. */
  readonly outOfOrder: readonly ScenarioId[];
  readonly envelopes: readonly string[];
  /** Fixed points of the campaign that were reached and have had their effect. */
  readonly milestones: readonly string[];
  readonly events: Readonly<Record<EventKind, EventDeck>>;
  /** Hidden things the players had shown to them one by one: 'class sun', 'scenario 51', 'treasure 7'. */
  readonly shown: readonly string[];
}

/** A pack that the campaign plays with; its name is kept for when the library has it no more. */
export interface PackInUse {
  readonly id: PackId;
  readonly name: string;
}

// ---------------------------------------------------------------------- during a scenario

/** What a character has done in the running scenario, for quests and battle goals. */
export interface Deeds {
  readonly character: CharacterId;
  /** Monsters it or its summons killed. */
  readonly kills: readonly Kills[];
  readonly longRests: number;
  readonly shortRests: number;
  /** The battle goal it keeps; null = none was chosen. */
  readonly battleGoal: number | null;
  /** What the players say about the goal; null = as far as Standee can tell. */
  readonly goalMet: boolean | null;
}

export interface Kills {
  readonly monster: MonsterTypeId;
  readonly rank: Rank;
  readonly count: number;
}

export type Pile = 'hand' | 'chosen' | 'discard' | 'lost' | 'active';

/** Ability cards of a character by their printed numbers, for players who have them kept. */
export interface CardPiles {
  readonly hand: readonly number[];
  /** Laid out for the round and not played yet. */
  readonly chosen: readonly number[];
  readonly discard: readonly number[];
  readonly lost: readonly number[];
  readonly active: readonly number[];
  /** Picked for the coming round, the leading one first; still in hand until all are revealed. */
  readonly picked: readonly number[];
  /** Cards that are lost, of which the player has still to say which they are. */
  readonly owed: readonly OwedCards[];
  /** Lost by chance in the short rest that was just taken; another one may take its place. */
  readonly drawn?: DrawnLoss;
}

export interface DrawnLoss {
  readonly card: number;
  /** The cards it was drawn from. */
  readonly among: readonly number[];
}

export interface OwedCards {
  readonly count: number;
  readonly among: readonly number[];
  /** The pile they are missing from. */
  readonly from: 'hand' | 'discard';
}
