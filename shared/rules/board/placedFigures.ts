/** Figures on the board: positions, reach and line of sight. */
import { areaHits, type AreaPattern } from '../../map/areas';
import { DIFFICULT, HAZARD, hexIndex, OBSTACLE, type Board } from '../../map/compiled';
import { reachableHexes, type Reach } from '../../map/movement';
import type { FiguresInTheWay, Movement } from '../../map/paths';
import { rangeBetween } from '../../map/range';
import { sees, sight, type Sight } from '../../map/lineOfSight';
import { directionTo, hexNumber, sameHex } from '../../map/hexes';
import type { Content } from '../../content/content';
import type { FigureId } from '../../ids';
import type { Figure, Hex, Scenario } from '../../state';
import { boardInPlay, mapInPlay } from './inPlay';
import { seesInvisible } from '../figures/cardsInEffect';
import { isUntargetable } from '../figures/conditions/conditionTraits';
import {
  areEnemies,
  findAttacker,
  findFigure,
  isInPlay,
  playingCharacters,
} from '../figures/figures';
import { isProtectedObjective } from '../figures/stats/printedObjective';
import { barredHexes, mayBePassed } from '../figures/stats/lastingRules';
import { statsOf } from '../figures/stats/stats';
import { fliesByItem, lastingImmunities } from '../figures/wornItems';

/** A figure with a place on the board. */
export type PlacedFigure = Figure & { readonly at: Hex };

/** All figures in play with a known hex. */
export function placedFigures(scenario: Scenario): readonly PlacedFigure[] {
  return scenario.figures.filter(
    (figure): figure is PlacedFigure => isInPlay(figure) && figure.at !== null,
  );
}

/** True during the first round while a character is not placed on a start hex yet. */
export function isAtStart(scenario: Scenario): boolean {
  return scenario.round === 1 && playingCharacters(scenario).some(({ at }) => at === null);
}

/**
 * Figures that block another figure's movement. For monsters and summons an invisible enemy is an
 * obstacle. An enemy that the scenario lets figures move through counts as an ally.
 *
 * @rule MOVE-1 INVISIBLE-1 INVISIBLE-4 INVISIBLE-5
 */
export function crowdFor(scenario: Scenario, content: Content, figure: Figure): FiguresInTheWay {
  const others = placedFigures(scenario).filter(({ id }) => id !== figure.id);
  const isFoe = (other: Figure) =>
    areEnemies(figure, other) && !mayBePassed(scenario, content, other);
  const foes = others.filter(isFoe);
  const places = (list: readonly PlacedFigure[]) => list.map(({ at }) => at);
  return {
    enemies: places(foes.filter((foe) => !isUntargetable(foe))),
    allies: places(others.filter((other) => !isFoe(other))),
    unseen: places(foes.filter((foe) => isUntargetable(foe))),
  };
}

/** Default movement type of a figure, without an ability that changes it. @rule MOVE-3 */
export function movementOf(scenario: Scenario, content: Content, figure: Figure): Movement {
  if (figure.kind === 'summon') return figure.flying ? 'fly' : 'walk';
  if (figure.kind !== 'monster') return fliesByItem(scenario, content, figure) ? 'fly' : 'walk';
  return statsOf(scenario, content, figure)?.flying ? 'fly' : 'walk';
}

/**
 * The movement type for an ability; `asked` null = the default type. A figure that flies does so
 * instead of jumping.
 *
 * @rule MOVE-2 MOVE-3
 */
export function movementFor(
  scenario: Scenario,
  content: Content,
  figure: Figure,
  asked: Movement | null,
): Movement {
  const own = movementOf(scenario, content, figure);
  return asked === null || (asked === 'jump' && own === 'fly') ? own : asked;
}

/** Terrain that an ability can ignore. */
export type Ignorable = 'difficultTerrain' | 'hazardousTerrain';

/**
 * The board for a moving figure: without the terrain that it or its ability ignores, and with
 * obstacles on hexes that the scenario forbids it to enter.
 *
 * @rule MOVE-4 MOVE-6 ITEM-5 SPAWN-1
 */
export function boardFor(
  scenario: Scenario,
  content: Content,
  figure: Figure,
  board: Board,
  ignores: readonly Ignorable[] = [],
): Board {
  const immunities = [...lastingImmunities(scenario, content, figure), ...ignores];
  const ignored =
    (immunities.includes('difficultTerrain') ? DIFFICULT : 0) |
    (immunities.includes('hazardousTerrain') ? HAZARD : 0);
  const isIn = (room: number) => isInRoom(scenario, content, figure, room);
  const barred = barredHexes(scenario, content, figure, isIn).map((hex) => hexIndex(board, hex));
  if (ignored === 0 && barred.length === 0) return board;
  const terrain = board.terrain.map((each) => each & ~ignored);
  for (const hex of barred) if (hex >= 0) terrain[hex] = (terrain[hex] ?? 0) | OBSTACLE;
  return { ...board, terrain };
}

function isInRoom(scenario: Scenario, content: Content, { at }: Figure, room: number): boolean {
  const tiles = mapInPlay(scenario, content)?.tiles ?? [];
  return at !== null && tiles.some((tile) => tile.room === room && contains(tile.hexes, at));
}

function contains(hexes: readonly Hex[], at: Hex): boolean {
  return hexes.some((hex) => sameHex(hex, at));
}

