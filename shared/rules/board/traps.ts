/** Traps, hazardous terrain, and the figures they damage. */
import type { Content } from '../../content/content';
import type { FigureId } from '../../ids';
import { andThen, forEach, putBack, unchanged, type Outcome } from '../../result';
import type { Hex, Negation, Scenario, TrapEffect } from '../../state';
import { overlayAt, withoutOverlay } from './changes';
import { mapInPlay } from './inPlay';
import { gainCondition } from '../figures/conditions/conditions';
import { sufferDamage } from '../figures/hitPoints/damage';
import { dieIfDown } from '../figures/hitPoints/deaths';
import { findFigure, isInPlay, withFigure } from '../figures/figures';
import { cannotSuffer } from '../figures/stats/lastingRules';
import { printedTraits } from '../figures/stats/stats';

/** Default damage of a trap at monster level 0 to 7. @rule LEVEL-2 LEVEL-3 */
export function trapDamage(monsterLevel: number): number {
  return 2 + monsterLevel;
}

/** Damage of hazardous terrain: half of the trap damage, rounded down. @rule LEVEL-2 LEVEL-3 */
export function hazardDamage(monsterLevel: number): number {
  return Math.floor(trapDamage(monsterLevel) / 2);
}

/** Decisions about the damage of a trap or hazard. */
export interface DamageDecision {
  /** The figure that pushed or pulled the sufferer onto the hex; null = it entered by itself. */
  readonly by: FigureId | null;
  /**
   * The effect that the scenario sets for its traps; null = the effect of this trap, or else the
   * trap damage of the level.
   */
  readonly trap: TrapEffect | null;
  /** Cards a character loses to negate the damage; null = it suffers it. */
  readonly negate: Negation | null;
}

/**
 * Springs the trap on a hex and removes it: the figure that entered suffers its damage, then gains
 * its conditions. A kill belongs to the figure that forced it onto the hex.
 *
 * @rule MOVE-5 LEVEL-2 NEGATE-1 DEATH-4
 */
export function springTrap(
  scenario: Scenario,
  content: Content,
  { at, figure }: { readonly at: Hex; readonly figure: FigureId | null },
  { trap, negate, by }: DamageDecision,
): Outcome<Scenario> {
  const map = mapInPlay(scenario, content);
  const overlay = map && overlayAt(map, 'trap', at);
  if (!overlay) return unchanged(scenario);
  const laid = scenario.board?.laid.find((each) => each.id === overlay.laid);
  const known = trap ?? laid?.trap ?? printedTrap(scenario, content, overlay.printed);
  const sprung: Outcome<Scenario> = {
    next: withoutOverlay(scenario, overlay, at),
    events: [{ type: 'trapSprung', figure, at, rule: 'MOVE-5' }],
  };
  if (figure === null) return sprung;
  const damage = known?.damage ?? trapDamage(scenario.monsterLevel);
  const hurt = andThen(sprung, (next) =>
    hurtBy(next, content, figure, { amount: damage, source: 'trap', negate }),
  );
  const conditions = known?.conditions ?? [];
  const marked = andThen(hurt, (next) => giveConditions(next, content, figure, conditions));
  return andThen(marked, (next) => dieIfDown(next, figure, by));
}

/** The effect that the cards of a random dungeon print for a trap. */
function printedTrap(
  { scenario }: Scenario,
  content: Content,
  overlay: number | null,
): TrapEffect | null {
  const trap = content.scenario(scenario)?.map?.overlays[overlay ?? -1]?.trap;
  if (!trap) return null;
  const { damage, conditions } = trap;
  return { damage: damage === true ? null : Number(damage), conditions };
}

/** Deals hazard damage, which is half of the trap damage. @rule MOVE-6 LEVEL-2 NEGATE-1 DEATH-4 */
export function sufferHazard(
  scenario: Scenario,
  content: Content,
  figure: FigureId,
  { negate, by }: Omit<DamageDecision, 'trap'>,
): Outcome<Scenario> {
  const damage = hazardDamage(scenario.monsterLevel);
  const hurt = hurtBy(scenario, content, figure, { amount: damage, source: 'hazard', negate });
  return andThen(hurt, (next) => dieIfDown(next, figure, by));
}

/** Deals trap damage without conditions, for example for landing on an obstacle. @rule MOVE-9 */
export function sufferTrapDamage(
  scenario: Scenario,
  content: Content,
  figure: FigureId,
  { negate }: Pick<DamageDecision, 'negate'>,
): Outcome<Scenario> {
  const damage = trapDamage(scenario.monsterLevel);
  const hurt = hurtBy(scenario, content, figure, { amount: damage, source: 'trap', negate });
  return andThen(hurt, (next) => dieIfDown(next, figure, null));
}

interface Harm {
  readonly amount: number;
  readonly source: 'trap' | 'hazard';
  readonly negate: Negation | null;
}

function hurtBy(
  scenario: Scenario,
  content: Content,
  id: FigureId,
  { amount, source, negate }: Harm,
): Outcome<Scenario> {
  const figure = findFigure(scenario, id);
  if (!figure || cannotSuffer(scenario, content, figure)) return unchanged(scenario);
  const { next, events } = sufferDamage(figure, amount, source, negate);
  return { next: withFigure(scenario, next), events };
}

/** Gives a figure the conditions of a trap, unless it has no hit points left. */
function giveConditions(
  scenario: Scenario,
  content: Content,
  id: FigureId,
  conditions: TrapEffect['conditions'],
): Outcome<Scenario> {
  const figure = findFigure(scenario, id);
  if (!figure || figure.hitPoints <= 0 || !isInPlay(figure)) return unchanged(scenario);
  const isOwnTurn = scenario.phase.name === 'turns' && scenario.phase.active === id;
  const traits = printedTraits(scenario, content, figure);
  const given = forEach(unchanged(figure), conditions, (now, condition) =>
    gainCondition(now, condition, isOwnTurn, traits, content),
  );
  return putBack(given, (next) => withFigure(scenario, next));
}
