/** Looks up figures, characters and the phase, or refuses. */
import type { FigureId } from '../../ids';
import { ok, refuse, type Result } from '../../result';
import type { Character, Figure, Phase, Scenario } from '../../state';
import { canTakeTurns, findFigure, isInPlay } from './figures';

/** A figure of the scenario, including exhausted characters, or a refusal. */
export function figureOf(scenario: Scenario, id: FigureId): Result<Figure> {
  const figure = findFigure(scenario, id);
  return figure ? ok(figure) : refuse({ code: 'noSuchFigure', figure: id });
}

/** A figure that is in play, or a refusal. */
export function figureInPlay(scenario: Scenario, id: FigureId): Result<Figure> {
  const found = figureOf(scenario, id);
  if (!found.ok || isInPlay(found.value)) return found;
  return refuse({ code: 'figureIsDown', figure: id });
}

/** A figure in play that can still act, or a refusal. @rule VARIANT-3 */
export function figureThatActs(scenario: Scenario, id: FigureId): Result<Figure> {
  const found = figureInPlay(scenario, id);
  if (!found.ok || canTakeTurns(found.value)) return found;
  return refuse({ code: 'figureIsDown', figure: id });
}

export function characterOf(scenario: Scenario, id: FigureId): Result<Character> {
  const found = figureOf(scenario, id);
  if (!found.ok) return found;
  if (found.value.kind === 'character') return ok(found.value);
  return refuse({ code: 'notACharacter', figure: id });
}

export function characterInPlay(scenario: Scenario, id: FigureId): Result<Character> {
  const found = characterOf(scenario, id);
  if (!found.ok || !found.value.exhausted) return found;
  return refuse({ code: 'figureIsDown', figure: id });
}

/** The phase if it has this name, or a refusal. */
export function phaseOf<N extends Phase['name']>(
  scenario: Scenario,
  name: N,
): Result<Extract<Phase, { name: N }>> {
  const { phase } = scenario;
  if (phase.name === name) return ok(phase as Extract<Phase, { name: N }>);
  return refuse({ code: 'notNowInThisPhase', phase: phase.name });
}
