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

/** Editions of Gloomhaven in the export; all others are different games. */
const EDITIONS = ['', 'gh', 'gh-envx'];

/** Prefix of the ids of solo scenarios. */
export const SOLO = 'solo-';

/**
 * Names in the export of classes that are named differently here. The first one is used for
 * exporting.
 */
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

/** The identifier of a printed class in that program. */
export function foreignClass(id: string): Identified {
  const [name = id] = [...CLASS_NAMES].find(([, ours]) => ours === id) ?? [];
  return { name, edition: 'gh' };
}

/** The identifier of a numbered thing, such as an item. */
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

/** The parties of an export, the current one first; empty if the input is something else. */
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
    // Fields of the old storage can be JSON texts.
    textOf(record, field);
    recordAt(record, field);
    return game;
  }
  return isGame(record) ? record : null;
}

/** Parses a JSON text, which exports of the old storage can contain. */
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
  // The other parties have reports of their own.
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
 * The export also contains the current party in its list of all parties. Returns the values that
 * only that copy has.
 */
function otherThan(party: Foreign, copy: Foreign): Foreign {
  const differing = Object.entries(copy).filter(([field, value]) => {
    const isThere = Object.hasOwn(party, field);
    return !isThere || !isSame(party[field], value, 0);
  });
  return Object.fromEntries(differing);
}

/** Maximum depth, above any real export. */
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

/** The name in an identifier, which that program stores with its edition. */
export function identifierOf(entry: Foreign): Identified {
  return {
    name: wordOf(entry, 'name'),
    edition: textOf(entry, 'edition'),
  };
}

/**
 * The identifier of a scenario in that program, where solo scenarios are a group with separate
 * numbers.
 */
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

/** Known things of a list by number, with their entries. Reports unknown ones as left out. */
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

/** That program counts donations in units of ten gold. */
export const GOLD_PER_DONATION = 10;

/**
 * The prosperity check marks that that program displays: the stored ones, plus those of donations
 * if envelope B is open.
 */
export function prosperityTicks(prosperity: number, donations: number, envelope: boolean): number {
  if (!envelope) return prosperity;
  const byFives = Math.floor(Math.max(0, Math.min(donations, 40) - 10) / 5);
  const byTens = Math.floor(Math.max(0, donations - 40) / 10);
  return prosperity + 1 + byFives + byTens;
}
