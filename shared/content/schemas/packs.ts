/** Content packs: user content in addition to the printed content. */
import { z } from 'zod';
import type { PackId } from '../../ids';
import {
  battleGoal,
  characterClass,
  classCardsFile,
  packAchievement,
  personalQuest,
  treasureContent,
} from './campaign';
import { cardLinesFile } from './cardLines';
import { conditionContent } from './conditions';
import { classEvents, eventCard } from './events';
import { itemContent } from './items';
import { tile } from './maps';
import { abilityDeck, monsterType } from './monsters';
import { namesFile } from './names';
import { ERRATA_KINDS } from '../notation/errataPlaces';
import { name, printedNumber, slug } from './notations';
import { scenarioFileContent, scenarioIndexEntry } from './scenarios/scenarios';

export const packId = slug.max(40) as unknown as z.ZodType<PackId, PackId>;

/** A scenario with its index entry and map. */
export const packScenario = z.strictObject({
  ...scenarioIndexEntry.omit({ id: true, number: true, own: true }).shape,
  ...scenarioFileContent.shape,
  /** Only for sorting; absent = in file order. */
  number: z.exactOptional(printedNumber),
  /** Absent = available from the first game. */
  initial: z.exactOptional(z.boolean()),
  unlocks: z.exactOptional(scenarioIndexEntry.shape.unlocks),
  links: z.exactOptional(scenarioIndexEntry.shape.links),
});

/** An event of a pack. */
export const packEvent = eventCard.extend({
  /** True if it is in its deck as soon as the campaign uses the pack. */
  fromStart: z.exactOptional(z.literal(true)),
});

/**
 * Corrects one printed value from `was` to `now`. Without `was` it adds a field, without `now` it
 * removes one.
 */
export const erratum = z.strictObject({
  of: z.enum(ERRATA_KINDS),
  /**
   * Id or printed number of the corrected thing; for class cards and lines, the id of the class.
   */
  id: z.string().min(1).max(60).or(printedNumber),
  /** Path of the value inside the thing: 'levels[3].normal.hitPoints'. The id cannot be changed. */
  at: z
    .string()
    .max(200)
    .regex(/^(?!(?:id|class)$)[A-Za-z]\w*(?:\.[A-Za-z]\w*|\[\d{1,4}\])*$/),
  was: z.exactOptional(z.unknown()),
  now: z.exactOptional(z.unknown()),
  /** Source of the correction: 'FAQ 2.1, p. 3'. */
  source: z.string().trim().min(1).max(200),
});

/** Maximum number of each kind of thing in a pack, far above any box of the game. */
export const PACK_LIMITS = {
  monsters: 200,
  abilityDecks: 200,
  classes: 40,
  classCards: 40,
  items: 400,
  scenarios: 120,
  tiles: 100,
  cardLines: 40,
  battleGoals: 100,
  personalQuests: 100,
  events: 400,
  classEvents: 40,
  treasures: 400,
  achievements: 200,
  conditions: 60,
  names: 30,
  errata: 300,
} as const;

export const packFile = z.strictObject({
  /** Version of this format. */
  version: z.literal(1),
  id: packId,
  name,
  /** The author's version of the pack: '1.2'. */
  edition: z.exactOptional(z.string().trim().min(1).max(20)),
  author: z.exactOptional(name),
  about: z.exactOptional(z.string().trim().min(1).max(600)),
  /** Packs that this one references; they are enabled with it. */
  requires: z.exactOptional(z.array(packId).min(1).max(10)),
  monsters: z.exactOptional(z.array(monsterType).max(PACK_LIMITS.monsters)),
  abilityDecks: z.exactOptional(z.array(abilityDeck).max(PACK_LIMITS.abilityDecks)),
  classes: z.exactOptional(z.array(characterClass).max(PACK_LIMITS.classes)),
  classCards: z.exactOptional(classCardsFile.max(PACK_LIMITS.classCards)),
  items: z.exactOptional(z.array(itemContent).max(PACK_LIMITS.items)),
  scenarios: z.exactOptional(z.array(packScenario).max(PACK_LIMITS.scenarios)),
  /** Map tiles in addition to those of the box. */
  tiles: z.exactOptional(z.array(tile).max(PACK_LIMITS.tiles)),
  /** Ability lines of its classes' cards. */
  cardLines: z.exactOptional(z.array(cardLinesFile).max(PACK_LIMITS.cardLines)),
  battleGoals: z.exactOptional(z.array(battleGoal).max(PACK_LIMITS.battleGoals)),
  personalQuests: z.exactOptional(z.array(personalQuest).max(PACK_LIMITS.personalQuests)),
  events: z.exactOptional(z.array(packEvent).max(PACK_LIMITS.events)),
  classEvents: z.exactOptional(z.array(classEvents).max(PACK_LIMITS.classEvents)),
  treasures: z.exactOptional(z.array(treasureContent).max(PACK_LIMITS.treasures)),
  achievements: z.exactOptional(z.array(packAchievement).max(PACK_LIMITS.achievements)),
  conditions: z.exactOptional(z.array(conditionContent).max(PACK_LIMITS.conditions)),
  /** Names in other languages, one entry per language. */
  names: z.exactOptional(z.array(namesFile).max(PACK_LIMITS.names)),
  /** Corrections of printed facts. */
  errata: z.exactOptional(z.array(erratum).max(PACK_LIMITS.errata)),
});
