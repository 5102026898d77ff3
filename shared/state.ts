/**
 * The state of a game as plain readonly JSON. A change creates a new object that shares unchanged
 * parts. Fields are documented in `schemas/`, because the types are inferred from the schemas.
 *
 * Glossary
 *
 * - campaign: everything that persists between scenarios; sheet: a character between scenarios.
 * - scenario: a scenario in play; figure: anything with hit points on the board.
 * - standee: a numbered monster figure; sleeve: the stats that all standees of a type share.
 * - block: one entry of the initiative order (a character with its summons, or a monster type).
 * - turn: the actions of one figure; round: the turns of all figures.
 * - line: one printed ability of a card in a turn: open, done, or skipped.
 * - draw, discard: the two piles of a deck, top card first.
 * - moment: one recorded step, the unit of undo.
 * - aim: one target of an attack with all values entered for it.
 * - `told` in a name: entered by the players; `said` in a name: announced to the players, who
 *   carry it out.
 */
import type { z } from 'zod';
import type { DeepReadonly } from './content/types';
import type * as attack from './schemas/attack';
import type * as campaign from './schemas/campaign';
import type * as figures from './schemas/figures';
import type * as scenario from './schemas/scenario';
import type * as turnLines from './schemas/playedLines';
import type { SCHEMA } from './vocabulary';

type Read<S extends z.ZodType> = DeepReadonly<z.output<S>>;

export interface Game {
  readonly schema: typeof SCHEMA;
  readonly campaign: Campaign;
  readonly scenario: Scenario | null;
}

export type { Hex } from './map/hexes';

export interface Campaign extends Read<typeof campaign.campaign> {}
export interface Dungeon extends Read<typeof campaign.dungeon> {}
export interface DungeonRoom extends Read<typeof campaign.dungeonRoom> {}
export interface CharacterSheet extends Read<typeof campaign.characterSheet> {}
export interface OwnedItem extends Read<typeof campaign.ownedItem> {}
export interface QuestProgress extends Read<typeof campaign.quest> {}
export interface Achieved extends Read<typeof campaign.achieved> {}
export interface ScenarioMark extends Read<typeof campaign.scenarioMark> {}
export interface ItemCopies extends Read<typeof campaign.itemCopies> {}
export interface EventDeck extends Read<typeof campaign.eventDeck> {}
export interface Sticker extends Read<typeof campaign.sticker> {}
export type StartEffect = Read<typeof campaign.startEffect>;
export interface FallenCharacter extends Read<typeof campaign.fallenCharacter> {}
export interface PartySheet extends Read<typeof campaign.party> {}
export type HiddenThing = Read<typeof campaign.hiddenThing>;
export type EventKind = keyof PartySheet['events'];
export interface PackInUse extends Read<typeof campaign.packInUse> {}

export interface Scenario extends Read<typeof scenario.scenario> {}
export type Phase = Read<typeof scenario.phase>;
export interface Block extends Read<typeof scenario.block> {}
export interface Turn extends Read<typeof scenario.turn> {}
export type LineRef = Read<typeof turnLines.lineRef>;
export interface TurnLine extends Read<typeof turnLines.turnLine> {}
export interface BoardState extends Read<typeof scenario.board> {}
export interface DoorState extends Read<typeof scenario.doorState> {}
export interface LaidOverlay extends Read<typeof scenario.laidOverlay> {}
export interface TrapEffect extends Read<typeof scenario.trapEffect> {}
export type Token = Read<typeof scenario.token>;
export interface MoneyToken extends Read<typeof scenario.moneyToken> {}
export interface Sleeve extends Read<typeof scenario.sleeve> {}
export interface AbilityDeck extends Read<typeof scenario.abilityDeck> {}
export interface CharacterRecord extends Read<typeof scenario.records> {}
export interface Fallen extends Read<typeof scenario.fallen> {}
export interface BookDue extends Read<typeof scenario.bookDue> {}
export interface Kills extends Read<typeof scenario.kills> {}

export type Figure = Character | Monster | Summon | Objective;
export interface Character extends Read<typeof figures.character> {}
export interface Monster extends Read<typeof figures.monster> {}
export interface Summon extends Read<typeof figures.summon> {}
export interface Objective extends Read<typeof figures.objective> {}
export interface ActiveCondition extends Read<typeof figures.activeCondition> {}
export interface ActiveHalf extends Read<typeof figures.activeHalf> {}
export interface Bonus extends Read<typeof figures.bonus> {}
export type Initiative = Read<typeof figures.initiative>;
export type Negation = z.output<typeof figures.negation>;
/** Cards of its own that a character loses to negate damage. */
export type CardLoss = Exclude<Negation, 'cardInEffect'>;
export interface ModifierDeck extends Read<typeof figures.modifierDeck> {}
/** Everything known about a character's cards. */
export type HeldCards = Read<typeof figures.heldCards>;
export type CardCounts = Omit<Extract<HeldCards, { kind: 'counted' }>, 'kind'>;
export interface CardPiles extends Read<typeof figures.cardPiles> {}
export type Pile = keyof CardCounts;
export interface OwedCards extends Read<typeof figures.owedCards> {}

export interface Attack extends Read<typeof attack.attack> {}
export type AttackModifier = Read<typeof attack.attackModifier>;
export interface AttackTarget extends Read<typeof attack.attackTarget> {}
export interface DrawnCards extends Read<typeof attack.drawnCards> {}
