/** Starts an attack with its values and targets. */
import type { Content } from '../../content/content';
import type { GameEvent } from '../../events';
import type { FigureId } from '../../ids';
import { ok, refuse, type Outcome, type Result } from '../../result';
import type { Attack, AttackTarget, Figure, LineRef, Scenario } from '../../state';
import type { EffectText } from '../../vocabulary';
import { effectText } from '../../content/notation/effects';
import { areaTargets } from '../board/placedFigures';
import { findAttacker } from '../figures/figures';
import { firstOpenLine, withMovesBefore } from '../monsters/turnLines';
import { withArea } from '../order/playedLines';
import { figureThatMayAttack } from './attackers';
import { withBonuses } from './bonuses/cardBonuses';
import { isHinderedByCard, withAddedByTarget } from './bonuses/cardsAgainst';
import { withCardsOnTable } from './bonuses/enteredAttack';
import { withWornEffects } from './bonuses/wornItemsInAttack';
import { hasBookMode } from '../figures/stats/lastingRules';
import { checkOnBoard, targetsUnder, type RequestedArea } from './targetsOnBoard';
import { attackValues, type AttackValues } from './printedAttack';
import {
  nameModifiers,
  newAim,
  whyTooLarge,
  type NewModifier,
  type RequestedTarget,
} from './targets';

/** An attack that players request. Missing values are taken from the cards. */
export interface RequestedAttack {
  readonly attacker: FigureId;
  /**
   * The ability of the current turn that makes the attack; if missing, the monster's first open
   * ability.
   */
  readonly line?: LineRef | undefined;
  readonly base: number | null;
  readonly ranged: boolean | null;
  readonly range: number | null;
  readonly pierce?: number | undefined;
  readonly effects?: readonly EffectText[] | undefined;
  readonly modifiers?: readonly NewModifier[] | undefined;
  readonly advantage?: number | undefined;
  readonly disadvantage?: number | undefined;
  readonly targets: readonly RequestedTarget[];
  readonly area?: RequestedArea | undefined;
}

type AttackWithLine = Omit<RequestedAttack, 'line'> & Pick<Attack, 'line'>;

/**
 * Starts an attack, or refuses it. Missing values are taken from the ability card, the stat card or
 * the summon. Cards add their bonuses to each target.
 *
 * @rule STUN-1 DISARM-1 ATTACK-8 MONSTER-1 TURN-3
 */
export function beginAttack(
  scenario: Scenario,
  content: Content,
  request: RequestedAttack,
): Result<Outcome<Scenario>> {
  const line = request.line ?? firstOpenLine(scenario, content, request.attacker, 'attack');
  const attacker = findAttacker(scenario, request.attacker);
  const printed = attacker ? attackValues(scenario, content, attacker, line) : null;
  const asked = attacker
    ? withBonusesOfTable(scenario, content, attacker, { ...request, line })
    : { ...request, line };
  const begun = createAttack(scenario, content, asked, printed);
  if (!begun.ok) return begun;
  const { attack } = begun.value;
  const { area } = asked;
  const isOfCard = area && line?.kind === 'classCard';
  const moved = withMovesBefore(begun.value, content, request.attacker, line);
  const next = isOfCard ? withArea(moved, line, area.hexes) : moved;
  const targets = attack.targets.map((target) => target.figure);
  const event: GameEvent = { type: 'attackBegun', attacker: request.attacker, targets };
  return ok({ next, events: [event] });
}

function withBonusesOfTable(
  scenario: Scenario,
  content: Content,
  attacker: Figure,
  request: AttackWithLine,
): AttackWithLine {
  const raised = withCardsOnTable(scenario, content, attacker, request);
  const targets = targetsWithBonuses(scenario, content, attacker, raised);
  return withWornEffects(scenario, content, attacker, { ...raised, targets });
}

/** The requested targets and those in the area, with the bonuses of cards. */
function targetsWithBonuses(
  scenario: Scenario,
  content: Content,
  attacker: Figure,
  request: AttackWithLine,
): readonly RequestedTarget[] {
  const { modifiers = [], targets, area } = request;
  const bonusesOn = (target: RequestedTarget) =>
    withBonuses(scenario, content, attacker, target, { ...request, modifiers });
  const others = area
    ? areaTargets(scenario, content, attacker.id, area.hexes)
        .filter((figure) => !targets.some((target) => target.figure === figure))
        .map((figure) => bonusesOn({ figure }))
        .filter(
          ({ modifiers: own, effects, extraPierce, hasAdvantage }) =>
            own ?? effects ?? extraPierce ?? hasAdvantage,
        )
    : [];
  return [...targets.map(bonusesOn), ...others];
}

function createAttack(
  scenario: Scenario,
  content: Content,
  asked: AttackWithLine,
  printed: AttackValues | null,
): Result<Scenario & { readonly attack: Attack }> {
  const attacker = figureThatMayAttack(scenario, asked.attacker, asked.line);
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
    effects: asked.effects ?? printed?.effects.map(effectText) ?? [],
    advantage: (asked.advantage ?? (printed?.hasAdvantage ? 1 : 0)) + ofBook('advantage'),
    disadvantage:
      (asked.disadvantage ?? 0) +
      ofBook('disadvantage') +
      (isHinderedByCard(scenario, content, attacker.value) ? 1 : 0),
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

/**
 * The entered or printed range. An attack with a range above 1 is ranged unless players state
 * otherwise. An area with a grey hex is always melee.
 *
 * @rule AREA-2
 */
function reachOf(
  { ranged, range, area }: Pick<RequestedAttack, 'ranged' | 'range' | 'area'>,
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
  { area }: Pick<RequestedAttack, 'area'>,
): Result<readonly FigureId[]> {
  return area ? targetsUnder(scenario, content, attacker, attack, area) : ok([]);
}

/** Enemies in the area that are not listed as targets. */
function unlistedTargets(
  under: readonly FigureId[],
  { targets }: Pick<RequestedAttack, 'targets'>,
): readonly Pick<RequestedTarget, 'figure'>[] {
  const named = new Set(targets.map((target) => target.figure));
  return under.filter((figure) => !named.has(figure)).map((figure) => ({ figure }));
}

interface Asked {
  readonly asked: readonly RequestedTarget[];
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
    const against = withAddedByTarget(next, content, seen.value, attack.ranged);
    const added = newAim(next, content, attacker, reach, against);
    if (!added.ok) return added;
    targets.push(added.value.aim);
    next = added.value.scenario;
  }
  return ok({ ...next, attack: { ...attack, targets } });
}
