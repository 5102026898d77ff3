import type { GameEvent } from '../../events';

import { andThen, ok, refuse, type Outcome } from '../../result';
import { addBonus as addBonusTo } from '../../rules/table/bonuses';
import * as conditions from '../../rules/table/conditions';
import {
  canNegate,
  damageStands,
  negateLast,
  sufferDamage as suffer,
} from '../../rules/table/damage';
import { dieIfDown } from '../../rules/table/deaths';
import { withFigure } from '../../rules/table/figures';
import { heal } from '../../rules/table/healing';
import { immunitiesOf } from '../../rules/table/stats';
import type { Figure, Scenario } from '../../state';
import { characterInPlay, figureInPlay, figureOf, type Answer, type Context } from '../findings';
import type { CommandOf } from '../shapes';

export function sufferDamage(
  scenario: Scenario,
  { figure: id, amount, negate }: CommandOf<'sufferDamage'>,
): Answer<Scenario> {
  const found = figureInPlay(scenario, id);
  if (!found.ok) return found;
  if (negate && found.value.kind !== 'character') {
    return refuse({ code: 'cannotNegate', figure: id });
  }
  if (negate && !canNegate(found.value, negate)) {
    return refuse({ code: 'notEnoughCards', figure: id });
  }
  const hurt = put(scenario, suffer(found.value, amount, 'direct', negate));
  return ok(andThen(hurt, (next) => dieIfDown(next, id, null)));
}

/** Only what was suffered last, and only until the next turn begins. */
export function negateDamage(
  scenario: Scenario,
  { figure: id, losing }: CommandOf<'negateDamage'>,
): Answer<Scenario> {
  const found = characterInPlay(scenario, id);
  if (!found.ok) return found;
  if (found.value.suffered === 0) return refuse({ code: 'nothingToNegate', figure: id });
  const negated = negateLast(found.value, losing);
  return negated ? ok(put(scenario, negated)) : refuse({ code: 'notEnoughCards', figure: id });
}

/** The players say whom: the healer or an ally in range and sight. @rule HEAL-5 */
export function healFigure(
  scenario: Scenario,
  { figure: id, amount }: CommandOf<'healFigure'>,
): Answer<Scenario> {
  const found = figureInPlay(scenario, id);
  if (!found.ok) return found;
  return ok(put(scenario, heal(found.value, amount)));
}

/**
 * Sets a wrong number right; no rule is involved. Zero is refused, because what happens then is a
 * rule: use damage. An exhausted character with hit points is back in play from the next round on.
 */
export function correctHitPoints(
  scenario: Scenario,
  { figure: id, hitPoints }: CommandOf<'correctHitPoints'>,
): Answer<Scenario> {
  const found = figureOf(scenario, id);
  if (!found.ok) return found;
  const figure = found.value;
  if (hitPoints > figure.maxHitPoints) {
    return refuse({ code: 'aboveMaximum', maximum: figure.maxHitPoints });
  }
  if (hitPoints === 0) return refuse({ code: 'zeroNeedsDamage', figure: id });
  const next: Figure =
    figure.kind === 'character'
      ? { ...damageStands(figure), hitPoints, exhausted: false }
      : { ...figure, hitPoints };
  return ok({
    next: withFigure(scenario, next),
    events: [corrected('hitPoints', id, figure.hitPoints, hitPoints)],
  });
}

/** Hit points above the new maximum go down to it. */
export function correctMaxHitPoints(
  scenario: Scenario,
  { figure: id, maxHitPoints }: CommandOf<'correctMaxHitPoints'>,
): Answer<Scenario> {
  const found = figureOf(scenario, id);
  if (!found.ok) return found;
  const figure = found.value;
  const hitPoints = Math.min(figure.hitPoints, maxHitPoints);
  return ok({
    next: withFigure(scenario, { ...damageStands(figure), maxHitPoints, hitPoints }),
    events: [corrected('maxHitPoints', id, figure.maxHitPoints, maxHitPoints)],
  });
}

export function addCondition(
  scenario: Scenario,
  { figure: id, condition }: CommandOf<'addCondition'>,
  { content }: Context,
): Answer<Scenario> {
  const found = figureInPlay(scenario, id);
  if (!found.ok) return found;
  const immunities = immunitiesOf(scenario, content, found.value);
  if (conditions.isImmune(found.value, condition, immunities)) {
    return refuse({ code: 'isImmune', figure: id, condition });
  }
  const isOwnTurn = scenario.phase.name === 'turns' && scenario.phase.active === id;
  return ok(put(scenario, conditions.addCondition(found.value, condition, isOwnTurn, immunities)));
}

export function removeCondition(
  scenario: Scenario,
  { figure: id, condition }: CommandOf<'removeCondition'>,
): Answer<Scenario> {
  const found = figureInPlay(scenario, id);
  if (!found.ok) return found;
  if (!conditions.hasCondition(found.value, condition)) {
    return refuse({ code: 'hasNotCondition', figure: id, condition });
  }
  return ok(put(scenario, conditions.removeCondition(found.value, condition)));
}

export function addBonus(
  scenario: Scenario,
  { figure: id, kind, value, range, lasts }: CommandOf<'addBonus'>,
): Answer<Scenario> {
  const found = figureInPlay(scenario, id);
  if (!found.ok) return found;
  return ok(
    put(scenario, addBonusTo(found.value, { kind, value, range, lasts, source: 'byHand' })),
  );
}

export function removeBonus(
  scenario: Scenario,
  { figure: id, index }: CommandOf<'removeBonus'>,
): Answer<Scenario> {
  const found = figureInPlay(scenario, id);
  if (!found.ok) return found;
  const bonus = found.value.bonuses[index];
  if (!bonus) return refuse({ code: 'noSuchBonus', figure: id });
  const bonuses = found.value.bonuses.filter((each) => each !== bonus);
  return ok({
    next: withFigure(scenario, { ...found.value, bonuses }),
    events: [{ type: 'bonusRemoved', figure: id, kind: bonus.kind }],
  });
}

/** Takes a figure off the table; no money token, no kill. Characters are exhausted instead. */
export function removeFigure(
  scenario: Scenario,
  { figure: id }: CommandOf<'removeFigure'>,
): Answer<Scenario> {
  const found = figureOf(scenario, id);
  if (!found.ok) return found;
  if (found.value.kind === 'character') return refuse({ code: 'notAMonster', figure: id });
  return ok({
    next: { ...scenario, figures: scenario.figures.filter((figure) => figure.id !== id) },
    events: [{ type: 'figureRemoved', figure: id, why: 'byHand', rule: null }],
  });
}

function put(scenario: Scenario, { next, events }: Outcome<Figure>): Outcome<Scenario> {
  return { next: withFigure(scenario, next), events };
}

function corrected(what: string, figure: Figure['id'], from: number, to: number): GameEvent {
  return { type: 'corrected', what, figure, from, to };
}
