/** Progress of the abilities in the current turn: played, done by the players, or skipped. */
import type { FigureId } from '../../ids';
import type { Hex, LineRef, Scenario, Turn, TurnLine } from '../../state';
import { unchanged, type Outcome } from '../../result';
import { findFigure } from '../figures/figures';

/** The current turn; null between turns. */
export function runningTurn({ phase }: Scenario): Turn | null {
  if (phase.name !== 'turns' || phase.active === null) return null;
  return turnOf(phase, phase.active);
}

/** A figure's turn in this round, in any state; null = it has none. */
export function turnOf(phase: Scenario['phase'], figure: FigureId): Turn | null {
  if (phase.name !== 'turns') return null;
  const turns = phase.order.flatMap((block) => block.turns);
  return turns.find((turn) => turn.figure === figure) ?? null;
}

/** The recorded state of a line in a turn; null = none yet. */
export function lineIn(turn: Turn | null, line: LineRef): TurnLine | null {
  return turn?.lines.find((each) => isSameLine(each.line, line)) ?? null;
}

export function isSameLine(a: LineRef, b: LineRef): boolean {
  if (a.kind === 'abilityCard' && b.kind === 'abilityCard') {
    return a.card === b.card && a.place.join() === b.place.join();
  }
  if (a.kind === 'path' || b.kind === 'path') return a.kind === b.kind;
  if (a.kind === 'summon' && b.kind === 'summon') return a.does === b.does && a.card === b.card;
  if (a.kind !== 'classCard' || b.kind !== 'classCard') return false;
  return a.card === b.card && a.half === b.half && a.line === b.line;
}

/** Changes the state of a line in the current turn. */
export function withLine(scenario: Scenario, line: LineRef, state: TurnLine['state']): Scenario {
  return withTurnLine(scenario, line, (before) => ({ ...before, state }));
}

/**
 * Marks a line of the current turn as done with the number of hexes moved; null = not counted.
 * `way` = the hexes on the board, starting with the first one.
 */
export function withWalk(
  scenario: Scenario,
  line: LineRef,
  walked: number | null,
  way: readonly Hex[] = [],
): Scenario {
  return withTurnLine(scenario, line, (before) => ({
    ...before,
    ...{ state: 'done', walked },
    ...(way.length > 0 ? { way: [...(before.way ?? []), ...way] } : {}),
  }));
}

/** Records the hit points that figures lost to a line, compared with the scenario before it. */
export function withDamageOf(before: Scenario, scenario: Scenario, line: LineRef): Scenario {
  const lost = before.figures.flatMap(({ id, hitPoints }) => {
    const amount = hitPoints - (findFigure(scenario, id)?.hitPoints ?? 0);
    return amount > 0 ? [{ figure: id, amount }] : [];
  });
  if (lost.length === 0) return scenario;
  return withTurnLine(scenario, line, (now) => ({
    ...now,
    damaged: [...(now.damaged ?? []), ...lost],
  }));
}

/** Hexes moved in a turn; null = not all of them were counted, or no ability was played. */
export function walkedIn(turn: Turn | null): number | null {
  const moves = (turn?.lines ?? []).flatMap(({ walked }) => (walked === undefined ? [] : [walked]));
  if (!turn || turn.lines.length === 0 || moves.includes(null)) return null;
  return moves.reduce<number>((sum, hexes) => sum + (hexes ?? 0), 0);
}

/** Records the hexes of an area attack. */
export function withArea(scenario: Scenario, line: LineRef, area: readonly Hex[]): Scenario {
  return withTurnLine(scenario, line, (before) => ({ ...before, area }));
}

/**
 * Records the figure to which a line's card is attached, its chosen offers, and that it is over.
 */
export function withNotes(
  scenario: Scenario,
  line: LineRef,
  notes: Pick<TurnLine, 'on' | 'offers' | 'left'>,
): Scenario {
  if (Object.keys(notes).length === 0) return scenario;
  return withTurnLine(scenario, line, (before) => ({ ...before, ...notes }));
}

/** The recorded lines of a card half in a turn. */
export function linesOfHalf(turn: Pick<Turn, 'lines'> | null, ref: LineRef): readonly TurnLine[] {
  if (ref.kind !== 'classCard') return [];
  return (turn?.lines ?? []).filter(
    ({ line }) => line.kind === 'classCard' && line.card === ref.card && line.half === ref.half,
  );
}

/** True if the figure already acted through a line that lets several figures act. */
export function hasActedBy(turn: Turn | null, line: LineRef, figure: FigureId): boolean {
  return lineIn(turn, line)?.attacked.some((each) => each.figure === figure) === true;
}

/** Records an attack of a line. Later changes do not affect its target. */
export function withAttackOn(scenario: Scenario, line: LineRef, target: FigureId): Scenario {
  const at = findFigure(scenario, target)?.at ?? null;
  return withTurnLine(scenario, line, (before) => ({
    ...before,
    attacked: [...before.attacked, { figure: target, at }],
  }));
}

function withTurnLine(
  scenario: Scenario,
  line: LineRef,
  change: (before: TurnLine) => TurnLine,
): Scenario {
  const { phase } = scenario;
  const turn = runningTurn(scenario);
  if (phase.name !== 'turns' || !turn) return scenario;
  const before = lineIn(turn, line) ?? { line, state: 'open', attacked: [] };
  const after = change(before);
  const others = turn.lines.filter((each) => each !== before);
  // An open line without progress is not recorded.
  const { state, attacked, area, damaged, offers, on } = after;
  const isNews =
    state !== 'open' || attacked.length > 0 || (area ?? damaged ?? offers ?? on) !== undefined;
  const next: Turn = { ...turn, lines: isNews ? [...others, after] : others };
  const order = phase.order.map((block) =>
    block.turns.includes(turn)
      ? { ...block, turns: block.turns.map((each) => (each === turn ? next : each)) }
      : block,
  );
  return { ...scenario, phase: { ...phase, order } };
}

/** True if its turn has begun or is over, and it was not stunned. @rule STUN-1 */
export function hasActed({ phase }: Scenario, id: FigureId): boolean {
  if (phase.name !== 'turns') return false;
  return phase.order.some(({ turns }) =>
    turns.some(({ figure, state, stunned }) => figure === id && state !== 'waiting' && !stunned),
  );
}

/** Skips lines of the current turn, with an event. */
export function skipLines(
  scenario: Scenario,
  figure: FigureId,
  lines: readonly LineRef[],
): Outcome<Scenario> {
  if (lines.length === 0) return unchanged(scenario);
  return {
    next: lines.reduce((now, line) => withLine(now, line, 'skipped'), scenario),
    events: [{ type: 'linesSkipped', figure, count: lines.length }],
  };
}
