/** Version of the game's shape that this app writes; the `schema` of every save and journal. */
export const SCHEMA = 2;

/** Makes a game of the next version out of one of its own. */
export type Migration = (game: unknown) => unknown;

/** By the version a migration starts from; every version before `SCHEMA` has one. */
export const MIGRATIONS: Readonly<Record<number, Migration>> = {
  1: withBoard,
};

/** Version 2 knows what has changed on the map; in older games nothing has. */
function withBoard(game: unknown): unknown {
  const { scenario, ...rest } = game as { scenario: object | null };
  const nothingChanged = { inUse: false, doors: [], gone: [], laid: [], allowedSights: [] };
  return {
    ...rest,
    schema: 2,
    scenario: scenario && { ...scenario, board: nothingChanged },
  };
}

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
