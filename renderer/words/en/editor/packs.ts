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
};

/** Words of any folder of packs: content packs, and custom scenarios. */
export const FOLDER_WORDS = {
  imported: (name: string) => `Imported: ${name}`,
  cancel: 'Cancel',
  more: (name: string) => `More for ${name}`,
  export: (name: string) => `Export ${name}`,
  exported: (file: string) => `Exported as ${file}`,
  notExported: 'Nothing was exported.',
  delete: (name: string) => `Delete ${name}`,
  deleteNote: 'The file is removed from the library. Export it first if you may want it again.',
  deleteNow: 'Delete',
  deleted: (name: string) => `Deleted: ${name}`,
  damaged: 'Files that cannot be used',
  damagedNote: 'They were left as they are. Mend or remove them in the folder.',
  folder: (folder: string) => `The files lie in ${folder}`,
  unreadable: (name: string) => `${name} could not be read.`,
};

export const PACKS = {
  missing: (names: readonly string[]) =>
    `This library does not have ${names.length === 1 ? 'the pack' : 'the packs'} ${listOf(names)}. Nothing is lost: what belongs to it is kept as it stands, without its printed numbers and cards. Import it again under “Content packs”.`,

  title: 'Content packs',
  lead: 'Packs add monsters with their decks, classes, items, scenarios, battle goals, quests, events, treasures and conditions to what is printed. Each is a file in your library; a campaign plays with those that are switched on in it.',
  empty:
    'There are none yet. Import one, or make a monster, a class, an item or a condition of your own.',
  import: 'Import a pack',
  importFolder: 'Import a folder',
  replaceTitle: (name: string) => `Replace the pack “${name}”?`,
  replaceNote: (there: string | null, coming: string | null) =>
    `The library has it already${there === null ? '' : ` (${there})`}. Campaigns that play with it go on with the new one${coming === null ? '' : ` (${coming})`}.`,
  replaceNow: 'Replace',
  edition: (edition: string) => `Edition ${edition}`,
  by: (author: string) => `by ${author}`,
  requires: (names: readonly string[]) => `Needs ${listOf(names)}`,
  usedIn: (campaigns: readonly string[]) =>
    campaigns.length === 0 ? 'Not in use' : `In use in ${listOf(campaigns)}`,
  play: (pack: string) => `Play with ${pack}`,
  playing: (campaign: string) => `In “${campaign}”`,
  deleteTitle: (name: string) => `Delete the pack “${name}”?`,
  deleteUsed: (campaigns: readonly string[]) =>
    `${listOf(campaigns)} ${campaigns.length === 1 ? 'plays' : 'play'} with it. They open all the same and keep everything; its figures stand there with their hit points, without printed numbers and cards, until the pack is back.`,
  deleteAnyway: 'Delete anyway',
  partsOf: (kind: string, pack: string) => `${kind} of ${pack}`,
  edit: (monster: string) => `Edit ${monster}`,
  addTo: (what: string, pack: string) => `${what} in ${pack}`,
  failed: 'The packs could not be read.',
  tooLarge: (limit: number, _file: string) =>
    `That is larger than ${counted(limit, 'character')}: too large for a pack.`,

  gone: 'Missing in this library',
  goneNote:
    'The campaign keeps everything that belongs to them. What needs their print is refused until they are back.',
  giveUp: (name: string) => `Play without ${name}`,
  missingMonsters: (names: readonly string[]) => `Monsters without their print: ${listOf(names)}`,
  missingClasses: (names: readonly string[]) => `Classes without their print: ${listOf(names)}`,
  missingScenarios: (names: readonly string[]) => `Scenarios without their print: ${listOf(names)}`,
  missingItems: (numbers: readonly string[]) => `Items without their print: ${listOf(numbers)}`,
  missingMap:
    'The scenario is missing: the pack or the file it belongs to is not here. Play goes on at the table.',
  missingSleeve: 'Missing: its pack is not in use or not in this library',
} as const;
