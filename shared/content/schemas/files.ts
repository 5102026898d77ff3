/** Schemas by content file. Imports zod: for checks and tools, not for the app. */
import type { z } from 'zod';
import * as campaign from './campaign';
import * as cardLines from './cardLines';
import * as dungeon from './dungeon';
import * as enhancements from './enhancements';
import * as envelopes from './envelopes';
import * as events from './events';
import * as items from './items';
import * as maps from './maps';
import * as milestones from './milestones';
import * as monsters from './monsters';
import * as names from './names';
import * as packs from './packs';
import * as scenarios from './scenarios/scenarios';
import * as tables from './tables';

/** By file name under data/, without the scenarios. */
export const FILE_SCHEMAS = {
  'monsters.json': monsters.monstersFile,
  'abilityDecks.json': monsters.abilityDecksFile,
  'classes.json': campaign.classesFile,
  'levels.json': tables.levelTables,
  'modifierDecks.json': tables.modifierDeckTables,
  'scenarioIndex.json': scenarios.scenarioIndexFile,
  'soloIndex.json': scenarios.scenarioIndexFile,
  'treasures.json': campaign.treasuresFile,
  'achievements.json': campaign.achievementsFile,
  'milestones.json': milestones.milestonesFile,
  'items.json': items.itemsFile,
  'classCards.json': campaign.classCardsFile,
  'personalQuests.json': campaign.personalQuestsFile,
  'battleGoals.json': campaign.battleGoalsFile,
  'tiles.json': maps.tilesFile,
  'events.json': events.eventsFile,
  'enhancements.json': enhancements.enhancementTables,
  'randomDungeon.json': dungeon.randomDungeonFile,
} as const satisfies Record<string, z.ZodType>;

/** Every file scenarios/NNN.json. */
export const SCENARIO_SCHEMA = scenarios.scenarioFileContent;

/** Every file cardLines/CLASS.json. */
export const CARD_LINES_SCHEMA = cardLines.cardLinesFile;

/** Every file envelopes/LETTER.json. For content checks. @internal */
export const ENVELOPE_SCHEMA = envelopes.envelopeContent;

/** Every file names/LANGUAGE.json. For content checks. @internal */
export const NAMES_SCHEMA = names.namesFile;
export const { NAMED_KINDS } = names;

/** A content pack. */
export const PACK_SCHEMA = packs.packFile;
export const { PACK_LIMITS } = packs;

/** A custom scenario. */
export const CUSTOM_SCENARIO_SCHEMA = scenarios.customScenarioFile;