/** True for characters, and for monsters whose card lets them open doors. @rule WALL-5 */
export function opensDoors(scenario: Scenario, content: Content, figure: Figure): boolean {
  if (figure.kind === 'character') return true;
  return figure.kind === 'monster' && statsOf(scenario, content, figure)?.canOpenDoors === true;
}

interface ReachWanted {
  readonly points: number;
  readonly movement?: Movement;
  /** True if the card only allows moving in one direction. */
  readonly isStraight?: boolean;
  /** Terrain that the ability ignores. */
  readonly ignores?: readonly Ignorable[] | undefined;
}

/**
 * All hexes a figure can reach with a number of movement points. Empty without a map, or if the
 * figure is not placed on it.
 */
export function reachInPlay(
  scenario: Scenario,
  content: Content,
  id: FigureId,
  { points, movement, isStraight = false, ignores }: ReachWanted,
): readonly Reach[] {
  const board = boardInPlay(scenario, content);
  const figure = findFigure(scenario, id);
  if (!board || !figure?.at) return [];
  const mover = {
    at: figure.at,
    movement: movementFor(scenario, content, figure, movement ?? null),
    points,
    opensDoors: opensDoors(scenario, content, figure),
  };
  const reach = reachableHexes(
    boardFor(scenario, content, figure, board, ignores),
    mover,
    crowdFor(scenario, content, figure),
  );
  const { at } = figure;
  return isStraight ? reach.flatMap((each) => straightAlong(at, each)) : reach;
}

/** The paths along a straight line. */
function straightAlong(from: Hex, { hex, ways }: Reach): readonly Reach[] {
  const [first, ...others] = ways.filter(({ path }) => {
    const steps = path.map((each, index) => directionTo(path[index - 1] ?? from, each));
    return new Set(steps).size <= 1;
  });
  return first ? [{ hex, ways: [first, ...others] }] : [];
}

/** Distance and line of sight between two figures. */
export interface DistanceInPlay {
  /** Range in hexes, counted around walls; null = cannot be counted. */
  readonly range: number | null;
  readonly adjacent: boolean;
  readonly sight: Sight;
}

/**
 * Range, adjacency and line of sight between two figures. Null without a map, or if one of them is
 * not placed on it.
 *
 * @rule RANGE-1 RANGE-2 LOS-1
 */
export function distanceInPlay(
  scenario: Scenario,
  content: Content,
  from: FigureId,
  to: FigureId,
): DistanceInPlay | null {
  const at = findAttacker(scenario, from)?.at;
  return at ? distanceFromHex(scenario, content, at, to) : null;
}

/** The same, measured from a hex, even if the figure has left it. */
export function distanceFromHex(
  scenario: Scenario,
  content: Content,
  from: Hex,
  to: FigureId,
): DistanceInPlay | null {
  const board = boardInPlay(scenario, content);
  const at = findFigure(scenario, to)?.at;
  if (!board || !at || hexIndex(board, from) < 0 || hexIndex(board, at) < 0) return null;
  const range = rangeBetween(board, from, at);
  return {
    range,
    adjacent: range === 1,
    // Computed lazily, because most callers need only the range.
    get sight() {
      return sight(board, from, at);
    },
  };
}

/**
 * Visible enemies in an area on these hexes that are in the figure's line of sight.
 *
 * @rule AREA-5 AREA-6 LOS-3
 */
export function areaTargets(
  scenario: Scenario,
  content: Content,
  id: FigureId,
  hexes: readonly Hex[],
): readonly FigureId[] {
  const board = boardInPlay(scenario, content);
  const attacker = findFigure(scenario, id);
  const at = attacker?.at;
  if (!board || !attacker || !at) return [];
  const under = new Set(hexes.map(hexNumber));
  return targetsOf(scenario, content, attacker)
    .filter((foe) => under.has(hexNumber(foe.at)) && sees(board, at, foe.at))
    .map((foe) => foe.id);
}

/**
 * The red hexes of a legal placement of an area that hits the most enemies; null = no placement
 * hits one. `range` in hexes applies to ranged areas.
 *
 * @rule AREA-2 AREA-3 AREA-4
 */
export function bestArea(
  scenario: Scenario,
  content: Content,
  id: FigureId,
  pattern: AreaPattern,
  range: number,
): readonly Hex[] | null {
  const board = boardInPlay(scenario, content);
  const attacker = findFigure(scenario, id);
  if (!board || !attacker?.at) return null;
  const enemies = targetsOf(scenario, content, attacker);
  const found = areaHits(board, { pattern, attacker: attacker.at, range, enemies });
  const most = Math.max(...found.map(({ hits }) => hits.length));
  return found.find(({ hits }) => hits.length === most)?.hexes ?? null;
}

/** Enemies the figure can target. @rule OBJECTIVE-1 */
function targetsOf(
  scenario: Scenario,
  content: Content,
  attacker: Figure,
): readonly PlacedFigure[] {
  return placedFigures(scenario).filter(
    (other) =>
      areEnemies(attacker, other) &&
      canTarget(scenario, content, attacker, other) &&
      !isProtectedObjective(scenario, content, attacker, other),
  );
}

/**
 * False if the target is invisible, unless a card lets the figure target it anyway.
 *
 * @rule INVISIBLE-1
 */
export function canTarget(
  scenario: Scenario,
  content: Content,
  attacker: Figure,
  target: Figure,
): boolean {
  return !isUntargetable(target) || seesInvisible(scenario, content, attacker);
}
