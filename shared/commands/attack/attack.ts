/** An attack: begun, changed, carried out, cancelled. */
import { unchanged } from '../../result';
import { beginAttack } from '../../rules/attack/begin';
import {
  ableAttacker,
  attackOf,
  isOutOfRange,
  whyNotNegateHit,
  whyTooLarge,
} from '../../rules/attack/targets';
import { isDecided } from '../../rules/attack/wholeAttack';
import { withCardBonus } from '../../rules/monsters/attackBonus';
import { carryOutWithGains } from '../../rules/monsters/monsterAttack';
import { attackValues } from '../../rules/monsters/printedAttack';
import { whyNotNegate } from '../../rules/table/damage';
import { findFigure } from '../../rules/table/figures';
import type { Attack } from '../../state';
import { proven, refusalOf } from '../findings';
import type { AskedAtTable, Handlers } from '../handler';
import type { CommandOf } from '../shapes';

export const ATTACK_COMMANDS: Handlers<
  'beginAttack' | 'changeAttack' | 'applyAttack' | 'cancelAttack'
> = {
  beginAttack: {
    in: 'scenario',
    whyNot: (at, command) => refusalOf(begun(at, command)),
    carryOut: (at, command) => {
      const next = proven(begun(at, command));
      const { attacker } = command;
      const targets = next.attack.targets.map((target) => target.figure);
      return { next, events: [{ type: 'attackBegun', attacker, targets }] };
    },
  },

  changeAttack: {
    in: 'scenario',
    whyNot: ({ scenario }, command) => {
      const found = attackOf(scenario);
      if (!found.ok) return found.refusal;
      const next = change(found.value, command);
      const tooFar = next.targets.find((aim) => isOutOfRange(next, aim.distance));
      if (tooFar && command.range !== undefined) {
        return { code: 'targetOutOfRange', figure: tooFar.figure, range: next.range ?? 1 };
      }
      return whyTooLarge(next);
    },
    carryOut: ({ scenario }, command) =>
      unchanged({ ...scenario, attack: change(proven(attackOf(scenario)), command) }),
  },

  /**
   * Carries the attacks out whose cards lie open, as one step; the other targets stay to be drawn
   * for.
   */
  applyAttack: {
    in: 'scenario',
    whyNot: ({ scenario }, { negateRetaliate }) => {
      const found = attackOf(scenario);
      if (!found.ok) return found.refusal;
      const attack = found.value;
      const [first] = attack.targets;
      if (!first) return { code: 'noTargets' };
      const decided = attack.targets.filter(isDecided);
      if (decided.length === 0) return { code: 'nothingDrawn', figure: first.figure };
      for (const aim of decided) {
        const refusal = whyNotNegateHit(scenario, aim);
        if (refusal) return refusal;
      }
      const attacker = ableAttacker(scenario, attack);
      return attacker.ok ? whyNotNegate(attacker.value, [negateRetaliate]) : attacker.refusal;
    },
    carryOut: ({ scenario, content, random }, { negateRetaliate = null }) =>
      carryOutWithGains(scenario, proven(attackOf(scenario)), { content, random, negateRetaliate }),
  },

  /** Cards already drawn stay drawn. */
  cancelAttack: {
    in: 'scenario',
    whyNot: ({ scenario }) => refusalOf(attackOf(scenario)),
    carryOut: ({ scenario }) => unchanged({ ...scenario, attack: null }),
  },
};

function begun({ scenario, content }: AskedAtTable, command: CommandOf<'beginAttack'>) {
  const attacker = findFigure(scenario, command.attacker);
  const printed = attacker ? attackValues(scenario, content, attacker) : null;
  // A number told by hand has everything in it.
  const isPrinted = command.base === null || command.base === printed?.base;
  const targets =
    attacker && isPrinted
      ? command.targets.map((target) => withCardBonus(scenario, content, attacker, target))
      : command.targets;
  return beginAttack(scenario, content, { ...command, targets }, printed);
}

function change(attack: Attack, command: CommandOf<'changeAttack'>): Attack {
  const { base, ranged, range, pierce, effects, advantage, disadvantage } = command;
  return {
    ...attack,
    base: base ?? attack.base,
    ranged: ranged ?? attack.ranged,
    range: range === undefined ? attack.range : range,
    pierce: pierce ?? attack.pierce,
    effects: effects ?? attack.effects,
    advantage: advantage ?? attack.advantage,
    disadvantage: disadvantage ?? attack.disadvantage,
  };
}
