/** Plays commands in tests. */
import type { z } from 'zod';
import { apply, EMPTY_GAME } from '../commands/apply';
import {
  faultOfCommand,
  readCommand,
  type Command,
  type CommandType,
  type SHAPES,
} from '../commands/shapes';
import type { Content } from '../content/content';
import type { GameEvent } from '../events';
import type { Random } from '../random';
import type { Refusal } from '../refusals';
import type { Game, Scenario } from '../state';
import { shippedContent } from './content';
import { seeded } from './seeded';

/** The shipped content, shared by all tests of a file. */
export const CONTENT: Content = shippedContent();

export interface PlayedTable {
  readonly game: Game;
  readonly events: readonly GameEvent[];
}

/** Widens keyword types to string, and allows null and undefined for failed lookups. */
type Plain<T> = T extends string
  ? string
  : T extends object
    ? { readonly [K in keyof T]: K extends 'type' ? T[K] : Plain<T[K]> | null | undefined }
    : T;

/**
 * A command with plain values, for tests. The compiler checks its fields, `commandOf` their values.
 */
export type PlainOf<T extends CommandType> = Plain<z.input<(typeof SHAPES)[T]>>;
export type PlainCommand = { [T in CommandType]: PlainOf<T> }[CommandType];

/** The parsed command. An invalid shape is an error of the test. */
export function commandOf(command: PlainCommand): Command {
  const known = readCommand(command);
  if (known) return known;
  throw new Error(`${JSON.stringify(command)} is no command: ${faultOfCommand(command)}`);
}

/** The game after the commands, with all events. Throws on a refusal. */
export function played(
  game: Game,
  commands: readonly PlainCommand[],
  random: Random = seeded(1),
): PlayedTable {
  return commands.reduce<PlayedTable>(
    (table, command) => {
      const result = apply(table.game, commandOf(command), random, CONTENT);
      if (!result.ok) {
        throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(result.refusal)}`);
      }
      const { next, events } = result.value;
      return { game: next, events: [...table.events, ...events] };
    },
    { game, events: [] },
  );
}

/** The refusal of a command. Throws if it is not refused. */
export function refused(game: Game, command: PlainCommand, random: Random = seeded(1)): Refusal {
  const result = apply(game, commandOf(command), random, CONTENT);
  if (result.ok) throw new Error(`${JSON.stringify(command)} was not refused.`);
  return result.refusal;
}

/** A campaign with a Brute (c1) and a Scoundrel (c2). */
export function party(): Game {
  return played(EMPTY_GAME, [
    { type: 'newCampaign', name: 'Tuesdays' },
    { type: 'addCharacter', class: 'brute', name: 'Hilda', level: 1 },
    { type: 'addCharacter', class: 'scoundrel', name: 'Nim', level: 1 },
  ]).game;
}

/** The party in the first card selection of a scenario. */
export function inScenario(scenario = '1', seed = 1): Game {
  const start = {
    type: 'startScenario',
    scenario,
    characters: ['c1', 'c2'],
    level: null,
    anyway: true,
  } as const;
  return played(party(), [start], seeded(seed)).game;
}

/** The first round of scenario 1, with both initiatives revealed and no turn begun. */
export function inTurns(leading: readonly [number, number] = [10, 90], seed = 1): Game {
  return played(
    inScenario('1', seed),
    [
      { type: 'setInitiative', character: 'c1', leading: leading[0], second: 50 },
      { type: 'setInitiative', character: 'c2', leading: leading[1], second: 50 },
      { type: 'revealInitiatives' },
    ],
    seeded(seed),
  ).game;
}

/** The scenario of a game. Throws without one. */
export function tableOf(game: Game): Scenario {
  if (!game.scenario) throw new Error('No scenario is running.');
  return game.scenario;
}
