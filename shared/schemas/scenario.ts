/**
 * Schema of a scenario in play: rounds and turns, decks, board, tokens. The types are in
 * `state.ts`. The renderer must not import it, because it uses zod.
 */
import { z } from 'zod';
import type * as ids from '../ids';
import { dungeonReward } from '../content/schemas/dungeon';
import { condition } from '../content/schemas/notations';
import { ELEMENT_STATES, ELEMENTS, OVERLAY_KINDS, RANKS, type TallyName } from '../vocabulary';
import { attack } from './attack';
import {
  figure,
  figureId,
  initiativeNumber,
  modifierDeck,
  monster,
  summon,
  treasure,
} from './figures';
import { lineRef, turnLine } from './playedLines';
import { hex, idOf, level, positive, seconds, unique, whole } from './values';

const at = hex.nullable();
const blockId = idOf<ids.BlockId>();

export const turn = z.strictObject({
  figure: figureId,
  state: z.enum(['waiting', 'acting', 'done']),
  /** True if it was stunned at the start of its turn, so that it performed nothing on its card. */
  stunned: z.boolean(),
  /** Lines that were begun, done or skipped. All other lines are open. */
  lines: z.array(turnLine),
  /** Items used for all attacks of one action of a card. */
  items: z.exactOptional(z.array(z.strictObject({ item: positive, by: figureId, line: lineRef }))),
});

/** One entry of the initiative order: a character with its summons, or a monster type. */
export const block = z.strictObject({
  id: blockId,
  kind: z.enum(['character', 'monsterType', 'objective']),
  /** Initiative, 1 to 99; a long rest has 99. */
  initiative: initiativeNumber,
  /** Initiative of a character's second card, for ties; null = not entered. */
  second: initiativeNumber.nullable(),
  longRest: z.boolean(),
  /**
   * Turns in the order in which the figures act: summons before their owner, elites before normals.
   */
  turns: z.array(turn),
});

export const phase = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('selectCards') }),
  z.strictObject({
    name: z.literal('turns'),
    order: z.array(block),
    /** The active figure; null before the first turn, between turns and after the last. */
    active: figureId.nullable(),
    /** Blocks of newly revealed types that act as soon as the current turn ends. */
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
  /** The monster that left it; null = from the scenario book or the players. */
  from: figureId.nullable(),
});

