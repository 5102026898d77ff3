/** A command as one row: its fields, its rights, the check and the action. */
import type { z } from 'zod';
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
import type * as fields from './fields';
import type { Rights } from './rights';

/**
 * Schemas for building the shape of a command. They are passed in, so that rows do not import zod.
 */
export type FieldSchemas = typeof fields & { readonly z: typeof z };
export type ShapeFields = z.ZodRawShape;
type Shape<F extends ShapeFields> = (f: FieldSchemas) => F;
export type ValuesOf<F extends ShapeFields> = Readonly<z.output<z.ZodObject<F, z.core.$strict>>>;
/** The fields of a command, including its type. */
export type WithType<T extends string, S extends Shape<ShapeFields>> = ReturnType<S> & {
  readonly type: z.ZodLiteral<T>;
};
/** A command with these fields. */
type CommandFrom<F extends ShapeFields> = ValuesOf<F> & { readonly type: string };
/** The command that a shape describes. */
export type CommandOfFields<S extends Shape<ShapeFields>> = CommandFrom<ReturnType<S>>;

/** Arguments of a check: the game and the content. */
export interface CheckArgs {
  readonly game: Game;
  readonly content: Content;
}

/** Arguments of a check during a scenario; `scenario` is the scenario of `game`. */
export interface ScenarioCheckArgs extends CheckArgs {
  readonly scenario: Scenario;
}

/**
 * Arguments of a check between scenarios; `campaign` is the campaign of `game`, which has begun.
 */
export interface CampaignCheckArgs extends CheckArgs {
  readonly campaign: Campaign;
}

/** Arguments of a check about one character; `sheet` is its sheet. */
export interface SheetCheckArgs extends CampaignCheckArgs {
  readonly sheet: CharacterSheet;
}

/** Arguments of an action: those of its check, and randomness. */
export type ActionArgs<T extends CheckArgs> = T & { readonly random: Random };

interface Step<C, At extends CheckArgs, Next> {
  /** The reason why the command is refused; null = it is possible. */
  readonly whyNot?: (at: At, command: C) => Refusal | null;
  /**
   * Carries out the command. Runs only if `whyNot` returned null; throws if something is missing.
   */
  readonly carryOut: (at: ActionArgs<At>, command: C) => Outcome<Next>;
}

interface ScenarioStep<C, At extends CheckArgs> extends Step<C, At, Scenario> {
  /** The command is possible even after the scenario is over. */
  readonly evenWhenOver?: true;
  /** Changes the character sheets after all follow-ups in the scenario. */
  readonly besides?: (at: ActionArgs<CheckArgs>, command: C, before: Game) => Outcome<Game>;
}

/** A command between scenarios, or one that begins or ends one. */
export interface CampaignRow<F extends ShapeFields> extends Rights<CommandFrom<F>> {
  readonly in: 'campaign';
  readonly shape: Shape<F>;
  readonly whyNot: (at: CheckArgs, command: CommandFrom<F>) => Refusal | null;
  readonly carryOut: (at: ActionArgs<CheckArgs>, command: CommandFrom<F>) => Outcome<Game>;
}

/** A command during a scenario; with `evenWhenOver` also after its end. */
export interface ScenarioRow<F extends ShapeFields> extends Rights<CommandFrom<F>> {
  readonly in: 'scenario' | 'evenWhenOver';
  readonly shape: Shape<F>;
  readonly whyNot: (at: ScenarioCheckArgs, command: CommandFrom<F>) => Refusal | null;
  readonly carryOut: (
    at: ActionArgs<ScenarioCheckArgs>,
    command: CommandFrom<F>,
  ) => Outcome<Scenario>;
  readonly besides?: ScenarioStep<CommandFrom<F>, CheckArgs>['besides'];
}

/** A row of any command. */
export type AnyRow = CampaignRow<ShapeFields> | ScenarioRow<ShapeFields>;

const nothing = () => null;

/** A command that changes the game as a whole, for example one that begins or ends a scenario. */
export function inGame<F extends ShapeFields>(
  shape: Shape<F>,
  rights: NoInfer<Rights<CommandFrom<F>>>,
  step: Step<CommandFrom<F>, CheckArgs, Game>,
): CampaignRow<F> {
  return { whyNot: nothing, ...step, ...rights, shape, in: 'campaign' };
}

/** A command that changes only the campaign, which must have begun. */
export function inCampaign<F extends ShapeFields>(
  shape: Shape<F>,
  rights: NoInfer<Rights<CommandFrom<F>>>,
  step: Step<CommandFrom<F>, CampaignCheckArgs, Campaign>,
): CampaignRow<F> {
  return overCampaign(shape, rights, step, {
    whyNot: ({ game }) => whyNoCampaign(game),
    found: (at) => ({ ...at, campaign: at.game.campaign }),
  });
}

interface OfCharacter extends ShapeFields {
  readonly character: FieldSchemas['character'];
}

/** A command about a character that has a sheet, also while it plays. */
export const onSheets = aboutSheets(whyNoSheet);
/** A command about a character that is in town. */
export const inTown = aboutSheets(whyNotInTown);

