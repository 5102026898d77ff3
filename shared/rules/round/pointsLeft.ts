/** Remaining movement points of a figure. */
import type { Content } from '../../content/content';
import type { Character, CharacterSheet, Figure, Scenario } from '../../state';
import { abilityCardOf } from '../decks/abilityDecks';
import { actionsOf } from '../monsters/abilityLines';
import { monsterLines } from '../monsters/turnLines';
import type { Guided } from '../figures/figures';
import { runningTurn } from '../order/playedLines';
import { statsOf } from '../figures/stats/stats';
import { cardsInDoubt, cardsInTurn, isHalfPlayed, linesToPlay } from '../cards/playedCards';

/**
 * Movement points of the figure's open lines during its turn. Outside it, a summon has its printed
 * move, and a monster that of its drawn card or else of its stat card. Null for characters and
 * objectives outside their turn, and if only the player knows them.
 *
 * @rule TURN-3 MONSTER-1
 */
export function pointsLeft(
  scenario: Scenario,
  content: Content,
  figure: Figure,
  sheets: readonly CharacterSheet[],
): number | null {
  const isActing = runningTurn(scenario)?.figure === figure.id;
  switch (figure.kind) {
    case 'character':
      return isActing ? pointsOfCards(scenario, content, figure, sheets) : null;
    case 'objective':
      return isActing ? pointsOfLines(scenario, content, figure) : null;
    case 'summon':
    case 'monster': {
      if (isActing) return pointsOfLines(scenario, content, figure);
      if (figure.kind === 'summon') return figure.move;
      const printed = statsOf(scenario, content, figure)?.move ?? 0;
      if (!abilityCardOf(scenario, content, figure.type)) return printed;
      const move = actionsOf(scenario, content, figure).find(({ type }) => type === 'move');
      return move?.type === 'move' ? (move.value ?? printed) : 0;
    }
  }
}

function pointsOfLines(scenario: Scenario, content: Content, figure: Guided): number {
  const open = monsterLines(scenario, content, figure).filter(({ state }) => state === 'open');
  return Math.max(
    0,
    ...open.map(({ action }) => (action.type === 'move' ? (action.value ?? 0) : 0)),
  );
}

function pointsOfCards(
  scenario: Scenario,
  content: Content,
  character: Character,
  sheets: readonly CharacterSheet[],
): number | null {
  if (character.initiative?.longRest === true) return 0;
  const sheet = sheets.find(({ id }) => id === character.sheet);
  const { several, none } = cardsInDoubt(content, character, sheet);
  const isInDoubt = several.length > 0 || none.length > 0;
  const cards = cardsInTurn(scenario, content, character, sheet);
  if (!cards) return null;
  // Bottom halves have the moves, so with ambiguous cards a played bottom half leaves none.
  if (isInDoubt) return isHalfPlayed(cards, 'bottom') ? 0 : null;
  const values = linesToPlay(scenario, content, character, sheets).flatMap(({ action }) =>
    action?.kind === 'move' ? [action.value] : [],
  );
  const known = values.filter((value) => value !== null);
  return known.length < values.length ? null : Math.max(0, ...known);
}
