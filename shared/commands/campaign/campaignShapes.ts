/** The shapes of the commands between scenarios. For the boundary; others import only types. */
import { z } from 'zod';
import { campaign } from '../../schemas/campaign';
import type * as ids from '../../ids';
import { MOVE_IN_PARTS, MOVE_IN_REASONS } from '../../movingIn/report';
import { idOf, name, NAME_LENGTH } from '../fields';

const character = idOf<ids.CharacterId>();
const figure = idOf<ids.FigureId>();
const classId = idOf<ids.ClassId>();
const scenario = idOf<ids.ScenarioId>();
const characterLevel = z.int().min(1).max(9);
/** Of items, cards, quests, events: printed numbers. */
const number = z.int().min(1).max(9999);
/** Place in a printed list, from 0. */
const place = z.int().min(0).max(40);
const signed = z.int().min(-999).max(999);
const deck = z.enum(['city', 'road']);
const scope = z.enum(['global', 'party']);
const word = z.string().min(1).max(NAME_LENGTH);
/** One line that may be empty. */
const line = z
  .string()
  .trim()
  .max(NAME_LENGTH)
  .regex(/^(?:[^\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]|[\u200c\u200d])*$/u);
/** Several lines; control characters other than the end of a line are not taken. */
const notes = z
  .string()
  .max(2000)
  .regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u);

/** What can be corrected on a sheet besides its first numbers. */
export const SHEET_FIELDS = {
  player: line.optional(),
  absent: z.boolean().optional(),
  checkMarks: z.int().min(0).max(18).optional(),
  extraPerks: z.int().min(0).max(20).optional(),
  notes: notes.optional(),
  /** Has donated since its last scenario. */
  blessed: z.boolean().optional(),
  /** Numbers of the cards above level 1. */
  cards: z.array(number).max(40).optional(),
};

/** Changes on the lines of the summary at the end of a scenario. */
export const CORRECTIONS = z
  .array(
    z.strictObject({
      line: z.string().min(1).max(120),
      amount: z.int().min(-999).max(999).optional(),
      to: character.optional(),
      about: z.string().min(1).max(80).optional(),
    }),
  )
  .max(200);

const owned = { character, item: number };

