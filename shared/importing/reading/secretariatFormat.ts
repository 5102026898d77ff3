/**
 * The relevant parts of Gloomhaven Secretariat's export format: the whole storage (`{ game,
 * settings, undo … }`, in older versions `{ 'ghs-game' … }`), one game, or one party.
 */
import {
  fieldOf,
  numberOf,
  recordAt,
  recordIn,
  recordsOf,
  markAsRead,
  textOf,
  textsOf,
  wholeIn,
  wordOf,
  type Foreign,
} from './foreignFields';
import type { ImportReport } from './report';
import type { ImportPart } from '../../events/importLines';

/** Editions of the data; others are other games of the family. */
const EDITIONS = ['', 'gh', 'gh-envx'];

/** Ids of solo scenarios, which come last. */
export const SOLO = 'solo-';

/** Classes with another name in the export, the one that is written first. */
const CLASS_NAMES: ReadonlyMap<string, string> = new Map([
  ['envx', 'envelope-x'],
  ['bladeswarm', 'envelope-x'],
]);

export function isOfGloomhaven(edition: string): boolean {
  return EDITIONS.includes(edition);
}

/** The id of a class, without the edition in front of its name. */
export function classIdOf(name: string): string {
  const word = name.replace(/^gh(-envx)?[:-]/, '');
  return CLASS_NAMES.get(word) ?? word;
}

/** The name of a printed class there. */
export function foreignClass(id: string): Identified {
  const [name = id] = [...CLASS_NAMES].find(([, ours]) => ours === id) ?? [];
  return { name, edition: 'gh' };
}

/** A numbered thing of Gloomhaven. */
export function identify(number: number): Identified {
  return { name: String(number), edition: 'gh' };
}

/** One party with its characters. */
export interface ForeignParty {
  readonly party: Foreign;
  readonly characters: readonly Foreign[];
  /** Class names unlocked for all parties of the game. */
  readonly unlockedCharacters: readonly string[];
  /** Numbers stored in the game for the current party, and in the party for others. */
  readonly settings: Foreign;
  /** Edition of the party or its game. */
  readonly edition: string;
  readonly isPlaying: boolean;
  /** All parts of the export that belong to this party, for finding unread fields. */
  readonly all: readonly unknown[];
}

/** The parties of an export, current one first; empty if it is something else. */
export function partiesIn(input: unknown): readonly ForeignParty[] {
  const record = recordIn(input);
  if (!record) return [];
  const game = gameIn(record);
  if (game) return partiesOfGame(game, record);
  if (!isParty(record)) return [];
  return [otherParty(record, [], '')];
}

/** A party that is not the current one. */
function otherParty(
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
    const game = recordIn(typeof inside === 'string' ? parseJson(inside) : inside);
    if (!game || !isGame(game)) continue;
    // A text in the old storage is parsed as JSON.
    textOf(record, field);
    recordAt(record, field);
    return game;
  }
  return isGame(record) ? record : null;
}

/** The old storage contained texts; some of its exports still do. */
function parseJson(text: string): unknown {
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
  // Each of the others has a report.
  markAsRead(fieldOf(game, 'parties'));
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
    ...others.map((party) => otherParty(party, unlockedCharacters, edition)),
  ];
}

/**
 * The current party is also in the list of all parties. Returns the values that are only in that
 * copy.
 */
function otherThan(party: Foreign, copy: Foreign): Foreign {
  const differing = Object.entries(copy).filter(([field, value]) => {
    const isThere = Object.hasOwn(party, field);
    return !isThere || !isSame(party[field], value, 0);
  });
  return Object.fromEntries(differing);
}

/** Deeper than any real export. */
const MAX_DEPTH = 40;

function isSame(one: unknown, other: unknown, depth: number): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other;
  const fields = Object.entries(one);
  if (depth > MAX_DEPTH || fields.length !== Object.keys(other).length) return false;
  return fields.every(
    ([field, value]) =>
      Object.hasOwn(other, field) && isSame(value, (other as Foreign)[field], depth + 1),
  );
}

export interface Identified {
  readonly name: string;
  readonly edition: string;
}

/** An 'Identifier' there: a name with the game it belongs to. */
export function identifierOf(entry: Foreign): Identified {
  return {
    name: wordOf(entry, 'name'),
    edition: textOf(entry, 'edition'),
  };
}

/** A scenario there: solo scenarios are a group with numbers of their own. */
export function foreignScenario(id: string) {
  const isSolo = id.startsWith(SOLO);
  return {
    index: isSolo ? id.slice(SOLO.length) : id,
    edition: 'gh',
    ...(isSolo && { group: 'solo' }),
    isCustom: false,
    custom: '',
    revealedRooms: [],
    additionalSections: [],
  };
}

/** Known things of a list by number, with their entries. Unknown ones are reported as left. */
export function* numberedIn<T>(
  record: Foreign,
  part: ImportPart,
  { field = part, find }: { readonly field?: string; readonly find: (id: number) => T | null },
  report: ImportReport,
): Generator<{ readonly entry: Foreign; readonly thing: T }> {
  for (const entry of recordsOf(record, field)) {
    const { name, edition } = identifierOf(entry);
    const number = wholeIn(name);
    const thing = number === null ? null : find(number);
    if (!isOfGloomhaven(edition)) report.noteLeft(part, `${edition} ${name}`, 'otherGame');
    else if (thing === null) report.noteLeft(part, name || '?', 'unknown');
    else yield { entry, thing };
  }
}

/** Donations are counted in units of ten gold there. */
export const GOLD_PER_DONATION = 10;

/**
 * Prosperity check marks as that program shows them: the stored ones, plus those of donations if
 * the envelope is open.
 */
export function prosperityTicks(prosperity: number, donations: number, envelope: boolean): number {
  if (!envelope) return prosperity;
  const byFives = Math.floor(Math.max(0, Math.min(donations, 40) - 10) / 5);
  const byTens = Math.floor(Math.max(0, donations - 40) / 10);
  return prosperity + 1 + byFives + byTens;
}
