/** How commands were answered that are not in the registry yet. */
import type { Content } from '../content/content';
import { ok, refuse } from '../result';
import type { Game, Scenario } from '../state';
import { afterEveryStep } from './afterEveryStep';
import type { Answer } from './findings';

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
  const { next, events } = afterEveryStep(game.scenario, answer.value, content);
  return ok({ next: next === game.scenario ? game : { ...game, scenario: next }, events });
}
