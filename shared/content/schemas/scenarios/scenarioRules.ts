/** Special rules of a scenario: when they apply, under which conditions, and their effects. */
import { z } from 'zod';
import { amount, condition, count, element, hex, monsterTypeId, name, note } from '../notations';
import { BOOK_NOTES } from '../../notation/bookNotes';

/** The letter or digit next to a figure in the scenario book. */
const marker = z.exactOptional(z.string().regex(/^[a-z0-9]$/));

/**
 * Every n-th round (`round % every === remainder`, 0 by default), the listed rounds, or all rounds
 * from one on.
 */
export const rounds = z.union([
  z.strictObject({ every: count, remainder: z.exactOptional(z.int().min(0)) }),
  z.strictObject({ in: z.array(count).min(1) }),
  z.strictObject({ from: count }),
]);

const bookNote = z.enum(BOOK_NOTES);

/** Pressure plates, each with the smallest party that uses it. */
export const plates = z
  .array(z.strictObject({ at: hex, minCharacters: z.exactOptional(z.int().min(2).max(4)) }))
  .min(1)
  .max(20);

/**
 * A state of the scenario. Each state uses only the fields that its entry names. Any state can have
 * a `note`, the question for the players if Standee cannot evaluate the state.
 *
 * - `present`: the `monster`, the `objective` or a character (`side`) is on the map; with `hexes`,
 *   on one of them. `absent`: the opposite. Without the board, Standee asks the players the
 *   question `note` instead of checking `hexes`. With `marker`, only the objective or monster with
 *   it; Standee asks about such a monster.
 * - `dead`: at least `count` (1 by default) objectives of the name `objective`, with `marker` if it
 *   is given, were destroyed. Or the `monster` with the `marker` has died; without a marker, any
 *   monster of the type.
 * - `allKilled`: all monsters of the type `monster` were revealed and are dead.
 * - `killed`, `elitesKilled`: at least `count` (1 by default) monsters, or elites, have died. With
 *   `monster`, `killed` counts only those of the type.
 * - `looted`: all goal treasure tiles, `count` of them, or the one in `room`.
 * - `goalLeft`: not all goal treasure tiles are looted.
 * - `saved`: at least `count` (1 by default) objectives of the name `objective` left the map
 *   undestroyed.
 * - `revealed`, `closed`: the `room`.
 * - `occupied`: the `plates`, see `who`.
 * - `exhausted`: a character is exhausted; with `unlessLooted` one that looted no goal treasure
 *   tile, with `except` one that was not on one of these hexes. With `note` and without `except`,
 *   Standee asks the players once a character is exhausted.
 * - `charactersLeft`: at most `count` (1 by default) characters are not exhausted.
 * - `asked`: only the players know; `note` is the question.
 */
export const bookCondition = z.strictObject({
  state: z.enum([
    'present',
    'absent',
    'dead',
    'allKilled',
    'killed',
    'elitesKilled',
    'looted',
    'goalLeft',
    'saved',
    'revealed',
    'closed',
    'occupied',
    'exhausted',
    'charactersLeft',
    'asked',
  ]),
  monster: z.exactOptional(monsterTypeId),
  objective: z.exactOptional(name),
  /** Set if the state concerns any character instead of a monster or objective. */
  side: z.exactOptional(z.literal('characters')),
  hexes: z.exactOptional(z.array(hex).min(1).max(100)),
  marker,
  room: z.exactOptional(count),
  count: z.exactOptional(amount),
  plates: z.exactOptional(plates),
  /** A character on any plate, one on each plate, or each character on a plate. */
  who: z.exactOptional(z.enum(['any', 'eachPlate', 'eachCharacter'])),
  unlessLooted: z.exactOptional(z.literal(true)),
  except: z.exactOptional(z.array(hex).min(1).max(20)),
  note: z.exactOptional(bookNote),
});
export const conditions = z.exactOptional(z.array(bookCondition).min(1).max(10));

/** The figures that a rule concerns. */
const figures = z.strictObject({
  side: z.exactOptional(z.enum(['characters', 'charactersAndSummons', 'monsters', 'everyone'])),
  monsters: z.exactOptional(z.array(monsterTypeId).min(1).max(30)),
  objective: z.exactOptional(name),
  /** Only figures with this condition, or without it. */
  has: z.exactOptional(condition),
  lacks: z.exactOptional(condition),
  /** Only figures with fewer hit points than their maximum. */
  hurt: z.exactOptional(z.literal(true)),
  /** Only figures in this room. */
  room: z.exactOptional(count),
  /** Only figures within a range of the objective, or of one of the hexes. */
  near: z.exactOptional(
    z.strictObject({
      objective: z.exactOptional(name),
      hexes: z.exactOptional(z.array(hex).min(1).max(20)),
      range: count,
    }),
  ),
  /** Only characters that looted no goal treasure tile. */
  withoutGoal: z.exactOptional(z.literal(true)),
});

/**
 * Multiplies a number by a count of figures: those of a kind, those left of `from`, or those saved.
 * Only one of the fields except `from` is set.
 */
