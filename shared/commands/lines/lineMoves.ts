/** The moves among the lines that a character can play now. */
import type { ClassCard } from '../../content/types';
import type { CardsOfTurn, TurnHalfLine } from '../../rules/round/playedCards';
import type { LineCommands } from './cardDeeds';

export interface LineMove {
  readonly line: TurnHalfLine;
  /** Null = what every card can be played for. */
  readonly card: ClassCard | null;
  /** Movement points, with what is taken along. */
  readonly points: number;
  readonly jump: boolean;
  readonly isStraight: boolean;
}

/**
 * Open lines of halves that are not out and that ask for nothing but a way, the furthest first. Without
 * the board none asks for one.
 *
 * @rule TURN-3 MOVE-1
 */
export function lineMoves(
  { halves, defaults }: CardsOfTurn,
  commandsOf: (line: TurnHalfLine) => LineCommands | null,
): readonly LineMove[] {
  const ofCards = halves.flatMap(({ card, isOut, lines }) =>
    isOut ? [] : lines.map((line) => ({ card, line })),
  );
  const ofAny = defaults.flatMap(({ isOut, line }) => (isOut ? [] : [{ card: null, line }]));
  return [...ofCards, ...ofAny]
    .flatMap(({ card, line }): readonly LineMove[] => {
      const asked = line.state === 'open' ? commandsOf(line) : null;
      const isMove = asked?.needs === 'path' && asked.within.length === 0;
      if (!isMove || asked.deed?.kind !== 'move') return [];
      const { value, jump } = asked.deed;
      if (value === null) return [];
      return [{ line, card, points: value, jump, isStraight: line.printed.straightLine === true }];
    })
    .toSorted((a, b) => b.points - a.points);
}
