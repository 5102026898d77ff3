/** A line of the end of a scenario: who gets how much of what, and where the number comes from. */
import type { Content } from '../../../content/content';
import type { CharacterId } from '../../../ids';
import type { RuleId } from '../../../rulebook';
import type { Campaign, Character, Scenario } from '../../../state';

/** What a line changes. Those from 'item' on are things: 1 = yes, 0 = left out. */
export type SummaryWhat =
  | 'experience'
  | 'gold'
  | 'checkMarks'
  | 'quest'
  | 'reputation'
  | 'prosperity'
  | 'item'
  | 'itemDesign'
  | 'randomDesign'
  | 'randomScenario'
  | 'globalAchievement'
  | 'partyAchievement'
  | 'losePartyAchievement'
  | 'completed'
  | 'scenario'
  | 'blocked'
  | 'treasure'
  | 'class'
  | 'envelope'
  | 'cityEvent'
  | 'roadEvent'
  | 'questDone'
  | 'message';

/** Where a line comes from. */
export type SummarySource =
  | { readonly kind: 'play' }
  | { readonly kind: 'bonus'; readonly level: number }
  | { readonly kind: 'tokens'; readonly tokens: number; readonly goldPerToken: number }
  | { readonly kind: 'battleGoal'; readonly goal: number; readonly met: boolean | null }
  /** `each` = for every character; otherwise shared by all or for the party. */
  | { readonly kind: 'reward'; readonly each: boolean; readonly only?: string }
  | { readonly kind: 'treasure'; readonly treasure: number }
  | { readonly kind: 'personalQuest'; readonly goal: number }
  | { readonly kind: 'completion' };

export interface SummaryLine {
  /** Stays the same while the line is about the same thing. */
  readonly id: string;
  readonly what: SummaryWhat;
  /** Whose sheet it goes to; null = the party or the world. */
  readonly to: CharacterId | null;
  /** What is applied. */
  readonly amount: number;
  /** What Standee came to. */
  readonly computed: number;
  /** The achievement, item, scenario, class, treasure or card it is about; null = none, or open. */
  readonly about: string | null;
  /** One of these has to be chosen as `about`; null = nothing to choose. */
  readonly options: readonly string[] | null;
  readonly from: SummarySource;
  readonly rule: RuleId;
}

/** What a player changes on a line. */
export interface SummaryCorrection {
  readonly line: string;
  readonly amount?: number | undefined;
  readonly to?: CharacterId | undefined;
  readonly about?: string | undefined;
}

export interface ScenarioSummary {
  readonly won: boolean;
  readonly casual: boolean;
  readonly lines: readonly SummaryLine[];
}

/** A line as its makers write it. */
export type NewLine = Omit<SummaryLine, 'computed' | 'options' | 'about' | 'to'> &
  Partial<Pick<SummaryLine, 'options' | 'about' | 'to'>>;

/** What the makers of lines look at. */
export interface SummaryTable {
  readonly campaign: Campaign;
  readonly scenario: Scenario;
  readonly content: Content;
  readonly won: boolean;
  readonly characters: readonly Character[];
}
