/** An attack: begun, changed, carried out, cancelled. */
import type { Content } from '../../content/content';
import { ok, refuse, unchanged, type Outcome, type Result } from '../../result';
import { beginAttack } from '../../rules/attack/begin';
import { pushOf, withPushes, type ChosenPush, type Push } from '../../rules/attack/pushes';
import { aimAt, attackOf, type AskedTarget } from '../../rules/attack/targets';
import { whyNotApply, whyNotChangeAttack } from '../../rules/attack/whyNot';
import { areaTargets } from '../../rules/board/placedFigures';
import { withCardBonus } from '../../rules/attack/monsterBonus';
import { applyAttackWithGains } from '../../rules/attack/applyAttack';
import { attackValues } from '../../rules/attack/printedAttack';
import { firstOpenLine } from '../../rules/monsters/turnLines';
import { legalPush, pushAlong } from '../../rules/round/moves';
import { withHeldBonus } from '../../rules/attack/heldBonuses';
import { findAttacker, findFigure, isInPlay } from '../../rules/figures/figures';
import { withArea } from '../../rules/order/playedLines';
import type { Attack, Figure, Scenario } from '../../state';
import { given, proven } from '../proven';
import {
  findingFirst,
  inScenario,
  unless,
  type AskedAtTable,
  type CommandOfFields,
  type Kit,
} from '../row';
import { onAttack } from '../lookups';

const beginAttackFields = (f: Kit) => ({
  attacker: f.figure,
  /** Of the running turn; a monster's is its first open one where none is named. */
  line: f.lineRef.optional(),
  /** Null = as the attacker's ability card, stat card or summon says. */
  base: f.small.nullable(),
  ranged: f.z.boolean().nullable(),
  range: f.small.nullable(),
  pierce: f.small.optional(),
  effects: f.effects.optional(),
  modifiers: f.z.array(f.attackModifier).max(20).optional(),
  advantage: f.small.optional(),
  disadvantage: f.small.optional(),
  targets: f.z.array(f.attackTarget).max(30),
  /** On the board: enemies under these hexes are targets, too. */
  area: f.areaOnBoard.optional(),
});

