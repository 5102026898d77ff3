/** Resolves an attack target by target. */
import type { Content } from '../../content/content';
import type { FigureId } from '../../ids';
import type { Random } from '../../random';
import { andThen, forEach, putBack, unchanged, type Outcome } from '../../result';
import type { Attack, AttackTarget, Figure, Negation, Scenario } from '../../state';
import type { RuleId } from '../../rulebook';
import { strikeBack, strikeTarget, type Engagement, type Strike } from './oneTarget';
import { canAttack, hasCondition } from '../figures/conditions';
import { canNegate } from '../figures/damage';
import { dieIfDown } from '../figures/deaths';
import { infuse } from '../elements/elements';
import { findAttacker, findFigure, isInPlay, withFigure } from '../figures/figures';
import { hasActedBy, runningTurn, withAttackOn, withLine } from '../order/playedLines';
import { addCards, deckIdOf } from '../decks/modifierDeck';
import { distanceAfterForce } from '../board/forcedDistance';
import { traitsInRound } from './traitsInRound';
import { countedEffects } from './numbers/fiveSteps';

/** Everything that resolving an attack needs besides the game. */
export interface Surroundings {
  readonly content: Content;
  readonly random: Random;
  /** Cards an attacking character loses to negate retaliate, as long as it can. */
  readonly negateRetaliate: Negation | null;
  /** Resolve only these targets that have drawn cards; if missing, all of them. */
  readonly only?: readonly FigureId[] | undefined;
  /** Pushes or pulls a surviving target before it retaliates. */
  readonly pushed?: (scenario: Scenario, target: FigureId) => Outcome<Scenario>;
}

/** The result of an attack, and the targets that lost hit points. */
interface CarriedOut extends Outcome<Scenario> {
  readonly damaged: ReadonlySet<FigureId>;
}

type Engaged = Pick<Engagement, 'attack' | 'aim' | 'attacker' | 'target'>;

/** True if a target can be resolved: its cards are drawn, or its number is overridden. */
export function isDecided({ drawn, overrides }: AttackTarget): boolean {
  return (
    drawn !== null ||
    overrides.damage !== null ||
    overrides.reduced !== null ||
    overrides.afterCards !== null
  );
}

/**
 * Resolves the targets with drawn cards in order: damage, death, effects, gained cards, elements,
 * retaliate. Other targets stay in the calculator, so that no card is drawn before the previous
 * attack is resolved. An attacker removed by retaliate makes no further attacks. Targets that left
 * play in the meantime are skipped.
 *
 * @rule ATTACK-5 DEATH-1 EXHAUST-1 RETALIATE-7 SUMMON-9
 */
export function carryOut(
  scenario: Scenario,
  attack: Attack,
  surroundings: Surroundings,
): CarriedOut {
  let outcome: Outcome<Scenario> = unchanged(scenario);
  const damaged = new Set<FigureId>();
  let left = attack;
  const { only } = surroundings;
  for (let aim = nextAim(left, only); aim !== undefined; aim = nextAim(left, only)) {
    const attacker = attackerIn(outcome.next, left.attacker);
    if (!attacker || !canAttack(attacker)) break;
    const target = presentFigure(outcome.next, aim.figure);
    if (target) {
      const engaged: Engaged = { attack: left, aim, attacker, target };
      const { line } = left;
      const noted = line ? withAttackOn(outcome.next, line, target.id) : outcome.next;
      const struck = onTarget(noted, engaged, surroundings);
      outcome = andThen(outcome, () => struck);
      if (struck.isDamaged) damaged.add(target.id);
    }
    left = withoutTarget(left, aim);
  }
  return { ...andThen(outcome, (next) => goOn(next, left)), damaged };
}

function nextAim({ targets }: Attack, only: Surroundings['only']): AttackTarget | undefined {
  return targets.find((aim) => isDecided(aim) && (only?.includes(aim.figure) ?? true));
}

function withoutTarget(attack: Attack, aim: AttackTarget): Attack {
  return {
    ...attack,
    targets: attack.targets.filter((each) => each !== aim),
    attacked: [...attack.attacked, aim.figure],
  };
}

