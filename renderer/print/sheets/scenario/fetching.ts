/**
 * Computes the set-up list of a scenario: the components to fetch from the box, as jobs for the
 * players.
 */
import type { Content } from '#shared/content/content';
import { rankFor, roomMonsters } from '#shared/content/rooms';
import type { MonsterTypeId } from '#shared/ids';
import type { Names } from '../../../words/sentences/names/names';
import { listOf } from '../../../words/sentences/play';
import { FETCH } from '../../../words/sentences/setup/setUp';
import { mapRows, objectiveRows, pieceRows, withValue } from '../../../table/fetch/roomRows';
import type { Fact } from '../blocks';
import { deckOf, neededTypes } from './monsterTypes';
import { shownRooms, type PrintTable } from '../printedScenario';

/** The components that one player fetches. */
export interface FetchJob {
  readonly title: string;
  /** The character whose player does the job; null without a party. */
  readonly by: string | null;
  readonly facts: readonly Fact[];
}

/**
 * The jobs, shared out in the order of `party`. They contain nothing of rooms that may not be
 * shown.
 */
export function fetchJobs(
  table: PrintTable,
  party: readonly string[],
  content: Content,
  names: Names,
): readonly FetchJob[] {
  const { printed } = table;
  if (!printed) return [];
  const rooms = shownRooms(table);
  const jobs = [
    { title: FETCH.map, facts: facts(mapRows(printed, rooms)) },
    { title: FETCH.pieces, facts: facts(pieceRows(printed, rooms)) },
    { title: FETCH.monsters, facts: monsterFacts(table, rooms, content, names) },
    { title: FETCH.decks, facts: deckFacts(table, content, names) },
  ].filter(({ facts }) => facts.length > 0);
  return jobs.map((job, index) => ({ ...job, by: party[index % party.length] ?? null }));
}

type Rooms = ReadonlySet<number>;

/**
 * The monsters as facts: their standees by type, the types that spawn later, and the objectives.
 */
function monsterFacts(
  table: PrintTable,
  rooms: Rooms,
  content: Content,
  names: Names,
): readonly Fact[] {
  const { printed, players, monsterLevel } = table;
  if (!printed) return [];
  const figures = [...rooms].flatMap((room) => roomMonsters(printed, room, players));
  const types = [...new Set(figures.map(({ monster }) => monster))];
  const standees = types.map((type): readonly [string, string] => {
    const ranks = figures.filter(({ monster }) => monster === type).map(({ rank }) => rank);
    const normal = ranks.filter((rank) => rank !== 'elite').length;
    const words = FETCH.standees(normal, ranks.length - normal, monsterLevel);
    return [names.monster(type), words];
  });
  const later = laterTypes(table, new Set(types));
  const hasCards = types.some((type) => content.monster(type) !== null);
  return facts([
    ...(hasCards ? standees : []),
    [FETCH.later, listOf(later.map((type) => names.monster(type)))],
    ...objectiveRows(printed, rooms, players),
  ]);
}

/** The monster types that only spawn later. They are secret unless the whole scenario is shown. */
function laterTypes({ printed, players, allRooms }: PrintTable, known: ReadonlySet<MonsterTypeId>) {
  if (!allRooms) return [];
  const coming = (printed?.spawns ?? []).flatMap(({ monsters }) =>
    monsters.filter(({ ranks }) => rankFor(ranks, players) !== null).map(({ id }) => id),
  );
  return [...new Set(coming)].filter((id) => !known.has(id));
}

function deckFacts(table: PrintTable, content: Content, names: Names): readonly Fact[] {
  const decks = neededTypes(table, content).map(({ type }) => deckOf(type, table));
  const abilities = [...new Set(decks)].map((deck) => names.abilityDeck(deck));
  const minus = (table.printed?.startEffects ?? []).flatMap((effect) =>
    effect.type === 'addModifierCards' ? [FETCH.startCards(effect.count, effect.card)] : [],
  );
  return facts([
    [FETCH.abilityDecks, listOf(abilities)],
    [FETCH.modifiers, FETCH.everyDeck],
    [FETCH.atStart, listOf(minus)],
  ]);
}

function facts(rows: readonly (readonly [string, string])[]): readonly Fact[] {
  return withValue(rows).map(([name, value]) => ({ name, value }));
}
