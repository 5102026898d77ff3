/** Games and steps of older versions made into ones of the newest. */
import { SCHEMA } from '#shared/vocabulary';
import type { CommandLine } from './line';

/** Makes what one version wrote into what the next one does. */
export interface Migration {
  readonly game: (game: unknown) => unknown;
  /** What a step says; its patches are made anew from the games around it. */
  readonly step: (line: CommandLine) => CommandLine;
}

/** By the version a migration starts from. There is one format yet; tests add a made-up version 0. */
export const MIGRATIONS = new Map<number, Migration>();

function* migrationsFrom(version: number, to: number): Generator<Migration> {
  for (let from = version; from < to; from += 1) {
    const migration = MIGRATIONS.get(from);
    if (!migration) throw new RangeError(`no migration from version ${String(from)}`);
    yield migration;
  }
}

/** Takes a game to a newer version, one version at a time. Throws where a step is missing. */
export function migrate(game: unknown, from: number, to: number = SCHEMA): unknown {
  let migrated = game;
  for (const migration of migrationsFrom(from, to)) migrated = migration.game(migrated);
  return migrated;
}

/** A recorded step of an older version in the words of the newest. */
export function stepUpToDate(line: CommandLine, from: number): CommandLine {
  let migrated = line;
  for (const migration of migrationsFrom(from, SCHEMA)) migrated = migration.step(migrated);
  return migrated;
}

/** The game of a save in the newest shape; null where it is none of the shape that it says. */
export function upToDate({
  game,
  schema,
}: {
  readonly game: unknown;
  readonly schema: number;
}): unknown {
  try {
    return migrate(game, schema);
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) return null;
    throw error;
  }
}
