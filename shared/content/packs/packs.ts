/** Combines content packs with the printed content. */
import type { PackId } from '../../ids';
import {
  cardLinesFile,
  CONDITIONS_FILE,
  contentFrom,
  PACKS_FILE,
  scenarioFile,
  type Content,
  type ContentSource,
} from '../content';
import { withErrata } from './errata';
import { isCustomScenario } from '../customScenarios/asPack';
import { isAchievement } from '../customScenarios/rewards';
import type {
  Achievements,
  EventsContent,
  PackFile,
  PackScenario,
  ScenarioIndexEntry,
} from '../types';

/**
 * Sort numbers: custom scenarios come after all printed ones, and those of other packs after them.
 */
const FIRST_OWN = 1001;
const FIRST_NUMBER = 5001;
const LAST_NUMBER = 9999;

/** Pack lists that extend a printed list, by file. */
const LISTS = {
  'monsters.json': 'monsters',
  'abilityDecks.json': 'abilityDecks',
  'classes.json': 'classes',
  'classCards.json': 'classCards',
  'items.json': 'items',
  'tiles.json': 'tiles',
  'battleGoals.json': 'battleGoals',
  'personalQuests.json': 'personalQuests',
  'treasures.json': 'treasures',
} as const satisfies Record<string, keyof PackFile>;

/** A source that adds the content and errata of packs to another source, in pack order. */
export function withPacks(base: ContentSource, packs: readonly PackFile[]): ContentSource {
  const source = withErrata(base, packs);
  const scenarios = packs.flatMap((pack) => pack.scenarios ?? []);
  const lines = packs.flatMap((pack) => pack.cardLines ?? []);
  const files = new Map<string, unknown>([
    ...scenarios.map((one) => [scenarioFile(one.id), one] as const),
    ...lines.map((one) => [cardLinesFile(one.class), one] as const),
  ]);
  return (file) => {
    if (file === CONDITIONS_FILE) return packs.flatMap((pack) => pack.conditions ?? []);
    const printed = files.get(file) ?? source(file);
    if (printed === undefined) return undefined;
    if (file === 'achievements.json') return withAchievements(printed as Achievements, packs);
    if (file === 'events.json') return withEvents(printed as EventsContent, packs);
    const list = Object.hasOwn(LISTS, file) ? LISTS[file as keyof typeof LISTS] : null;
    const added: readonly unknown[] =
      file === 'scenarioIndex.json'
        ? scenarios.map(packIndexEntry)
        : list === null
          ? []
          : packs.flatMap((pack): readonly unknown[] => pack[list] ?? []);
    return added.length === 0 ? printed : [...(printed as readonly unknown[]), ...added];
  };
}

function withEvents(printed: EventsContent, packs: readonly PackFile[]): EventsContent {
  return {
    addedByClass: [...printed.addedByClass, ...packs.flatMap((pack) => pack.classEvents ?? [])],
    cards: [...printed.cards, ...packs.flatMap((pack) => pack.events ?? [])],
  };
}

function withAchievements(printed: Achievements, packs: readonly PackFile[]): Achievements {
  const added = packs.flatMap((pack) => pack.achievements ?? []);
  const achievementsOf = (wanted: 'global' | 'party') =>
    added.filter(({ scope }) => scope === wanted).map(({ id, name }) => ({ id, name }));
  return {
    global: [...printed.global, ...achievementsOf('global')],
    party: [...printed.party, ...achievementsOf('party')],
  };
}

/**
 * The content of a campaign with these packs of the library in this order; 'all' = every pack.
 * Unknown packs are ignored. `called` translates names.
 */
export function contentWithPacks(
  source: ContentSource,
  known: readonly PackFile[],
  inUse: readonly string[] | 'all',
  called: (source: ContentSource) => ContentSource = (each) => each,
): Content {
  const packs =
    inUse === 'all' ? known : inUse.flatMap((id) => known.find((pack) => pack.id === id) ?? []);
  const all = called(withPacks(source, packs));
  return contentFrom((file) => (file === PACKS_FILE ? known : all(file)));
}

