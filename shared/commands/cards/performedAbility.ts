/** Shared parts of class card abilities: the acting figure, the table and the targets. */
import type { FigureId } from '../../ids';
import { figuresAffected } from '../../rules/cards/affectedFigures';
import { areaTargets, canTarget, distanceInPlay } from '../../rules/board/placedFigures';
import { figuresAtPlace } from '../../rules/cards/namedPlaces';
import type { Aimed, LineAction } from '../../rules/cards/lines/lineActionShape';
import type { AddedByCard } from '../../rules/cards/cardOffers';
import { areEnemies, companionsOf, findFigure, isInPlay } from '../../rules/figures/figures';
import type { Figure, Hex, LineRef } from '../../state';
import type { LineAsks, PlayedLine } from './lines/lineAnswers';
import type { Subcommand } from '../monsters/lineActions';

export type ActionOf<K extends LineAction['kind']> = Extract<LineAction, { readonly kind: K }>;
export interface PerformedAbility extends PlayedLine {
  /** The card; null = a default action. */
  readonly card: number | null;
  readonly line: LineRef;
  /** Bonuses of active cards for an attack. */
  readonly modifiers: readonly AddedByCard[];
}

/** The acting figure: the one that the card lets act, or else the owner of the card. */
export const actingFigureOf = ({ actor, figure }: Pick<PlayedLine, 'actor' | 'figure'>): Figure =>
  actor ?? figure;

export type ActionCommands =
  | {
      readonly commands: readonly Subcommand[];
      readonly needs: null;
      /** The figure that the ability's card is attached to. */
      readonly on?: FigureId | undefined;
    }
  | (Pick<LineAsks, 'needs'> & Partial<Pick<LineAsks, 'mover' | 'count' | 'action'>>);

export const commands = (...list: readonly Subcommand[]): ActionCommands => ({
  commands: list,
  needs: null,
});
export const askFor = (
  need: LineAsks['needs'],
  options: Partial<Pick<LineAsks, 'mover' | 'count' | 'action'>> = {},
): ActionCommands => ({ needs: need, ...options });

export function isOnBoard(played: PerformedAbility): boolean {
  return played.scenario.board?.inUse === true && actingFigureOf(played).at !== null;
}

/**
 * Figures in the area that the ability can affect: the enemies in sight, or the acting figure and
 * the normal ones of them.
 */
function underArea(
  { affects }: Pick<ActionOf<'condition'>, 'affects'>,
  played: PlayedLine,
  hexes: readonly Hex[],
): readonly FigureId[] {
  const { scenario, content } = played;
  const { id } = actingFigureOf(played);
  const under = areaTargets(scenario, content, id, hexes);
  if (affects !== 'selfAndNormalEnemiesInArea') return under;
  const isNormal = (each: FigureId) => {
    const found = findFigure(scenario, each);
    return found?.kind !== 'monster' || found.rank === 'normal';
  };
  return [id, ...under.filter(isNormal)];
}

/**
 * All enemies in sight at the place that an attack names; null = it names none, or only players
 * know the place.
 */
function enemiesAtPlace(
  { affects, range }: Pick<ActionOf<'condition'>, 'affects' | 'range'>,
  played: PlayedLine & { readonly line?: LineRef },
): readonly FigureId[] | null {
  const { scenario, content, line = null } = played;
  const performer = actingFigureOf(played);
  if (affects === null || !/^enemies/.test(affects)) return null;
  const isThere = figuresAtPlace(scenario, content, performer, { affects, range }, line);
  return (
    isThere &&
    scenario.figures.flatMap((other) => {
      const canBe = isInPlay(other) && areEnemies(performer, other) && isThere(other);
      const isSeen =
        distanceInPlay(scenario, content, performer.id, other.id)?.sight.isVisible === true;
      return canBe && isSeen && canTarget(scenario, content, performer, other) ? other.id : [];
    })
  );
}

/**
 * The targets: those that players chose, those in the area, or all that the ability names. Null =
 * still open.
 */
export function targetsOf(
  subcommand: Pick<ActionOf<'condition'>, 'affects' | 'range'> & {
    readonly kind?: string;
    readonly area?: Aimed['area'];
  },
  played: PlayedLine & { readonly line?: LineRef },
): readonly FigureId[] | null {
  const { scenario, content, answers, aimedAt } = played;
  const { id } = actingFigureOf(played);
  if (answers.targets) return answers.targets;
  if (subcommand.affects === 'target' || subcommand.affects === 'allTargets')
    return aimedAt ?? null;
  const isLaid = subcommand.kind !== 'attack' && (subcommand.area ?? null) !== null;
  const isInArea = isLaid || /InArea$/.test(subcommand.affects ?? '');
  if (isInArea && answers.hexes && answers.hexes.length > 0)
    return underArea(subcommand, played, answers.hexes);
  if (subcommand.affects === 'bear' || subcommand.affects === 'selfAndBear') {
    const companions = companionsOf(scenario, actingFigureOf(played));
    if (companions.length === 1) return companions;
  }
  const there = subcommand.kind === 'attack' ? enemiesAtPlace(subcommand, played) : null;
  return (
    there ?? targetable(figuresAffected(scenario, content, id, subcommand), subcommand, played)
  );
}

/**
 * Abilities that target figures. Damage and conditions that affect all figures are not targeted, so
 * they also affect invisible ones.
 */
const TARGETING: readonly (string | undefined)[] = ['attack', 'push', 'pull'];

/** @rule INVISIBLE-1 INVISIBLE-2 */
function targetable(
  all: readonly FigureId[] | null,
  { kind }: { readonly kind?: string },
  played: PlayedLine,
): readonly FigureId[] | null {
  const { scenario, content } = played;
  if (all === null || !TARGETING.includes(kind)) return all;
  return all.filter((id) => {
    const target = findFigure(scenario, id);
    return target !== undefined && canTarget(scenario, content, actingFigureOf(played), target);
  });
}
