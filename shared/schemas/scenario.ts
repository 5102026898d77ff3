/**
 * One evening's play: rounds and turns, decks, board, tokens. The types are in `state.ts`. Imports
 * zod: not for the renderer.
 */
import { z } from 'zod';
import type * as ids from '../ids';
import { dungeonReward } from '../content/schemas/dungeon';
import { condition } from '../content/schemas/notations';
import { ELEMENT_STATES, ELEMENTS, OVERLAY_KINDS, RANKS } from '../vocabulary';
import { attack } from './attack';
import { figure, figureId, initiativeNumber, modifierDeck, monster, treasure } from './figures';
import { turnLine } from './playedLines';
import { hex, idOf, level, positive, seconds, unique, whole } from './values';

const at = hex.nullable();
const blockId = idOf<ids.BlockId>();

export const turn = z.strictObject({
  figure: figureId,
  state: z.enum(['waiting', 'acting', 'done']),
  /** It was stunned when its turn began, so it did nothing of its card. */
  stunned: z.boolean(),
  /** Lines that were begun, done or passed over; every other line of what it plays is open. */
  lines: z.array(turnLine),
});

/** One place of the initiative order: a character with its summons, or a monster type. */
export const block = z.strictObject({
  id: blockId,
  kind: z.enum(['character', 'monsterType', 'objective']),
  /** 1 to 99; a long rest is 99. */
  initiative: initiativeNumber,
  /** Initiative of a character's second card, for ties; null where it was not told. */
  second: initiativeNumber.nullable(),
  longRest: z.boolean(),
  /** In the order they act: summons before their owner, elites before normals. */
  turns: z.array(turn),
});

export const phase = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('selectCards') }),
  z.strictObject({
    name: z.literal('turns'),
    order: z.array(block),
    /** Whose turn it is; null before the first turn, between turns and after the last. */
    active: figureId.nullable(),
    /** Blocks of newly revealed types that act as soon as the running turn ends. */
    interrupting: z.array(blockId),
  }),
  z.strictObject({ name: z.literal('over'), won: z.boolean() }),
]);

export const moneyToken = z.strictObject({
  kind: z.literal('money'),
  id: idOf<ids.TokenId>(),
  /** Money tokens in the pile, usually 1. */
  amount: positive,
  at,
  /** The monster that left it; null = from the scenario book or by hand. */
  from: figureId.nullable(),
});

/** Something that lies on the board and can be picked up. */
export const token = z.discriminatedUnion('kind', [
  moneyToken,
  z.strictObject({
    kind: z.literal('treasure'),
    id: idOf<ids.TokenId>(),
    treasure,
    at,
    /** In a random dungeon. */
    reward: z.exactOptional(dungeonReward),
  }),
]);

export const trapEffect = z.strictObject({
  /** Null = the damage of the level. */
  damage: whole.nullable(),
  conditions: z.array(condition),
});

export const doorState = z.strictObject({
  door: whole,
  state: z.enum(['open', 'closed', 'locked']),
});

export const goneOverlay = z.strictObject({ overlay: whole, at: hex });

export const laidOverlay = z.strictObject({
  id: idOf<ids.OverlayId>(),
  kind: z.enum(OVERLAY_KINDS),
  hexes: z.array(hex),
  /** What a trap does where it is known; null = the damage of the level. */
  trap: trapEffect.nullable(),
});

/** The map of the scenario is printed content; this is what play has changed on it. */
export const board = z.strictObject({
  /** The table moves its figures on the board, so that distances are taken from it. */
  inUse: z.boolean(),
  /** Doors by their place in the printed list; one that is not named is as printed: closed or locked. */
  doors: z.array(doorState),
  /** Printed overlays that are gone, by their place in the printed list and their hex. */
  gone: z.array(goneOverlay),
  /** Overlays that came by an ability or by hand. */
  laid: z.array(laidOverlay).refine(unique('id')),
  /** Pairs of hexes the players let see each other although no line joins them. */
  allowedSights: z.array(z.tuple([hex, hex])),
  /** Letters of the scenario book, where players told their hexes. */
  letters: z.exactOptional(z.array(z.strictObject({ letter: z.string().length(1), at: hex }))),
});

