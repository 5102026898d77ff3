/** Answers that are given without asking, because there is only one. */
import { answersAt } from '#shared/commands/cards/lineCommands';
import type { LineAnswers, LineAsks } from '#shared/commands/cards/lineAnswers';
import type { Content } from '#shared/content/content';
import { haulsOf } from '#shared/rules/round/lootInReach';
import type { Character, Scenario } from '#shared/state';
import type { Element } from '#shared/vocabulary';

interface Around {
  readonly scenario: Scenario;
  readonly content: Content;
  readonly figure: Character;
  /** Elements that can be consumed besides the answered ones. */
  readonly elements: (answers: LineAnswers) => readonly Element[];
}

/** Null = the players have to answer. */
export function plainAnswer(
  asks: LineAsks,
  answers: LineAnswers,
  around: Around,
): LineAnswers | null {
  if (asks.needs === 'tokens')
    return tokensInReach(around, asks.action?.kind === 'loot' ? asks.action.value : null);
  if (asks.needs !== 'element' || !asks.isUsed) return null;
  const given = answersAt(answers, asks);
  const [only, ...others] = around.elements(given);
  return only && others.length === 0 ? { elements: [...(given.elements ?? []), only] } : null;
}

/** Tokens in range on the board; without a board the players choose. @rule LOOT-1 */
function tokensInReach(
  { scenario, content, figure }: Around,
  reach: number | null,
): LineAnswers | null {
  const hauls = haulsOf(scenario, content, figure);
  const near = hauls.findLast(({ range }) => range !== null && range <= (reach ?? 1));
  const isStack = hauls.some(({ range }) => range === null);
  const isOnBoard = scenario.board?.inUse === true && figure.at !== null;
  return near || !isStack || isOnBoard ? { tokens: near?.tokens ?? [] } : null;
}
