/** Finds the lines that would be skipped if the running turn ended now. */
import { lineTargets } from '#shared/commands/cards/lines/lineTargets';
import type { HalfLine } from '#shared/rules/cards/lines/cardLines';
import { monsterLines } from '#shared/rules/monsters/turnLines';
import { cardsInTurn, openLinesIn } from '#shared/rules/cards/playedCards';
import { findFigure, isGuided } from '#shared/rules/figures/figures';
import type { FigureId } from '#shared/ids';
import type { Character, LineRef } from '#shared/state';
import type { PlayedGame } from '../../../game/playedGame.svelte';
import { cardLineWords, lineWords } from '../../../words/sentences/table/acts';

export interface OpenLine {
  readonly line: LineRef;
  readonly words: string;
}

/** True unless the line has no possible target on the board. */
function hasTarget(
  { scenario, content }: Table,
  figure: Character,
  { action, ref }: HalfLine,
): boolean {
  const isSeen = scenario.board?.inUse === true && figure.at !== null;
  if (!isSeen || !action || !('affects' in action) || action.kind === 'grant') return true;
  return lineTargets(scenario, content, figure, action, ref).some(({ why }) => why === null);
}

type Table = Pick<PlayedGame, 'scenario' | 'content' | 'sheets' | 'names'>;

/**
 * The open lines of a figure. For a character only those of a half that it has begun, because
 * players need not play lines in Standee.
 */
export function openLinesOf(table: Table, id: FigureId): readonly OpenLine[] {
  const { scenario, content, sheets } = table;
  const figure = findFigure(scenario, id);
  if (isGuided(figure)) {
    return monsterLines(scenario, content, figure)
      .filter(({ state }) => state === 'open')
      .map(({ line, action }) => ({ line, words: lineWords(action, table) }));
  }
  if (figure?.kind !== 'character') return [];
  const sheet = sheets.find((each) => each.id === figure.sheet);
  const cards = cardsInTurn(scenario, content, figure, sheet);
  return (cards ? openLinesIn(cards) : [])
    .filter((line) => hasTarget(table, figure, line))
    .map(({ ref, printed }) => ({ line: ref, words: cardLineWords(printed) }));
}