/** What all standees of a type share. */
export const sleeve = z.strictObject({
  type: idOf<ids.MonsterTypeId>(),
  deck: idOf<ids.AbilityDeckId>(),
  /** 0 to 7; usually the monster level of the scenario. */
  level,
  /** Elements the type has used up in this round, 'wild' for one of choice. */
  consumed: z.array(z.enum([...ELEMENTS, 'wild'])),
  /** Absent = its figures draw from the monsters' deck. */
  modifierDeck: z.exactOptional(z.literal('character')),
});

export const abilityDeck = z.strictObject({
  deck: idOf<ids.AbilityDeckId>(),
  /** Ids of the cards left, top first. */
  draw: z.array(positive),
  /** Ids of the cards played, newest first, without the current one. */
  discard: z.array(positive),
  /** Card of this round. */
  current: positive.nullable(),
});

export const kills = z.strictObject({
  monster: idOf<ids.MonsterTypeId>(),
  rank: z.enum(RANKS),
  count: positive,
});

/** Enemies of one type that have fallen, whoever or whatever killed them. */
export const fallen = z.strictObject({ monster: idOf<ids.MonsterTypeId>(), count: positive });

/** What a character has done in the running scenario, for quests and battle goals. */
export const deeds = z.strictObject({
  character: idOf<ids.CharacterId>(),
  /** Monsters it or its summons killed. */
  kills: z.array(kills),
  longRests: whole,
  shortRests: whole,
  /** The battle goal it keeps; null = none was chosen. */
  battleGoal: positive.nullable(),
  /** Those that were dealt, until one of them is kept. */
  offeredGoals: z.exactOptional(z.array(positive).max(2)),
  /** What the players say about the goal; null = as far as Standee can tell. */
  goalMet: z.boolean().nullable(),
});

const elementState = z.enum(ELEMENT_STATES);

export const scenario = z.strictObject({
  scenario: idOf<ids.ScenarioId>(),
  /** 0 to 7: gold, experience and the base of everything else. */
  level,
  /** 0 to 7: monsters, traps and hazards; one more than `level` in solo play. */
  monsterLevel: level,
  /** Number of characters at the start; exhausted ones still count. */
  players: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  /** 1 from the first card selection on. */
  round: positive,
  phase,
  figures: z.array(figure).refine(unique('id')),
  /** Who came to the table, in that order, gone or not: the letter of a figure is that of its place. */
  met: z.array(figureId),
  /** Types with a sleeve on the table, in order of appearance; kept when all their figures died. */
  sleeves: z.array(sleeve).refine(unique('type')),
  abilityDecks: z.array(abilityDeck).refine(unique('deck')),
  monsterDeck: modifierDeck,
  elements: z.strictObject({
    fire: elementState,
    ice: elementState,
    air: elementState,
    earth: elementState,
    light: elementState,
    dark: elementState,
  }),
  /** Made during the running turn, strong at its end. */
  infusing: z.array(z.enum(ELEMENTS)),
  rooms: z.array(z.strictObject({ room: positive, revealed: z.boolean() })).refine(unique('room')),
  tokens: z.array(token).refine(unique('id')),
  /** What has changed on the printed map; null = the scenario has none. */
  board: board.nullable(),
  /** The attack the calculator shows. */
  attack: attack.nullable(),
  /** Monsters that fell and attack once more by their card, as they were; first who fell first. */
  lastAttacks: z.array(monster).refine(unique('id')),
  /** Number for the next summon, token or modifier. */
  nextNumber: positive,
  /** The goal was reached or missed, and the round is played to its end; null = neither. */
  decided: z.strictObject({ won: z.boolean() }).nullable(),
  /** Played outside of the campaign: nothing but experience, gold and check marks is kept. */
  casual: z.boolean(),
  /** Started although the campaign does not allow it. */
  outOfOrder: z.boolean(),
  /** What characters have done; nobody is named who has done nothing that counts. */
  deeds: z.array(deeds),
  /** Seconds on the campaign's clock as it began; less than 0 where it was begun elsewhere. */
  clockStart: seconds,
  /** How many enemies have fallen; a type none of which fell is not named. */
  fallen: z.array(fallen).refine(unique('monster')),
  /** Spawns of the scenario, by their place in its list, that have come. */
  spawned: z.array(whole),
});
