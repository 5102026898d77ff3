/** The open move abilities of a character, which the board shows as reachable hexes. */
import type { ClassCard } from '../../../content/types';
import type { CardsOfTurn, TurnHalfLine } from '../../../rules/cards/playedCards';
import type { ActionOf } from '../performedAbility';
import type { LineCommands } from './lineCommands';

export interface LineMove {
  readonly line: TurnHalfLine;
  /** Null = a default action, possible with every card. */
  readonly card: ClassCard | null;
  /** Movement points with the chosen offers. */
  readonly points: number;
  readonly jump: boolean;
  readonly isStraight: boolean;
  /** Kinds of terrain that the move ignores. */
  readonly ignores: ActionOf<'move'>['ignores'];
  readonly price: MovePrice;
}

/** The price of the move: the card's own action, any card's default action, or a lost card. */
export type MovePrice = 'half' | 'anyCard' | 'lostCard';
const PRICES: readonly MovePrice[] = ['half', 'anyCard', 'lostCard'];

/**
 * Open move abilities that only need a path. The cheapest come first, then the shortest. Empty
 * without a board.
 *
 * @rule TURN-3 MOVE-1
 */
export function lineMoves(
  { halves, defaults }: CardsOfTurn,
  commandsOf: (line: TurnHalfLine) => LineCommands | null,
): readonly LineMove[] {
  const ofCards = halves.flatMap(({ card, half, isOut, lines }) =>
    isOut
      ? []
      : lines.map(
          (line) => ({ card, line, price: card[half].lost ? 'lostCard' : 'half' }) as const,
        ),
  );
  const ofAny = defaults.flatMap(({ isOut, line }) =>
    isOut ? [] : [{ card: null, line, price: 'anyCard' } as const],
  );
  return [...ofCards, ...ofAny]
    .flatMap(({ card, line, price }): readonly LineMove[] => {
      const isOpenMove = line.state === 'open' && line.action?.kind === 'move';
      const asked = isOpenMove ? commandsOf(line) : null;
      if (asked?.needs !== 'path' || asked.action?.kind !== 'move') return [];
      const { value, jump, ignores } = asked.action;
      if (value === null) return [];
      const isStraight = line.printed.straightLine === true;
      return [{ line, card, points: value, jump, isStraight, ignores, price }];
    })
    .toSorted((a, b) => rankOf(a) - rankOf(b) || a.points - b.points);
}

function rankOf({ price }: LineMove): number {
  return PRICES.indexOf(price);
}
