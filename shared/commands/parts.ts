import type { Content } from '../content/content';
import type { FigureId } from '../ids';
import type { Random } from '../random';
import { andThen, ok, refuse, type Outcome, type Result } from '../result';
import { withPilesMoved } from '../rules/decks/cardPiles';
import { withDeedsNoted } from '../rules/scenario/deeds';
import { findFigure, isInPlay } from '../rules/table/figures';
import { withCurrentHitPoints } from '../rules/table/sleeves';
import { treasureNews } from '../rules/scenario/treasureNews';
import { settled } from '../rules/round/turns';
import type { Character, Figure, Game, Phase, Scenario } from '../state';

/** What a handler may look at besides the game: chance, and what is printed on components. */
export interface Context {
  readonly random: Random;
  readonly content: Content;
}

/** What every handler answers: the changed part with what happened, or a refusal. */
export type Answer<T> = Result<Outcome<T>>;

/** Goes on from one answer to the next and keeps the events of both. */
export function andThenResult<T>(answer: Answer<T>, step: (next: T) => Answer<T>): Answer<T> {
  if (!answer.ok) return answer;
  const then = step(answer.value.next);
  if (!then.ok) return then;
  return ok({ next: then.value.next, events: [...answer.value.events, ...then.value.events] });
}

/** Changes the running scenario. One that is over is only corrected and left. */
export function inScenario(
  game: Game,
  content: Content,
  change: (scenario: Scenario) => Answer<Scenario>,
): Answer<Game> {
  return evenWhenOver(game, content, (scenario) =>
    scenario.phase.name === 'over' ? refuse({ code: 'scenarioIsOver' }) : change(scenario),
  );
}

/** Changes the scenario, also after it was won or lost. */
export function evenWhenOver(
  game: Game,
  content: Content,
  change: (scenario: Scenario) => Answer<Scenario>,
): Answer<Game> {
  if (!game.scenario) return refuse({ code: 'noScenario' });
  const answer = change(game.scenario);
  if (!answer.ok) return answer;
  const before = game.scenario;
  const noted = {
    next: withCurrentHitPoints(
      before,
      withDeedsNoted(before, answer.value.next, answer.value.events),
      content,
    ),
    events: answer.value.events,
  };
  const settledOutcome = andThen(noted, (changed) => settled(changed, content));
  const { events } = settledOutcome;
  const next = withPilesMoved(before, settledOutcome.next, events, content.classCards);
  const told = [...events, ...treasureNews(events, content)];
  return ok({
    next: next === game.scenario ? game : { ...game, scenario: next },
    events: told,
  });
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
