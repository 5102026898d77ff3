/** Games of older versions made into ones of the newest. */
import { toFormat2 } from './toFormat2';
import { toFormat3 } from './toFormat3';

/** Version of the game's shape that this app writes; the `schema` of every save and journal. */
export const SCHEMA = 3;

/** Makes a game of the next version out of one of its own. */
export type Migration = (game: unknown) => unknown;

/** By the version a migration starts from; every version before `SCHEMA` has one. */
export const MIGRATIONS: Readonly<Record<number, Migration>> = {
  1: toFormat2,
  2: toFormat3,
};

/** Takes a game to the newest version, one version at a time. Throws where a step is missing. */
export function migrate(
  game: unknown,
  from: number,
  to: number = SCHEMA,
  migrations: Readonly<Record<number, Migration>> = MIGRATIONS,
): unknown {
  let migrated = game;
  for (let version = from; version < to; version += 1) {
    const migration = migrations[version];
    if (!migration) throw new RangeError(`no migration from version ${String(version)}`);
    migrated = migration(migrated);
  }
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
