/**
 * Possible targets of a class card ability, and the reasons why the board rules some of them out.
 */
import { isByPlace } from '../../../content/notation/cardKeywords';
import type { Content } from '../../../content/content';
import type { FigureId } from '../../../ids';
import { hexNumber } from '../../../map/hexes';
import type { Refusal } from '../../../refusals';
import { areaTargets, distanceFromHex, distanceInPlay } from '../../../rules/board/placedFigures';
import type { Aimed, LineAction } from '../../../rules/cards/lines/lineActionShape';
import { figuresAtPlace } from '../../../rules/cards/namedPlaces';
import { movedThrough } from '../../../rules/cards/movedThrough';
import { isHelpful } from '../../../rules/figures/conditions/conditions';
import { hasCondition } from '../../../rules/figures/conditions/conditionTraits';
import { areEnemies, canTakeTurns, companionsOf, isInPlay } from '../../../rules/figures/figures';
import { canBeHealed, isProtectedObjective } from '../../../rules/figures/stats/printedObjective';
import { cannotSuffer } from '../../../rules/figures/stats/lastingRules';
import { linesOfHalf, turnOf } from '../../../rules/order/playedLines';
import type { Figure, Hex, LineRef, Scenario } from '../../../state';
import { meetsKillConditions, isOfRank } from '../killConditions';
import type { PlayedLine } from './lineAnswers';

export interface LineTarget {
  readonly figure: FigureId;
  /** The reason why the board rules the target out; players can choose it anyway. */
  readonly why: Refusal | null;
}

type PutOn = Extract<LineAction, { readonly kind: 'putOn' }>;
type OnFigures = Extract<LineAction, { readonly affects: unknown }>;

/**
 * All figures on the side that the ability names. Those that the board rules out have a reason.
 *
 * @rule HEAL-1 RANGE-3 LOS-3
 */
export function lineTargets(
  scenario: Scenario,
  content: Content,
  figure: Figure,
  action: OnFigures,
  ref: LineRef | null = null,
): readonly LineTarget[] {
  const at = { scenario, content };
  const centre = centreOf(scenario, figure, action);
  const isThere = figuresAtPlace(scenario, content, figure, action, ref);
  const away = (other: Figure): Refusal | null =>
    isThere?.(other) === false
      ? { code: 'targetOutOfRange', figure: other.id, range: action.range ?? 1 }
      : null;
  return meantBy(at, figure, action).map((other) => ({
    figure: other.id,
    why:
      other.id === figure.id ? null : (away(other) ?? objection(at, figure, centre, other, action)),
  }));
}

/** True if there is any target, including those that the board rules out. */
export function hasTargets(
  scenario: Scenario,
  content: Content,
  figure: Figure,
  action: OnFigures,
): boolean {
  return meantBy({ scenario, content }, figure, action).length > 0;
}

function meantBy(at: Table, figure: Figure, action: OnFigures): readonly Figure[] {
  const centre = centreOf(at.scenario, figure, action);
  return at.scenario.figures.filter(
    (other) =>
      isInPlay(other) &&
      (other.id !== centre.figure || other.id === figure.id) &&
      isMeant(at, figure, other, action),
  );
}

/**
 * Targets that the ability affects without a choice; null = players choose.
 *
 * @rule RANGE-1 AREA-6
 */
export function targetsWithoutChoice(
  scenario: Scenario,
  content: Content,
  figure: Figure,
  action: OnFigures,
  ref: LineRef,
): readonly FigureId[] | null {
  const passed = movedThrough(scenario, figure, action.affects, ref);
  if (passed) return passed;
  if (/InArea$/.test(action.affects ?? '') && action.area === null)
    return inAreaOfHalf(scenario, content, figure, action, ref);
  const isOnAll =
    action.kind === 'damage' &&
    action.targets === Infinity &&
    (reachOf(action) !== null || isByPlace(action.affects));
  const centre = centreOf(scenario, figure, action);
  if (!isOnAll || !scenario.board?.inUse || !centre.at) return null;
  const all = lineTargets(scenario, content, figure, action, ref);
  return all.flatMap(({ figure: each, why }) => (why === null ? [each] : []));
}

/**
 * Figures in the area of the same card half, and the targets of its attacks; null if neither is
 * known.
 */
function inAreaOfHalf(
  scenario: Scenario,
  content: Content,
  figure: Figure,
  action: OnFigures,
  ref: LineRef,
): readonly FigureId[] | null {
  const lines = linesOfHalf(turnOf(scenario.phase, figure.id), ref);
  const attacked = new Set(lines.flatMap((line) => line.attacked.map((each) => each.figure)));
  const hexes = new Set(lines.flatMap(({ area = [] }) => area.map(hexNumber)));
  const isUnder = ({ id, at }: Figure) =>
    at !== null &&
    hexes.has(hexNumber(at)) &&
    distanceInPlay(scenario, content, figure.id, id)?.sight.isVisible !== false;
  const meant = scenario.figures.filter(
    (other) =>
      isInPlay(other) &&
      isMeant({ scenario, content }, figure, other, action) &&
      (attacked.has(other.id) || isUnder(other)),
  );
  return meant.length === 0 ? null : meant.map(({ id }) => id);
}

interface Table {
  readonly scenario: Scenario;
  readonly content: Content;
}

