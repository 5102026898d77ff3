/** An attack: begun, changed, carried out, cancelled. */
import { unchanged } from '../../result';
import { beginAttack } from '../../rules/attack/begin';
import { attackOf } from '../../rules/attack/targets';
import { whyNotApply, whyNotChangeAttack } from '../../rules/attack/whyNot';
import { withCardBonus } from '../../rules/monsters/attackBonus';
import { carryOutWithGains } from '../../rules/monsters/monsterAttack';
import { attackValues } from '../../rules/monsters/printedAttack';
import { firstOpenLine } from '../../rules/monsters/turnLines';
import { findAttacker } from '../../rules/table/figures';
import type { Attack } from '../../state';
import { proven, refusalOf } from '../findings';
import type { AskedAtTable, Handlers } from '../handler';
import type { CommandOf } from '../shapes';

export const ATTACK_COMMANDS: Handlers<
  'beginAttack' | 'changeAttack' | 'applyAttack' | 'cancelAttack' | 'leaveLastAttack'
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
      return whyNotChangeAttack(change(found.value, command), command.range !== undefined);
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
    whyNot: ({ scenario }, { negateRetaliate }) => whyNotApply(scenario, negateRetaliate),
    carryOut: ({ scenario, content, random }, { negateRetaliate = null }) =>
      carryOutWithGains(scenario, proven(attackOf(scenario)), { content, random, negateRetaliate }),
  },

  /** Cards already drawn stay drawn. */
  cancelAttack: {
    in: 'scenario',
    whyNot: ({ scenario }) => refusalOf(attackOf(scenario)),
    carryOut: ({ scenario }) => unchanged({ ...scenario, attack: null }),
  },

  leaveLastAttack: {
    in: 'scenario',
    whyNot: ({ scenario }, { figure }) =>
      scenario.lastAttacks.some(({ id }) => id === figure) ? null : { code: 'noAttack' },
    carryOut: ({ scenario }, { figure }) => ({
      next: {
        ...scenario,
        attack: scenario.attack?.attacker === figure ? null : scenario.attack,
        lastAttacks: scenario.lastAttacks.filter(({ id }) => id !== figure),
      },
      events: [{ type: 'linesSkipped', figure, count: 1 }],
    }),
  },
};

function begun({ scenario, content }: AskedAtTable, command: CommandOf<'beginAttack'>) {
  const attacker = findAttacker(scenario, command.attacker);
  const line = command.line ?? firstOpenLine(scenario, content, command.attacker, 'attack');
  const printed = attacker ? attackValues(scenario, content, attacker, line) : null;
  // A number told by hand has everything in it.
  const isPrinted = command.base === null || command.base === printed?.base;
  const targets =
    attacker && isPrinted
      ? command.targets.map((target) => withCardBonus(scenario, content, attacker, target, line))
      : command.targets;
  return beginAttack(scenario, content, { ...command, line, targets }, printed);
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
