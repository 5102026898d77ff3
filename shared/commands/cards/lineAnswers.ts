/** What players answer to a line of a class card, and what it asks. */
import type { Content } from '../../content/content';
import type { FigureId, TokenId } from '../../ids';
import type { LineAction } from '../../rules/cards/lineAction';
import type { HalfLine } from '../../rules/cards/cardLines';
import type { TakenOffer } from '../../rules/cards/cardOffers';
import type { Bonus, Character, Figure, Hex, Negation, Scenario } from '../../state';
import type { Element, SummonColour } from '../../vocabulary';

/** A way of the figure itself, or of one it pushes or pulls; an empty one = it is not moved. */
export interface ToldPath {
  readonly figure: FigureId;
  readonly path: readonly Hex[];
  /** What is lost instead of the first, second, … damage on the way. */
  readonly negate?: readonly (Negation | null)[];
}

/** What players answered to a line; left out = not yet. */
export interface LineAnswers {
  readonly targets?: readonly FigureId[];
  /** Targets the players say can be reached, whatever the board says. */
  readonly anyway?: readonly FigureId[];
  /** The value of an attack where the players say another one. */
  readonly base?: number;
  /** Of a line whose number counts something: the number, or how often it counts. */
  readonly value?: number;
  readonly offers?: readonly TakenOffer[];
  /** For elements of choice, in their order. */
  readonly elements?: readonly Element[];
  readonly colours?: readonly SummonColour[];
  readonly tokens?: readonly TokenId[];
  /** That are recovered, of everybody whom the line is on. */
  readonly cards?: readonly number[];
  /** Hexes of an area, and of what is laid, taken away or summoned; none = it is done by hand. */
  readonly hexes?: readonly Hex[];
  readonly paths?: readonly ToldPath[];
  /** Of the lines within it, in their order. */
  readonly within?: readonly LineAnswers[];
}

export type LineNeed =
  'targets' | 'cards' | 'value' | 'times' | 'element' | 'hexes' | 'colour' | 'tokens' | 'path';

/** What is not known yet. */
export interface LineAsks {
  readonly needs: LineNeed;
  /** The line that asks: itself, or one within it. */
  readonly line: HalfLine;
  /** As it is done, with its offers. */
  readonly action: LineAction | null;
  /** Where the answer belongs: places of lines within lines. */
  readonly within: readonly number[];
  /** Whose way or cards are asked for; null = nobody's. */
  readonly mover: FigureId | null;
  /** Who does it: whoever plays the card, or a figure that it lets act. */
  readonly actor: FigureId;
  /** How many hexes are asked for. */
  readonly count: number;
  /** The element that is asked for is used up, not made. */
  readonly isUsed: boolean;
}

export interface PlayedLine {
  readonly scenario: Scenario;
  readonly content: Content;
  readonly figure: Character;
  readonly answers: LineAnswers;
  /** How long shields and retaliates of the half stay. */
  readonly lasts: Bonus['lasts'];
  /** Whom the line around it is on. */
  readonly aimedAt?: readonly FigureId[] | undefined;
  /** A figure that the card lets act in place of who plays it. */
  readonly actor?: Figure | undefined;
}
