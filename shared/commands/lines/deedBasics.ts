/** What all deeds of class cards are made with: who plays, on which table, and whom it is on. */
import type { FigureId } from '../../ids';
import { concernedFigures } from '../../rules/board/concerned';
import { areaTargets } from '../../rules/board/figures';
import type { CardDeed } from '../../rules/decks/cardDeed';
import type { AddedByCard } from '../../rules/decks/cardOffers';
import type { Figure } from '../../state';
import type { LineAsks, PlayedLine } from './lineAnswers';
import type { Deed as LineDeed } from './lineDeeds';

export type DeedOf<K extends CardDeed['kind']> = Extract<CardDeed, { readonly kind: K }>;
export interface Played extends PlayedLine {
  /** The card it is printed on; null = a default action. */
  readonly card: number | null;
  /** What cards in effect add to an attack. */
  readonly modifiers: readonly AddedByCard[];
}

/** Who does it. */
export const byWhom = ({ actor, figure }: PlayedLine): Figure => actor ?? figure;

export type DeedCommands =
  | { readonly commands: readonly LineDeed[]; readonly needs: null }
  | (Pick<LineAsks, 'needs'> & Partial<Pick<LineAsks, 'mover' | 'count' | 'deed'>>);

export const commands = (...list: readonly LineDeed[]): DeedCommands => ({
  commands: list,
  needs: null,
});
export const needs = (
  need: LineAsks['needs'],
  more: Partial<Pick<LineAsks, 'mover' | 'count' | 'deed'>> = {},
): DeedCommands => ({ needs: need, ...more });

export function isOnBoard(played: Played): boolean {
  return played.scenario.board?.inUse === true && byWhom(played).at !== null;
}

/** Told, under the area, or everybody the line says; null = to be asked. */
export function targetsOf(
  deed: Pick<DeedOf<'condition'>, 'affects' | 'range'>,
  played: PlayedLine,
): readonly FigureId[] | null {
  const { scenario, content, answers, aimedAt } = played;
  const { id } = byWhom(played);
  if (answers.targets) return answers.targets;
  if (deed.affects === 'target' || deed.affects === 'allTargets') return aimedAt ?? null;
  if (/InArea$/.test(deed.affects ?? '') && answers.hexes && answers.hexes.length > 0)
    return areaTargets(scenario, content, id, answers.hexes);
  return concernedFigures(scenario, content, id, deed);
}
