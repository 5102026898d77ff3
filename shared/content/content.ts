/** All printed content by id, read from the content files on first use. */
import type { AbilityDeckId, ClassId, MonsterTypeId, PackId, ScenarioId } from '../ids';
import { CONDITIONS, type Condition, type OwnCondition } from '../vocabulary';
import type {
  AbilityDeckContent,
  Achievements,
  BattleGoalContent,
  ConditionContent,
  ClassCard,
  ClassCardLines,
  ClassContent,
  EnhancementTables,
  EventsContent,
  RandomDungeonContent,
  ItemContent,
  LevelTables,
  MilestonesContent,
  ModifierDeckTables,
  MonsterType,
  PackFile,
  PersonalQuestContent,
  ScenarioContent,
  ScenarioIndexEntry,
  TileContent,
  TreasureContent,
} from './types';

/**
 * Returns the parsed JSON of a content file by its name under data/, e.g. 'monsters.json' or
 * 'scenarios/001.json'; undefined if it is not available (yet).
 */
export type ContentSource = (file: string) => unknown;

/** Files that every screen needs. Others are loaded on demand. */
export const CORE_FILES = [
  'monsters.json',
  'abilityDecks.json',
  'classes.json',
  'levels.json',
  'modifierDecks.json',
  'scenarioIndex.json',
  'soloIndex.json',
  // Every map needs the tiles.
  'tiles.json',
  'treasures.json',
  'achievements.json',
  'milestones.json',
  // The reached scenarios depend on personal quests, and some of those on items.
  'items.json',
  'personalQuests.json',
  'battleGoals.json',
  'classCards.json',
  'events.json',
  'enhancements.json',
  'randomDungeon.json',
] as const;

/** All content packs of the library, in use or not; printed content has none. */
export const PACKS_FILE = 'packs.json';

/** Conditions of packs; there is no printed file. */
export const CONDITIONS_FILE = 'conditions.json';

/** File of a scenario under data/: 'scenarios/001.json' for '1'. */
export function scenarioFile(id: string): string {
  return `scenarios/${id.padStart(3, '0')}.json`;
}

/** File with the ability lines of a class: 'cardLines/brute.json'. */
export function cardLinesFile(classId: string): string {
  return `cardLines/${classId}.json`;
}

/**
 * Typed lookups. An unknown id returns null. A missing file throws, except for scenarios and card
 * lines, which return null and are retried next time.
 */
export interface Content {
  monster(id: string): MonsterType | null;
  monsters(): readonly MonsterType[];
  abilityDeck(id: string): AbilityDeckContent | null;
  abilityDecks(): readonly AbilityDeckContent[];
  class(id: string): ClassContent | null;
  classes(): readonly ClassContent[];
  scenarioIndex(): readonly ScenarioIndexEntry[];
  /** The solo scenarios in printed order. */
  soloIndex(): readonly ScenarioIndexEntry[];
  /** From the list of scenarios or of solo scenarios, or made for the id of a random dungeon. */
  scenarioEntry(id: string): ScenarioIndexEntry | null;
  scenario(id: string): ScenarioContent | null;
  levels(): LevelTables;
  modifierDecks(): ModifierDeckTables;
  treasure(number: number): TreasureContent | null;
  treasures(): readonly TreasureContent[];
  achievements(): Achievements;
  /** Milestones of the campaign, and the letters of all envelopes. */
  milestones(): MilestonesContent;
  item(number: number): ItemContent | null;
  items(): readonly ItemContent[];
  /** Empty for an unknown class. */
  classCards(classId: string): readonly ClassCard[];
  /** Null for classes without ability lines, and until they are loaded. */
  cardLines(classId: string): ClassCardLines | null;
  personalQuests(): readonly PersonalQuestContent[];
  battleGoals(): readonly BattleGoalContent[];
  events(): EventsContent;
  /** Conditions of packs; printed ones are part of the rules. */
  condition(id: string): ConditionContent | null;
  conditions(): readonly ConditionContent[];
  /** Printed ones first, then those of packs. */
  conditionNames(): readonly Condition[];
  enhancements(): EnhancementTables;
  randomDungeon(): RandomDungeonContent;
  tile(id: string): TileContent | null;
  tiles(): readonly TileContent[];
  /** A pack of the library, in use or not. */
  pack(id: string): PackFile | null;
  packs(): readonly PackFile[];
}

/**
 * Reads each file once, on first use. Shapes are trusted, because shipped files are checked by
 * tests.
 */