function aboutSheets(whyNot: typeof whyNoSheet) {
  return <F extends OfCharacter>(
    shape: Shape<F>,
    rights: NoInfer<Rights<CommandFrom<F>>>,
    step: Step<CommandFrom<F>, SheetCheckArgs, Campaign>,
  ): CampaignRow<F> => {
    // The cast is needed because the compiler cannot infer that the command has a character.
    const characterOf = (command: CommandFrom<F>) =>
      (command as { character?: CharacterId }).character;
    const character = (command: CommandFrom<F>) => characterOf(command) ?? ('' as CharacterId);
    return overCampaign(shape, rights, step, {
      whyNot: ({ game }, command) => whyNot(game, character(command)),
      found: (at, command) => ({
        ...at,
        campaign: at.game.campaign,
        sheet: theSheet(at.game, character(command)),
      }),
    });
  };
}

/**
 * Runs the factory's own check first, then passes the result of `found` to the row's check and
 * action.
 */
function overCampaign<F extends ShapeFields, At extends CheckArgs>(
  shape: Shape<F>,
  rights: NoInfer<Rights<CommandFrom<F>>>,
  step: Step<CommandFrom<F>, At, Campaign>,
  made: {
    readonly whyNot: (at: CheckArgs, command: CommandFrom<F>) => Refusal | null;
    readonly found: <A extends CheckArgs>(at: A, command: CommandFrom<F>) => A & At;
  },
): CampaignRow<F> {
  return inGame(shape, rights, {
    whyNot: (at, command) =>
      made.whyNot(at, command) ?? step.whyNot?.(made.found(at, command), command) ?? null,
    carryOut: (at, command) => {
      const { game } = at;
      const { next, events } = step.carryOut(made.found(at, command), command);
      return { next: next === game.campaign ? game : { ...game, campaign: next }, events };
    },
  });
}

/** A command of a running scenario. */
export function inScenario<F extends ShapeFields>(
  shape: Shape<F>,
  rights: NoInfer<Rights<CommandFrom<F>>>,
  { evenWhenOver, ...step }: ScenarioStep<CommandFrom<F>, ScenarioCheckArgs>,
): ScenarioRow<F> {
  const availability = evenWhenOver ? 'evenWhenOver' : 'scenario';
  return { whyNot: nothing, ...step, ...rights, shape, in: availability };
}

/**
 * A command whose action needs a result of its check, for example the path of a move. The result is
 * kept between the two calls, so it is computed only once.
 */
export function findingFirst<F extends ShapeFields, Found>(
  shape: Shape<F>,
  rights: NoInfer<Rights<CommandFrom<F>>>,
  find: (at: ScenarioCheckArgs, command: CommandFrom<F>) => Result<Found>,
  carryOut: (
    at: ActionArgs<ScenarioCheckArgs>,
    command: CommandFrom<F>,
    found: Found,
  ) => Outcome<Scenario>,
): ScenarioRow<F> {
  return inScenario(shape, rights, finding(find, carryOut));
}

function finding<C extends object, Found>(
  find: (at: ScenarioCheckArgs, command: C) => Result<Found>,
  carryOut: (at: ActionArgs<ScenarioCheckArgs>, command: C, found: Found) => Outcome<Scenario>,
): Required<Step<C, ScenarioCheckArgs, Scenario>> {
  const known = new WeakMap<C, { readonly at: ScenarioCheckArgs; readonly found: Result<Found> }>();
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

/** True if two checks have the same arguments. */
function isSame(one: ScenarioCheckArgs, other: ScenarioCheckArgs): boolean {
  return (
    one.game === other.game && one.content === other.content && one.scenario === other.scenario
  );
}

/** The value, or the refusal of the check if there is one. */
export function unlessRefused<Found>(
  found: Result<Found>,
  whyNot: (found: Found) => Refusal | null,
): Result<Found> {
  const refusal = found.ok ? whyNot(found.value) : null;
  return refusal ? refuse(refusal) : found;
}

/** Fields of a shape that include those of `Needs`. */
type Naming<Needs> = ShapeFields & { readonly [K in keyof Needs]: z.ZodType<Needs[K]> };

/**
 * Makes a row factory for commands about something that their fields name. The factory looks it up
 * once and passes it to the check and the action.
 */
export function makeRowsAbout<Needs extends object, Found extends object>(
  find: (at: ScenarioCheckArgs, command: Needs) => Result<Found>,
) {
  return <F extends Naming<Needs>>(
    shape: Shape<F>,
    rights: NoInfer<Rights<CommandFrom<F>>>,
    step: ScenarioStep<CommandFrom<F>, ScenarioCheckArgs & Found>,
  ): ScenarioRow<F> => {
    const { whyNot, carryOut, ...more } = step;
    const found = finding<CommandFrom<F>, Found>(
      (at, command) =>
        unlessRefused(find(at, command as unknown as Needs), (thing) => {
          return whyNot?.({ ...at, ...thing }, command) ?? null;
        }),
      (at, command, thing) => carryOut({ ...at, ...thing }, command),
    );
    return inScenario(shape, rights, { ...more, ...found });
  };
}
