/** A pressed card line with the answers so far, and its command once they are complete. */
import type { LineAnswers } from '#shared/commands/cards/lines/lineAnswers';
import type { Subcommand } from '#shared/commands/monsters/lineActions';
import type { Command, CommandOf } from '#shared/commands/shapes';
import type { FigureId } from '#shared/ids';
import type { HalfLine } from '#shared/rules/cards/lines/cardLines';
import type { TurnHalfLine } from '#shared/rules/cards/playedCards';

export interface AskedLine {
  readonly figure: FigureId;
  readonly line: HalfLine;
  /**
   * True for a triggered effect of an active card, which can be used outside of the character's
   * turn.
   */
  readonly isTriggered: boolean;
  readonly lasts: TurnHalfLine['lasts'];
  readonly answers: LineAnswers;
}

export type PlayedLines = CommandOf<'playLines'>['lines'];

interface Play {
  readonly subcommands: Subcommand[];
  /**
   * The facts about the line that the command records: the acting part, the figure with the lasting
   * effect, and the accepted offers.
   */
  readonly notes: Pick<PlayedLines[number], 'part' | 'on' | 'offers'>;
  /** Further lines that the same command plays. */
  readonly along: PlayedLines;
}

export function commandOfAsked(
  { figure, line, isTriggered }: AskedLine,
  { subcommands, notes, along }: Play,
): Command {
  const { card } = line.ref;
  return isTriggered && card !== 'default'
    ? { type: 'useActiveCard', figure, card, subcommands }
    : { type: 'playLines', figure, lines: [{ line: line.ref, subcommands, ...notes }, ...along] };
}

/** The facts that the command records about a line after its questions are answered. */
export function notesOf(
  { part, on }: Pick<PlayedLines[number], 'part' | 'on'>,
  { offers = [] }: LineAnswers,
): Play['notes'] {
  return {
    ...(part !== undefined && { part }),
    ...(on !== undefined && { on }),
    ...(offers.length > 0 && { offers: offers.map(({ offer }) => offer) }),
  };
}

/** A key that identifies a line among all cards. */
export const keyOf = ({ ref }: HalfLine) => `${ref.card} ${ref.half} ${ref.line}`;

/** True if the players must enter how often the offer applies. */
export function isCounted({ offers }: HalfLine, { offer }: { readonly offer: number }): boolean {
  const { per, x } = offers[offer] ?? {};
  return per !== undefined || x !== undefined;
}