/** Something on the board that can be picked up. */
export const token = z.discriminatedUnion('kind', [
  moneyToken,
  z.strictObject({
    kind: z.literal('treasure'),
    id: idOf<ids.TokenId>(),
    treasure,
    at,
    /** The reward, in a random dungeon. */
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
  /** Known effect of a trap; null = the damage of the level. */
  trap: trapEffect.nullable(),
  /** The class card that placed it, if other abilities of that card refer to it. */
  ofCard: z.exactOptional(z.strictObject({ figure: figureId, card: positive })),
});

/** Changes to the scenario's printed map during play. */
export const board = z.strictObject({
  /** True if players move figures on the board, so Standee counts distances on it. */
  inUse: z.boolean(),
  /** Changed doors, by index in the printed list. Other doors are as printed: closed or locked. */
  doors: z.array(doorState),
  /** Removed printed overlays, by index in the printed list and hex. */
  gone: z.array(goneOverlay),
  /** Overlays added by an ability or by the players. */
  laid: z.array(laidOverlay).refine(unique('id')),
  /** Pairs of hexes with a line of sight that the players allowed. */
  allowedSights: z.array(z.tuple([hex, hex])),
  /** Letters of the scenario book with the hexes the players entered. */
  letters: z.exactOptional(z.array(z.strictObject({ letter: z.string().length(1), at: hex }))),
});

/** Stats that all standees of a type share. */
export const sleeve = z.strictObject({
  type: idOf<ids.MonsterTypeId>(),
  deck: idOf<ids.AbilityDeckId>(),
  /** 0 to 7; usually the monster level of the scenario. */
  level,
  /** Elements that the type consumed this round; 'wild' = one that players chose. */
  consumed: z.array(z.enum([...ELEMENTS, 'wild'])),
  /** Absent = its figures draw from the monsters' deck. */
  modifierDeck: z.exactOptional(z.literal('character')),
});

export const abilityDeck = z.strictObject({
  deck: idOf<ids.AbilityDeckId>(),
  /** Ids of the cards left, top first. */
  draw: z.array(positive),
  /** Ids of the played cards, newest first, without the current one. */
  discard: z.array(positive),
  /** Card of this round. */
  current: positive.nullable(),
});

export const kills = z.strictObject({
  monster: idOf<ids.MonsterTypeId>(),
  rank: z.enum(RANKS),
  count: positive,
});

/** Number of enemies of one type that died, by any cause. */
export const fallen = z.strictObject({ monster: idOf<ids.MonsterTypeId>(), count: positive });

const tally = z.exactOptional(positive);
const tallies = z.strictObject({
  traps: tally,
  rooms: tally,
  itemUses: tally,
  overkill: tally,
  undamagedKills: tally,
  otherKills: tally,
  firstKills: tally,
  emptyRounds: tally,
  timesBelowHalf: tally,
} satisfies Record<TallyName, typeof tally>);

/** A character's record in the current scenario, for quests and battle goals. */
export const records = z.strictObject({
  character: idOf<ids.CharacterId>(),
  /** Monsters killed by it or its summons. */
  kills: z.array(kills),
  longRests: whole,
  shortRests: whole,
  /** Tallies that are not 0. */
  tallies: z.exactOptional(tallies),
  /** Its battle goal; null = none was chosen. */
  battleGoal: positive.nullable(),
  /** Battle goals to choose from, until one is kept. */
  offeredGoals: z.exactOptional(z.array(positive).max(2)),
  /** The players' decision about the battle goal; null = as Standee computes it. */
  goalMet: z.boolean().nullable(),
});

/**
 * An instruction of the scenario book that players carry out or answer, by its index in the
 * scenario.
 */
export const bookDue = z.strictObject({
  of: z.enum(['rules', 'damage', 'spawns', 'reveals', 'finish']),
  at: whole,
  /** The figure that it concerns; null = none in particular. */
  figure: figureId.nullable(),
  round: positive,
});

const elementState = z.enum(ELEMENT_STATES);

export const scenario = z.strictObject({
  scenario: idOf<ids.ScenarioId>(),
  /** Scenario level, 0 to 7: gold, experience, and the base for the monster level. */
  level,
  /** Level of monsters, traps and hazards, 0 to 7; one more than `level` in solo play. */
  monsterLevel: level,
  /** Number of characters at the start; exhausted ones still count. */
  players: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  /** Round number, from 1 at the first card selection. */
  round: positive,
  phase,
  figures: z.array(figure).refine(unique('id')),
  /**
   * All figures in order of arrival, including removed ones. A figure's letter is that of its
   * position.
   */
  met: z.array(figureId),
  /** Types with a sleeve, in order of appearance; kept after all their figures died. */
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
  /** Elements infused during the current turn, which become strong at its end. */
  infusing: z.array(z.enum(ELEMENTS)),
  rooms: z.array(z.strictObject({ room: positive, revealed: z.boolean() })).refine(unique('room')),
  tokens: z.array(token).refine(unique('id')),
  /** Changes to the printed map; null = the scenario has none. */
  board: board.nullable(),
  /** The attack in progress; null = none. */
  attack: attack.nullable(),
  /** Dead monsters and summons whose card gives them a last attack, in order of death. */
  lastAttacks: z.array(z.discriminatedUnion('kind', [monster, summon])).refine(unique('id')),
  /** Number for the next summon, token or modifier. */
  nextNumber: positive,
  /** Set once the goal is reached or missed, until the round ends; null = not decided. */
  decided: z.strictObject({ won: z.boolean() }).nullable(),
  /** Played outside the campaign: only experience, gold and check marks are kept. */
  casual: z.boolean(),
  /** Set if null and curse count as -2, x2 and bless as +2. */
  reducedRandomness: z.exactOptional(z.literal(true)),
  /** Set if characters without hit points die and exhausted ones stay on the map. */
  permanentDeath: z.exactOptional(z.literal(true)),
  /** True if it was started although the campaign does not allow it. */
  outOfOrder: z.boolean(),
  /** Records of characters; characters without one are omitted. */
  records: z.array(records),
  /** Campaign clock at the start in seconds; negative if it was started elsewhere. */
  clockStart: seconds,
  /** Number of fallen enemies; types without any are omitted. */
  fallen: z.array(fallen).refine(unique('monster')),
  /** Indexes of the scenario's spawns that have arrived. */
  spawned: z.array(whole),
  /** Numbered treasures that the party looted in earlier games: they are not placed again. */
  lootedBefore: z.exactOptional(z.array(positive)),
  /** Number of destroyed objectives by their index in the book; none without any. */
  destroyed: z.exactOptional(
    z.array(z.strictObject({ objective: positive, count: positive })).refine(unique('objective')),
  ),
  /** Names of objectives that left the board, for the history. */
  departed: z.exactOptional(z.array(z.strictObject({ figure: figureId, name: z.string() }))),
  /** Indexes of the scenario's one-time rules that have applied. */
  rulesDone: z.exactOptional(z.array(whole)),
  /** Indexes of the scenario's rules that no longer apply. */
  endedRules: z.exactOptional(z.array(whole)),
  /** Instructions of the scenario book that players still have to carry out, oldest first. */
  due: z.exactOptional(z.array(bookDue).max(60)),
  /**
   * The progress at which players last answered "not yet" when asked if an unknown goal is reached.
   */
  goalAsked: z.exactOptional(z.string().max(60)),
});
