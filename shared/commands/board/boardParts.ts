import type { Board } from '../../map/compiled';
import { hexIndex } from '../../map/compiled';
import { sameHex } from '../../map/hexes';
import type { Content } from '../../content/content';
import type { FigureId } from '../../ids';
import { ok, refuse, type Result } from '../../result';
import { boardInPlay, isOnTheMap, mapInPlay, type DoorInPlay } from '../../rules/board/inPlay';
import { canNegate } from '../../rules/table/damage';
import { countsOf } from '../../rules/table/heldCards';
import { isInPlay } from '../../rules/table/figures';
import type { Figure, Hex, Negation, Scenario } from '../../state';

/** The board of the scenario, if it has one. */
export function boardOf(scenario: Scenario, content: Content): Result<Board> {
  const board = boardInPlay(scenario, content);
  return board ? ok(board) : refuse({ code: 'noBoard' });
}

/** A hex of the shown map. Without a map every hex will do. */
export function knownHex(scenario: Scenario, content: Content, hex: Hex): Result<Hex> {
  if (scenario.board && !isOnTheMap(scenario, content, hex)) {
    return refuse({ code: 'hexIsNotOnTheMap' });
  }
  return ok(hex);
}

/** A hex of the shown map without another figure than this one. */
export function freeHex(
  scenario: Scenario,
  content: Content,
  hex: Hex,
  figure: FigureId | null = null,
): Result<Hex> {
  const known = knownHex(scenario, content, hex);
  if (!known.ok) return known;
  return isTaken(scenario, hex, figure) ? refuse({ code: 'hexIsTaken' }) : known;
}

/** Another figure stands on the hex. */
export function isTaken(scenario: Scenario, hex: Hex, figure: FigureId | null = null): boolean {
  return scenario.figures.some(
    (other) =>
      other.id !== figure && other.at !== null && isInPlay(other) && sameHex(other.at, hex),
  );
}

/** A door of the shown map. */
export function doorOf(scenario: Scenario, content: Content, door: number): Result<DoorInPlay> {
  const found = mapInPlay(scenario, content)?.doors[door];
  if (!found || found.kind === 'corridor' || !found.isShown) {
    return refuse({ code: 'noSuchDoor', door });
  }
  return ok(found);
}

export type Placed = Figure & { readonly at: Hex };

/** The figure with its place on the board. */
export function onBoard(figure: Figure, board: Board): Result<Placed> {
  const { at } = figure;
  if (at === null || hexIndex(board, at) < 0) {
    return refuse({ code: 'figureIsNotOnTheBoard', figure: figure.id });
  }
  return ok({ ...figure, at });
}

/** Whether the figure can lose all it wants to lose instead of damage. */
export function mayLose(figure: Figure, negate: readonly (Negation | null)[]): Result<null> {
  const wanted = negate.filter((each) => each !== null);
  if (wanted.length === 0) return ok(null);
  if (figure.kind !== 'character') return refuse({ code: 'cannotNegate', figure: figure.id });
  const hand = wanted.filter((each) => each === 'oneFromHand').length;
  const discard = 2 * (wanted.length - hand);
  const has = countsOf(figure.cards);
  const hasThem = has === null || (has.hand >= hand && has.discard >= discard);
  return hasThem && wanted.every((each) => canNegate(figure, each))
    ? ok(null)
    : refuse({ code: 'notEnoughCards', figure: figure.id });
}
