/** Whom players may choose for a line of a class card, and why somebody could not be reached. */
import type { Content } from '../../content/content';
import type { FigureId } from '../../ids';
import type { Refusal } from '../../refusals';
import { distanceInPlay } from '../../rules/board/figures';
import type { Aimed, CardDeed } from '../../rules/decks/cardDeed';
import { hasCondition } from '../../rules/table/conditions';
import { areEnemies, isInPlay } from '../../rules/table/figures';
import type { Figure, Scenario } from '../../state';
import { isKilled } from './deedCommands';

export interface LineTarget {
  readonly figure: FigureId;
  /** What the board says against it; the players may choose it anyway. */
  readonly why: Refusal | null;
}

type OnFigures = Extract<CardDeed, { readonly affects: unknown }>;

/**
 * Everybody of the side a line is on; out of range or sight only where the board knows it.
 *
 * @rule HEAL-1 RANGE-3 LOS-3
 */
export function lineTargets(
  scenario: Scenario,
  content: Content,
  figure: Figure,
  deed: OnFigures,
): readonly LineTarget[] {
  return scenario.figures
    .filter((other) => isInPlay(other) && isMeant(scenario, figure, other, deed))
    .map((other) => ({
      figure: other.id,
      why: other.id === figure.id ? null : outOfReach(scenario, content, figure, other, deed),
    }));
}

const FOR_FRIENDS: readonly string[] = ['invisible', 'strengthen', 'bless'];

function isMeant(scenario: Scenario, figure: Figure, other: Figure, deed: OnFigures): boolean {
  const { affects } = deed;
  if (deed.kind === 'kill' && !isKilled(scenario, deed, other.id)) return false;
  if (affects?.toLowerCase().includes('poisoned') && !hasCondition(other, 'poison')) return false;
  if (affects === 'bear' || affects === 'selfAndBear')
    return other.kind === 'summon' && other.owner === figure.id;
  if (affects === 'anotherEnemy') return other.id !== figure.id && !areEnemies(figure, other);
  if (affects?.includes('Summoned') && other.kind !== 'summon')
    return other.id === figure.id && /^self/.test(affects);
  const isEnemy = areEnemies(figure, other);
  if (affects === 'twoFigures') return true;
  const isOnEnemies = affects?.toLowerCase().includes('enem');
  const isOnAllies = affects?.toLowerCase().includes('all');
  if (isOnEnemies === true && isOnAllies === true && affects !== 'allEnemies') return true;
  if (isOnEnemies) return isEnemy;
  if (isOnAllies && affects !== 'allTargets')
    return !isEnemy && (other.id !== figure.id || affects?.startsWith('self') === true);
  return isEnemy === isHarmful(deed);
}

function isHarmful(deed: OnFigures): boolean {
  switch (deed.kind) {
    case 'heal':
    case 'shield':
    case 'retaliate':
    case 'cure':
    case 'recover':
      return false;
    case 'condition':
      return !deed.effects.some((effect) => FOR_FRIENDS.includes(effect));
    default:
      return true;
  }
}

function outOfReach(
  scenario: Scenario,
  content: Content,
  figure: Figure,
  other: Figure,
  deed: OnFigures,
): Refusal | null {
  const most = reachOf(deed);
  if (scenario.board?.inUse !== true || most === null) return null;
  const between = distanceInPlay(scenario, content, figure.id, other.id);
  if (!between) return null;
  if (between.range === null || between.range > most)
    return { code: 'targetOutOfRange', figure: other.id, range: most };
  return between.sight.isVisible ? null : { code: 'targetNotInSight', figure: other.id };
}

/** Hexes; null = the card says by other means whom it reaches. The range of a retaliate is its own. */
function reachOf({ kind, affects, range }: Pick<OnFigures, 'kind'> & Aimed): number | null {
  if (affects === null) return range ?? 1;
  if (/adjacent(All|Enem)/i.test(affects) && !/AdjacentTo/.test(affects)) return 1;
  return /InRange$/.test(affects) && kind !== 'retaliate' ? (range ?? 1) : null;
}
