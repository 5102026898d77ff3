import type { Board } from '../../map/compiled';
import { checkForcedMove } from '../../map/forcedMovement';
import { sameHex } from '../../map/hexes';
import type { Move } from '../../map/movement';
import { checkMove } from '../../map/movement';
import type { Movement } from '../../map/paths';
import { andThen, ok, refuse, type Result } from '../../result';
import { overlayAt } from '../../rules/board/changes';
import { crowdFor, movementOf, opensDoors } from '../../rules/board/figures';
import { mapInPlay } from '../../rules/board/inPlay';
import { hasCondition } from '../../rules/table/conditions';
import * as doors from '../../rules/round/doors';
import { landingHexes } from '../../rules/board/emptyPlaces';
import { areEnemies, findFigure, isInPlay } from '../../rules/table/figures';
import { springTrap as spring, sufferTrapDamage } from '../../rules/board/harm';
import { ownMove } from '../../rules/monsters/planNumbers';
import { printedTraits } from '../../rules/table/stats';
import { afterMoving, carried, standingOn, type WayHarm } from '../../rules/board/walking';
import type { Scenario } from '../../state';
import { withDistanceAfter } from '../attack/onBoard';
import { boardOf, mayLose, onBoard, type Placed } from './boardParts';
import { figureInPlay, phaseOf, type Answer, type Context } from '../findings';
import type { CommandOf } from '../shapes';

/** Far more than anybody moves: the points of characters are on cards Standee does not see. */
const ANY_POINTS = 999;

/**
 * Moves a figure by the rules, step by step. A character that steps on a closed door opens it and
 * reveals the room; the rest of its move is another command.
 *
 * @rule MOVE-1 MOVE-2 MOVE-3 MOVE-4 MOVE-5 MOVE-6 WALL-5 IMMOBILIZE-1 STUN-1
 */
export function moveFigure(
  scenario: Scenario,
  command: CommandOf<'moveFigure'>,
  { content, random }: Context,
): Answer<Scenario> {
  const mover = moverOf(scenario, command.figure, content);
  if (!mover.ok) return mover;
  const { board, figure } = mover.value;
  const held = (['stun', 'immobilize'] as const).find((each) => hasCondition(figure, each));
  if (held) return refuse({ code: 'figureCannotMove', figure: figure.id, condition: held });
  const checked = checkedMove(scenario, board, figure, command, content);
  if (!checked.ok) return checked;
  const { move, movement } = checked.value;
  const harms = move.traps.length + move.hazards.length;
  const negate = (command.negate ?? []).slice(0, harms);
  const losing = mayLose(figure, negate);
  if (!losing.ok) return losing;

  const path = move.opens ? move.path.slice(0, -1) : move.path;
  const harm: WayHarm = { trap: command.trap ?? null, negate };
  const walked = carried(
    scenario,
    content,
    figure.id,
    { ...move, path },
    { ...harm, isForced: false },
  );
  const { opens } = move;
  if (!opens || !hasArrived(walked, path, figure.id)) {
    return ok(afterMoving(walked, figure.id, movement));
  }
  const entered = {
    scenario: standingOn(walked.scenario, figure.id, opens),
    path: [...walked.path, opens],
    events: walked.events,
  };
  return ok(
    andThen(afterMoving(entered, figure.id, movement), (next) => {
      const door = mapInPlay(next, content)?.doors.find(
        ({ kind, hexes }) => kind !== 'corridor' && hexes.some((hex) => sameHex(hex, opens)),
      );
      if (!door) throw new Error('The way leads to a door that is not there.');
      return doors.openDoor(next, content, door, figure.id, random);
    }),
  );
}

interface Mover {
  readonly board: Board;
  readonly figure: Placed;
}

/** Moves are made while turns are taken; by hand a figure is placed at any time. */
function moverOf(
  scenario: Scenario,
  id: CommandOf<'moveFigure'>['figure'],
  content: Context['content'],
): Result<Mover> {
  const phase = phaseOf(scenario, 'turns');
  if (!phase.ok) return phase;
  const board = boardOf(scenario, content);
  if (!board.ok) return board;
  const found = figureInPlay(scenario, id);
  if (!found.ok) return found;
  const figure = onBoard(found.value, board.value);
  return figure.ok ? ok({ board: board.value, figure: figure.value }) : figure;
}

function checkedMove(
  scenario: Scenario,
  board: Board,
  figure: Placed,
  { path, movement, points }: CommandOf<'moveFigure'>,
  content: Context['content'],
): Result<{ readonly move: Move; readonly movement: Movement }> {
  const own = ownMove(scenario, content, figure);
  const mover = {
    at: figure.at,
    movement: movement ?? own.movement,
    points: points ?? own.points ?? ANY_POINTS,
    opensDoors: opensDoors(scenario, content, figure),
  };
  const checked = checkMove(board, mover, path, crowdFor(scenario, figure));
  if (checked.ok) return ok({ move: checked.move, movement: mover.movement });
  return refuse({ code: 'moveIsIllegal', figure: figure.id, problem: checked.problem });
}