const changeAttackFields = (f: Kit) => ({
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
    begun,
    (_at, { attacker, area }, begins) => {
      const { attack } = begins;
      const targets = attack.targets.map((target) => target.figure);
      const isOfCard = area !== undefined && attack.line?.kind === 'classCard';
      const next = isOfCard ? withArea(begins, attack.line, area.hexes) : begins;
      return { next, events: [{ type: 'attackBegun', attacker, targets }] };
    },
  ),

  /**
   * `negateRetaliate` = what an attacking character loses instead of suffering retaliate.
   * Carries the attacks out whose cards lie open, as one step; the other targets stay to be drawn
   * for.
   */
  applyAttack: findingFirst(
    (f: Kit) => ({
      negateRetaliate: f.negation.nullable().optional(),
      /** The way each target goes that the attack pushes or pulls; others are moved by hand. */
      pushes: f.z
        .array(f.z.strictObject({ figure: f.figure, path: f.z.array(f.hex).max(20) }))
        .max(30)
        .optional(),
      /** Only these of the targets whose cards lie open; the others wait. */
      only: f.z.array(f.figure).max(30).optional(),
    }),
    { whose: 'runningAttack', readBy: 'everyone' },
    (at, { negateRetaliate, pushes, only }) => {
      const attack = unless(attackOf(at.scenario), (found) =>
        whyNotApply(at.scenario, found, negateRetaliate, only),
      );
      return attack.ok ? pushesOf(at, pushes) : attack;
    },
    ({ scenario, content, random }, { negateRetaliate = null, only }, pushes) => {
      const attack = withPushes(scenario, content, proven(attackOf(scenario)), pushes);
      return applyAttackWithGains(scenario, attack, {
        ...{ content, random, negateRetaliate, only },
        pushed: (next, figure) => {
          const push = pushes.find(({ target }) => target.id === figure);
          return push ? pushed(next, content, push) : unchanged(next);
        },
      });
    },
  ),

  changeAttack: onAttack(
    changeAttackFields,
    { whose: 'runningAttack', readBy: 'everyone' },
    {
      whyNot: ({ attack }, command) =>
        whyNotChangeAttack(changed(attack, command), command.range !== undefined),
      carryOut: ({ scenario, attack }, command) =>
        unchanged({ ...scenario, attack: changed(attack, command) }),
    },
  ),

  /** Cards already drawn stay drawn. */
  cancelAttack: onAttack(
    () => ({}),
    { whose: 'runningAttack', readBy: 'everyone' },
    {
      carryOut: ({ scenario }) => unchanged({ ...scenario, attack: null }),
    },
  ),

  /** A monster that fell makes no last attack. */
  leaveLastAttack: inScenario(
    (f: Kit) => ({ figure: f.figure }),
    { whose: 'figure', readBy: 'everyone' },
    {
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
  ),
};

type WayOfPush = Push & { readonly path: ChosenPush['path'] };

/** The pushes of the attack on the ways that were chosen, or why one cannot go so. @rule MOVE-7 */
function pushesOf(
  { scenario, content }: AskedAtTable,
  asked: readonly ChosenPush[] = [],
): Result<readonly WayOfPush[]> {
  const pushes: WayOfPush[] = [];
  for (const { figure, path } of asked) {
    const found = aimAt(scenario, figure);
    if (!found.ok) return found;
    const push = pushOf(scenario, content, found.value.attack, found.value.aim);
    if (!push) return refuse({ code: 'noSuchTarget', figure });
    if (path.length === 0 && push.isOptional) {
      pushes.push({ ...push, path });
      continue;
    }
    const legal = legalPush(scenario, content, askedPush(push, path));
    if (!legal.ok) return legal;
    pushes.push({ ...push, path });
  }
  return ok(pushes);
}

function askedPush({ target, by, force: { kind, hexes } }: Push, path: ChosenPush['path']) {
  return { figure: target.id, from: by.at, kind, distance: hexes, path };
}

/** What has got in its way since is left to the players. */
function pushed(scenario: Scenario, content: Content, push: WayOfPush): Outcome<Scenario> {
  const { target, effect, path } = push;
  const now = findFigure(scenario, target.id);
  if (!now || !isInPlay(now) || path.length === 0) return unchanged(scenario);
  const legal = legalPush(scenario, content, askedPush(push, path));
  if (legal.ok) return pushAlong(scenario, content, legal.value, push.force.kind);
  const figure = target.id;
  return { next: scenario, events: [{ type: 'effectSaid', figure, effect, rule: 'EFFECT-1' }] };
}

function begun(
  { scenario, content }: AskedAtTable,
  command: CommandOfFields<typeof beginAttackFields>,
) {
  const attacker = findAttacker(scenario, command.attacker);
  const line = command.line ?? firstOpenLine(scenario, content, command.attacker, 'attack');
  const printed = attacker ? attackValues(scenario, content, attacker, line) : null;
  // A number that players entered for a monster has everything in it.
  const isPrinted =
    command.base === null || command.base === printed?.base || attacker?.kind === 'character';
  const ofCard =
    attacker && isPrinted
      ? command.targets.map((target) => withCardBonus(scenario, content, attacker, target, line))
      : command.targets;
  const targets = attacker
    ? withHeldBonuses({ scenario, content }, attacker, ofCard, { ...command, line })
    : ofCard;
  return beginAttack(scenario, content, { ...command, line, targets }, printed);
}

/** What cards in effect add against each of the targets, those under an area among them. @rule TURN-3 */
function withHeldBonuses(
  { scenario, content }: Pick<AskedAtTable, 'scenario' | 'content'>,
  attacker: Figure,
  asked: readonly AskedTarget[],
  {
    line,
    base,
    modifiers = [],
    area,
  }: Omit<CommandOfFields<typeof beginAttackFields>, 'line'> & Pick<Attack, 'line'>,
): AskedTarget[] {
  const added = (target: AskedTarget) =>
    withHeldBonus(scenario, content, attacker, target, { line, base, modifiers });
  const under = area ? areaTargets(scenario, content, attacker.id, area.hexes) : [];
  const besides = under
    .filter((figure) => !asked.some((target) => target.figure === figure))
    .map((figure) => added({ figure }))
    .filter((target) => target.modifiers !== undefined);
  return [...asked.map(added), ...besides];
}

function changed(
  attack: Attack,
  { type: _, ...told }: CommandOfFields<typeof changeAttackFields>,
): Attack {
  return { ...attack, ...given(told) };
}
