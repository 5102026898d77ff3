/** The known contents of the scenario book, as screens show them. */
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
  /** For goals about several types. */
  readonly monsters: readonly MonsterTypeId[];
  /** Name of the objectives it is about; null = all. */
  readonly objective: string | null;
  /** Rooms to reveal; empty = all. */
  readonly rooms: readonly number[];
  /** Alternatives have the same number; null = it must be reached in any case. */
  readonly alternative: number | null;
  /** Number of figures or rounds, evaluated; null = all, or no number. */
  readonly count: number | null;
  /** Number of those figures that have fallen; 0 for every other goal. */
  readonly fallen: number;
}

export interface SpawnView {
  /** Index in the list, for `placeSpawn`. */
  readonly spawn: number;
  readonly rounds: Rounds | null;
  readonly timing: 'start' | 'end';
  /** Next round it arrives in, including this one; null = none, or not by round. */
  readonly next: number | null;
  readonly onReveal: readonly number[];
  /** Conditions for the spawn. */
  readonly when: Conditions;
  readonly figures: readonly { readonly monster: MonsterTypeId; readonly rank: Rank }[];
  /** Letters in the book where the figures are placed. */
  readonly markers: readonly string[];
  /** True if its conditions hold; null = only the players know. */
  readonly holds: boolean | null;
  /** One per matching objective; the players enter how many. */
  readonly perObjective: boolean;
  readonly hasArrived: boolean;
  /** True if it depends on closed rooms, so that nothing about it may be shown. */
  readonly isHidden: boolean;
}

export interface ObjectiveView {
  readonly index: number;
  readonly name: string;
  readonly role: 'escort' | 'objective';
  /** Evaluated for this party; null = cannot be damaged. */
  readonly hitPoints: number | null;
  /** As printed: a number or a formula in C and L. */
  readonly formula: number | string | null;
  readonly initiative: number | null;
  readonly marker: string | null;
  readonly actions: readonly AbilityAction[];
  /** Number of its figures on the table. */
  readonly inPlay: number;
}

/** Rooms that open without a door. */
export interface RevealView {
  /** Rooms that are still closed. */
  readonly rooms: readonly number[];
  readonly rounds: Rounds | null;
  readonly timing: 'start' | 'end';
  readonly when: Conditions;
  /** True if they can open now; the players decide. */
  readonly isDue: boolean;
}

/** A monster type that acts only in some rounds. */
export interface RestView {
  readonly monster: MonsterTypeId;
  readonly rounds: Rounds;
  readonly rests: boolean;
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
  /** Rules whose rooms are known, also those that come later. */
  readonly rules: readonly RuleView[];
  /** Rules that the players still have to carry out, oldest first. */
  readonly due: readonly BookDue[];
  /** Of the revealed room cards. */
  readonly penalties: NonNullable<ScenarioContent['penalties']>;
  readonly seeBook: readonly SeeBook[];
}

export type Damage = NonNullable<ScenarioContent['damage']>[number];

export type Finish = NonNullable<ScenarioContent['finish']>[number];

type Conditions = NonNullable<SpawnContent['when']>;
