/** Checks if a class card ability is possible, before players answer any question. */
import { sameHex } from '../../../map/hexes';
import type { Refusal } from '../../../refusals';
import { reachInPlay } from '../../../rules/board/placedFigures';
import type { LineAction } from '../../../rules/cards/lines/lineActionShape';
import type { HalfLine } from '../../../rules/cards/lines/cardLines';
import { areMet } from '../../../rules/cards/lines/requirements';
import { isAutomaticGain } from '../../../rules/cards/dueGains';
import {
  hindranceOf,
  whyNotAttack,
  whyNotMove,
} from '../../../rules/figures/conditions/conditions';
import { findFigure } from '../../../rules/figures/figures';
import { linesOfHalf, turnOf } from '../../../rules/order/playedLines';
import type { Figure } from '../../../state';
import { commandsOfLine } from './lineCommands';
import type { LineAsks, PlayedLine } from './lineAnswers';
import { hasTargets } from './lineTargets';
import { openHexes } from '../hexesToChoose';

/**
 * Refuses if a condition prevents the ability, or if its first question has no possible answer.
 * Null = it is possible, or only the players know.
 *
 * @rule STUN-1 IMMOBILIZE-1 DISARM-1
 */
export function whyNotLine(line: HalfLine, played: PlayedLine): Refusal | null {
  if (isGivenLater(line, played)) return { code: 'isAutomatic', figure: played.figure.id };
  if (isUnmet(line, played)) return { code: 'conditionIsNotMet', figure: played.figure.id };
  const found = commandsOfLine(line, played);
  const isKnown = found.needs === null;
  const actor = isKnown ? played.figure : findFigure(played.scenario, found.actor);
  if (!actor) return null;
  return (
    whyHindered(actor, isKnown ? line.action : found.action) ??
    (isKnown ? null : withoutAnswer(found, actor, played))
  );
}

/**
 * True if Standee performs the ability by itself when its event happens. Without a board it cannot
 * know that an enemy springs a trap.
 */
function isGivenLater({ printed }: HalfLine, { scenario }: PlayedLine): boolean {
  if (!isAutomaticGain(printed)) return false;
  return scenario.board?.inUse === true || printed.when?.includes('trapSprungByEnemy') === false;
}

/** True if Standee knows that the ability's condition is not met. */
function isUnmet({ printed, ref }: HalfLine, { scenario, content, figure }: PlayedLine): boolean {
  if (printed.type !== 'if') return false;
  const half = linesOfHalf(turnOf(scenario.phase, figure.id), ref);
  const way = half.flatMap((each) => each.way ?? []);
  const { when = [], conditions = [] } = printed;
  return areMet({ when, conditions }, { scenario, content, figure, targets: [], way }) === false;
}

function whyHindered(figure: Figure, action: LineAction | null): Refusal | null {
  if (action?.kind === 'attack') return whyNotAttack(figure);
  if (action?.kind === 'move') return whyNotMove(figure);
  const condition = action && hindranceOf(figure, 'act');
  return condition ? { code: 'figureCannotAct', figure: figure.id, condition } : null;
}

function withoutAnswer(
  asks: LineAsks,
  actor: Figure,
  { scenario, content }: PlayedLine,
): Refusal | null {
  const { needs, action } = asks;
  const figure = actor.id;
  if (needs === 'targets' && action && 'affects' in action)
    return hasTargets(scenario, content, actor, action) ? null : { code: 'nobodyToChoose', figure };
  if (needs === 'hexes')
    return openHexes(scenario, content, actor, asks)?.length === 0
      ? { code: 'noHexToChoose', figure }
      : null;
  if (needs !== 'path' || action?.kind !== 'move') return null;
  const { value: points, jump, ignores } = action;
  const isStraight = asks.line.printed.straightLine === true;
  const movement = jump ? ({ movement: 'jump' } as const) : {};
  const wanted = { points: points ?? 0, ...movement, isStraight, ignores };
  // Tries one step first: most figures can make it, so the full reach need not be computed.
  const isHeld = [Math.min(wanted.points, 1), wanted.points].every((most) =>
    reachInPlay(scenario, content, figure, { ...wanted, points: most }).every(
      ({ hex }) => actor.at !== null && sameHex(hex, actor.at),
    ),
  );
  return isHeld ? { code: 'noHexToChoose', figure } : null;
}
