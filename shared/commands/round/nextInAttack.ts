/** The next step of an attack: targets, cards, pushes, applying. */
import type { Content } from '../../content/content';
import type { FigureId } from '../../ids';
import { pushOf, type Push } from '../../rules/attack/pushes';
import { ableAttacker } from '../../rules/attack/targets';
import { isDecided } from '../../rules/attack/wholeAttack';
import type { Attack, AttackTarget, Scenario } from '../../state';
import type { CommandOf } from '../shapes';
import type { NextAct } from './possibleActs';

/**
 * The next step of the current attack. Each target is finished before a card is drawn for the next
 * one, because retaliate may end the attack.
 *
 * @rule ATTACK-5
 */
export function nextInAttack(
  scenario: Scenario,
  content: Content,
  attack: Attack,
  isEntered: boolean,
): NextAct {
  const { attacker, targets } = attack;
  // The attacker may have been stunned or disarmed since the attack began.
  if (!ableAttacker(scenario, attack).ok) {
    return { kind: 'cancelAttack', attacker, command: { type: 'cancelAttack' } };
  }
  const [first] = targets;
  if (!first) return { kind: 'chooseTarget', attacker };
  const decided = targets.filter(isDecided);
  if (decided.length === 0) {
    const target = first.figure;
    return isEntered
      ? { kind: 'enterModifierCard', target }
      : { kind: 'draw', command: { type: 'drawForAttack', target } };
  }
  const { command, targets: now, open } = applyCommand(scenario, content, attack, decided);
  if (open) {
    const { target, force, ways, isOptional } = open;
    const paths = ways.map(({ path }) => path);
    const stays = isOptional && paths.every((path) => path.length > 0) ? [[]] : [];
    const options = [...paths, ...stays].map((path) => {
      return { path, command: { ...command, pushes: [{ figure: target.id, path: [...path] }] } };
    });
    return { kind: 'choosePush', figure: attacker, target: target.id, force, options };
  }
  return {
    kind: 'applyAttack',
    attacker,
    targets: now,
    isPart: now.length < targets.length,
    command,
  };
}

/**
 * The command that applies the attack, with the only possible push, or the push that players must
 * choose. A pushed figure can block the next one, so pushes resolve one target at a time.
 *
 * @rule ATTACK-5 MOVE-7 MONSTER-7
 */
function applyCommand(
  scenario: Scenario,
  content: Content,
  attack: Attack,
  decided: readonly AttackTarget[],
): {
  readonly command: CommandOf<'applyAttack'>;
  readonly targets: readonly FigureId[];
  readonly open: Push | null;
} {
  const isPushing = decided.some((aim) => pushOf(scenario, content, attack, aim));
  const now = isPushing ? decided.slice(0, 1) : decided;
  const targets = now.map(({ figure }) => figure);
  const only = now.length < decided.length ? { only: [...targets] } : {};
  const [first] = now;
  const push = isPushing && first ? pushOf(scenario, content, attack, first) : null;
  const [way, ...others] = push?.ways ?? [];
  const isSure = push && way && others.length === 0 && !push.isOptional;
  const pushes = isSure ? { pushes: [{ figure: push.target.id, path: [...way.path] }] } : {};
  const open = push && !isSure ? push : null;
  return { command: { type: 'applyAttack', ...only, ...pushes }, targets, open };
}
