/**
 * Words the questions at the end of a round, about goals and defeats that only the players can
 * check.
 */
import type { NextAct } from '#shared/commands/round/possibleActs';
import type { Content } from '#shared/content/content';
import { bookView } from '#shared/rules/book/bookView';
import { lossesInQuestion } from '#shared/rules/book/goal';
import type { Scenario } from '#shared/state';
import type { Names } from '../names/names';
import { TURN_TEXT as text } from './acts';
import { goalsToRead } from './bookLines';
import { askedText } from './bookRules';

export interface EndQuestion {
  readonly title: string;
  readonly lines: readonly string[];
  readonly answer: string;
  /** The result of the scenario if the answer is yes. */
  readonly won: boolean;
}

export function endQuestions(
  act: NextAct,
  scenario: Scenario,
  content: Content,
  names: Names,
): readonly EndQuestion[] {
  if (act.kind !== 'endRound') return [];
  const view = act.isGoalAsked ? bookView(scenario, content) : null;
  const goals = view ? goalsToRead(view, names) : [];
  const losses = act.isLossAsked ? lossLines(scenario, content, names) : [];
  return [
    { title: text.goalAsked, lines: goals, answer: text.goalIsReached, won: true },
    { title: text.lossAsked, lines: losses, answer: text.isLost, won: false },
  ].filter(({ lines }) => lines.length > 0);
}

/** The defeats to ask about, except those that are already open requests of the book. */
function lossLines(scenario: Scenario, content: Content, names: Names): readonly string[] {
  const finish = content.scenario(scenario.scenario)?.finish ?? [];
  const isDue = (index: number) =>
    (scenario.due ?? []).some(({ of, at }) => of === 'finish' && at === index);
  return lossesInQuestion(scenario, content, 'any')
    .filter(({ index, isCertain }) => !isCertain && !isDue(index))
    .map(({ index }) => askedText(finish[index]?.when, names));
}
