/** Monsters that sleep because of a scenario rule: falling asleep and waking. */
import type { Content } from '../../content/content';
import { sameHex } from '../../map/hexes';
import { areAdjacent } from '../../map/range';
import type { FigureId } from '../../ids';
import type { Refusal } from '../../refusals';
import { forEach, putBack, unchanged, type Outcome } from '../../result';
import type { Figure, Monster, Scenario } from '../../state';
import { boardInPlay } from '../board/inPlay';
import { hasCondition } from '../figures/conditions/conditionTraits';
import { negativeConditions } from '../figures/conditions/conditions';
import { findFigure, isInPlay, monstersOf, withFigure } from '../figures/figures';

/** @rule SPAWN-1 */
export function fallAsleep(figure: Figure): Outcome<Figure> {
  if (figure.kind !== 'monster' || figure.asleep) return unchanged(figure);
  return {
    next: { ...figure, asleep: true },
    events: [{ type: 'sleepStarted', figure: figure.id, rule: 'SPAWN-1' }],
  };
}

/** @rule SPAWN-1 */
function wakeUp(figure: Figure): Outcome<Figure> {
  if (figure.kind !== 'monster' || !figure.asleep) return unchanged(figure);
  const { asleep: _, ...awake } = figure;
  return { next: awake, events: [{ type: 'sleepEnded', figure: figure.id, rule: 'SPAWN-1' }] };
}

export function whyNotWake(scenario: Scenario, id: FigureId): Refusal | null {
  const figure = findFigure(scenario, id);
  if (!figure) return { code: 'noSuchFigure', figure: id };
  return figure.kind === 'monster' && figure.asleep ? null : { code: 'isAwake', figure: id };
}

export function wakeAsked(scenario: Scenario, id: FigureId): Outcome<Scenario> {
  const found = findFigure(scenario, id);
  return found
    ? putBack(wakeUp(found), (awake) => withFigure(scenario, awake))
    : unchanged(scenario);
}

/**
 * Wakes the monsters that a step attacked, damaged or gave a negative condition, and those that a
 * character or summon ended a movement next to.
 *
 * @rule SPAWN-1
 */
export function wakeSleepers(
  before: Scenario,
  scenario: Scenario,
  content: Content,
): Outcome<Scenario> {
  const sleepers = monstersOf(scenario).filter(({ asleep }) => asleep);
  if (sleepers.length === 0) return unchanged(scenario);
  const disturbed = sleepers.filter((sleeper) => isDisturbed(before, scenario, content, sleeper));
  return forEach(unchanged(scenario), disturbed, (next, { id }) => wakeAsked(next, id));
}

function isDisturbed(
  before: Scenario,
  after: Scenario,
  content: Content,
  sleeper: Monster,
): boolean {
  const was = findFigure(before, sleeper.id);
  if (was?.kind !== 'monster' || !was.asleep) return false;
  const isHurt = sleeper.hitPoints < was.hitPoints;
  const isCursed = negativeConditions(sleeper).some((each) => !hasCondition(was, each));
  return (
    isHurt ||
    isCursed ||
    isAttacked(after, sleeper.id) ||
    isApproached(before, after, content, sleeper)
  );
}

function isAttacked({ attack, figures }: Scenario, id: FigureId): boolean {
  const attacker = figures.find((each) => each.id === attack?.attacker);
  const isOfTheParty = attacker?.kind === 'character' || attacker?.kind === 'summon';
  return isOfTheParty && attack?.targets.some(({ figure }) => figure === id) === true;
}

/** True if a character or summon ended a movement on a hex adjacent to the monster. */
function isApproached(
  before: Scenario,
  after: Scenario,
  content: Content,
  { at }: Monster,
): boolean {
  const board = after.board?.inUse ? boardInPlay(after, content) : null;
  if (!board || at === null) return false;
  return after.figures.some((figure) => {
    if ((figure.kind !== 'character' && figure.kind !== 'summon') || !isInPlay(figure))
      return false;
    const from = findFigure(before, figure.id)?.at;
    const to = figure.at;
    return from && to && !sameHex(from, to) && areAdjacent(board, at, to);
  });
}
