/** Classes, cards, achievements, treasures, quests and battle goals. */
import { SIGNS } from '../notation/signs';
import { z } from 'zod';
import { itemSlot } from './items';
import {
  classId,
  condition,
  count,
  formula,
  modifierCard,
  monsterTypeId,
  name,
  note,
  printedNumber,
  scenarioId,
  slug,
  numberOrFormula,
} from './notations';

export const characterClass = z.strictObject({
  id: classId,
  name,
  sign: z.exactOptional(z.enum(SIGNS)),
  /** The visible name while the class is locked. */
  spoilerSafeName: name,
  race: slug,
  /** Cards in hand at the start of a scenario. */
  handSize: z.int().min(1).max(20),
  /** Hit points at levels 1 to 9. */
  hitPoints: z.array(count).length(9),
  /** Available from the first game; others are locked. */
  starting: z.boolean(),
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
  perks: z.array(
    z.strictObject({
      /** Number of check boxes: how often the perk can be taken. */
      boxes: z.int().min(1).max(9),
      /** Cards removed from and added to the modifier deck per box. */
      remove: z.exactOptional(z.array(modifierCard).min(1)),
      add: z.exactOptional(z.array(modifierCard).min(1)),
      ignore: z.exactOptional(z.enum(['negativeItemEffects', 'negativeScenarioEffects'])),
    }),
  ),
});

/** The symbols on one action of an ability card. Its lines are in a separate file. */
const half = z.strictObject({
  /** Lost after use, or after the last use slot. */
  lost: z.exactOptional(z.literal(true)),
  unrecoverable: z.exactOptional(z.literal(true)),
  active: z.exactOptional(z.enum(['persistent', 'round'])),
  /** Experience of each use slot, in order. */
  slots: z.exactOptional(z.array(z.int().min(0).max(9)).min(1)),
  /** Experience gained; only for classes without lines, because the lines contain it. */
  experience: z.exactOptional(count),
  experienceOnConsume: z.exactOptional(z.array(count).min(1)),
  experienceConditional: z.exactOptional(z.literal(true)),
});

export const classCard = z.strictObject({
  id: printedNumber,
  /** Several equal cards are numbered from `id` to `lastId`. */
  lastId: z.exactOptional(printedNumber),
  copies: z.exactOptional(count),
  name,
  /** X: chosen in place of a level 1 card; M: medical packs. */
  level: z.union([z.int().min(1).max(9), z.enum(['X', 'M'])]),
  initiative: z.int().min(1).max(99),
  top: half,
  bottom: half,
});

const achievement = z.strictObject({ id: slug, name });
const printedAchievement = achievement.extend({
  /** The party has it from the first game on. */
  starting: z.exactOptional(z.literal(true)),
});
/** An achievement of a pack, party or global. 'Type: Name' replaces others of its type. */
export const packAchievement = achievement.extend({ scope: z.enum(['global', 'party']) });
export const achievementsFile = z.strictObject({
  global: z.array(printedAchievement),
  party: z.array(printedAchievement),
});

export const treasureContent = z.strictObject({
  /** The printed number. */
  id: printedNumber,
  scenario: scenarioId,
  rewards: z
    .array(
      z.discriminatedUnion('type', [
        z.strictObject({ type: z.enum(['randomItemDesign', 'randomScenario', 'message']) }),
        z.strictObject({
          type: z.enum(['gold', 'experience', 'checkMarks', 'damage']),
          value: numberOrFormula(1, 200),
        }),
        z.strictObject({ type: z.literal('items'), items: z.array(printedNumber).min(1) }),
        z.strictObject({ type: z.literal('itemDesign'), item: printedNumber }),
        z.strictObject({ type: z.literal('conditions'), conditions: z.array(condition).min(1) }),
        z.strictObject({ type: z.literal('scenario'), scenario: scenarioId }),
      ]),
    )
    .min(1),
});

