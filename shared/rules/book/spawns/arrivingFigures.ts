/** Spawned monsters that are not placed yet, because players must choose their hex. */
import type { Content } from '../../../content/content';
import { allEmptyHexes } from '../../../map/emptyHexes';
import { distance } from '../../../map/hexes';
import type { FigureId } from '../../../ids';
import type { Refusal } from '../../../refusals';
import type { Hex, Monster, Scenario } from '../../../state';
import { withBoard } from '../../board/changes';
import { hexNear } from '../../board/emptyHexes';
import { boardInPlay, mapInPlay } from '../../board/inPlay';
import { boardOf, isTaken, whyNotOnTheMap } from '../../board/lookups';
import { findFigure, isInPlay, monstersOf, withFigure } from '../../figures/figures';

/** A spawned monster without a known hex. */
export type UnplacedSpawn = Monster & { readonly comesAt: string };

function isComing(figure: Monster): figure is UnplacedSpawn {
  return figure.comesAt !== undefined && figure.at === null && isInPlay(figure);
}

/** The first monster waiting to be placed on the board in use; null = none. @rule SPAWN-1 */
export function nextUnplacedSpawn(scenario: Scenario): UnplacedSpawn | null {
  return (scenario.board?.inUse && monstersOf(scenario).find(isComing)) || null;
}

/**
 * The possible hexes for a spawned monster. `known` = the hex of its letter or the nearest empty
 * one; null = unknown. `open` = every hex without a figure or overlay, nearest to doors first.
 *
 * @rule SPAWN-1 SUMMON-7
 */
export function spawnHexes(
  scenario: Scenario,
  content: Content,
  { comesAt }: UnplacedSpawn,
): { readonly known: Hex | null; readonly open: readonly Hex[] } {
  const board = boardInPlay(scenario, content);
  const entered = scenario.board?.letters?.find(({ letter }) => letter === comesAt)?.at;
  const marked = entered ?? printedHex(scenario, content, comesAt);
  const known = marked ? hexNear(scenario, board, marked) : null;
  // Tokens do not block the hex of a letter.
  const standing = scenario.figures.flatMap(({ at }) => at ?? []);
  const empty = board ? allEmptyHexes(board, standing) : [];
  const doors = (mapInPlay(scenario, content)?.doors ?? []).filter(({ isShown }) => isShown);
  const ends = doors.flatMap(({ hexes }) => hexes);
  const away = (hex: Hex) => Math.min(...ends.map((end) => distance(end, hex)));
  return { known, open: empty.toSorted((a, b) => away(a) - away(b)) };
}

/**
 * The first unoccupied hex of a letter on the map, or its first hex; null = the map does not have
 * the letter.
 */
function printedHex(scenario: Scenario, content: Content, letter: string): Hex | null {
  const letters = mapInPlay(scenario, content)?.letters ?? [];
  const hexes = letters.filter((each) => each.letter === letter).flatMap((each) => each.hexes);
  return hexes.find((hex) => !isTaken(scenario, hex)) ?? hexes[0] ?? null;
}

/** Refuses unless the figure waits for a hex and the hex is on the map and free. */
export function whyNotPlaceUnplacedSpawn(
  scenario: Scenario,
  content: Content,
  id: FigureId,
  at: Hex | null,
): Refusal | null {
  const board = boardOf(scenario, content);
  if (!board.ok) return board.refusal;
  const figure = findFigure(scenario, id);
  if (!figure) return { code: 'noSuchFigure', figure: id };
  if (figure.kind !== 'monster' || !isComing(figure)) return { code: 'hasArrived', figure: id };
  if (at === null) return null;
  return (
    whyNotOnTheMap(scenario, content, at) ?? (isTaken(scenario, at) ? { code: 'hexIsTaken' } : null)
  );
}

/**
 * Places the figure and stores the hex of its letter; `at` null = the figure stays off the board.
 */
export function placeUnplacedSpawn(scenario: Scenario, id: FigureId, at: Hex | null): Scenario {
  const figure = findFigure(scenario, id);
  if (figure?.kind !== 'monster') return scenario;
  const { comesAt: letter = '', ...rest } = figure;
  const next = withFigure(scenario, { ...rest, at });
  const letters = scenario.board?.letters ?? [];
  const isNews = at !== null && letter !== '' && !letters.some((each) => each.letter === letter);
  return isNews ? withBoard(next, () => ({ letters: [...letters, { letter, at }] })) : next;
}
