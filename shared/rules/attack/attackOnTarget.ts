/** Resolves an attack on one target in order: blow, gains, death, push, retaliate. */
import type { Content } from '../../content/content';
import type { FigureId } from '../../ids';
import type { Random } from '../../random';
import { andThen, forEach, putBack, unchanged, type Outcome } from '../../result';
import type { Figure, Negation, Scenario } from '../../state';
import { distanceAfterForce } from '../board/forcedDistance';
import { distanceInPlay } from '../board/placedFigures';
import { addCards, deckIdOf } from '../decks/modifierDeck';
import { infuse } from '../elements/elements';
import { canNegate } from '../figures/hitPoints/damage';
import { dieIfDown } from '../figures/hitPoints/deaths';
import { findAttacker, findFigure, isInPlay, withFigure } from '../figures/figures';
import { engagementOf, type Engaged, type Engagement } from './engagement';
import { countedEffects } from './numbers/effectsOfAttack';
import { strikeBack, strikeTarget, type Strike } from './strike';
import { pushTarget, type PushOnPath } from './pushes';

/** Inputs for resolving an attack, besides the game. */
export interface Surroundings {
  readonly content: Content;
  readonly random: Random;
  /** Cards an attacking character loses to negate retaliate, as long as it can. */
  readonly negateRetaliate: Negation | null;
  /** Pushes that Standee carries out; players carry out the others. */
  readonly pushes: readonly PushOnPath[];
}

/** The result of an attack for one target and its attacker. */
export interface TargetResult {
  readonly figure: FigureId;
  /** True if the blow took hit points. */
  readonly isDamaged: boolean;
  /** Hit points of the target after the blow and the push. */
  readonly hitPointsLeft: number;
  /** True if the blow or the push killed or exhausted the target. */
  readonly isDown: boolean;
  /** Retaliate damage, including damage the attacker negated. */
  readonly retaliate: number;
  readonly attackerIsDown: boolean;
}

/**
 * Resolves an attack on one target. Retaliate counts the distance after the push. A target killed
 * by the blow or by its push does not retaliate.
 *
 * @rule ATTACK-1 EFFECT-1 DEATH-1 DEATH-3 MOVE-7 RETALIATE-1 RETALIATE-3 RETALIATE-5 SUMMON-9
 */
export function attackTarget(
  scenario: Scenario,
  engaged: Engaged,
  { content, random, negateRetaliate, pushes }: Surroundings,
): Outcome<Scenario> & { readonly result: TargetResult } {
  const { attacker, target } = engaged;
  const engagement: Engagement = {
    ...engagementOf(scenario, content, engaged),
    negateRetaliate:
      negateRetaliate && canNegate(attacker, negateRetaliate) ? negateRetaliate : null,
  };
  const strike = strikeTarget(engagement);
  const struck: Outcome<Scenario> = {
    next: withFigure(withFigure(scenario, strike.target), strike.attacker),
    events: strike.events,
  };
  const gained = andThen(struck, (next) => addGains(next, strike, random));
  const survived = andThen(gained, (next) => dieIfDown(next, target.id, creditedFor(attacker)));

  const push = pushes.find((each) => each.target.id === target.id);
  const pushed = push ? pushTarget(survived.next, content, push) : null;
  const moved = pushed ? andThen(survived, () => pushed) : survived;
  const distance =
    push && pushed?.isCarriedOut
      ? distanceAfterPush(moved.next, content, engaged, push)
      : distanceOnTable(scenario, content, engagement);

  const back = retaliateAfter(moved.next, engagement, distance);
  const returned = andThen(moved, () => back);
  const done = andThen(returned, (next) => dieIfDown(next, attacker.id, creditedFor(target)));
  const left = figureInPlay(done.next, target.id);
  return {
    ...done,
    result: {
      figure: target.id,
      isDamaged: strike.target.hitPoints < target.hitPoints,
      hitPointsLeft: left?.hitPoints ?? 0,
      isDown: left === null,
      retaliate: back.damage,
      attackerIsDown: attackerIn(done.next, attacker.id) === null,
    },
  };
}

/**
 * The distance after a push that Standee carried out, so the hex is known.
 *
 * @rule RETALIATE-5 RANGE-1
 */
function distanceAfterPush(
  scenario: Scenario,
  content: Content,
  { attacker, target, aim }: Engaged,
  { path }: PushOnPath,
): number | null {
  if (path.length === 0) return aim.distance;
  return distanceInPlay(scenario, content, attacker.id, target.id)?.range ?? aim.distance;
}

/**
 * The distance that players entered after a push, otherwise the distance after the longest possible
 * push.
 *
 * @rule RETALIATE-5
 */
function distanceOnTable(
  scenario: Scenario,
  content: Content,
  { attack, aim, attacker, target, traits }: Engagement,
): number | null {
  const effects = countedEffects({ attack, aim });
  const forces = { effects, immunities: traits.immunities };
  const forcing = { attacker, target };
  return (
    aim.distanceAfterEffects ??
    distanceAfterForce(scenario, content, forcing, forces) ??
    aim.distance
  );
}

/** @rule RETALIATE-3 RETALIATE-5 */
function retaliateAfter(
  scenario: Scenario,
  engagement: Engagement,
  distance: number | null,
): Outcome<Scenario> & { readonly damage: number } {
  const attacker = attackerIn(scenario, engagement.attacker.id);
  const target = figureInPlay(scenario, engagement.target.id);
  if (!attacker || !target) return { ...unchanged(scenario), damage: 0 };
  const back = strikeBack({ ...engagement, attacker, target }, distance);
  return { ...putBack(back, (next) => withFigure(scenario, next)), damage: back.damage };
}

/** Adds curses and blessings to the decks, and elements to those infused this turn. */
function addGains(
  scenario: Scenario,
  { attacker, target, curses, blessings, infused }: Strike,
  random: Random,
): Outcome<Scenario> {
  const cursed =
    curses === 0
      ? unchanged(scenario)
      : addCards(scenario, deckIdOf(scenario, target), 'curse', curses, random);
  const blessed = andThen(cursed, (next) =>
    blessings === 0
      ? unchanged(next)
      : addCards(next, deckIdOf(next, attacker), 'bless', blessings, random),
  );
  return forEach(blessed, infused, (next, element) =>
    putBack(infuse(next, element), ({ infusing }) => ({ ...next, infusing })),
  );
}

/** The figure credited with a kill. @rule SUMMON-9 */
function creditedFor(figure: Figure): FigureId {
  return figure.kind === 'summon' ? figure.owner : figure.id;
}

/** The figure, if it is in play. */
export function figureInPlay(scenario: Scenario, id: FigureId): Figure | null {
  const figure = findFigure(scenario, id);
  return figure && isInPlay(figure) ? figure : null;
}

/** The figure, if it is in play or died with an attack left. */
export function attackerIn(scenario: Scenario, id: FigureId): Figure | null {
  const figure = findAttacker(scenario, id);
  return figure && isInPlay(figure) ? figure : null;
}
