/** Possible orders of the figures in a round, for comparing focus candidates. */
import type { FigureId } from '../../ids';
import type { Block, Scenario } from '../../state';
import { summonsOf } from '../figures/figures';
import { groupsInOrder } from './initiative';

/**
 * The number of figures without a turn, later than all others: objectives without initiative, and
 * characters who have not chosen.
 */
const LAST = 100_000;

/**
 * The number of a figure that counts as initiative 99 for the focus: after every figure with a
 * turn.
 */
export const AFTER_ALL = LAST - 1;

/** Difference between the numbers of consecutive groups. */
const WIDTH = 1000;

/** 4! orders of four tied blocks; more are dropped. */
const MAX_ORDERS = 24;

/**
 * Position of each figure in the order of the round. A smaller number is earlier; players decide
 * between equal ones.
 */
export type OrderNumbers = ReadonlyMap<FigureId, number>;

/** Blocks that are tied; one block if there is no tie. */
type TiedGroup = readonly Block[];

/**
 * The possible orders of the figures this round. Usually one, in which the figures of tied blocks
 * have equal numbers. There are several if a tied block has more than one figure, because the
 * players order whole blocks. A summon comes just before its owner, even in the round it was
 * summoned.
 *
 * @rule FOCUS-3 INIT-1 INIT-5 SUMMON-1 SUMMON-8
 */
export function possibleOrders(scenario: Scenario): readonly OrderNumbers[] {
  const order = scenario.phase.name === 'turns' ? scenario.phase.order : [];
  let prefixes: readonly (readonly TiedGroup[])[] = [[]];
  for (const group of groupsInOrder(order)) {
    const continuations = ordersOf(scenario, group);
    prefixes = prefixes.flatMap((prefix) => continuations.map((next) => [...prefix, ...next]));
  }
  return prefixes.slice(0, MAX_ORDERS).map((each) => numbersFor(scenario, each));
}

/** The possible orders of the blocks in a group; one if each block has a single figure. */
function ordersOf(scenario: Scenario, group: TiedGroup): readonly (readonly TiedGroup[])[] {
  const isOne = (block: Block) => membersOf(scenario, block).length === 1;
  if (group.length === 1 || group.every(isOne)) return [[group]];
  return permutations(group).map((blocks) => blocks.map((block) => [block]));
}

function permutations(blocks: TiedGroup): readonly TiedGroup[] {
  if (blocks.length < 2) return [blocks];
  return blocks.flatMap((first) =>
    permutations(blocks.filter((block) => block !== first)).map((rest) => [first, ...rest]),
  );
}

function numbersFor(scenario: Scenario, order: readonly TiedGroup[]): OrderNumbers {
  const numbers = new Map<FigureId, number>(scenario.figures.map(({ id }) => [id, LAST]));
  order.forEach((group, index) => {
    for (const block of group) {
      membersOf(scenario, block).forEach((id, at) => numbers.set(id, index * WIDTH + at));
    }
  });
  return numbers;
}

/** The figures of a block in order. Summons that arrived this round come right before the owner. */
function membersOf(scenario: Scenario, { kind, turns }: Block): readonly FigureId[] {
  const ids = turns.map((turn) => turn.figure);
  const owner = ids.at(-1);
  if (kind !== 'character' || owner === undefined) return ids;
  const coming = summonsOf(scenario).filter(
    (summon) => summon.owner === owner && !ids.includes(summon.id),
  );
  return [...ids.slice(0, -1), ...coming.map(({ id }) => id), owner];
}