export const CAMPAIGN_SHAPES = {
  // characters
  /** A new character by the rules; `addCharacter` takes one as it is. */
  createCharacter: z.strictObject({
    type: z.literal('createCharacter'),
    class: classId,
    name,
    level: characterLevel,
    player: line.optional(),
    quest: number.nullable().optional(),
    cards: z.array(number).max(8).optional(),
  }),
  /** `card` = number of the card it takes, `perk` = place of the perk it checks; null = later. */
  levelUp: z.strictObject({
    type: z.literal('levelUp'),
    character,
    card: number.nullable(),
    perk: place.nullable().optional(),
  }),
  checkPerk: z.strictObject({ type: z.literal('checkPerk'), character, perk: place }),
  uncheckPerk: z.strictObject({ type: z.literal('uncheckPerk'), character, perk: place }),
  /** What a character gains or loses outside of a scenario; it never loses more than it may. */
  changeSheet: z.strictObject({
    type: z.literal('changeSheet'),
    character,
    gold: signed.optional(),
    experience: signed.optional(),
    checkMarks: signed.optional(),
  }),
  chooseQuest: z.strictObject({
    type: z.literal('chooseQuest'),
    character,
    quest: number.nullable(),
  }),
  countQuest: z.strictObject({
    type: z.literal('countQuest'),
    character,
    goal: place,
    by: z.int().min(-99).max(99),
  }),
  /** `anyway` = although its quest is not done. */
  retire: z.strictObject({
    type: z.literal('retire'),
    character,
    anyway: z.boolean().optional(),
  }),
  donate: z.strictObject({ type: z.literal('donate'), character }),

  // items
  buyItem: z.strictObject({ type: z.literal('buyItem'), ...owned }),
  sellItem: z.strictObject({ type: z.literal('sellItem'), ...owned }),
  /** Handed out or taken away without gold: rewards, events, corrections. */
  gainItem: z.strictObject({ type: z.literal('gainItem'), ...owned }),
  loseItem: z.strictObject({ type: z.literal('loseItem'), ...owned }),
  equipItem: z.strictObject({ type: z.literal('equipItem'), ...owned, equipped: z.boolean() }),
  useItem: z.strictObject({ type: z.literal('useItem'), ...owned }),
  refreshItem: z.strictObject({ type: z.literal('refreshItem'), ...owned }),
  correctItem: z.strictObject({
    type: z.literal('correctItem'),
    ...owned,
    state: z.enum(['ready', 'spent', 'consumed']),
    marks: z.int().min(0).max(9),
  }),

  // party and world
  changeReputation: z.strictObject({
    type: z.literal('changeReputation'),
    by: z.int().min(-40).max(40),
  }),
  changeProsperity: z.strictObject({
    type: z.literal('changeProsperity'),
    by: z.int().min(-64).max(64),
  }),
  correctParty: z.strictObject({
    type: z.literal('correctParty'),
    reputation: z.int().min(-20).max(20).optional(),
    prosperity: z.int().min(0).max(64).optional(),
    donated: z.int().min(0).max(9999).optional(),
    notes: notes.optional(),
  }),
  gainAchievement: z.strictObject({
    type: z.literal('gainAchievement'),
    scope,
    achievement: word,
  }),
  loseAchievement: z.strictObject({
    type: z.literal('loseAchievement'),
    scope,
    achievement: word,
  }),
  unlockClass: z.strictObject({ type: z.literal('unlockClass'), class: classId }),
  lockClass: z.strictObject({ type: z.literal('lockClass'), class: classId }),
  /** `item` null = one of the random designs by chance. */
  unlockDesign: z.strictObject({ type: z.literal('unlockDesign'), item: number.nullable() }),
  /** Copies of an item found so far, besides those of prosperity. */
  correctCopies: z.strictObject({
    type: z.literal('correctCopies'),
    item: number,
    copies: z.int().min(0).max(99),
  }),
  noteTreasure: z.strictObject({
    type: z.literal('noteTreasure'),
    treasure: number,
    looted: z.boolean(),
  }),
  openEnvelope: z.strictObject({ type: z.literal('openEnvelope'), envelope: word }),
  markScenario: z.strictObject({
    type: z.literal('markScenario'),
    scenario,
    as: z.enum(['open', 'blocked', 'locked', 'completed', 'asPrinted']),
  }),
  /** `card` = the one the table drew; null = the top card. */
  drawEvent: z.strictObject({ type: z.literal('drawEvent'), deck, card: number.nullable() }),
  putEventAway: z.strictObject({ type: z.literal('putEventAway'), deck, remove: z.boolean() }),
  addEvent: z.strictObject({ type: z.literal('addEvent'), deck, card: number }),
  removeEvent: z.strictObject({ type: z.literal('removeEvent'), deck, card: number }),
  shuffleEvents: z.strictObject({ type: z.literal('shuffleEvents'), deck }),
  /** Shows one hidden thing although it was not reached, or hides it again. */
  showHidden: z.strictObject({ type: z.literal('showHidden'), what: word, shown: z.boolean() }),

  // moving in
  /** What was kept with another program, and the report of what did not come over. */
  moveIn: z.strictObject({
    type: z.literal('moveIn'),
    program: z.enum(['gloomhavenSecretariat']),
    campaign,
    lines: z
      .array(
        z.strictObject({
          about: z.string().max(NAME_LENGTH),
          part: z.enum(MOVE_IN_PARTS),
          value: z.string().max(200),
          outcome: z.enum(['taken', 'changed', 'left']),
          why: z.enum(MOVE_IN_REASONS).nullable(),
        }),
      )
      .max(5000),
  }),

  // content packs
  usePack: z.strictObject({ type: z.literal('usePack'), pack: idOf<ids.PackId>() }),
  leavePack: z.strictObject({ type: z.literal('leavePack'), pack: idOf<ids.PackId>() }),

  // ability cards by name
  chooseHand: z.strictObject({
    type: z.literal('chooseHand'),
    character,
    cards: z.array(number).max(20).nullable(),
  }),
  /** With the cards of the hand, from now on; null = no longer. */
  keepCards: z.strictObject({
    type: z.literal('keepCards'),
    figure,
    cards: z.array(number).max(20).nullable(),
  }),
  playCards: z.strictObject({
    type: z.literal('playCards'),
    figure,
    leading: number,
    second: number,
  }),
  moveCard: z.strictObject({
    type: z.literal('moveCard'),
    figure,
    card: number,
    to: z.enum(['hand', 'chosen', 'discard', 'lost', 'active']),
  }),
  loseCards: z.strictObject({
    type: z.literal('loseCards'),
    figure,
    cards: z.array(number).min(1).max(4),
  }),

  // in a scenario
  /** The figures of a spawn, by its place in the list of the scenario; `times` = matching objectives. */
  placeSpawn: z.strictObject({
    type: z.literal('placeSpawn'),
    spawn: place,
    times: z.int().min(1).max(10).optional(),
  }),
  chooseBattleGoal: z.strictObject({
    type: z.literal('chooseBattleGoal'),
    character,
    goal: number.nullable(),
  }),
  /** What the players say about the goal; null = as far as Standee can tell. */
  judgeBattleGoal: z.strictObject({
    type: z.literal('judgeBattleGoal'),
    character,
    met: z.boolean().nullable(),
  }),
} as const;
