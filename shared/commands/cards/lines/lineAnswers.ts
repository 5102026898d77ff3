/** Types for the open questions of a class card ability and the players' answers. */
import type { Content } from '../../../content/content';
import type { FigureId, TokenId } from '../../../ids';
import type { LineAction } from '../../../rules/cards/lines/lineActionShape';
import type { HalfLine } from '../../../rules/cards/lines/cardLines';
import type { TakenOffer } from '../../../rules/cards/cardOffers';
import type { Bonus, Character, Figure, Hex, Negation, Scenario } from '../../../state';
import type { Condition, Element, SummonColour } from '../../../vocabulary';

/** Path of the acting, pushed or pulled figure; empty = it does not move. */
export interface AnsweredPath {
  readonly figure: FigureId;
  readonly path: readonly Hex[];
  /** Cards lost to negate the first, second, … damage on the path. */
  readonly negate?: readonly (Negation | null)[];
}

/** Answers of the players; missing = not answered yet. */
export interface LineAnswers {
  readonly targets?: readonly FigureId[];
  /** Targets that players choose although the board says they are out of reach. */
  readonly anyway?: readonly FigureId[];
  /** The value of an attack, if players change it. */
  readonly base?: number;
  /** The number of an ability that counts something, or the count. */
  readonly value?: number;
  readonly offers?: readonly TakenOffer[];
  /** Chosen elements, in the order of the ability's element choices. */
  readonly elements?: readonly Element[];
  readonly colours?: readonly SummonColour[];
  readonly tokens?: readonly TokenId[];
  /** Numbers of the cards to recover. */
  readonly cards?: readonly number[];
  /** Conditions to remove, by figure. */
  readonly cures?: readonly { readonly figure: FigureId; readonly condition: Condition }[];
  /** Items to refresh, by figure. */
  readonly items?: readonly { readonly figure: FigureId; readonly items: readonly number[] }[];
  /**
   * Hexes of an area, or of things to place, remove or summon; empty = players do it on the table.
   */
  readonly hexes?: readonly Hex[];
  readonly paths?: readonly AnsweredPath[];
  /** Answers of the nested abilities, in order. */
  readonly within?: readonly LineAnswers[];
}

export type LineNeed =
  | ('targets' | 'cards' | 'items' | 'value' | 'times' | 'element')
  | ('hexes' | 'colour' | 'tokens' | 'path' | 'condition');

/** A question that is still open. */
export interface LineAsks {
  readonly needs: LineNeed;
  /** The ability that asks: the played one, or one inside it. */
  readonly line: HalfLine;
  /** The ability with its chosen offers. */
  readonly action: LineAction | null;
  /** Path to the answer through nested abilities, as indexes. */
  readonly within: readonly number[];
  /** The figure whose path, cards, items or conditions the question is about; null = none. */
  readonly mover: FigureId | null;
  /** The acting figure: the card's owner, or a figure that the card lets act. */
  readonly actor: FigureId;
  /** Number of hexes, cards, items or conditions to choose. */
  readonly count: number;
  /** True if the element is consumed, not infused. */
  readonly isUsed: boolean;
}

export interface PlayedLine {
  readonly scenario: Scenario;
  readonly content: Content;
  readonly figure: Character;
  readonly answers: LineAnswers;
  /** Duration of the action's shields and retaliates. */
  readonly lasts: Bonus['lasts'];
  /** Targets of the enclosing ability. */
  readonly aimedAt?: readonly FigureId[] | undefined;
  /** A figure that the card lets act instead of its owner. */
  readonly actor?: Figure | undefined;
}

/** Adds answers to the ability that asked. */
export function withAnswer(
  answers: LineAnswers,
  { within: [first, ...rest] }: Pick<LineAsks, 'within'>,
  added: LineAnswers,
): LineAnswers {
  if (first === undefined) return { ...answers, ...added };
  const inner = [...(answers.within ?? [])];
  while (inner.length <= first) inner.push({});
  inner[first] = withAnswer(inner[first] ?? {}, { within: rest }, added);
  return { ...answers, within: inner };
}

/** The answers of the asking ability. */
export function answersAt(answers: LineAnswers, { within }: Pick<LineAsks, 'within'>): LineAnswers {
  return within.reduce<LineAnswers>((now, index) => now.within?.[index] ?? {}, answers);
}