/** Continues the action as long as targets are left and the attacker can attack. */
function goOn(scenario: Scenario, attack: Attack): Outcome<Scenario> {
  const targets = attack.targets.filter((aim) => presentFigure(scenario, aim.figure));
  if (targets.length === 0) return unchanged(withoutAttack(scenario, attack));
  const attacker = attackerIn(scenario, attack.attacker);
  if (attacker && canAttack(attacker)) {
    return unchanged({ ...scenario, attack: { ...attack, targets } });
  }
  return {
    next: withoutAttack(scenario, attack),
    events: [
      {
        type: 'attackStopped',
        attacker: attack.attacker,
        notAttacked: targets.map((aim) => aim.figure),
        rule: ruleOfStop(attacker),
      },
    ],
  };
}

/**
 * Ends the attack and the ability it belongs to, unless other figures still attack with that
 * ability.
 */
function withoutAttack(scenario: Scenario, { line, attacker }: Attack): Scenario {
  const lastAttacks = scenario.lastAttacks.filter(({ id }) => id !== attacker);
  const calm = { ...scenario, attack: null, lastAttacks };
  const isPart = line && hasActedBy(runningTurn(scenario), line, attacker);
  return line && !isPart ? withLine(calm, line, 'done') : calm;
}

function ruleOfStop(attacker: Figure | null): RuleId {
  if (!attacker) return 'RETALIATE-7';
  return hasCondition(attacker, 'stun') ? 'STUN-1' : 'DISARM-1';
}

function presentFigure(scenario: Scenario, id: FigureId): Figure | null {
  const figure = findFigure(scenario, id);
  return figure && isInPlay(figure) ? figure : null;
}

function attackerIn(scenario: Scenario, id: FigureId): Figure | null {
  const figure = findAttacker(scenario, id);
  return figure && isInPlay(figure) ? figure : null;
}

/** A target that dies from its push does not retaliate. @rule RETALIATE-3 RETALIATE-5 */
function onTarget(
  scenario: Scenario,
  engaged: Engaged,
  { content, random, negateRetaliate, pushed }: Surroundings,
): Outcome<Scenario> & { readonly isDamaged: boolean } {
  const { attacker, target } = engaged;
  const engagement = {
    ...engagementOf(scenario, content, engaged),
    negateRetaliate:
      negateRetaliate && canNegate(attacker, negateRetaliate) ? negateRetaliate : null,
  };
  const strike = strikeTarget(engagement);
  const struck: Outcome<Scenario> = {
    next: withFigure(withFigure(scenario, strike.target), strike.attacker),
    events: strike.events,
  };
  const gained = andThen(struck, (next) => gainsOf(next, strike, random));
  const dead = andThen(gained, (next) => dieIfDown(next, target.id, creditedFor(attacker)));
  const moved = andThen(dead, (next) => pushed?.(next, target.id) ?? unchanged(next));
  const returned = andThen(moved, (next) => applyRetaliate(next, engagement));
  const isDamaged = strike.target.hitPoints < target.hitPoints;
  return {
    ...andThen(returned, (next) => dieIfDown(next, attacker.id, creditedFor(target))),
    isDamaged,
  };
}

function applyRetaliate(scenario: Scenario, engagement: Engagement): Outcome<Scenario> {
  const attacker = attackerIn(scenario, engagement.attacker.id);
  const target = presentFigure(scenario, engagement.target.id);
  if (!attacker || !target) return unchanged(scenario);
  const { next, events } = strikeBack({ ...engagement, attacker, target });
  return { next: withFigure(scenario, next), events };
}

/**
 * An attack on one target with the current traits of both figures and, unless the players entered
 * it, their distance after a push or pull.
 *
 * @rule RETALIATE-5
 */
export function engagementOf(
  scenario: Scenario,
  content: Content,
  engaged: Engaged,
): Omit<Engagement, 'negateRetaliate'> {
  const { aim, attacker, target } = engaged;
  const traits = traitsInRound(scenario, content, target);
  const effects = countedEffects({ ...engaged, traits });
  const forces = { effects, immunities: traits.immunities };
  const distanceAfterEffects =
    aim.distanceAfterEffects ?? distanceAfterForce(scenario, content, engaged, forces);
  return {
    ...engaged,
    aim: { ...aim, distanceAfterEffects },
    traits,
    attackerTraits: traitsInRound(scenario, content, attacker),
    book: content,
    isAttackersTurn: scenario.phase.name === 'turns' && scenario.phase.active === attacker.id,
  };
}

/** The figure credited with a kill. @rule SUMMON-9 */
function creditedFor(figure: Figure): Figure['id'] {
  return figure.kind === 'summon' ? figure.owner : figure.id;
}

/** Adds curses and blessings to the decks, and elements to those infused this turn. */
function gainsOf(
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
