/**
 * What exports of Gloomhaven Secretariat look like, as far as they matter: the whole storage
 * (`{ game, settings, undo … }`, in older versions `{ 'ghs-game' … }`), one game, or one party.
 */
import {
  fieldOf,
  numberOf,
  recordAt,
  recordIn,
  recordsOf,
  settle,
  textOf,
  textsOf,
  wholeIn,
  wordOf,
  type Foreign,
} from './foreignFields';
import type { MoveInReport } from './report';
import type { MoveInPart } from '../../events/moveIn';

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
  readonly unlockedCharacters: readonly string[];
  /** Numbers that stand in the game for the party that plays, in the party for others. */
  readonly settings: Foreign;
  /** Edition of the party, or of the game it is in. */
  readonly edition: string;
  readonly isPlaying: boolean;
  /** Everything of the export that is this party's, for a look at what was not read. */
  readonly all: readonly unknown[];
}

/** The parties of an export, the one that plays first; none where it is something else. */
export function partiesIn(input: unknown): readonly ForeignParty[] {
  const record = recordIn(input);
  if (!record) return [];
  const game = gameIn(record);
  if (game) return partiesOfGame(game, record);
  if (!isParty(record)) return [];
  return [resting(record, [], '')];
}

/** A party that no game is played with. */
function resting(
  party: Foreign,
  unlockedCharacters: readonly string[],
  edition: string,
): ForeignParty {
  return {
    ...{ party, settings: party, unlockedCharacters, isPlaying: false, all: [party] },
    characters: recordsOf(party, 'characters'),
    edition: textOf(party, 'edition') || edition,
  };
}

function gameIn(record: Foreign): Foreign | null {
  for (const field of ['game', 'ghs-game']) {
    const inside = fieldOf(record, field);
    const game = recordIn(typeof inside === 'string' ? parsed(inside) : inside);
    if (!game || !isGame(game)) continue;
    // What was a text in the old storage is read as what it says.
    textOf(record, field);
    recordAt(record, field);
    return game;
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

function partiesOfGame(game: Foreign, whole: Foreign): readonly ForeignParty[] {
  const current = recordAt(game, 'party');
  if (!current) return [];
  const unlockedCharacters = textsOf(game, 'unlockedCharacters');
  const edition = textOf(game, 'edition');
  const id = numberOf(current, 'id');
  const parties = recordsOf(game, 'parties');
  const others = parties.filter((party) => numberOf(party, 'id') !== id);
  const copies = parties.filter((party) => numberOf(party, 'id') === id);
  const more = copies.map((copy) => ({ parties: otherThan(current, copy) }));
  // The others have a report each.
  settle(fieldOf(game, 'parties'));
  return [
    {
      party: current,
      characters: recordsOf(game, 'characters'),
      unlockedCharacters,
      settings: game,
      edition: textOf(current, 'edition') || edition,
      isPlaying: recordAt(game, 'scenario') !== null,
      all: [...(whole === game ? [] : [whole]), game, ...more],
    },
    ...others.map((party) => resting(party, unlockedCharacters, edition)),
  ];
}

/** The party that plays stands in the list of all, too; what is told there only. */
function otherThan(party: Foreign, copy: Foreign): Foreign {
  const differing = Object.entries(copy).filter(([field, value]) => {
    const isThere = Object.hasOwn(party, field);
    return !isThere || !isSame(party[field], value, 0);
  });
  return Object.fromEntries(differing);
}

/** Deeper than anything real. */
const DEEPEST = 40;

function isSame(one: unknown, other: unknown, depth: number): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other;
  const fields = Object.entries(one);
  if (depth > DEEPEST || fields.length !== Object.keys(other).length) return false;
  return fields.every(
    ([field, value]) =>
      Object.hasOwn(other, field) && isSame(value, (other as Foreign)[field], depth + 1),
  );
}

export interface Identified {
  readonly name: string;
  readonly edition: string;
}

/** 'Identifier' there: a thing by its name and the game it belongs to. */
export function identified(entry: Foreign): Identified {
  return {
    name: wordOf(entry, 'name'),
    edition: textOf(entry, 'edition'),
  };
}

/**
 * The things of a list that are known here, told by their numbers, with what stands there of each;
 * the others are left.
 */
export function* numberedIn<T>(
  record: Foreign,
  part: MoveInPart,
  { field = part, find }: { readonly field?: string; readonly find: (id: number) => T | null },
  report: MoveInReport,
): Generator<{ readonly entry: Foreign; readonly thing: T }> {
  for (const entry of recordsOf(record, field)) {
    const { name, edition } = identified(entry);
    const number = wholeIn(name);
    const thing = number === null ? null : find(number);
    if (!isOfGloomhaven(edition)) report.left(part, `${edition} ${name}`, 'otherGame');
    else if (thing === null) report.left(part, name || '?', 'unknown');
    else yield { entry, thing };
  }
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
