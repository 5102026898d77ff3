/** English words of the list of content packs and their errata. */
import type { PackCounts } from '#shared/api/api';
import { counted, listOf } from '../names/grammar';

export const PACK_PARTS: Readonly<Record<keyof PackCounts, (count: number) => string>> = {
  monsters: (count) => counted(count, 'monster'),
  abilityDecks: (count) => counted(count, 'ability deck'),
  classes: (count) => counted(count, 'class', 'classes'),
  items: (count) => counted(count, 'item'),
  scenarios: (count) => counted(count, 'scenario'),
  tiles: (count) => counted(count, 'map tile'),
  battleGoals: (count) => counted(count, 'battle goal'),
  personalQuests: (count) => counted(count, 'personal quest'),
  events: (count) => counted(count, 'event'),
  treasures: (count) => counted(count, 'treasure'),
  achievements: (count) => counted(count, 'achievement'),
  conditions: (count) => counted(count, 'condition'),
  names: (count) => `names in ${counted(count, 'language')}`,
  errata: (count) => counted(count, 'erratum', 'errata'),
};

/** Words of any folder of packs: content packs, and custom scenarios. */
export const FOLDER_WORDS = {
  imported: (name: string) => `Imported: ${name}`,
  cancel: 'Cancel',
  more: (name: string) => `Actions for ${name}`,
  export: (name: string) => `Export ${name}`,
  exported: (file: string) => `Exported as ${file}`,
  notExported: 'Export cancelled.',
  delete: (name: string) => `Delete ${name}`,
  deleteNote: 'The file is deleted from your library. Export it first to keep a copy.',
  deleteNow: 'Delete',
  deleted: (name: string) => `Deleted: ${name}`,
  damaged: 'Unusable files',
  damagedNote: 'Standee left them unchanged. Fix or remove them in the folder.',
  folder: (folder: string) => `Saved in ${folder}`,
  unreadable: (name: string) => `${name} could not be read.`,
};

export const PACKS = {
  missing: (names: readonly string[]) =>
    `Missing ${names.length === 1 ? 'pack' : 'packs'}: ${listOf(names)}. Nothing is lost, but their monsters, classes and items have no stats or cards until you import them again under “Content packs”.`,

  title: 'Content packs',
  lead: 'Packs add monsters, classes, items, scenarios, battle goals, quests, events, treasures and conditions. Each pack is a file in your library. Turn packs on for each campaign.',
  empty: 'No packs yet. Import one, or create a monster, class, item or condition.',
  import: 'Import a pack',
  importFolder: 'Import a folder',
  replaceTitle: (name: string) => `Replace the pack “${name}”?`,
  replaceNote: (there: string | null, coming: string | null) =>
    `Your library already has it${there === null ? '' : ` (${there})`}. Campaigns that use it switch to the new one${coming === null ? '' : ` (${coming})`}.`,
  replaceNow: 'Replace',
  edition: (edition: string) => `Edition ${edition}`,
  by: (author: string) => `by ${author}`,
  requires: (names: readonly string[]) => `Needs ${listOf(names)}`,
  usedIn: (campaigns: readonly string[]) =>
    campaigns.length === 0 ? 'Not used' : `Used in ${listOf(campaigns)}`,
  play: (pack: string) => `Use ${pack}`,
  playing: (campaign: string) => `In “${campaign}”`,
  deleteTitle: (name: string) => `Delete the pack “${name}”?`,
  deleteUsed: (campaigns: readonly string[]) =>
    `${listOf(campaigns)} ${campaigns.length === 1 ? 'uses' : 'use'} it. Nothing is lost, but its figures have no stats or cards until you import the pack again.`,
  deleteAnyway: 'Delete anyway',
  partsOf: (kind: string, pack: string) => `${kind} of ${pack}`,
  edit: (monster: string) => `Edit ${monster}`,
  addTo: (what: string, pack: string) => `${what} in ${pack}`,
  errata: (pack: string) => `Errata in ${pack}`,
  failed: 'The packs could not be read. Reload to try again.',
  tooLarge: (limit: number, _file: string) =>
    `This file is larger than ${counted(limit, 'character')}, too large for a pack. Choose another file.`,

  gone: 'Missing from your library',
  goneNote:
    'Your campaign keeps everything from these packs. Import them again to use their stats and cards.',
  giveUp: (name: string) => `Play without ${name}`,
  missingMonsters: (names: readonly string[]) => `Monsters without stats: ${listOf(names)}`,
  missingClasses: (names: readonly string[]) => `Classes without cards: ${listOf(names)}`,
  missingScenarios: (names: readonly string[]) => `Scenarios without a map: ${listOf(names)}`,
  missingItems: (numbers: readonly string[]) => `Items without effects: ${listOf(numbers)}`,
  missingMap: 'The scenario’s pack or file is missing. You can keep playing on the table.',
  missingSleeve: 'Missing: its pack is turned off or not in your library',
} as const;

/** Errata of packs. */
export const ERRATA = {
  title: 'Errata in use',
  line: (place: string, change: string, source: string) => `${place}: ${change}. ${source}`,
  /** With the name of the pack. */
  lineOf: (line: string, pack: string) => `${line} (${pack})`,
  change: (was: string, now: string) => `${was} → ${now}`,
  rewritten: 'rewritten',
  nothing: '–',
  yes: 'yes',
  no: 'no',
  mark: 'Erratum',
  /** A field without a name of its own, by its name in the file. */
  field: (name: string) => `“${name}”`,
  of: {
    monster: (monster: string) => monster,
    abilityDeck: (deck: string) => `Ability deck ${deck}`,
    class: (name: string) => name,
    classCards: (name: string) => `Cards of ${name}`,
    cardLines: (name: string) => `Card abilities of ${name}`,
    item: (number: string) => `Item ${number}`,
    treasure: (number: string) => `Treasure ${number}`,
    battleGoal: (number: string) => `Battle goal ${number}`,
    personalQuest: (number: string) => `Personal quest ${number}`,
    scenario: (name: string) => `Scenario ${name}`,
    scenarioEntry: (name: string) => `Scenario list, ${name}`,
  },
} as const;
