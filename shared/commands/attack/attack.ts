/** Begins, changes, applies and cancels an attack. */
import { unchanged } from '../../result';
import { applyAttack } from '../../rules/attack/applyAttack';
import { beginAttack } from '../../rules/attack/beginAttack';
import { legalPushes } from '../../rules/attack/pushes';
import { attackOf } from '../../rules/attack/targets';
import { whyNotApply, whyNotChangeAttack } from '../../rules/attack/whyNot';
import { skipLastAttack, whyNotSkipLastAttack } from '../../rules/monsters/lastAttack';
import type { Attack } from '../../state';
import { onAttack } from '../lookups';
import { definedFields } from '../definedFields';
import { assumeOk } from '../assertions';
import {
  findingFirst,
  inScenario,
  unlessRefused,
  type CommandOfFields,
  type FieldSchemas,
} from '../commandRow';

const beginAttackFields = (f: FieldSchemas) => ({
  attacker: f.figure,
  /**
   * Line of the current turn that the attack performs; if missing, the monster's first open line.
   */
  line: f.lineRef.optional(),
  /** Attack value; null = the one on the attacker's ability card, stat card or summon. */
  base: f.small.nullable(),
  ranged: f.z.boolean().nullable(),
  range: f.small.nullable(),
  pierce: f.small.optional(),
  effects: f.effects.optional(),
  modifiers: f.z.array(f.attackModifier).max(20).optional(),
  advantage: f.small.optional(),
  disadvantage: f.small.optional(),
  targets: f.z.array(f.attackTarget).max(30),
  /** The placed area. Enemies on its hexes also become targets. */
  area: f.areaOnBoard.optional(),
});

const changeAttackFields = (f: FieldSchemas) => ({
  base: f.small.optional(),
  ranged: f.z.boolean().optional(),
  range: f.small.nullable().optional(),
  pierce: f.small.optional(),
  effects: f.effects.optional(),
  advantage: f.small.optional(),
  disadvantage: f.small.optional(),
});

export const ATTACK_COMMANDS = {
  beginAttack: findingFirst(
    beginAttackFields,
    { whose: 'attacker', readBy: 'everyone' },
    ({ scenario, content }, command) => beginAttack(scenario, content, command),
    (_at, _command, begun) => begun,
  ),

  /** Applies the attack to all targets with drawn cards as one step. Other targets stay. */
  applyAttack: findingFirst(
    (f: FieldSchemas) => ({
      /** Cards an attacking character loses to negate retaliate. */
      negateRetaliate: f.negation.nullable().optional(),
      /** Paths of pushed or pulled targets. Players move the others. */
      pushes: f.z
        .array(f.z.strictObject({ figure: f.figure, path: f.z.array(f.hex).max(20) }))
        .max(30)
        .optional(),
      /** Applies the attack only to these targets; if missing, to all with drawn cards. */
      only: f.z.array(f.figure).max(30).optional(),
    }),
    { whose: 'runningAttack', readBy: 'everyone' },
    ({ scenario, content }, { negateRetaliate, pushes, only }) => {
      const attack = unlessRefused(attackOf(scenario), (found) =>
        whyNotApply(scenario, found, negateRetaliate, only),
      );
      return attack.ok ? legalPushes(scenario, content, attack.value, pushes) : attack;
    },
    ({ scenario, content, random }, { negateRetaliate = null, only }, pushes) => {
      const attack = assumeOk(attackOf(scenario));
      return applyAttack(scenario, attack, { content, random, negateRetaliate, only, pushes });
    },
  ),

  changeAttack: onAttack(
    changeAttackFields,
    { whose: 'runningAttack', readBy: 'everyone' },
    {
      whyNot: ({ attack }, command) =>
        whyNotChangeAttack(changeFields(attack, command), command.range !== undefined),
      carryOut: ({ scenario, attack }, command) =>
        unchanged({ ...scenario, attack: changeFields(attack, command) }),
    },
  ),

  /** Cancels the attack. Drawn modifier cards stay drawn. */
  cancelAttack: onAttack(
    () => ({}),
    { whose: 'runningAttack', readBy: 'everyone' },
    {
      carryOut: ({ scenario }) => unchanged({ ...scenario, attack: null }),
    },
  ),

  /** Skips the last attack of a dead figure. */
  leaveLastAttack: inScenario(
    (f: FieldSchemas) => ({ figure: f.figure }),
    { whose: 'figure', readBy: 'everyone' },
    {
      whyNot: ({ scenario }, { figure }) => whyNotSkipLastAttack(scenario, figure),
      carryOut: ({ scenario }, { figure }) => skipLastAttack(scenario, figure),
    },
  ),
};

function changeFields(
  attack: Attack,
  { type: _, ...fields }: CommandOfFields<typeof changeAttackFields>,
): Attack {
  return { ...attack, ...definedFields(fields) };
}
