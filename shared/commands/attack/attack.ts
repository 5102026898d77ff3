import type { FigureId } from '../../ids';
import { ok, refuse, unchanged, type Result } from '../../result';
import { attackValues, type AttackValues } from '../../rules/monsters/printedAttack';
import type { Attack, AttackTarget, Figure, Scenario } from '../../state';
import {
  able,
  attackOf,
  isOutOfRange,
  nameModifiers,
  newAim,
  readable,
  type AskedTarget,
} from './attackParts';
import { seenOnBoard, targetsUnder } from './onBoard';
import { figureInPlay, phaseOf, type Answer, type Context } from '../findings';
import type { CommandOf } from '../shapes';

type Begin = CommandOf<'beginAttack'>;

/** Values that are not told come from the ability card, the stat card or the summon. */
export function beginAttack(
  scenario: Scenario,
  command: Begin,
  { content }: Context,
): Answer<Scenario> {
  const attacker = attackerOf(scenario, command.attacker);
  if (!attacker.ok) return attacker;
  const printed = attackValues(scenario, content, attacker.value);
  const base = command.base ?? printed?.base;
  if (base === undefined) {
    return refuse({ code: 'attackValueUnknown', figure: command.attacker });
  }
  const named = nameModifiers(scenario, command.modifiers ?? []);
  const attack: Attack = {
    attacker: command.attacker,
    base,
    ...reachOf(command, printed),
    modifiers: named.modifiers,
    pierce: command.pierce ?? printed?.pierce ?? 0,
    effects: command.effects ?? printed?.effects ?? [],
    advantage: command.advantage ?? (printed?.hasAdvantage ? 1 : 0),
    disadvantage: command.disadvantage ?? 0,
    targets: [],
    attacked: [],
  };
  const under = underArea(scenario, content, attacker.value, attack, command);
  if (!under.ok) return under;
  const aimed = withTargets(named.scenario, content, attacker.value, attack, {
    asked: [...command.targets, ...under.value.map((figure) => ({ figure }))],
    under: under.value,
  });
  if (!aimed.ok) return aimed;
  const counted = aimed.value.attack ? readable(aimed.value.attack) : null;
  if (counted && !counted.ok) return counted;
  const targets = (aimed.value.attack?.targets ?? []).map((target) => target.figure);
  return ok({
    next: aimed.value,
    events: [{ type: 'attackBegun', attacker: command.attacker, targets }],
  });
}

/** A figure whose turn runs and that may attack. */
function attackerOf(scenario: Scenario, id: FigureId): Result<Figure> {
  const phase = phaseOf(scenario, 'turns');
  if (!phase.ok) return phase;
  if (scenario.attack) return refuse({ code: 'attackInProgress' });
  const found = figureInPlay(scenario, id);
  if (!found.ok) return found;
  const { active } = phase.value;
  // Some cards let a summon attack in the turn of its owner.
  const isOwnersTurn = found.value.kind === 'summon' && found.value.owner === active;
  if (active !== id && !isOwnersTurn) return refuse({ code: 'notItsTurn', figure: id });
  return able(found.value);
}

/**
 * Told or printed; an attack that reaches farther than one hex is ranged unless told otherwise. A
 * pattern with a grey hex is laid at the attacker and never ranged.
 *
 * @rule AREA-2
 */
function reachOf(
  { ranged, range, area }: Begin,
  printed: AttackValues | null,
): Pick<Attack, 'ranged' | 'range'> {
  if (area?.pattern?.kind === 'melee') return { ranged: false, range: range ?? 1 };
  const hexes = range ?? (ranged === null ? printed?.range : undefined) ?? null;
  const isRanged = ranged ?? (range === null ? printed?.ranged : undefined) ?? (hexes ?? 1) > 1;
  return { ranged: isRanged, range: hexes === null && !isRanged ? 1 : hexes };
}

/** The enemies under the area that are not named anyway. */
function underArea(
  scenario: Scenario,
  content: Context['content'],
  attacker: Figure,
  attack: Attack,
  { area, targets }: Begin,
): Result<readonly FigureId[]> {
  if (!area) return ok([]);
  const found = targetsUnder(scenario, content, attacker, attack, area);
  if (!found.ok) return found;
  return ok(found.value.filter((id) => !targets.some((target) => target.figure === id)));
}

interface Asked {
  readonly asked: readonly AskedTarget[];
  /** Those that an area attacks: they need not be in range themselves. */
  readonly under: readonly FigureId[];
}

function withTargets(
  scenario: Scenario,
  content: Context['content'],
  attacker: Figure,
  attack: Attack,
  { asked, under }: Asked,
): Result<Scenario> {
  let next = scenario;
  const targets: AttackTarget[] = [];
  for (const target of asked) {
    const isArea = under.includes(target.figure);
    if (targets.some((aim) => aim.figure === target.figure)) {
      return refuse({ code: 'alreadyTargeted', figure: target.figure });
    }
    const seen = seenOnBoard(next, content, attacker, { ...attack, isArea }, target);
    if (!seen.ok) return seen;
    const reach = isArea ? { ...attack, range: null } : attack;
    const added = newAim(next, attacker, reach, seen.value);
    if (!added.ok) return added;
    targets.push(added.value.aim);
    next = added.value.scenario;
  }
  return ok({ ...next, attack: { ...attack, targets } });
}

export function changeAttack(
  scenario: Scenario,
  command: CommandOf<'changeAttack'>,
): Answer<Scenario> {
  const found = attackOf(scenario);
  if (!found.ok) return found;
  const attack = found.value;
  const { base, ranged, range, pierce, effects, advantage, disadvantage } = command;
  const next: Attack = {
    ...attack,
    base: base ?? attack.base,
    ranged: ranged ?? attack.ranged,
    range: range === undefined ? attack.range : range,
    pierce: pierce ?? attack.pierce,
    effects: effects ?? attack.effects,
    advantage: advantage ?? attack.advantage,
    disadvantage: disadvantage ?? attack.disadvantage,
  };
  const tooFar = attack.targets.find((aim) => isOutOfRange(next, aim.distance));
  if (tooFar && range !== undefined) {
    return refuse({ code: 'targetOutOfRange', figure: tooFar.figure, range: next.range ?? 1 });
  }
  const counted = readable(next);
  return counted.ok ? ok(unchanged({ ...scenario, attack: next })) : counted;
}

/** Cards already drawn stay drawn. */
export function cancelAttack(scenario: Scenario): Answer<Scenario> {
  const found = attackOf(scenario);
  return found.ok ? ok(unchanged({ ...scenario, attack: null })) : found;
}
