/** Builds the blocks of a round and their order. */
import type { BlockId, FigureId, MonsterTypeId } from '../../ids';
import type { Block, Character, Monster, Objective, Summon, Turn } from '../../state';

/** A turn that has not begun. */
export function waitingTurn(figure: FigureId): Turn {
  return { figure, state: 'waiting', stunned: false, lines: [] };
}

/** All figures that can have a turn, with the values on which their order depends. */
export interface RoundEntrants {
  readonly round: number;
  /** Characters in play that have chosen. A character without an initiative gets no block. */
  readonly characters: readonly Pick<Character, 'id' | 'initiative'>[];
  /** Summons of all owners in order of arrival. */
  readonly summons: readonly Pick<Summon, 'id' | 'owner' | 'cameInRound'>[];
  readonly types: readonly MonsterEntrant[];
  readonly objectives: readonly Pick<Objective, 'id' | 'initiative'>[];
}

export interface MonsterEntrant {
  readonly type: MonsterTypeId;
  /** Initiative of the type's ability card. */
  readonly initiative: number;
  readonly monsters: readonly ActingMonster[];
}

export type ActingMonster = Pick<
  Monster,
  'id' | 'rank' | 'standee' | 'origin' | 'cameInRound' | 'asleep'
>;

/** The values that decide the position of a block. */
export type OrderedBlock = Pick<Block, 'kind' | 'initiative' | 'second' | 'longRest'>;

/** True if no figure of the block has begun its turn. */
export function hasNotBegun({ turns }: Pick<Block, 'turns'>): boolean {
  return turns.every(({ state }) => state === 'waiting');
}

/** Initiative of a long rest. @rule INIT-5 */
export const LONG_REST_INITIATIVE = 99;

/**
 * The blocks of a round in the order they act, with all turns waiting. Ties keep the given order.
 * Types without a figure that can act have no block.
 *
 * @rule INIT-1 INIT-2 INIT-3 INIT-4 INIT-5 INIT-7 SUMMON-1
 */
export function blocksOfRound(entrants: RoundEntrants): readonly Block[] {
  return sortedBlocks([
    ...entrants.characters.flatMap((character) => characterBlock(character, entrants)),
    ...entrants.types.flatMap((entrant) => monsterBlock(entrant, entrants.round)),
    ...entrants.objectives.flatMap(objectiveBlock),
  ]);
}

/** Sorts blocks by initiative. Ties keep their order. */
export function sortedBlocks<B extends OrderedBlock>(blocks: readonly B[]): readonly B[] {
  return groupsInOrder(blocks).flat();
}

/**
 * Sorts only the blocks that have not begun. Begun blocks keep their position even if their
 * initiative changed.
 */
export function sortedWaiting(blocks: readonly Block[]): readonly Block[] {
  const waiting = sortedBlocks(blocks.filter(hasNotBegun)).values();
  return blocks.map((block) => (hasNotBegun(block) ? (waiting.next().value ?? block) : block));
}

/**
 * Groups blocks in the order they act. The players decide the order within a group.
 *
 * @rule INIT-1 INIT-2 INIT-3 INIT-5 INIT-7
 */
export function groupsInOrder<B extends OrderedBlock>(
  blocks: readonly B[],
): readonly (readonly B[])[] {
  return groupBy(blocks, rankOf).flatMap((same) => {
    if (same.every((block) => block.kind === 'character' && !block.longRest))
      return bySecondCard(same);
    return same.every((block) => block.kind === 'objective')
      ? same.map((block) => [block])
      : [same];
  });
}

/** Rank of a block in the order of play; the same for blocks that are tied. @rule INIT-1 INIT-2 */
export function rankOf(block: OrderedBlock): number {
  return block.initiative * 10 + standing(block);
}

/** Rank among blocks of equal initiative: characters first, long rests last. */
function standing(block: OrderedBlock): number {
  if (block.longRest) return 2;
  return block.kind === 'character' ? 0 : 1;
}

/**
 * Orders tied characters by their second card. If one is unknown, players order the whole group.
 */
function bySecondCard<B extends OrderedBlock>(same: readonly B[]): readonly (readonly B[])[] {
  const seconds = same.map((block) => block.second);
  if (seconds.includes(null)) return [same];
  return groupBy(same, (block) => block.second ?? 0);
}

function groupBy<T>(items: readonly T[], key: (item: T) => number): readonly (readonly T[])[] {
  const groups = new Map<number, T[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return [...groups.entries()].sort(([a], [b]) => a - b).map(([, group]) => group);
}

/**
 * Turns of a character's block: its summons that can act in order of arrival, then the character.
 *
 * @rule SUMMON-1 SUMMON-2
 */
function characterTurns(
  character: FigureId,
  summons: RoundEntrants['summons'],
  round: number,
): readonly FigureId[] {
  const acting = summons.filter((s) => s.owner === character && s.cameInRound !== round);
  return [...acting.map((summon) => summon.id), character];
}

/**
 * Standees of a type that can act this round: elites, then normals, by number. A boss is alone in
 * its block.
 *
 * @rule INIT-4 SUMMON-5 SPAWN-1
 */
export function monsterTurns(
  monsters: readonly ActingMonster[],
  round: number,
): readonly FigureId[] {
  const rank = { boss: 0, elite: 1, normal: 2 };
  return monsters
    .filter(
      ({ origin, cameInRound, asleep }) =>
        !asleep && (origin !== 'summoned' || cameInRound !== round),
    )
    .toSorted((a, b) => rank[a.rank] - rank[b.rank] || a.standee - b.standee)
    .map((monster) => monster.id);
}

function characterBlock(
  { id, initiative }: RoundEntrants['characters'][number],
  { summons, round }: RoundEntrants,
): readonly Block[] {
  if (!initiative) return [];
  const turns = characterTurns(id, summons, round);
  return [
    {
      id: blockOf(id),
      kind: 'character',
      initiative: initiative.longRest ? LONG_REST_INITIATIVE : initiative.leading,
      second: initiative.longRest ? null : initiative.second,
      longRest: initiative.longRest,
      turns: turns.map(waitingTurn),
    },
  ];
}

function monsterBlock(entrant: MonsterEntrant, round: number): readonly Block[] {
  const turns = monsterTurns(entrant.monsters, round);
  return turns.length === 0 ? [] : [typeBlock(entrant.type, entrant.initiative, turns)];
}

/** The block of a monster type with its drawn card. */
export function typeBlock(
  type: MonsterTypeId,
  initiative: number,
  turns: readonly FigureId[],
): Block {
  return cardlessBlock('monsterType', type, initiative, turns);
}

/** The block of an objective that acts; empty without an initiative. */
export function objectiveBlock({
  id,
  initiative,
}: RoundEntrants['objectives'][number]): readonly Block[] {
  return initiative === null ? [] : [cardlessBlock('objective', id, initiative, [id])];
}

/** A block without a second card and without rests. */
function cardlessBlock(
  kind: 'monsterType' | 'objective',
  whose: FigureId | MonsterTypeId,
  initiative: number,
  turns: readonly FigureId[],
): Block {
  const id = blockOf(whose);
  return { id, kind, initiative, second: null, longRest: false, turns: turns.map(waitingTurn) };
}

/** A block has the same id as its character, objective or monster type. */
export function blockOf(id: FigureId | MonsterTypeId): BlockId {
  return id as string as BlockId;
}