export function contentFrom(source: ContentSource): Content {
  const read = memoise(source);
  const monsters = recordsOf<MonsterTypeId, MonsterType>(() => read('monsters.json'));
  const decks = recordsOf<AbilityDeckId, AbilityDeckContent>(() => read('abilityDecks.json'));
  const classes = recordsOf<ClassId, ClassContent>(() => read('classes.json'));
  const index = recordsOf<ScenarioId, ScenarioIndexEntry>(() => read('scenarioIndex.json'));
  const solos = recordsOf<ScenarioId, ScenarioIndexEntry>(() => read('soloIndex.json'));
  const scenarioEntry = (id: string) =>
    index.get(id) ??
    solos.get(id) ??
    dungeonEntry(id, () => read<RandomDungeonContent>('randomDungeon.json').name);
  const treasures = recordsOf<number, TreasureContent>(() => read('treasures.json'));
  const items = recordsOf<number, ItemContent>(() => read('items.json'));
  const tiles = recordsOf<string, TileContent>(() => read('tiles.json'));
  const packs = recordsOf<PackId, PackFile>(
    () => (source(PACKS_FILE) ?? []) as readonly PackFile[],
  );
  const conditions = recordsOf<OwnCondition, ConditionContent>(
    () => (source(CONDITIONS_FILE) ?? []) as readonly ConditionContent[],
  );
  const scenario = onDemand<ScenarioContent>(source, scenarioFile, scenarioEntry);
  const cardLines = onDemand<ClassCardLines>(source, cardLinesFile, classes.get);

  return {
    monster: monsters.get,
    monsters: monsters.all,
    abilityDeck: decks.get,
    abilityDecks: decks.all,
    class: classes.get,
    classes: classes.all,
    scenarioIndex: index.all,
    soloIndex: solos.all,
    scenarioEntry,
    scenario,
    levels: () => read('levels.json'),
    modifierDecks: () => read('modifierDecks.json'),
    treasure: treasures.get,
    treasures: treasures.all,
    achievements: () => read('achievements.json'),
    milestones: () => read('milestones.json'),
    item: items.get,
    items: items.all,
    classCards: (id) =>
      read<readonly ClassCards[]>('classCards.json').find((c) => c.class === id)?.cards ?? [],
    cardLines,
    personalQuests: () => read('personalQuests.json'),
    battleGoals: () => read('battleGoals.json'),
    events: () => read('events.json'),
    condition: conditions.get,
    conditions: conditions.all,
    conditionNames: () => [...CONDITIONS, ...conditions.all().map(({ id }) => id)],
    enhancements: () => read('enhancements.json'),
    randomDungeon: () => read('randomDungeon.json'),
    tile: tiles.get,
    tiles: tiles.all,
    pack: packs.get,
    packs: packs.all,
  };
}

interface ClassCards {
  readonly class: ClassId;
  readonly cards: readonly ClassCard[];
}

function memoise(source: ContentSource): <T>(file: string) => T {
  const files = new Map<string, unknown>();
  return <T>(file: string): T => {
    if (!files.has(file)) {
      const parsed = source(file);
      if (parsed === undefined) throw new Error(`The content file ${file} is not loaded.`);
      files.set(file, parsed);
    }
    return files.get(file) as T;
  };
}

interface Records<Key, T> {
  readonly get: (id: Key extends string ? string : Key) => T | null;
  readonly all: () => readonly T[];
}

/** A Map by id, so that a name such as '__proto__' finds nothing. */
function recordsOf<Key, T extends { readonly id: Key }>(all: () => readonly T[]): Records<Key, T> {
  let byId: ReadonlyMap<unknown, T> | null = null;
  return {
    all,
    get: (id) => {
      byId ??= new Map(all().map((record) => [record.id, record]));
      return byId.get(id) ?? null;
    },
  };
}

/** A random dungeon is identified by its number, regardless of its cards. */
function dungeonEntry(id: string, name: () => string): ScenarioIndexEntry | null {
  const number = /^dungeon-([1-9]\d{0,3})$/.exec(id)?.[1];
  if (number === undefined) return null;
  return {
    ...{ id: id as ScenarioId, number: Number(number), name: `${name()} ${number}` },
    ...{ initial: true, unlocks: [], links: [], own: true },
  };
}

/** Files on demand by id. Only known ids become file names. */
function onDemand<T>(
  source: ContentSource,
  file: (id: string) => string,
  known: (id: string) => unknown,
): (id: string) => T | null {
  const read = new Map<string, T>();
  return (id) => {
    const before = read.get(id);
    if (before) return before;
    if (!known(id)) return null;
    const parsed = source(file(id)) as T | undefined;
    if (parsed) read.set(id, parsed);
    return parsed ?? null;
  };
}