/** The index entry of a scenario in a pack. */
function packIndexEntry(scenario: PackScenario, index: number): ScenarioIndexEntry {
  const { id, name, number, initial = true, unlocks = [], links = [] } = scenario;
  const { linksGloomhaven, blocks, requiresAnyOf, mapLocation, region } = scenario;
  const { requiresPersonalQuest, requiresItemEquipped, requiresKeyword } = scenario;
  return {
    id,
    number:
      number ?? Math.min(LAST_NUMBER, index + (isCustomScenario(id) ? FIRST_OWN : FIRST_NUMBER)),
    name,
    initial,
    unlocks,
    links,
    own: true,
    ...(linksGloomhaven && { linksGloomhaven }),
    ...(blocks && { blocks }),
    ...(requiresAnyOf && { requiresAnyOf }),
    ...(mapLocation !== undefined && { mapLocation }),
    ...(region !== undefined && { region }),
    ...(requiresPersonalQuest !== undefined && { requiresPersonalQuest }),
    ...(requiresItemEquipped !== undefined && { requiresItemEquipped }),
    ...(requiresKeyword !== undefined && { requiresKeyword }),
  };
}

/** True if content has a thing with the id. */
export type IsKnown = (content: Content, id: string) => boolean;

/** Kinds of things that packs add under ids, with their lookups. */
export const IS_KNOWN = {
  monster: (content, id) => content.monster(id) !== null,
  abilityDeck: (content, id) => content.abilityDeck(id) !== null,
  class: (content, id) => content.class(id) !== null,
  item: (content, id) => content.item(Number(id)) !== null,
  scenario: (content, id) => content.scenarioEntry(id) !== null,
  tile: (content, id) => content.tile(id) !== null,
  battleGoal: (content, id) => content.battleGoals().some((each) => String(each.id) === id),
  personalQuest: (content, id) => content.personalQuests().some((each) => String(each.id) === id),
  event: (content, id) => {
    return content.events().cards.some((card) => `${card.deck} ${String(card.id)}` === id);
  },
  treasure: (content, id) => content.treasure(Number(id)) !== null,
  condition: (content, id) => content.condition(id) !== null,
  achievement: (content, id) => {
    return isAchievement(content, 'global', id) || isAchievement(content, 'party', id);
  },
} as const satisfies Readonly<Record<string, IsKnown>>;

export type PackKind = keyof typeof IS_KNOWN;

/** One thing in a pack; `path` is its place in the file: 'monsters[2]'. */
export interface PackPart {
  readonly kind: PackKind;
  readonly id: string;
  readonly name: string;
  readonly path: string;
}

/** Everything a pack adds under an id. */
export function partsOfPack(pack: PackFile): readonly PackPart[] {
  const partsOf = (
    kind: PackKind,
    list: keyof PackFile,
    entries: readonly { readonly id: string | number; readonly name?: string }[] = [],
  ) =>
    entries.map(({ id, name }, index): PackPart => ({
      kind,
      id: String(id),
      name: name ?? String(id),
      path: `${list}[${String(index)}]`,
    }));
  return [
    ...partsOf('monster', 'monsters', pack.monsters),
    ...partsOf('abilityDeck', 'abilityDecks', pack.abilityDecks),
    ...partsOf('class', 'classes', pack.classes),
    ...partsOf('item', 'items', pack.items),
    ...partsOf('scenario', 'scenarios', pack.scenarios),
    ...partsOf('tile', 'tiles', pack.tiles),
    ...partsOf('battleGoal', 'battleGoals', pack.battleGoals),
    ...partsOf('personalQuest', 'personalQuests', pack.personalQuests),
    ...partsOf('treasure', 'treasures', pack.treasures),
    ...partsOf('condition', 'conditions', pack.conditions),
    ...partsOf('achievement', 'achievements', pack.achievements),
    ...partsOf(
      'event',
      'events',
      pack.events?.map(({ deck, id }) => ({ id: `${deck} ${String(id)}` })),
    ),
  ];
}

/** The pack of the library that has a thing; null for printed and unknown ones. */
export function packOf(content: Pick<Content, 'packs'>, kind: PackKind, id: string) {
  return (
    content
      .packs()
      .find((pack) => partsOfPack(pack).some((part) => part.kind === kind && part.id === id)) ??
    null
  );
}

/**
 * All packs that a pack requires, also indirectly. Unknown ones are included, so that they can be
 * reported.
 */
export function requiredPacks(
  content: Pick<Content, 'pack'>,
  id: string,
  seen: ReadonlySet<string> = new Set([id]),
): readonly PackId[] {
  const needed = (content.pack(id)?.requires ?? []).filter((each) => !seen.has(each));
  const all = new Set([...seen, ...needed]);
  const deep = needed.flatMap((each) => [...requiredPacks(content, each, all), each]);
  return [...new Set(deep)];
}
