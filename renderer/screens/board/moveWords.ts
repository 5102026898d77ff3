/** The card whose line a move would be. */
import type { LineMove } from '#shared/commands/lines/lineMoves';
import { boardText as text } from '../../text/board/board';
import { TURN_TEXT } from '../../text/table/acts';

export function moveWords({ card, price }: LineMove): string {
  if (!card) return TURN_TEXT.anyCard;
  return price === 'lostCard' ? text.lostBy(card.name) : card.name;
}
