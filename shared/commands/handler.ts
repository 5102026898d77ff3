/** What a command is: where it applies, why it cannot be done now, and what it does. */
import type { Content } from '../content/content';
import type { CharacterId } from '../ids';
import type { Random } from '../random';
import type { Refusal } from '../refusals';
import { refusalOf, refuse, type Outcome, type Result } from '../result';
import {
  theSheet,
  whyNoCampaign,
  whyNoSheet,
  whyNotInTown,
} from '../rules/campaign/characters/sheets';
import type { Campaign, CharacterSheet, Game, Scenario } from '../state';
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

/** The same between scenarios; `campaign` is that of `game`, and has begun. */
export interface AskedOfCampaign extends Asked {
  readonly campaign: Campaign;
}

/** The same about one character, whose sheet is `sheet`. */
export interface AskedOfSheet extends AskedOfCampaign {
  readonly sheet: CharacterSheet;
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

/** Commands that begin or end a scenario: they change the game as a whole. */
export function inGame<T extends CommandType>(commands: Table<T, 'campaign'>) {
  return placed<T, 'campaign'>('campaign', commands);
}

/** A question, where there is more to ask than the table asks, and a deed that changes the campaign. */
interface CampaignDeed<T extends CommandType, At extends Asked> {
  readonly whyNot?: (at: At, command: CommandOf<T>) => Refusal | null;
  readonly carryOut: (at: Doing<At>, command: CommandOf<T>) => Outcome<Campaign>;
}

/** Commands that change a campaign which has begun, and nothing else. */
export function inCampaign<T extends CommandType>(commands: {
  readonly [K in T]: CampaignDeed<K, AskedOfCampaign>;
}) {
  return overCampaign<T, AskedOfCampaign>(
    ({ game }) => whyNoCampaign(game),
    (at) => ({ ...at, campaign: at.game.campaign }),
    commands,
  );
}

/** Commands about one character of the campaign. */
type SheetCommand = {
  [T in CommandType]: CommandOf<T> extends { readonly character: CharacterId } ? T : never;
}[CommandType];

/** Commands about a character that has a sheet, also while it plays. */
export function onSheets<T extends SheetCommand>(commands: {
  readonly [K in T]: CampaignDeed<K, AskedOfSheet>;
}) {
  return aboutSheets(whyNoSheet, commands);
}

/** Commands about a character that is in town. */
export function inTown<T extends SheetCommand>(commands: {
  readonly [K in T]: CampaignDeed<K, AskedOfSheet>;
}) {
  return aboutSheets(whyNotInTown, commands);
}

function aboutSheets<T extends SheetCommand>(
  whyNot: typeof whyNoSheet,
  commands: { readonly [K in T]: CampaignDeed<K, AskedOfSheet> },
) {
  return overCampaign<T, AskedOfSheet>(
    ({ game }, { character }) => whyNot(game, character),
    (at, { character }) => ({
      ...at,
      campaign: at.game.campaign,
      sheet: theSheet(at.game, character),
    }),
    commands,
  );
}

/** The table's own question comes first; then `found` is what questions and deeds look at. */
function overCampaign<T extends CommandType, At extends Asked>(
  whyNot: (at: Asked, command: CommandOf<T>) => Refusal | null,
  found: <A extends Asked>(at: A, command: CommandOf<T>) => A & At,
  commands: { readonly [K in T]: CampaignDeed<K, At> },
) {
  const entries = Object.entries<CampaignDeed<T, At>>(commands).map(([type, deed]) => [
    type,
    {
      whyNot: (at: Asked, command: CommandOf<T>) =>
        whyNot(at, command) ?? deed.whyNot?.(found(at, command), command) ?? null,
      carryOut: (at: Doing<Asked>, command: CommandOf<T>): Outcome<Game> => {
        const { game } = at;
        const { next, events } = deed.carryOut(found(at, command), command);
        return { next: next === game.campaign ? game : { ...game, campaign: next }, events };
      },
    },
  ]);
  return placed<T, 'campaign'>('campaign', Object.fromEntries(entries) as Table<T, 'campaign'>);
}

/** Commands of a running scenario. */
export function inScenario<T extends CommandType>(commands: Table<T, 'scenario'>) {
  return placed<T, 'scenario'>('scenario', commands);
}

/** Commands of a scenario that may be over. */
export function evenWhenOver<T extends CommandType>(commands: Table<T, 'evenWhenOver'>) {
  return placed<T, 'evenWhenOver'>('evenWhenOver', commands);
}

/** A question that finds what the deed needs, and the deed with it. */
interface FindingDeed<At extends Asked, C, Next> {
  readonly whyNot: (at: At, command: C) => Refusal | null;
  readonly carryOut: (at: Doing<At>, command: C) => Outcome<Next>;
}

/**
 * A command whose deed needs what its question has found, as the way of a move or the attack that is
 * begun. What was found is kept from the question to the deed, so that it is looked for once.
 */
export function finding<At extends Asked, C extends object, Found, Next>(
  find: (at: At, command: C) => Result<Found>,
  carryOut: (at: Doing<At>, command: C, found: Found) => Outcome<Next>,
): FindingDeed<At, C, Next> {
  const known = new WeakMap<C, { readonly at: At; readonly found: Result<Found> }>();
  return {
    whyNot: (at, command) => {
      const found = find(at, command);
      known.set(command, { at, found });
      return refusalOf(found);
    },
    carryOut: (at, command) => {
      const last = known.get(command);
      known.delete(command);
      const found = last && isSame(last.at, at) ? last.found : find(at, command);
      if (!found.ok) throw new Error(`Carried out although refused: ${found.refusal.code}.`);
      return carryOut(at, command, found.value);
    },
  };
}

/** Whether two questions look at the same game. */
function isSame(one: Asked & { scenario?: Scenario }, other: typeof one): boolean {
  return (
    one.game === other.game && one.content === other.content && one.scenario === other.scenario
  );
}

/** What was found, where nothing is to be said against it. */
export function unless<Found>(
  found: Result<Found>,
  whyNot: (found: Found) => Refusal | null,
): Result<Found> {
  const refusal = found.ok ? whyNot(found.value) : null;
  return refusal ? refuse(refusal) : found;
}

/** The types of commands with these fields. */
type CommandWith<Fields> = {
  [T in CommandType]: CommandOf<T> extends Fields ? T : never;
}[CommandType];

/** A question, where there is more to ask than whether the thing is there, and a deed with it. */
interface AboutDeed<T extends CommandType, Found> {
  readonly whyNot?: (at: AskedAtTable & Found, command: CommandOf<T>) => Refusal | null;
  readonly carryOut: (at: Doing<AskedAtTable & Found>, command: CommandOf<T>) => Outcome<Scenario>;
  readonly besides?: ScenarioHandler<T>['besides'];
}

/**
 * A table of commands about something on the table that they name by their fields: it is looked for
 * first and once, and questions and deeds are handed it.
 */
export function about<Fields extends object, Found extends object>(
  find: (at: AskedAtTable, command: Fields) => Result<Found>,
) {
  return <T extends CommandWith<Fields>>(commands: {
    readonly [K in T]: AboutDeed<K, Found>;
  }): Table<T, 'scenario'> => {
    const entries = Object.entries<AboutDeed<T, Found>>(commands).map(([type, deed]) => {
      const found = finding<AskedAtTable, CommandOf<T>, Found, Scenario>(
        (at, command) =>
          unless(find(at, command as unknown as Fields), (thing) => {
            return deed.whyNot?.({ ...at, ...thing }, command) ?? null;
          }),
        (at, command, thing) => deed.carryOut({ ...at, ...thing }, command),
      );
      return [type, { ...deed, ...found }];
    });
    return Object.fromEntries(entries) as Table<T, 'scenario'>;
  };
}

type Place = Handler<CommandType>['in'];
type HandlerIn<T extends CommandType, P extends Place> = P extends 'campaign'
  ? CampaignHandler<T>
  : ScenarioHandler<T>;
type Table<T extends CommandType, P extends Place> = {
  readonly [K in T]: Omit<HandlerIn<K, P>, 'in'>;
};

/** What stands once for a table is said of each of its commands. */
function placed<T extends CommandType, P extends Place>(place: P, commands: Table<T, P>) {
  const entries = Object.entries<object>(commands).map(([type, handler]) => [
    type,
    { ...handler, in: place },
  ]);
  return Object.fromEntries(entries) as { readonly [K in T]: HandlerIn<K, P> };
}
