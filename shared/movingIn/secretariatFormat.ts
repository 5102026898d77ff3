/**
 * What exports of Gloomhaven Secretariat look like, as far as they matter: the whole storage
 * (`{ game, settings, undo … }`, in older versions `{ 'ghs-game' … }`), one game, or one party.
 */
import { fieldOf, listOf, numberOf, recordIn, recordsOf, textOf, type Foreign } from './picking';

/** The game its data are of; others are other games of the family. */
const EDITIONS = ['', 'gh'];

export function isOfGloomhaven(edition: string): boolean {
  return EDITIONS.includes(edition);
}

/** One party with its characters. */
export interface ForeignParty {
  readonly party: Foreign;
  readonly characters: readonly Foreign[];
  /** Class names that are unlocked for all parties of the game. */
  readonly unlockedCharacters: readonly unknown[];
  /** Numbers that stand in the game for the party that plays, in the party for others. */
  readonly settings: Foreign;
  /** Edition of the party, or of the game it is in. */
  readonly edition: string;
  readonly isPlaying: boolean;
}

/** The parties of an export, the one that plays first; none where it is something else. */
export function partiesIn(input: unknown): readonly ForeignParty[] {
  const record = recordIn(input);
  if (!record) return [];
  const game = gameIn(record);
  if (game) return partiesOfGame(game);
  if (!isParty(record)) return [];
  return [
    {
      party: record,
      characters: recordsOf(record, 'characters'),
      unlockedCharacters: [],
      settings: record,
      edition: textOf(record, 'edition'),
      isPlaying: false,
    },
  ];
}

function gameIn(record: Foreign): Foreign | null {
  for (const field of ['game', 'ghs-game']) {
    const inside = fieldOf(record, field);
    const game = recordIn(typeof inside === 'string' ? parsed(inside) : inside);
    if (game && isGame(game)) return game;
  }
  return isGame(record) ? record : null;
}

/** The old storage held texts; some exports of it still do. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

function isGame(record: Foreign): boolean {
  const hasLists = ['characters', 'monsters', 'figures'].every((field) =>
    Array.isArray(fieldOf(record, field)),
  );
  return hasLists && recordIn(fieldOf(record, 'party')) !== null;
}

function isParty(record: Foreign): boolean {
  const hasLists = ['scenarios', 'characters'].every((field) =>
    Array.isArray(fieldOf(record, field)),
  );
  return (
    hasLists && numberOf(record, 'reputation') !== null && Object.hasOwn(record, 'achievements')
  );
}

function partiesOfGame(game: Foreign): readonly ForeignParty[] {
  const current = recordIn(fieldOf(game, 'party'));
  if (!current) return [];
  const unlockedCharacters = listOf(game, 'unlockedCharacters');
  const edition = textOf(game, 'edition');
  const id = numberOf(current, 'id');
  const others = recordsOf(game, 'parties').filter((party) => numberOf(party, 'id') !== id);
  return [
    {
      party: current,
      characters: recordsOf(game, 'characters'),
      unlockedCharacters,
      settings: game,
      edition: textOf(current, 'edition') || edition,
      isPlaying: recordIn(fieldOf(game, 'scenario')) !== null,
    },
    ...others.map((party) => ({
      party,
      characters: recordsOf(party, 'characters'),
      unlockedCharacters,
      settings: party,
      edition: textOf(party, 'edition') || edition,
      isPlaying: false,
    })),
  ];
}

export interface Identified {
  readonly name: string;
  readonly edition: string;
}

/** 'Identifier' there: a thing by its name and the game it belongs to. */
export function identified(entry: Foreign): Identified {
  const name = fieldOf(entry, 'name');
  return {
    name: typeof name === 'number' ? String(name) : textOf(entry, 'name'),
    edition: textOf(entry, 'edition'),
  };
}

/** Donations are counted in tens of gold there. */
export const GOLD_PER_DONATION = 10;

/**
 * Check marks of prosperity as that program shows them: what it keeps, and with the envelope open
 * those of the donations besides.
 */
export function prosperityTicks(prosperity: number, donations: number, envelope: boolean): number {
  if (!envelope) return prosperity;
  const byFives = Math.floor(Math.max(0, Math.min(donations, 40) - 10) / 5);
  const byTens = Math.floor(Math.max(0, donations - 40) / 10);
  return prosperity + 1 + byFives + byTens;
}
