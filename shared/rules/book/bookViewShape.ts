/** Types for the visible contents of the scenario book. */
import type { Rounds } from '../../content/rooms';
import type {
  SingleGoal,
  AbilityAction,
  ScenarioRule,
  ScenarioContent,
  SpawnContent,
} from '../../content/types';
import type { MonsterTypeId } from '../../ids';
import type { BookDue } from '../../state';
import type { Rank } from '../../vocabulary';
import type { SeeBook } from './seeBook';

export interface GoalView {
  readonly type: SingleGoal['type'];
  readonly monster: MonsterTypeId | null;
  /** Monster types of a goal about several types. */
  readonly monsters: readonly MonsterTypeId[];
  /** Name of the objectives it is about; null = all. */
  readonly objective: string | null;
  /** Rooms to reveal; empty = all. */
  readonly rooms: readonly number[];
  /** Goals with the same number are alternatives; null = the goal must always be reached. */
  readonly alternative: number | null;
  /** Number of figures or rounds, evaluated for this party; null = all, or no number. */
  readonly count: number | null;
  /** Number of killed figures that count for a goal of type 'killCount'; 0 for other goals. */
  readonly fallen: number;
}

export interface SpawnView {
  /** Index of the spawn in the scenario, for `placeSpawn`. */
  readonly spawn: number;
  readonly rounds: Rounds | null;
  readonly timing: 'start' | 'end';
  /** The next round in which it arrives, including this one; null = none. */
  readonly next: number | null;
  readonly onReveal: readonly number[];
  /** Conditions for the spawn. */
  readonly when: Conditions;
  readonly figures: readonly { readonly monster: MonsterTypeId; readonly rank: Rank }[];
  /** Letters in the book where the figures are placed. */
  readonly markers: readonly string[];
  /** True if its conditions are met; null = only players know. */
  readonly holds: boolean | null;
  /** True if it arrives once per matching objective, whose number players enter. */
  readonly perObjective: boolean;
  readonly hasArrived: boolean;
  /** True if it depends on closed rooms, so that nothing about it may be shown. */
  readonly isHidden: boolean;
}

export interface ObjectiveView {
  readonly index: number;
  readonly name: string;
  readonly role: 'escort' | 'objective';
  /** Hit points evaluated for this party; null = cannot be damaged. */
  readonly hitPoints: number | null;
  /** Hit points as printed: a number or a formula in C and L. */
  readonly formula: number | string | null;
  readonly initiative: number | null;
  readonly marker: string | null;
  readonly actions: readonly AbilityAction[];
  /** Number of figures of this objective in play. */
  readonly inPlay: number;
}

/** Rooms that open without a door. */
export interface RevealView {
  /** Rooms that are still closed. */
  readonly rooms: readonly number[];
  readonly rounds: Rounds | null;
  readonly timing: 'start' | 'end';
  readonly when: Conditions;
  /** True if the rooms can open now. Players decide when. */
  readonly isDue: boolean;
}

/** A monster type that acts only in some rounds. */
export interface RestView {
  readonly monster: MonsterTypeId;
  /** The rounds in which it acts. */
  readonly rounds: Rounds;
  /** True if it does not act in this round. */
  readonly isResting: boolean;
}

/** A rule of the scenario, with its index. */
export interface RuleView {
  readonly index: number;
  readonly rule: ScenarioRule;
  /** True if it no longer applies. */
  readonly hasEnded: boolean;
}

export interface BookView {
  readonly goals: readonly GoalView[];
  /** The goal in the words of the scenario's author. */
  readonly goalText: string | null;
  readonly objectives: readonly ObjectiveView[];
  readonly spawns: readonly SpawnView[];
  readonly damage: readonly { readonly printed: Damage; readonly amount: number | null }[];
  readonly finish: readonly Finish[];
  readonly startEffects: NonNullable<ScenarioContent['startEffects']>;
  readonly elements: NonNullable<ScenarioContent['elements']>;
  readonly statOverrides: NonNullable<ScenarioContent['statOverrides']>;
  readonly allies: readonly MonsterTypeId[];
  readonly resting: readonly RestView[];
  readonly reveals: readonly RevealView[];
  /** Rules that depend only on open rooms, including those that apply later. */
  readonly rules: readonly RuleView[];
  /** Rules that the players still have to carry out, oldest first. */
  readonly due: readonly BookDue[];
  /** Penalties of the revealed room cards in a random dungeon. */
  readonly penalties: NonNullable<ScenarioContent['penalties']>;
  readonly seeBook: readonly SeeBook[];
}

export type Damage = NonNullable<ScenarioContent['damage']>[number];

export type Finish = NonNullable<ScenarioContent['finish']>[number];

type Conditions = NonNullable<SpawnContent['when']>;