interface Centre {
  readonly figure: FigureId;
  readonly at: Hex | null;
}

/**
 * The hex from which range is counted: the acting figure's, or that of the turn's last target for
 * abilities that affect figures near it.
 */
function centreOf(scenario: Scenario, { id, at }: Figure, { affects }: OnFigures): Centre {
  if (!affects?.endsWith('AdjacentToTarget')) return { figure: id, at };
  const lines = turnOf(scenario.phase, id)?.lines ?? [];
  return lines.flatMap(({ attacked }) => attacked).at(-1) ?? { figure: id, at: null };
}

function isMeant(
  { scenario, content }: Table,
  figure: Figure,
  other: Figure,
  action: OnFigures,
): boolean {
  // The rest of the keyword only states the place.
  const affects = action.affects?.replace(/AdjacentTo.*$/, '') ?? null;
  if (action.kind === 'heal' && !canBeHealed(scenario, content, other)) return false;
  if (action.kind === 'damage' && cannotSuffer(scenario, content, other)) return false;
  if (action.kind === 'kill') {
    if (!meetsKillConditions({ scenario, content, figure }, action, other.id)) return false;
  }
  if (action.kind === 'grant' && !canTakeTurns(other)) return false;
  if (action.kind === 'refresh' && other.kind !== 'character') return false;
  if (action.kind === 'putOn' && !canHold(figure, action, other)) return false;
  if (affects?.toLowerCase().includes('poisoned') && !hasCondition(other, 'poison')) return false;
  if (action.kind === 'lootAround' && other.kind === 'summon' && other.owner !== figure.id)
    return false;
  if (affects === 'bear' || affects === 'selfAndBear')
    return companionsOf(scenario, figure).includes(other.id);
  if (affects === 'anotherEnemy') return other.id !== figure.id && !areEnemies(figure, other);
  if (affects !== null && /summoned/i.test(affects) && other.kind !== 'summon')
    return other.id === figure.id && /^self/.test(affects);
  const isEnemy = areEnemies(figure, other);
  if (affects === 'twoFigures') return true;
  const isOnEnemies = affects?.toLowerCase().includes('enem');
  const isOnAllies = affects?.toLowerCase().includes('all');
  if (isOnEnemies === true && isOnAllies === true && affects !== 'allEnemies')
    return other.id !== figure.id;
  if (isOnEnemies) return isEnemy;
  if (isOnAllies && affects !== 'allTargets')
    return !isEnemy && (other.id !== figure.id || affects?.startsWith('self') === true);
  return isEnemy === isForEnemies(action, content);
}

/**
 * True if the card can be attached to the figure: cards for allies to characters, dooms to enemies
 * of their rank, others to the owner's summons.
 */
function canHold(figure: Figure, { affects, rank }: PutOn, other: Figure): boolean {
  if (affects === 'oneSummonedAlly') return other.kind === 'summon' && other.owner === figure.id;
  const isGiven = affects?.toLowerCase().includes('all') === true;
  return isGiven ? other.kind === 'character' : isOfRank(other, rank ?? 'any');
}

function isForEnemies(action: OnFigures, content: Content): boolean {
  switch (action.kind) {
    case 'heal':
    case 'shield':
    case 'retaliate':
    case 'cure':
    case 'recover':
    case 'refresh':
      return false;
    case 'condition':
      return !action.effects.some((effect) => isHelpful(effect, content));
    default:
      return true;
  }
}

/** The scenario's or the board's objection. @rule OBJECTIVE-1 */
function objection(
  { scenario, content }: Table,
  figure: Figure,
  centre: Centre,
  other: Figure,
  action: OnFigures,
): Refusal | null {
  if (isForEnemies(action, content) && isProtectedObjective(scenario, content, figure, other)) {
    return { code: 'targetIsSpared', figure: other.id };
  }
  return outOfReach({ scenario, content }, centre, other, action);
}

function outOfReach(
  { scenario, content }: Table,
  { at }: Centre,
  other: Figure,
  action: OnFigures,
): Refusal | null {
  const maxRange = reachOf(action);
  if (scenario.board?.inUse !== true || maxRange === null || at === null) return null;
  const between = distanceFromHex(scenario, content, at, other.id);
  if (!between) return null;
  if (between.range === null || between.range > maxRange)
    return { code: 'targetOutOfRange', figure: other.id, range: maxRange };
  return between.sight.isVisible ? null : { code: 'targetNotInSight', figure: other.id };
}

/**
 * Range in hexes; null = the card describes its targets in another way. The range printed for
 * retaliate is not a target range.
 */
function reachOf({ kind, affects, range }: Pick<OnFigures, 'kind'> & Aimed): number | null {
  if (affects === null) return range ?? 1;
  if (/AdjacentTo(Target|ThisSummon|YouAndThisSummon)$/.test(affects)) return 1;
  if (/adjacent(All|Enem)/i.test(affects) && !/AdjacentTo/.test(affects)) return 1;
  return /InRange$/.test(affects) && kind !== 'retaliate' ? (range ?? 1) : null;
}

/** The enemies in sight on the hexes of an answered area; undefined = no area answered. */
export function targetsUnder({ scenario, content, figure, answers }: PlayedLine) {
  return answers.hexes && areaTargets(scenario, content, figure.id, answers.hexes);
}
