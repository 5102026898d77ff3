/** Games of older versions made into ones of the newest. */
import { toFormat3 } from './toFormat3';

/** Version of the game's shape that this app writes; the `schema` of every save and journal. */
export const SCHEMA = 3;

/** Makes a game of the next version out of one of its own. */
export type Migration = (game: unknown) => unknown;

/** By the version a migration starts from; every version before `SCHEMA` has one. */
export const MIGRATIONS: Readonly<Record<number, Migration>> = {
  1: (game) => withReducedNumbers(withBoardAndParty(game)),
  2: toFormat3,
};

/**
 * Version 2 knows what has changed on the map; in older games nothing has. It keeps the sheets of
 * party and characters; in older games they are empty.
 */
function withBoardAndParty(game: unknown): object {
  const { scenario, campaign, ...rest } = game as {
    scenario: object | null;
    campaign: { characters: readonly object[] };
  };
  const nothingChanged = { inUse: false, doors: [], gone: [], laid: [], allowedSights: [] };
  return {
    ...rest,
    schema: 2,
    campaign: {
      ...campaign,
      characters: campaign.characters.map((sheet) => ({ ...sheet, ...EMPTY_SHEET })),
      retired: [],
      party: NEW_PARTY,
      packs: [],
    },
    scenario: scenario && { ...scenario, board: nothingChanged },
  };
}

const EMPTY_SHEET = {
  player: '',
  absent: false,
  checkMarks: 0,
  extraPerks: 0,
  items: [],
  notes: '',
  quest: null,
  cards: [],
  hand: null,
  blessed: false,
};

const FIRST_EVENTS = {
  draw: Array.from({ length: 30 }, (_, index) => index + 1),
  current: null,
  removed: [],
};

const NEW_PARTY = {
  reputation: 0,
  prosperity: 0,
  donated: 0,
  notes: '',
  globalAchievements: [],
  partyAchievements: [],
  treasures: [],
  unlockedClasses: [],
  items: [],
  marks: [],
  outOfOrder: [],
  envelopes: [],
  milestones: [],
  events: { city: FIRST_EVENTS, road: FIRST_EVENTS },
  shown: [],
};

interface RunningAttack {
  readonly targets: readonly { readonly overrides: object }[];
}

/** Version 2 lets players put in the number after the target’s reductions; nobody has. */
function withReducedNumbers(game: object): unknown {
  const { scenario, ...rest } = game as { scenario: { attack: RunningAttack | null } | null };
  const attack = scenario?.attack;
  if (!attack) return game;
  const targets = attack.targets.map((target) => ({
    ...target,
    overrides: { ...target.overrides, reduced: null },
  }));
  return { ...rest, scenario: { ...scenario, attack: { ...attack, targets } } };
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
