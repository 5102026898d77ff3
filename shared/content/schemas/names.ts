/** Names in other languages, by kind and id. */
import { z } from 'zod';

/**
 * A BCP 47 tag as `Intl` writes it: language, script, region, variants, extensions, private use.
 */
const TAG =
  /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?(-([a-z\d]{5,8}|\d[a-z\d]{3}))*(-[a-wyz\d](-[a-z\d]{2,8})+)*(-x(-[a-z\d]{1,8})+)?$/;

const word = z.string().trim().min(1).max(80);
const byId = z.exactOptional(z.record(z.string().max(60), word));

export const NAMED_KINDS = [
  'monsters',
  'abilityDecks',
  'classes',
  'items',
  'scenarios',
  'soloScenarios',
  'classCards',
  'globalAchievements',
  'partyAchievements',
  'battleGoals',
  'personalQuests',
  'conditions',
  'elements',
  'summons',
  'objectives',
  'randomMonsterCards',
] as const;

/** Missing names are shown in English. */
export const namesFile = z.strictObject({
  /** A tag for `Intl`: 'de', 'pt-BR', 'zh-Hans'. */
  language: z.string().max(35).regex(TAG),
  /** Set if no printed edition is known, so the names are probably translated by players. */
  unofficial: z.exactOptional(z.literal(true)),
  monsters: byId,
  abilityDecks: byId,
  /** `symbol` is the name of a locked class. */
  classes: z.exactOptional(
    z.record(z.string().max(60), z.strictObject({ name: word, symbol: z.exactOptional(word) })),
  ),
  items: byId,
  scenarios: byId,
  soloScenarios: byId,
  classCards: byId,
  globalAchievements: byId,
  partyAchievements: byId,
  battleGoals: byId,
  personalQuests: byId,
  conditions: byId,
  elements: byId,
  summons: byId,
  /** Objectives by English name. */
  objectives: byId,
  randomMonsterCards: byId,
  randomDungeon: z.exactOptional(word),
  /** Ids of names that another source contradicts. */
  doubtful: z.exactOptional(z.partialRecord(z.enum(NAMED_KINDS), z.array(z.string()).min(1))),
});
