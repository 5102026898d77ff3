/** Migrates games and steps from older schema versions to the newest. */
import { SCHEMA } from '#shared/vocabulary';
import type { CommandLine } from './line';

/** The migration from one version to the next. */
export interface Migration {
  readonly game: (game: unknown) => unknown;
  /** Migrates the command and events; the patches are recomputed from the games around the step. */
  readonly step: (line: CommandLine) => CommandLine;
}

/**
 * Migrations by the version they start from. Only one format exists so far; tests add a made-up version 0.
 */
export const MIGRATIONS = new Map<number, Migration>();

function* migrationsFrom(version: number, to: number): Generator<Migration> {
  for (let from = version; from < to; from += 1) {
    const migration = MIGRATIONS.get(from);
    if (!migration) throw new RangeError(`no migration from version ${String(from)}`);
    yield migration;
  }
}

/** Migrates a game one version at a time. Throws if a migration is missing. */
export function migrate(game: unknown, from: number, to: number = SCHEMA): unknown {
  let migrated = game;
  for (const migration of migrationsFrom(from, to)) migrated = migration.game(migrated);
  return migrated;
}

/** Migrates a recorded step to the newest version. */
export function migrateStep(line: CommandLine, from: number): CommandLine {
  let migrated = line;
  for (const migration of migrationsFrom(from, SCHEMA)) migrated = migration.step(migrated);
  return migrated;
}

/** The game of a save, migrated to the newest version; null if it is invalid for its own version. */
export function migrateSave({
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
