/** Starts an attack with its values and targets. */
import type { Content } from '../../content/content';
import type { FigureId } from '../../ids';
import type { Refusal } from '../../refusals';
import { ok, refuse, type Result } from '../../result';
import type { Attack, AttackTarget, Figure, LineRef, Scenario } from '../../state';
import type { Effect } from '../../vocabulary';
import { whyNotAttack } from '../figures/conditions';
import { figureInPlay, phaseOf } from '../figures/lookups';
import { hasBookMode } from '../figures/standingRules';
import { checkOnBoard, targetsUnder, type AskedArea } from './onBoard';
import {
  nameModifiers,
  newAim,
  whyTooLarge,
  type AskedModifier,
  type AskedTarget,
} from './targets';

/** An attack as printed on a figure's cards. */
export interface AttackValues {
  readonly base: number;
  readonly ranged: boolean;
  /** In hexes; 1 for melee. */
  readonly range: number;
  readonly pierce: number;
  /** Effects such as conditions, from the ability and the stat card. */
  readonly effects: readonly Effect[];
  /** True if the stat card gives advantage. */
  readonly hasAdvantage: boolean;
}

/** An attack as the players request it. Missing values are taken from the cards. */
export interface AskedAttack {
  readonly attacker: FigureId;
  /** The ability of the current turn that makes the attack. */
  readonly line: LineRef | null;
  readonly base: number | null;
  readonly ranged: boolean | null;
  readonly range: number | null;
  readonly pierce?: number | undefined;
  readonly effects?: readonly Effect[] | undefined;
  readonly modifiers?: readonly AskedModifier[] | undefined;
  readonly advantage?: number | undefined;
  readonly disadvantage?: number | undefined;
  readonly targets: readonly AskedTarget[];
  readonly area?: AskedArea | undefined;
}

/**
 * Starts an attack, or refuses it. Missing values are taken from the ability card, the stat card or
 * the summon.
 *
 * @rule STUN-1 DISARM-1 ATTACK-8
 */
export function beginAttack(
  scenario: Scenario,
  content: Content,
  asked: AskedAttack,
  printed: AttackValues | null,
): Result<Scenario & { readonly attack: Attack }> {
  const attacker = attackerOf(scenario, asked.attacker, asked.line);
  if (!attacker.ok) return attacker;
  const base = asked.base ?? printed?.base;
  if (base === undefined) return refuse({ code: 'attackValueUnknown', figure: asked.attacker });
  const named = nameModifiers(scenario, asked.modifiers ?? []);
  const ofBook = (mode: 'advantage' | 'disadvantage') =>
    hasBookMode(scenario, content, mode, attacker.value) ? 1 : 0;
  const attack: Attack = {
    attacker: asked.attacker,
    line: asked.line,
    base,
    ...reachOf(asked, printed),
    modifiers: named.modifiers,
    pierce: asked.pierce ?? printed?.pierce ?? 0,
    effects: asked.effects ?? printed?.effects ?? [],
    advantage: (asked.advantage ?? (printed?.hasAdvantage ? 1 : 0)) + ofBook('advantage'),
    disadvantage: (asked.disadvantage ?? 0) + ofBook('disadvantage'),
    targets: [],
    attacked: [],
  };
  const under = underArea(scenario, content, attacker.value, attack, asked);
  if (!under.ok) return under;
  const aimed = withTargets(named.scenario, content, attacker.value, attack, {
    asked: [...asked.targets, ...unlistedTargets(under.value, asked)],
    under: under.value,
  });
  if (!aimed.ok) return aimed;
  const tooLarge = whyTooLarge(aimed.value.attack);
  return tooLarge ? refuse(tooLarge) : aimed;
}

/** Refuses if a figure cannot start an attack now; null = it can. @rule STUN-1 DISARM-1 */
export function whyNotAttackNow(scenario: Scenario, id: FigureId): Refusal | null {
  const found = attackerOf(scenario, id);
  return found.ok ? null : found.refusal;
}

/**
 * True for a figure that may attack during another figure's turn: a summon in its owner's turn, a
 * character with active cards, or any figure that an ability in this turn lets attack.
 */
function mayActBetween(figure: Figure, active: FigureId | null, line: LineRef | null): boolean {
  if (line?.kind === 'classCard' && active !== null) return true;
  if (figure.kind === 'summon') return figure.owner === active;
  return figure.kind === 'character' && figure.activeHalves.length > 0;
}

/** A figure that may attack now. */
function attackerOf(scenario: Scenario, id: FigureId, line: LineRef | null = null): Result<Figure> {
  const phase = phaseOf(scenario, 'turns');
  if (!phase.ok) return phase;
  if (scenario.attack) return refuse({ code: 'attackInProgress' });
  const fallen = scenario.lastAttacks.find((each) => each.id === id);
  if (fallen) return ok(fallen);
  const found = figureInPlay(scenario, id);
  if (!found.ok) return found;
  const { active } = phase.value;
  if (active !== id && !mayActBetween(found.value, active, line))
    return refuse({ code: 'notItsTurn', figure: id });
  const refusal = whyNotAttack(found.value);
  return refusal ? refuse(refusal) : found;
}

/**
 * Entered or printed range. An attack with a range above 1 is ranged unless the players say
 * otherwise. A pattern with a grey hex starts at the attacker and is always melee.
 *
 * @rule AREA-2
 */
function reachOf(
  { ranged, range, area }: AskedAttack,
  printed: AttackValues | null,
): Pick<Attack, 'ranged' | 'range'> {
  if (area?.pattern?.kind === 'melee') return { ranged: false, range: range ?? 1 };
  const hexes = range ?? (ranged === null ? printed?.range : undefined) ?? null;
  const isRanged = ranged ?? (range === null ? printed?.ranged : undefined) ?? (hexes ?? 1) > 1;
  return { ranged: isRanged, range: hexes === null && !isRanged ? 1 : hexes };
}

/** The enemies in the area. */
function underArea(
  scenario: Scenario,
  content: Content,
  attacker: Figure,
  attack: Attack,
  { area }: AskedAttack,
): Result<readonly FigureId[]> {
  return area ? targetsUnder(scenario, content, attacker, attack, area) : ok([]);
}

/** Enemies in the area that are not listed as targets. */
function unlistedTargets(
  under: readonly FigureId[],
  { targets }: AskedAttack,
): readonly Pick<AskedTarget, 'figure'>[] {
  const named = new Set(targets.map((target) => target.figure));
  return under.filter((figure) => !named.has(figure)).map((figure) => ({ figure }));
}

interface Asked {
  readonly asked: readonly AskedTarget[];
  /** Figures that the area attacks, listed or not. They do not have to be in range. */
  readonly under: readonly FigureId[];
}

function withTargets(
  scenario: Scenario,
  content: Content,
  attacker: Figure,
  attack: Attack,
  { asked, under }: Asked,
): Result<Scenario & { readonly attack: Attack }> {
  let next = scenario;
  const targets: AttackTarget[] = [];
  for (const target of asked) {
    const isArea = under.includes(target.figure);
    if (targets.some((aim) => aim.figure === target.figure)) {
      return refuse({ code: 'alreadyTargeted', figure: target.figure });
    }
    const seen = checkOnBoard(next, content, attacker, { ...attack, isArea }, target);
    if (!seen.ok) return seen;
    const reach = isArea ? { ...attack, range: null } : attack;
    const added = newAim(next, attacker, reach, seen.value);
    if (!added.ok) return added;
    targets.push(added.value.aim);
    next = added.value.scenario;
  }
  return ok({ ...next, attack: { ...attack, targets } });
}
