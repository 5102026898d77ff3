/** Finds what commands are about: figures, characters, the phase; or says why it is not there. */
import type { Content } from '../content/content';
import type { FigureId } from '../ids';
import type { Random } from '../random';
import type { Refusal } from '../refusals';
import { ok, refuse, type Outcome, type Result } from '../result';
import { findFigure, isInPlay } from '../rules/table/figures';
import type { Character, Figure, Phase, Scenario } from '../state';

/** What a handler may look at besides the game: chance, and what is printed on components. */
export interface Context {
  readonly random: Random;
  readonly content: Content;
}

/** What every handler answers: the changed part with what happened, or a refusal. */
export type Answer<T> = Result<Outcome<T>>;

/** Why the thing that was looked for is not there; null = it is. */
export function refusalOf(found: Result<unknown>): Refusal | null {
  return found.ok ? null : found.refusal;
}

/** What a question has proven to be there. Throws where it is not: nobody has asked. */
export function proven<T>(found: Result<T>): T {
  if (found.ok) return found.value;
  throw new Error(`Carried out although refused: ${found.refusal.code}.`);
}

/** A command that nothing stands in the way of. */
export function nothing(): null {
  return null;
}

/** A figure on the table, exhausted characters included. */
export function figureOf(scenario: Scenario, id: FigureId): Result<Figure> {
  const figure = findFigure(scenario, id);
  return figure ? ok(figure) : refuse({ code: 'noSuchFigure', figure: id });
}

/** A figure that takes part. */
export function figureInPlay(scenario: Scenario, id: FigureId): Result<Figure> {
  const found = figureOf(scenario, id);
  if (!found.ok || isInPlay(found.value)) return found;
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

/** The phase, if it is the one that is needed. */
export function phaseOf<N extends Phase['name']>(
  scenario: Scenario,
  name: N,
): Result<Extract<Phase, { name: N }>> {
  const { phase } = scenario;
  if (phase.name === name) return ok(phase as Extract<Phase, { name: N }>);
  return refuse({ code: 'notNowInThisPhase', phase: phase.name });
}
