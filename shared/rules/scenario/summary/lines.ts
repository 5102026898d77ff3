/** A line of the scenario summary: recipient, amount, thing and source. */
import type { Content } from '../../../content/content';
import type { ScenarioRewards } from '../../../content/types';
import type { CharacterId, ClassId, ScenarioId } from '../../../ids';
import type { RuleId } from '../../../rulebook';
import type { Campaign, Character, Scenario } from '../../../state';
import type { GoalProgress } from '../battleGoals';

/** The thing a line changes. For things without a number, 1 = yes, 0 = declined. */
export type SummaryThing =
  | {
      readonly what: 'experience' | 'gold' | 'checkMarks' | 'reputation' | 'prosperity' | 'message';
    }
  /** `names`: the counted names, for goals that need different ones. */
  | { readonly what: 'quest'; readonly names: readonly string[] }
  | { readonly what: 'itemDesign'; readonly item: number }
  | { readonly what: 'item'; readonly item: number; readonly becomes: ItemOutcome }
  /** One of several rewards; `chosen` null = not chosen yet. */
  | {
      readonly what: 'choice';
      readonly options: readonly RewardOption[];
      readonly chosen: number | null;
    }
  /** The item; null = random. */
  | { readonly what: 'randomDesign'; readonly item: number | null }
  /** The scenario; null = players draw it. */
  | { readonly what: 'randomScenario'; readonly scenario: ScenarioId | null }
  | { readonly what: 'completed' | 'blocked'; readonly scenario: ScenarioId }
  | {
      readonly what: 'scenario';
      /** The scenario; null = not chosen yet. */
      readonly scenario: ScenarioId | null;
      /** Options to choose from; null = no choice. */
      readonly options: readonly ScenarioId[] | null;
    }
  | {
      readonly what: 'globalAchievement' | 'partyAchievement' | 'losePartyAchievement';
      readonly achievement: string;
    }
  | { readonly what: 'treasure'; readonly treasure: number }
  | { readonly what: 'class'; readonly class: ClassId }
  | { readonly what: 'envelope'; readonly envelope: string }
  | { readonly what: 'cityEvent' | 'roadEvent'; readonly card: number }
  | { readonly what: 'questDone'; readonly quest: number };

/**
 * The outcome for the recipient: gained, sold immediately because they own one already, or no copy
 * left.
 */
export type ItemOutcome =
  { readonly kind: 'owned' | 'notLeft' } | { readonly kind: 'sold'; readonly gold: number };

/** One of several rewards to choose from. */
export type RewardOption = NonNullable<ScenarioRewards['chooseOne']>[number];

/** The source of a line. */
export type SummarySource =
  | { readonly kind: 'play' }
  | { readonly kind: 'bonus'; readonly level: number }
  | { readonly kind: 'tokens'; readonly tokens: number; readonly goldPerToken: number }
  | {
      readonly kind: 'battleGoal';
      readonly goal: number;
      readonly met: boolean | null;
      /** Progress; null = only players know. */
      readonly progress: GoalProgress | null;
      /** True if another character has the same card. */
      readonly isTwice: boolean;
    }
  /** A battle goal that players track on paper. */
  | { readonly kind: 'paper' }
  /**
   * `each` = true for a reward that every character gets; otherwise it is shared or for the party.
   */
  | { readonly kind: 'reward'; readonly each: boolean; readonly only?: string }
  | { readonly kind: 'treasure'; readonly treasure: number }
  /** `most` = the maximum that players can enter, for kills with an item; otherwise null. */
  | { readonly kind: 'personalQuest'; readonly goal: number; readonly most: number | null }
  | { readonly kind: 'completion' };

interface LineFacts {
  /** An id that stays the same as long as the line is about the same thing. */
  readonly id: string;
  /** The recipient's sheet; null = the party or the world. */
  readonly to: CharacterId | null;
  /** The amount that is applied. */
  readonly amount: number;
  /** The amount that Standee computed. */
  readonly computed: number;
  readonly from: SummarySource;
  readonly rule: RuleId;
}

export type SummaryLine = LineFacts & SummaryThing;

/** The kinds of things with one of these names. */
export type ThingOf<W, T = SummaryThing> = T extends { readonly what: infer U }
  ? W extends U
    ? T
    : never
  : never;
export type LineOf<W extends SummaryThing['what']> = LineFacts & ThingOf<W>;

/** A player's edit of a line. */
export interface SummaryCorrection {
  readonly line: string;
  readonly amount?: number | undefined;
  readonly to?: CharacterId | undefined;
  /** The chosen or drawn scenario. */
  readonly scenario?: ScenarioId | undefined;
  /** The drawn item design. */
  readonly item?: number | undefined;
  /** Index of the chosen reward. */
  readonly choice?: number | undefined;
}

export interface ScenarioSummary {
  readonly won: boolean;
  readonly casual: boolean;
  readonly lines: readonly SummaryLine[];
}

/** A line without the fields that have defaults. */
export type NewLine = Omit<LineFacts, 'computed' | 'to'> &
  Partial<Pick<LineFacts, 'to'>> &
  SummaryThing;

/** Inputs for creating lines. */
export interface SummaryTable {
  readonly campaign: Campaign;
  readonly scenario: Scenario;
  readonly content: Content;
  readonly won: boolean;
  readonly characters: readonly Character[];
}
