/** What a command is: where it applies, why it cannot be done now, and what it does. */
import type { Content } from '../content/content';
import type { Random } from '../random';
import type { Refusal } from '../refusals';
import type { Outcome } from '../result';
import type { Game, Scenario } from '../state';
import type { CommandOf, CommandType } from './shapes';

/** What the question of a command may look at. */
export interface Asked {
  readonly game: Game;
  readonly content: Content;
}

/** The same where a scenario is on the table; `scenario` is that of `game`. */
export interface AskedAtTable extends Asked {
  readonly scenario: Scenario;
}

/** What carrying out may use besides: chance. */
export type Doing<T extends Asked> = T & { readonly random: Random };

/** A command between scenarios, or one that begins or ends one. */
export interface CampaignHandler<T extends CommandType> {
  readonly in: 'campaign';
  /** Why it cannot be done now; null = it can. A rule, in the words of the rulebook. */
  readonly whyNot: (at: Asked, command: CommandOf<T>) => Refusal | null;
  /** Does it. Only called where `whyNot` said null; never asks again, throws where that is broken. */
  readonly carryOut: (at: Doing<Asked>, command: CommandOf<T>) => Outcome<Game>;
}

/** A command in a running scenario (`scenario`), or in one that may be over (`evenWhenOver`). */
export interface ScenarioHandler<T extends CommandType> {
  readonly in: 'scenario' | 'evenWhenOver';
  readonly whyNot: (at: AskedAtTable, command: CommandOf<T>) => Refusal | null;
  readonly carryOut: (at: Doing<AskedAtTable>, command: CommandOf<T>) => Outcome<Scenario>;
  /** What it does to the sheets, once all that follows in the scenario is done. */
  readonly besides?: (at: Doing<Asked>, command: CommandOf<T>, before: Game) => Outcome<Game>;
}

export type Handler<T extends CommandType> = CampaignHandler<T> | ScenarioHandler<T>;

/** One handler for each of these commands; the chapters' tables together are the registry. */
export type Handlers<T extends CommandType> = { readonly [K in T]: Handler<K> };
