/**
 * Effects of class cards that are triggered when their attack pushes a figure into or against an
 * obstacle.
 */
import type { Occasion } from '../../content/notation/cardKeywords';
import type { Content } from '../../content/content';
import type { CardLine } from '../../content/types';
import { andThen, forEach, putBack, unchanged, type Outcome } from '../../result';
import type { Figure, LineRef, Scenario } from '../../state';
import { overlayAt, withoutOverlay } from '../board/changes';
import { mapInPlay } from '../board/inPlay';
import { movementOf } from '../board/placedFigures';
import type { Entering } from '../board/walking';
import { sufferDamage } from '../figures/hitPoints/damage';
import { dieIfDown } from '../figures/hitPoints/deaths';
import { findFigure, isInPlay, withFigure } from '../figures/figures';

/** The abilities of the same action that its push triggers. */
export interface PushTriggers {
  /**
   * Lines performed for each obstacle that the target is pushed into. Null = obstacles block the
   * push.
   */
  readonly into: readonly CardLine[] | null;
  /** Lines performed for each hex that the target could not be pushed. */
  readonly blocked: readonly CardLine[] | null;
}

interface Pushing {
  readonly by: Figure;
  readonly target: Figure;
  readonly triggers: PushTriggers;
}

/** @rule TURN-3 MOVE-7 */
export function pushTriggers(content: Content, by: Figure, line: LineRef | null): PushTriggers {
  if (by.kind !== 'character' || line?.kind !== 'classCard') return { into: null, blocked: null };
  const printed = content.cardLines(by.class)?.cards.find(({ id }) => id === line.card);
  const actionsOn = (occasion: Occasion) =>
    printed?.[line.half].find(({ type, on }) => type === 'trigger' && on === occasion)?.actions ??
    null;
  return { into: actionsOn('pushedIntoObstacle'), blocked: actionsOn('pushBlocked') };
}

/** Destroys the obstacle on an entered hex, with the effects of the card. @rule TURN-3 */
export function enterObstacle(content: Content, pushing: Pushing): Entering {
  const actions = pushing.triggers.into;
  return (scenario, hex) => {
    const map = actions && mapInPlay(scenario, content);
    const obstacle = map && overlayAt(map, 'obstacle', hex);
    const isOver = movementOf(scenario, content, pushing.target) === 'fly';
    if (!obstacle || isOver) return unchanged(scenario);
    const broken: Outcome<Scenario> = {
      next: withoutOverlay(scenario, obstacle, hex),
      events: [{ type: 'overlayRemoved', kind: 'obstacle', at: hex }],
    };
    return andThen(broken, (next) => performActions(next, pushing, actions));
  };
}

/** Performs the effects of the card for each hex that the push was too short. @rule TURN-3 */
export function pushedAgainst(
  scenario: Scenario,
  pushing: Pushing,
  hexes: number,
): Outcome<Scenario> {
  const { blocked } = pushing.triggers;
  const times = Array.from({ length: hexes }, () => blocked ?? []);
  return forEach(unchanged(scenario), times, (next, actions) =>
    performActions(next, pushing, actions),
  );
}

function performActions(
  scenario: Scenario,
  { by, target }: Pushing,
  actions: readonly CardLine[],
): Outcome<Scenario> {
  return forEach(unchanged(scenario), actions, (next, { type, value }) => {
    if (type === 'damage') return dealDamage(next, target, by, Number(value ?? 0));
    return type === 'experience' ? gain(next, by, Number(value ?? 0)) : unchanged(next);
  });
}

function dealDamage(
  scenario: Scenario,
  { id }: Figure,
  by: Figure,
  amount: number,
): Outcome<Scenario> {
  const target = findFigure(scenario, id);
  if (!target || !isInPlay(target)) return unchanged(scenario);
  const suffered = sufferDamage(target, amount, 'direct', null);
  return andThen(
    putBack(suffered, (figure) => withFigure(scenario, figure)),
    (next) => dieIfDown(next, id, by.id),
  );
}

function gain(scenario: Scenario, { id }: Figure, amount: number): Outcome<Scenario> {
  const owner = findFigure(scenario, id);
  if (owner?.kind !== 'character') return unchanged(scenario);
  return {
    next: withFigure(scenario, { ...owner, experience: owner.experience + amount }),
    events: [{ type: 'experienceGained', figure: id, amount }],
  };
}
