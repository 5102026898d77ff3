/** A line that was pressed and still asks something, and the command it comes to. */
import type { LineAnswers } from '#shared/commands/cards/lineAnswers';
import type { Subcommand } from '#shared/commands/monsters/lineActions';
import type { Command, CommandOf } from '#shared/commands/shapes';
import type { FigureId } from '#shared/ids';
import type { HalfLine } from '#shared/rules/cards/cardLines';
import type { TurnHalfLine } from '#shared/rules/cards/playedCards';

export interface AskedLine {
  readonly figure: FigureId;
  readonly line: HalfLine;
  /** Its card is in effect, and its occasion has come: it need not be its turn. */
  readonly isOfOccasion: boolean;
  readonly lasts: TurnHalfLine['lasts'];
  readonly answers: LineAnswers;
}

export type PlayedLines = CommandOf<'playLines'>['lines'];

interface Doing {
  readonly subcommands: Subcommand[];
  /** Who acts by it now, where others do after that one. */
  readonly part: { readonly part?: FigureId };
  readonly along: PlayedLines;
}

export function commandOfAsked(
  { figure, line, isOfOccasion }: AskedLine,
  { subcommands, part, along }: Doing,
): Command {
  const { card } = line.ref;
  return isOfOccasion && card !== 'default'
    ? { type: 'useActiveCard', figure, card, subcommands }
    : { type: 'playLines', figure, lines: [{ line: line.ref, subcommands, ...part }, ...along] };
}

/** Which line it is, in a word. */
export const keyOf = ({ ref }: HalfLine) => `${ref.card} ${ref.half} ${ref.line}`;

/** Players tell how often it counts. */
export function isCounted({ offers }: HalfLine, { offer }: { readonly offer: number }): boolean {
  const { per, x } = offers[offer] ?? {};
  return per !== undefined || x !== undefined;
}
