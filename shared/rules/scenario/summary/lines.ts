/** A line of the end of a scenario: who gets how much of what, and where the number comes from. */
import type { Content } from '../../../content/content';
import type { CharacterId, ClassId, ScenarioId } from '../../../ids';
import type { RuleId } from '../../../rulebook';
import type { Campaign, Character, Scenario } from '../../../state';

/** What a line changes; those that are no numbers are things: 1 = yes, 0 = left out. */
export type SummaryThing =
  | {
      readonly what: 'experience' | 'gold' | 'checkMarks' | 'reputation' | 'prosperity' | 'message';
    }
  /** `names`: what has counted, where a goal asks for different ones. */
  | { readonly what: 'quest'; readonly names: readonly string[] }
  | { readonly what: 'item' | 'itemDesign'; readonly item: number }
  /** Null = left to chance. */
  | { readonly what: 'randomDesign'; readonly item: number | null }
  /** Null = left to the table. */
  | { readonly what: 'randomScenario'; readonly scenario: ScenarioId | null }
  | { readonly what: 'completed' | 'blocked'; readonly scenario: ScenarioId }
  | {
      readonly what: 'scenario';
      /** Null = not chosen yet. */
      readonly scenario: ScenarioId | null;
      /** One of these has to be chosen; null = nothing to choose. */
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

/** Where a line comes from. */
export type SummarySource =
  | { readonly kind: 'play' }
  | { readonly kind: 'bonus'; readonly level: number }
  | { readonly kind: 'tokens'; readonly tokens: number; readonly goldPerToken: number }
  | { readonly kind: 'battleGoal'; readonly goal: number; readonly met: boolean | null }
  /** A battle goal that only the table's paper knows. */
  | { readonly kind: 'paper' }
  /** `each` = for every character; otherwise shared by all or for the party. */
  | { readonly kind: 'reward'; readonly each: boolean; readonly only?: string }
  | { readonly kind: 'treasure'; readonly treasure: number }
  | { readonly kind: 'personalQuest'; readonly goal: number }
  | { readonly kind: 'completion' };

interface LineFacts {
  /** Stays the same while the line is about the same thing. */
  readonly id: string;
  /** Whose sheet it goes to; null = the party or the world. */
  readonly to: CharacterId | null;
  /** What is applied. */
  readonly amount: number;
  /** What Standee came to. */
  readonly computed: number;
  /** The amount it has where the players take it, as one of several; null = it is no choice. */
  readonly offer: number | null;
  readonly from: SummarySource;
  readonly rule: RuleId;
}

export type SummaryLine = LineFacts & SummaryThing;

/** What a line with one of these names is about. */
export type ThingOf<W, T = SummaryThing> = T extends { readonly what: infer U }
  ? W extends U
    ? T
    : never
  : never;
export type LineOf<W extends SummaryThing['what']> = LineFacts & ThingOf<W>;

/** What a player changes on a line. */
export interface SummaryCorrection {
  readonly line: string;
  readonly amount?: number | undefined;
  readonly to?: CharacterId | undefined;
  /** The one that is chosen, or that the table drew. */
  readonly scenario?: ScenarioId | undefined;
  /** The design that the table drew. */
  readonly item?: number | undefined;
}

export interface ScenarioSummary {
  readonly won: boolean;
  readonly casual: boolean;
  readonly lines: readonly SummaryLine[];
}

/** A line as its makers write it. */
export type NewLine = Omit<LineFacts, 'computed' | 'offer' | 'to'> &
  Partial<Pick<LineFacts, 'offer' | 'to'>> &
  SummaryThing;

/** What the makers of lines look at. */
export interface SummaryTable {
  readonly campaign: Campaign;
  readonly scenario: Scenario;
  readonly content: Content;
  readonly won: boolean;
  readonly characters: readonly Character[];
}