/** Nothing stopped it before the end of its way. */
function hasArrived(
  { scenario, path }: ReturnType<typeof carried>,
  wanted: Move['path'],
  id: Placed['id'],
): boolean {
  const figure = findFigure(scenario, id);
  if (!figure || !isInPlay(figure) || path.length < wanted.length) return false;
  return !hasCondition(figure, 'immobilize') && !hasCondition(figure, 'stun');
}

/**
 * Pushes or pulls a figure. An attack of the one that pushes is retaliated over the distance after it.
 *
 * @rule MOVE-5 MOVE-6 MOVE-7 MOVE-8 RETALIATE-5 IMMOBILIZE-1
 */
export function pushFigure(
  scenario: Scenario,
  command: CommandOf<'pushFigure'>,
  { content }: Context,
): Answer<Scenario> {
  const mover = moverOf(scenario, command.figure, content);
  if (!mover.ok) return mover;
  const { board, figure } = mover.value;
  const { kind, distance, from, path } = command;
  const allowed = mayBeForced(scenario, figure, command, content);
  if (!allowed.ok) return allowed;
  const { enemies, allies, unseen = [] } = crowdFor(scenario, figure);
  const checked = checkForcedMove(
    board,
    {
      kind,
      hexes: distance,
      from,
      at: figure.at,
      isFlying: movementOf(scenario, content, figure) === 'fly',
      enemies: [...enemies, ...unseen],
      allies,
    },
    path,
  );
  if (!checked.ok) {
    return refuse({ code: 'pushIsIllegal', figure: figure.id, problem: checked.problem });
  }
  const harms = checked.way.traps.length + checked.way.hazards.length;
  const negate = (command.negate ?? []).slice(0, harms);
  const losing = mayLose(figure, negate);
  if (!losing.ok) return losing;
  const harm = { trap: command.trap ?? null, negate, isForced: true };
  const walked = carried(scenario, content, figure.id, checked.way, harm);
  return ok({
    next: withDistanceAfter(walked.scenario, content, figure.id),
    events: [
      { type: 'figureForced', figure: figure.id, kind, path: walked.path, rule: 'MOVE-7' },
      ...walked.events,
    ],
  });
}

/** Allies are not pushed, and some monsters cannot be. @rule MOVE-7 CONDITION-2 */
function mayBeForced(
  scenario: Scenario,
  figure: Placed,
  { kind, from }: CommandOf<'pushFigure'>,
  content: Context['content'],
): Result<null> {
  const by = scenario.figures.find((each) => each.at !== null && sameHex(each.at, from));
  if (by && (by.id === figure.id || !areEnemies(by, figure))) {
    return refuse({ code: 'targetIsAlly', figure: figure.id });
  }
  if (printedTraits(scenario, content, figure).immunities.includes(kind)) {
    return refuse({ code: 'isImmune', figure: figure.id, condition: kind });
  }
  return ok(null);
}

/** @rule MOVE-9 */
export function loseFlight(
  scenario: Scenario,
  { figure: id, to, negate = [] }: CommandOf<'loseFlight'>,
  { content }: Context,
): Answer<Scenario> {
  const board = boardOf(scenario, content);
  if (!board.ok) return board;
  const found = figureInPlay(scenario, id);
  if (!found.ok) return found;
  const figure = onBoard(found.value, board.value);
  if (!figure.ok) return figure;
  const hexes = landingHexes(scenario, board.value, id, figure.value.at);
  if (!hexes) return refuse({ code: 'notOverAnObstacle', figure: id });
  const at = to ?? hexes[0];
  if (!at) return refuse({ code: 'noFreeHex', figure: id });
  if (!hexes.some((hex) => sameHex(hex, at))) return refuse({ code: 'hexIsNotNearest' });
  const losing = mayLose(figure.value, negate.slice(0, 1));
  if (!losing.ok) return losing;
  const hurt = sufferTrapDamage(scenario, id, { trap: null, negate: negate[0] ?? null });
  return ok(
    andThen(hurt, (next) => {
      const survivor = findFigure(next, id);
      if (!survivor || !isInPlay(survivor)) return { next, events: [] };
      return {
        next: standingOn(next, id, at),
        events: [{ type: 'cameDown', figure: id, at, rule: 'MOVE-9' }],
      };
    }),
  );
}

/** By hand, where a trap springs other than by a move. @rule MOVE-5 */
export function springTrap(
  scenario: Scenario,
  { at, figure: id, negate = [], trap }: CommandOf<'springTrap'>,
  { content }: Context,
): Answer<Scenario> {
  const map = mapInPlay(scenario, content);
  if (!map) return refuse({ code: 'noBoard' });
  if (!overlayAt(map, 'trap', at)) return refuse({ code: 'noSuchOverlay', kind: 'trap' });
  if (id !== null) {
    const found = figureInPlay(scenario, id);
    if (!found.ok) return found;
    const losing = mayLose(found.value, negate.slice(0, 1));
    if (!losing.ok) return losing;
  }
  const harm = { trap: trap ?? null, negate: negate[0] ?? null };
  return ok(spring(scenario, content, { at, figure: id }, harm));
}