const questGoal = z.strictObject({
  type: z.enum([
    'kill',
    'killDifferentTypes',
    'completeScenarios',
    'scenarioChain',
    'ownItems',
    'ownItem',
    'ownGold',
    'exhaustion',
    'battleGoalCheckMarks',
    'donateGold',
    'buyEnhancements',
    'personalQuestsCompleted',
    // Only for packs: described in the note, and counted by the players.
    'other',
  ]),
  note: z.exactOptional(note),
  count: z.exactOptional(count),
  /** Any of these monster types counts. */
  monsters: z.exactOptional(z.array(monsterTypeId).min(1)),
  rank: z.exactOptional(z.literal('elite')),
  with: z.exactOptional(z.strictObject({ item: printedNumber })),
  item: z.exactOptional(printedNumber),
  slots: z.exactOptional(z.array(itemSlot).min(1)),
  of: z.exactOptional(z.enum(['self', 'partyMembers', 'otherCharacters'])),
  /** Only these scenarios count; for a chain, in this order. */
  scenarios: z.exactOptional(z.array(scenarioId).min(1)),
  /** The first scenario of a chain, which becomes available. */
  start: z.exactOptional(scenarioId),
  nameContains: z.exactOptional(name),
  boss: z.exactOptional(z.literal(true)),
  region: z.exactOptional(slug),
  /** Scenarios with this number or higher. */
  numberFrom: z.exactOptional(count),
  different: z.exactOptional(z.literal(true)),
  requiresAchievement: z.exactOptional(slug),
  /** Indexes of the goals that must be met first. */
  requires: z.exactOptional(z.array(z.int().min(0)).min(1)),
});

export const personalQuest = z.strictObject({
  id: printedNumber,
  name,
  unlocks: z.union([
    z.strictObject({ class: classId }),
    z.strictObject({ envelope: z.literal('X') }),
  ]),
  goals: z.array(questGoal).min(1),
});

export const battleGoal = z.strictObject({
  id: printedNumber,
  /** Number of the same card in the first printing; absent for packs. */
  firstPrintingId: z.exactOptional(printedNumber),
  name,
  checkMarks: z.int().min(1).max(2),
  note: z.exactOptional(note),
  /** The value of `type` over the scenario, or at `when`, must be within `min` and `max`. */
  condition: z.strictObject({
    type: z.enum([
      'cardsInHandAndDiscard',
      'experienceGained',
      'hitPoints',
      'trapSprungOrDisarmed',
      'treasuresLooted',
      'alliedCharactersExhausted',
      'revealRoom',
      'moneyTokensLooted',
      'moneyTokensAndTreasuresLooted',
      'kill',
      'itemUses',
      'monstersOnMap',
      'overkill',
      'firstKillOfScenario',
      'rests',
      // Only for packs: described in the note, and judged by the players.
      'other',
    ]),
    when: z.exactOptional(z.enum(['endOfScenario', 'startOfEveryRound', 'always'])),
    min: z.exactOptional(z.union([z.int().min(0), formula])),
    max: z.exactOptional(z.int().min(0)),
    firstPrintingMin: z.exactOptional(z.int().min(0)),
    onTurnOf: z.exactOptional(z.array(z.enum(['self', 'ownSummons'])).min(1)),
    onOwnTurn: z.exactOptional(z.literal(true)),
    how: z.exactOptional(z.literal('openDoor')),
    rank: z.exactOptional(z.literal('elite')),
    undamaged: z.exactOptional(z.literal(true)),
    with: z.exactOptional(z.literal('singleAttackAction')),
    only: z.exactOptional(z.enum(['long', 'short'])),
  }),
});

export const classesFile = z.array(characterClass);
export const classCardsFile = z.array(
  z.strictObject({ class: classId, cards: z.array(classCard) }),
);
export const treasuresFile = z.array(treasureContent);
export const personalQuestsFile = z.array(personalQuest);
export const battleGoalsFile = z.array(battleGoal);
