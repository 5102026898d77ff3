/** Looks up the board, its doors and hexes; refuses missing or occupied ones. */
import type { Content } from '../../content/content';
import { hexIndex, type Board } from '../../map/compiled';
import { sameHex } from '../../map/hexes';
import type { FigureId } from '../../ids';
import type { Refusal } from '../../refusals';
import { ok, refuse, type Result } from '../../result';
import type { Figure, Hex, Scenario } from '../../state';
import { isInPlay } from '../figures/figures';
import { boardInPlay, isOnTheMap, mapInPlay, type DoorInPlay } from './inPlay';

/** Refuses hexes outside the map. Accepts every hex if there is no map. */
export function whyNotOnTheMap(scenario: Scenario, content: Content, hex: Hex): Refusal | null {
  if (!scenario.board || isOnTheMap(scenario, content, hex)) return null;
  return { code: 'hexIsNotOnTheMap' };
}

/** Refuses hexes outside the visible map and hexes with another figure. */
export function whyNotStandOn(
  scenario: Scenario,
  content: Content,
  hex: Hex,
  figure: FigureId | null = null,
): Refusal | null {
  const refusal = whyNotOnTheMap(scenario, content, hex);
  if (refusal) return refusal;
  return isTaken(scenario, hex, figure) ? { code: 'hexIsTaken' } : null;
}

/** True if another figure is on the hex. */
export function isTaken(scenario: Scenario, hex: Hex, figure: FigureId | null = null): boolean {
  return scenario.figures.some(
    (other) =>
      other.id !== figure && other.at !== null && isInPlay(other) && sameHex(other.at, hex),
  );
}

/**
 * True if the hex has neither a figure nor a token. A hex with only a token is unoccupied but not
 * empty.
 */
export function isEmpty(scenario: Scenario, hex: Hex): boolean {
  const hasToken = scenario.tokens.some(({ at }) => at !== null && sameHex(at, hex));
  return !hasToken && !isTaken(scenario, hex);
}

/** The board of the scenario, or a refusal. */
export function boardOf(scenario: Scenario, content: Content): Result<Board> {
  const board = boardInPlay(scenario, content);
  return board ? ok(board) : refuse({ code: 'noBoard' });
}

/** A visible door, or a refusal. */
export function doorOf(scenario: Scenario, content: Content, door: number): Result<DoorInPlay> {
  const found = mapInPlay(scenario, content)?.doors[door];
  if (!found || found.kind === 'corridor' || !found.isShown) {
    return refuse({ code: 'noSuchDoor', door });
  }
  return ok(found);
}

export type Placed = Figure & { readonly at: Hex };

/** The figure with its hex on the board, or a refusal. */
export function requirePlaced(figure: Figure, board: Board): Result<Placed> {
  const { at } = figure;
  if (at === null || hexIndex(board, at) < 0) {
    return refuse({ code: 'figureIsNotOnTheBoard', figure: figure.id });
  }
  return ok({ ...figure, at });
}

/** Assigns free start hexes to characters and companions that are not placed yet. */
export function startPlaces(
  scenario: Scenario,
  content: Content,
): readonly { readonly figure: FigureId; readonly at: Hex }[] {
  const free = (mapInPlay(scenario, content)?.starts ?? []).filter(
    (hex) => whyNotStandOn(scenario, content, hex) === null,
  );
  return scenario.figures
    .filter((figure) => figure.at === null && isInPlay(figure) && startsOnMap(figure))
    .flatMap(({ id: figure }, index) => {
      const at = free[index];
      return at ? [{ figure, at }] : [];
    });
}

function startsOnMap(figure: Figure): boolean {
  return figure.kind === 'character' || (figure.kind === 'summon' && figure.companion === true);
}