const per = z.exactOptional(
  z.strictObject({
    objective: z.exactOptional(name),
    /** Objectives of this name that left the map undestroyed. */
    saved: z.exactOptional(name),
    /** Monsters of this type on the map, including the figure that the effect applies to. */
    monster: z.exactOptional(monsterTypeId),
    /** `from` minus the number of this type that have died. */
    killed: z.exactOptional(monsterTypeId),
    from: z.exactOptional(count),
  }),
);

const change = z.int().min(-20).max(20);

/** The effects of a rule. Without `to`, an effect applies to the figure whose turn it is. */
export const ruleEffect = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('note'),
    note: bookNote,
    /** Players carry the effect out only without the board; with the board Standee does. */
    withoutBoard: z.exactOptional(z.literal(true)),
  }),
  /** A text by the author of a custom scenario. */
  z.strictObject({ type: z.literal('text'), text: note }),
  z.strictObject({
    type: z.literal('damage'),
    amount,
    to: z.exactOptional(figures),
  }),
  z.strictObject({
    type: z.literal('heal'),
    amount,
    to: z.exactOptional(figures),
    per,
  }),
  z.strictObject({ type: z.literal('condition'), condition, to: z.exactOptional(figures) }),
  z.strictObject({ type: z.literal('attackBonus'), value: change, to: figures, per }),
  z.strictObject({ type: z.literal('advantage'), to: figures }),
  z.strictObject({ type: z.literal('disadvantage'), to: figures }),
  z.strictObject({ type: z.literal('shield'), value: change, to: figures, per }),
  /** The figures draw no ability card and have no turn. */
  z.strictObject({ type: z.literal('cannotAct'), figures }),
  z.strictObject({ type: z.literal('cannotSufferDamage'), figures }),
  /** Damage, conditions and forced movement do not affect the figures. */
  z.strictObject({
    type: z.literal('unaffected'),
    figures,
    /** Enemies may move through them, but not end there. */
    mayBePassed: z.exactOptional(z.literal(true)),
  }),
  /**
   * The figures have no turn. A figure wakes, as if newly spawned, once a character or summon
   * attacks it or ends a movement adjacent to it, or once it suffers damage or gains a negative
   * condition.
   */
  z.strictObject({ type: z.literal('sleep'), figures }),
  /** The figures treat the hexes of a door as obstacles; `door` = its number in the book. */
  z.strictObject({
    type: z.literal('cannotEnter'),
    figures,
    door: z.string().regex(/^[a-z0-9]$/),
    hexes: z.array(hex).min(1).max(10),
  }),
  /** Goal treasure tiles stay where they are at the end of a turn. */
  z.strictObject({ type: z.literal('goalOnlyByLootAction') }),
  z.strictObject({ type: z.literal('discardCards'), count }),
  z.strictObject({ type: z.literal('focusFirst'), figures, objective: name }),
  z.strictObject({
    type: z.literal('elements'),
    elements: z.partialRecord(element, z.enum(['inert', 'waning', 'strong'])),
  }),
  /** Places a figure that has no hex yet on the free hex nearest to `at`. */
  z.strictObject({ type: z.literal('place'), monster: monsterTypeId, at: hex }),
  z.strictObject({ type: z.literal('destroy'), objective: name }),
  z.strictObject({
    type: z.literal('layOverlay'),
    kind: z.enum(['trap', 'obstacle', 'difficultTerrain', 'hazardousTerrain']),
    hexes: z.array(hex).min(1).max(6),
  }),
]);

/**
 * When a rule applies.
 *
 * - `setup`: before the first round. `roundStart`, `roundEnd`: in `rounds`, in each by default.
 * - `reveal`: one of `rooms`, by default any room, is revealed.
 * - `becomes`: all of `when` start to hold.
 * - `turnStart`, `turnEnd`: of one of the figures `of`; with `special` when its card has it.
 * - `death`: one of the figures `of` dies or is destroyed.
 * - `always`: as long as `when` holds, in `rounds`.
 */
export const TRIGGERS = [
  'setup',
  'roundStart',
  'roundEnd',
  'reveal',
  'becomes',
  'turnStart',
  'turnEnd',
  'death',
  'always',
] as const;

export const scenarioRule = z.strictObject({
  at: z.enum(TRIGGERS),
  rounds: z.exactOptional(rounds),
  rooms: z.exactOptional(z.array(count).min(1)),
  of: z.exactOptional(figures),
  /** The first or second special of the boss's stat card. */
  special: z.exactOptional(z.int().min(1).max(2)),
  /** Applies only with these numbers of characters. */
  players: z.exactOptional(z.array(z.int().min(1).max(4)).min(1)),
  when: conditions,
  /** Conditions that end the rule permanently. */
  until: conditions,
  once: z.exactOptional(z.literal(true)),
  /** Sources disagree; the players' book decides. */
  doubtful: z.exactOptional(z.literal(true)),
  does: z.array(ruleEffect).min(1).max(6),
});
