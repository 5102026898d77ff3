/** The order in which blocks act in a round. */
import type { BlockId, FigureId, MonsterTypeId } from '../../ids';
import type { Block, Character, Monster, Objective, Summon, Turn } from '../../state';

/** A turn that is to come. */
export function waitingTurn(figure: FigureId): Turn {
  return { figure, state: 'waiting', stunned: false, lines: [] };
}

/** Everybody who may have a turn in a round, as far as the order depends on it. */
export interface Entrants {
  readonly round: number;
  /** Those who are in play and have chosen; a character without an initiative gets no block. */
  readonly characters: readonly Pick<Character, 'id' | 'initiative'>[];
  /** Of all owners, in the order they came. */
  readonly summons: readonly Pick<Summon, 'id' | 'owner' | 'cameInRound'>[];
  readonly types: readonly MonsterEntrant[];
  readonly objectives: readonly Pick<Objective, 'id' | 'initiative'>[];
}

export interface MonsterEntrant {
  readonly type: MonsterTypeId;
  /** Of the ability card of the type. */
  readonly initiative: number;
  readonly monsters: readonly ActingMonster[];
}

export type ActingMonster = Pick<Monster, 'id' | 'rank' | 'standee' | 'origin' | 'cameInRound'>;

/** What decides the place of a block. */
export type Contender = Pick<Block, 'kind' | 'initiative' | 'second' | 'longRest'>;

/** Whether nobody of a block has begun to act. */
export function hasNotBegun({ turns }: Pick<Block, 'turns'>): boolean {
  return turns.every(({ state }) => state === 'waiting');
}

/** Initiative of a long rest. @rule INIT-5 */
export const LONG_REST_INITIATIVE = 99;

/**
 * The blocks of a round in the order they act, all turns waiting; who is tied stays as given.
 * Types without a figure that may act have no block.
 *
 * @rule INIT-1 INIT-2 INIT-3 INIT-4 INIT-5 SUMMON-1
 */
export function blocksOfRound(entrants: Entrants): readonly Block[] {
  return sortedBlocks([
    ...entrants.characters.flatMap((character) => characterBlock(character, entrants)),
    ...entrants.types.flatMap((entrant) => monsterBlock(entrant, entrants.round)),
    ...entrants.objectives.flatMap(objectiveBlock),
  ]);
}

/** The blocks by initiative; those that are tied keep the order they have. */
export function sortedBlocks<B extends Contender>(blocks: readonly B[]): readonly B[] {
  return places(blocks).flat();
}

/** The same while turns are taken: whoever has begun keeps its place, whatever its initiative is now. */
export function sortedWaiting(blocks: readonly Block[]): readonly Block[] {
  const waiting = sortedBlocks(blocks.filter(hasNotBegun)).values();
  return blocks.map((block) => (hasNotBegun(block) ? (waiting.next().value ?? block) : block));
}

/**
 * Blocks in the order they act, with those between which the players decide in one place.
 *
 * @rule INIT-1 INIT-2 INIT-3 INIT-5
 */
export function places<B extends Contender>(blocks: readonly B[]): readonly (readonly B[])[] {
  return grouped(blocks, (block) => block.initiative * 10 + standing(block)).flatMap((same) =>
    same.every((block) => block.kind === 'character' && !block.longRest)
      ? bySecondCard(same)
      : [same],
  );
}

/** Where the block stands among those of its initiative: characters first, long rests last. */
function standing(block: Contender): number {
  if (block.longRest) return 2;
  return block.kind === 'character' ? 0 : 1;
}

/** An unknown second card decides nothing: then the whole place is the players' to order. */
function bySecondCard<B extends Contender>(same: readonly B[]): readonly (readonly B[])[] {
  const seconds = same.map((block) => block.second);
  if (seconds.includes(null)) return [same];
  return grouped(same, (block) => block.second ?? 0);
}

function grouped<T>(items: readonly T[], key: (item: T) => number): readonly (readonly T[])[] {
  const groups = new Map<number, T[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return [...groups.entries()].sort(([a], [b]) => a - b).map(([, group]) => group);
}

/**
 * Turns of a character's block: its summons that may act, in the order they came, then itself.
 *
 * @rule SUMMON-1 SUMMON-2
 */
function characterTurns(
  character: FigureId,
  summons: Entrants['summons'],
  round: number,
): readonly FigureId[] {
  const acting = summons.filter((s) => s.owner === character && s.cameInRound !== round);
  return [...acting.map((summon) => summon.id), character];
}

/**
 * Standees of a type that may act in the round: elites, then normals, by number.
 * Bosses are alone in their block.
 *
 * @rule INIT-4 SUMMON-5
 */
export function monsterTurns(
  monsters: readonly ActingMonster[],
  round: number,
): readonly FigureId[] {
  const rank = { boss: 0, elite: 1, normal: 2 };
  return monsters
    .filter((monster) => monster.origin !== 'summoned' || monster.cameInRound !== round)
    .toSorted((a, b) => rank[a.rank] - rank[b.rank] || a.standee - b.standee)
    .map((monster) => monster.id);
}

function characterBlock(
  { id, initiative }: Entrants['characters'][number],
  { summons, round }: Entrants,
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

/** The place of a monster type, by the card it drew. */
export function typeBlock(
  type: MonsterTypeId,
  initiative: number,
  turns: readonly FigureId[],
): Block {
  return cardlessBlock('monsterType', type, initiative, turns);
}

/** The place of an objective that acts; none where it has no initiative. */
export function objectiveBlock({
  id,
  initiative,
}: Entrants['objectives'][number]): readonly Block[] {
  return initiative === null ? [] : [cardlessBlock('objective', id, initiative, [id])];
}

/** Nobody of it has a second card or rests. */
function cardlessBlock(
  kind: 'monsterType' | 'objective',
  whose: FigureId | MonsterTypeId,
  initiative: number,
  turns: readonly FigureId[],
): Block {
  const id = blockOf(whose);
  return { id, kind, initiative, second: null, longRest: false, turns: turns.map(waitingTurn) };
}

/** The block of a character, an objective or a monster type has the same text as its id. */
export function blockOf(id: FigureId | MonsterTypeId): BlockId {
  return id as string as BlockId;
}
