/** The card whose line a move would be. */
import type { LineMove } from '#shared/commands/cards/lineMoves';
import { boardText as text } from '../../words/sentences/board/board';

export function moveWords({ card, price }: LineMove): string {
  if (!card) return text.anyCard;
  return price === 'lostCard' ? text.lostBy(card.name) : card.name;
}
