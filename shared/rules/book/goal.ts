/** Checks if a scenario is won or lost, from the game state. */
import type { Content } from '../../content/content';
import { isInRounds } from '../../content/rooms';
import type { GoalContent, ScenarioContent } from '../../content/types';
import type { Scenario } from '../../state';
import { allHold } from '../figures/bookConditions/bookConditions';
import { areRevealed } from '../figures/bookConditions/openRooms';
import { fallenOf } from '../figures/characterRecords';
import { isProtected, isReached } from './singleGoals';

type Finish = NonNullable<ScenarioContent['finish']>[number];

/**
 * True if every goal is reached according to the game state, or the book ends the scenario with a
 * victory this round. Goals that only the players can see (an exit, a marked hex, a carried item)
 * are never assumed. A lost scenario is not won.
 *
 * @rule ROUND-2
 */
export function isGoalReached(scenario: Scenario, content: Content): boolean {
  const printed = content.scenario(scenario.scenario);
  if (!printed || isLossCertain(scenario, printed, isLossOfState)) return false;
  const { goals } = printed;
  const isEach = (goal: GoalContent) => isReached(scenario, content, printed, goal) === true;
  if (goals.length > 0 && goals.every(isEach)) return true;
  return (
    isWonByRound(scenario, printed) &&
    goals.every(
      (goal) =>
        goal.type === 'surviveRounds' ||
        (goal.type === 'protect' && isProtected(scenario, printed, goal)),
    )
  );
}

/**
 * True if the scenario is lost now; null = only players know. At the end of a round, a reached goal
 * takes precedence over a loss because of the number of rounds.
 *
 * @rule ROUND-2
 */
export function isLost(scenario: Scenario, content: Content): boolean | null {
  const printed = content.scenario(scenario.scenario);
  if (!printed) return false;
  if (isLossCertain(scenario, printed, isLossOfState)) return true;
  if (isGoalReached(scenario, content)) return false;
  if (isLossCertain(scenario, printed, isLossOfRound)) return true;
  return lossesOf(scenario, printed, isAnyLoss).length > 0 ? null : false;
}

/** A loss condition of the scenario book that is met, or may be. */
export interface LossInQuestion {
  readonly index: number;
  readonly isCertain: boolean;
}

/** The losses that are or may be met now. Losses because of the number of rounds are optional. */
export function lossesInQuestion(
  scenario: Scenario,
  content: Content,
  of: 'state' | 'any',
): readonly LossInQuestion[] {
  const printed = content.scenario(scenario.scenario);
  return printed ? lossesOf(scenario, printed, of === 'any' ? isAnyLoss : isLossOfState) : [];
}

const isAnyLoss = (): boolean => true;
const isLossOfState = ({ rounds }: Finish): boolean => rounds === undefined;
const isLossOfRound = ({ rounds }: Finish): boolean => rounds !== undefined;

function lossesOf(
  scenario: Scenario,
  printed: ScenarioContent,
  isMeant: (finish: Finish) => boolean,
): readonly LossInQuestion[] {
  return (printed.finish ?? []).flatMap((finish, index) => {
    const { result, rounds, timing, when, afterReveal } = finish;
    const isNow =
      result === 'loss' &&
      isMeant(finish) &&
      (rounds === undefined ||
        ((timing ?? 'end') === 'end' && isInRounds(rounds, scenario.round))) &&
      areRevealed(scenario, afterReveal);
    const holds = isNow ? allHold(scenario, printed, when) : false;
    return holds === false ? [] : [{ index, isCertain: holds === true }];
  });
}

function isLossCertain(
  scenario: Scenario,
  printed: ScenarioContent,
  isMeant: (finish: Finish) => boolean,
): boolean {
  return lossesOf(scenario, printed, isMeant).some(({ isCertain }) => isCertain);
}

/**
 * The result if the round ended now: true = won, false = lost, null = the scenario continues. A
 * party that has to survive wins only when the rounds are over.
 *
 * @rule ROUND-2
 */
export function outcomeOfRound(scenario: Scenario, content: Content): boolean | null {
  if (scenario.decided) return scenario.decided.won;
  const printed = content.scenario(scenario.scenario);
  if (!printed) return null;
  if (isLossCertain(scenario, printed, isLossOfState)) return false;
  const { goals } = printed;
  const isOfTime = goals.some(({ type }) => type === 'surviveRounds' || type === 'protect');
  return goals.length > 0 && !isOfTime && isGoalReached(scenario, content) ? true : null;
}

/**
 * True if all conditions that Standee can check are met and only players know the rest: an exit, a
 * marked hex, a carried item, or an unknown goal. For an unknown goal, players are asked again only
 * after progress.
 *
 * @rule ROUND-2
 */
export function isGoalAsked(scenario: Scenario, content: Content): boolean {
  const printed = content.scenario(scenario.scenario);
  if (!printed || isGoalReached(scenario, content)) return false;
  if (isLossCertain(scenario, printed, isLossOfState)) return false;
  if (printed.goals.length === 0) return scenario.goalAsked !== progressOf(scenario);
  const found = printed.goals.map((goal) => isReached(scenario, content, printed, goal));
  return !found.includes(false) && found.includes(null);
}

/**
 * A text that changes whenever an unknown goal may have come closer, so that players are asked
 * again.
 */
export function progressOf(scenario: Scenario): string {
  const { rooms, figures, tokens } = scenario;
  return [
    rooms.filter(({ revealed }) => revealed).length,
    figures.filter(({ kind }) => kind === 'monster').length,
    figures.filter(({ kind }) => kind === 'objective').length,
    tokens.filter(({ kind }) => kind === 'treasure').length,
    fallenOf(scenario),
  ].join(' ');
}

function isWonByRound(scenario: Scenario, printed: ScenarioContent): boolean {
  return (printed.finish ?? []).some(
    ({ result, rounds, timing, when, afterReveal }) =>
      result === 'win' &&
      rounds !== undefined &&
      (timing ?? 'end') === 'end' &&
      isInRounds(rounds, scenario.round) &&
      areRevealed(scenario, afterReveal) &&
      allHold(scenario, printed, when) === true,
  );
}
