/** Moves a figure along a path and applies traps and hazards on it. */
import { sameHex } from '../../map/hexes';
import type { Movement } from '../../map/paths';
import type { Content } from '../../content/content';
import type { GameEvent } from '../../events';
import type { FigureId } from '../../ids';
import { unchanged, type Outcome } from '../../result';
import type { Hex, Negation, Scenario, TrapEffect } from '../../state';
import { placedFigures } from './placedFigures';
import { canMove } from '../figures/conditions/conditions';
import { findFigure, isInPlay, withFigure } from '../figures/figures';
import { springTrap, sufferHazard } from './traps';

/** A legal path with its traps and hazards. */
export interface CheckedPath {
  readonly path: readonly Hex[];
  readonly traps: readonly Hex[];
  readonly hazards: readonly Hex[];
}

/** The players' decisions about damage on the path. */
export interface DamageDecisions {
  readonly trap: TrapEffect | null;
  /** Cards lost to negate the first, second, … damage on the path. */
  readonly negate: readonly (Negation | null)[];
}

/** The result of a movement. */
export interface MovementResult {
  readonly scenario: Scenario;
  /** Hexes entered. */
  readonly path: readonly Hex[];
  /** Events on the path. */
  readonly events: readonly GameEvent[];
}

/** The effect of entering a hex. */
export type Entering = (scenario: Scenario, hex: Hex) => Outcome<Scenario>;

/** A forced movement; `by` = the figure that causes it, if known. */
interface Forced {
  readonly by: FigureId | null;
  readonly enter?: Entering;
}

/**
 * Moves a figure hex by hex; traps spring and hazards do damage. It stops if it leaves play. If it
 * moves by itself, it also stops when it becomes stunned or immobilized, but not on a hex with
 * another figure.
 *
 * @rule MOVE-5 MOVE-6 IMMOBILIZE-1 STUN-1
 */
export function walkPath(
  scenario: Scenario,
  content: Content,
  id: FigureId,
  way: CheckedPath,
  { trap, negate }: DamageDecisions,
  forced: Forced | null = null,
): MovementResult {
  const left = { traps: [...way.traps], hazards: [...way.hazards] };
  const walked: Hex[] = [];
  const events: GameEvent[] = [];
  let next = scenario;
  let suffered = 0;
  const suffer = (outcome: Outcome<Scenario>) => {
    next = outcome.next;
    events.push(...outcome.events);
    suffered += 1;
  };
  for (const hex of way.path) {
    next = withFigureAt(next, id, hex);
    walked.push(hex);
    const entered = forced?.enter?.(next, hex) ?? unchanged(next);
    next = entered.next;
    events.push(...entered.events);
    if (!isOnTheTable(next, id)) break;
    const wasHeld = isHeld(next, id);
    const decisions = () => ({ trap, negate: negate[suffered] ?? null, by: forced?.by ?? null });
    if (takeFirst(left.traps, hex)) {
      suffer(springTrap(next, content, { at: hex, figure: id }, decisions()));
    }
    if (isOnTheTable(next, id) && takeFirst(left.hazards, hex)) {
      suffer(sufferHazard(next, content, id, decisions()));
    }
    if (!isOnTheTable(next, id)) break;
    if (!forced && !wasHeld && isHeld(next, id) && !isOccupiedByAnother(next, id, hex)) break;
  }
  return { scenario: next, path: walked, events };
}

function takeFirst(list: Hex[], hex: Hex): boolean {
  const index = list.findIndex((each) => sameHex(each, hex));
  if (index >= 0) list.splice(index, 1);
  return index >= 0;
}

function isOnTheTable(scenario: Scenario, id: FigureId): boolean {
  const figure = findFigure(scenario, id);
  return figure !== undefined && isInPlay(figure);
}

/** True if the figure cannot continue by itself. */
function isHeld(scenario: Scenario, id: FigureId): boolean {
  const figure = findFigure(scenario, id);
  return figure !== undefined && !canMove(figure);
}

function isOccupiedByAnother(scenario: Scenario, id: FigureId, hex: Hex): boolean {
  return placedFigures(scenario).some((figure) => figure.id !== id && sameHex(figure.at, hex));
}

/** Puts a figure on a hex; null removes it from the board. */
export function withFigureAt(scenario: Scenario, id: FigureId, at: Hex | null): Scenario {
  const figure = findFigure(scenario, id);
  return figure ? withFigure(scenario, { ...figure, at }) : scenario;
}

/** Emits the move event, followed by the events on the path. */
export function afterMoving(
  { scenario, path, events }: MovementResult,
  figure: FigureId,
  movement: Movement,
): Outcome<Scenario> {
  if (path.length === 0) return unchanged(scenario);
  const rule = movement === 'walk' ? 'MOVE-1' : movement === 'jump' ? 'MOVE-2' : 'MOVE-3';
  const moved: GameEvent = { type: 'figureMoved', figure, movement, path, rule };
  return { next: scenario, events: [moved, ...events] };
}
