/** Bonuses of class cards with a condition that the board can check. */
import type { CardRequirement } from '../../content/notation/cardKeywords';
import type { Content } from '../../content/content';
import type { Figure, LineRef, Scenario } from '../../state';
import type { Condition } from '../../vocabulary';
import type { AskedModifier, AskedTarget } from './targets';
import { figuresNear } from '../board/nearby';
import { lineAt, type HalfLine, type LineOffer } from '../cards/cardLines';
import { bonusOf } from '../cards/cardOffers';
import { hasCondition } from '../figures/conditionTraits';
import { areEnemies, findFigure } from '../figures/figures';
import { offersInEffect } from '../cards/offersInEffect';
import { withWornItems } from '../cards/wornLines';

/** The figure that performs an ability, and its targets. */
interface Doing {
  readonly scenario: Scenario;
  readonly content: Content;
  readonly figure: Figure;
  readonly targets: readonly Figure[];
}

/**
 * True if a bonus applies automatically: it is free, and the board confirms its conditions for each
 * target. Bonuses that only the players can judge do not.
 *
 * @rule TURN-3 RANGE-2
 */
export function isHeld(offer: LineOffer, doing: Doing): boolean {
  const { when, conditions = [], cost, per, x, source } = offer;
  const isFree = !('elements' in offer) && !cost && source?.hasSlots !== true;
  if (!when || !isFree || per !== undefined || x !== undefined) return false;
  const { scenario, figure, targets } = doing;
  const isSeen = scenario.board?.inUse === true && [figure, ...targets].every(({ at }) => at);
  return isSeen && when.every((each) => isMet(each, conditions, doing));
}

function isMet(
  requirement: CardRequirement,
  conditions: readonly Condition[],
  doing: Doing,
): boolean {
  const { figure, targets } = doing;
  switch (requirement) {
    case 'youAreInvisible':
      return hasCondition(figure, 'invisible');
    case 'belowHalfHitPoints':
      return 2 * figure.hitPoints < figure.maxHitPoints;
    default:
      return (
        targets.length > 0 &&
        targets.every((target) => isMetBy(target, requirement, conditions, doing))
      );
  }
}

function isMetBy(
  target: Figure,
  requirement: CardRequirement,
  conditions: readonly Condition[],
  { scenario, content, figure }: Doing,
): boolean {
  const beside = (isMeant: (each: Figure) => boolean) =>
    figuresNear(scenario, content, target, 1, isMeant);
  switch (requirement) {
    case 'targetAdjacentToAnyAllyOfAttacker': {
      const allies = beside((each) => each.id !== figure.id && !areEnemies(each, figure));
      return allies !== null && allies.count > 0;
    }
    case 'targetAdjacentToNoneOfItsAllies': {
      const allies = beside((each) => each.id !== figure.id && !areEnemies(each, target));
      return allies?.isWhole === true && allies.count === 0;
    }
    case 'targetHasAny':
      return conditions.some((each) => hasCondition(target, each));
    case 'targetUndamaged':
      return target.hitPoints === target.maxHitPoints;
    default:
      return false;
  }
}

/** The part of a class card's attack that decides the bonuses of active cards. */
export interface AttackOfLine {
  readonly line: LineRef | null;
  /** Null = not entered. */
  readonly base: number | null;
  /** Modifiers for all targets. */
  readonly modifiers: readonly Pick<AskedModifier, 'source'>[];
}

/**
 * Adds the bonuses of active cards against a target if the board confirms them. Modifiers that the
 * players chose for all targets and entered numbers do not change.
 *
 * @rule TURN-3 RANGE-2
 */
export function withHeldBonus(
  scenario: Scenario,
  content: Content,
  attacker: Figure,
  asked: AskedTarget,
  { line: ref, base, modifiers }: AttackOfLine,
): AskedTarget {
  if (attacker.kind !== 'character' || ref?.kind !== 'classCard') return asked;
  const target = findFigure(scenario, asked.figure);
  const found = lineAt(content.cardLines(attacker.class), ref);
  const line = found && withWornItems(content, attacker, found);
  if (!target || !line || base === null || !basesOf(line).includes(base)) return asked;
  const taken = [...modifiers, ...(asked.modifiers ?? [])].map(({ source }) => source);
  const doing = { scenario, content, figure: attacker, targets: [target] };
  const held = offersInEffect(scenario, content, attacker, line).filter(
    (offer) => !taken.includes(offer.source?.name ?? '') && isHeld(offer, doing),
  );
  const added = held.flatMap(bonusOf);
  return added.length === 0
    ? asked
    : { ...asked, modifiers: [...(asked.modifiers ?? []), ...added] };
}

/** Possible base values with the optional bonuses of the ability. */
function basesOf({ action, offers }: HalfLine): readonly number[] {
  if (action?.kind !== 'attack' || action.value === null) return [];
  return offers.reduce<readonly number[]>(
    (all, { value }) =>
      /^\+\d$/.test(String(value)) ? [...all, ...all.map((n) => n + Number(value))] : all,
    [action.value],
  );
}
