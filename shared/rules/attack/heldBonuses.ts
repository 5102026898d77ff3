/** Which bonuses of class cards hang on something that the board sees. */
import type { CardRequirement } from '../../content/notation/cardKeywords';
import type { Content } from '../../content/content';
import type { Figure, LineRef, Scenario } from '../../state';
import type { Condition } from '../../vocabulary';
import type { AskedModifier, AskedTarget } from './targets';
import { figuresNear } from '../board/nearby';
import { lineAt, type HalfLine, type LineOffer } from '../cards/cardLines';
import { addedBy } from '../cards/cardOffers';
import { hasCondition } from '../figures/conditions';
import { areEnemies, findFigure } from '../figures/figures';
import { offersInEffect } from '../cards/offersInEffect';

/** Who does a line, and on whom. */
interface Doing {
  readonly scenario: Scenario;
  readonly content: Content;
  readonly figure: Figure;
  readonly targets: readonly Figure[];
}

/**
 * Whether an offer is there for the taking: it costs nothing, and the board sees that all it hangs on is
 * so, for each of the targets. What only the players can tell is not.
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

/** The attack of a class card's line as far as what cards in effect add to it hangs on it. */
interface AttackOfLine {
  readonly line: LineRef | null;
  /** Null = it is not told. */
  readonly base: number | null;
  /** Those that are for all targets. */
  readonly modifiers: readonly Pick<AskedModifier, 'source'>[];
}

/**
 * A target with what cards in effect add against it, where the board sees that it is so; what the
 * players took for all targets stays as it is, and so does a number told by hand.
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
  const line = lineAt(content.cardLines(attacker.class), ref);
  if (!target || !line || base === null || !basesOf(line).includes(base)) return asked;
  const taken = [...modifiers, ...(asked.modifiers ?? [])].map(({ source }) => source);
  const doing = { scenario, content, figure: attacker, targets: [target] };
  const held = offersInEffect(scenario, content, attacker, line).filter(
    (offer) => !taken.includes(offer.source?.name ?? '') && isHeld(offer, doing),
  );
  const added = held.flatMap(addedBy);
  return added.length === 0
    ? asked
    : { ...asked, modifiers: [...(asked.modifiers ?? []), ...added] };
}

/** Values it can have with what is taken of its own offers. */
function basesOf({ deed, offers }: HalfLine): readonly number[] {
  if (deed?.kind !== 'attack' || deed.value === null) return [];
  return offers.reduce<readonly number[]>(
    (all, { value }) =>
      /^\+\d$/.test(String(value)) ? [...all, ...all.map((n) => n + Number(value))] : all,
    [deed.value],
  );
}
