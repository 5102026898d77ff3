/** Numeric effects of items on the current attack. */
import type { Content } from '../../../content/content';
import type { ItemContent, ItemEffect } from '../../../content/types';
import type { Attack, AttackTarget, Character, Scenario } from '../../../state';
import type { Effect } from '../../../vocabulary';
import { isBeforeDraw, modeAgainst } from '../../attack/draw/draw';
import { nameModifiers, type AskedModifier } from '../../attack/targets';
import { WHOLE_SHIELD } from '../../cards/lineAction';
import { traitsInRound } from '../../attack/traitsInRound';
import { findAttacker, findFigure } from '../../figures/figures';

/** Effects with other fields, such as a price, are left to the players. */
const PLAIN: readonly string[] = ['type', 'value', 'when', 'kind', 'scope', 'effects'];

/**
 * Applies a character's item to the attack that it makes or suffers. Returns the same object if the
 * item has no effect or an ambiguous one.
 *
 * @rule ITEM-1 ITEM-6 ATTACK-1
 */
export function withItemInAttack(
  scenario: Scenario,
  content: Content,
  character: Character,
  { name, effects = [] }: Pick<ItemContent, 'name' | 'effects'>,
): Scenario {
  const plain = effects.filter((effect) => Object.keys(effect).every((key) => PLAIN.includes(key)));
  return plain.reduce((now, effect) => {
    const { attack } = now;
    if (!attack) return now;
    if (attack.attacker === character.id) return withOwn(now, attack, name, effect);
    const aim = attack.targets.find(({ figure }) => figure === character.id);
    const against = aim && applyToTarget(now, content, aim, effect);
    return !against || against === aim ? now : withAim(now, attack, against);
  }, scenario);
}

function withAim(scenario: Scenario, attack: Attack, aim: AttackTarget): Scenario {
  const targets = attack.targets.map((each) => (each.figure === aim.figure ? aim : each));
  return { ...scenario, attack: { ...attack, targets } };
}

/** Effects used by the target. */
function applyToTarget(
  scenario: Scenario,
  content: Content,
  aim: AttackTarget,
  { type, when, value }: ItemEffect,
): AttackTarget {
  if (when !== 'attacked' && when !== 'damagedByAttack') return aim;
  switch (type) {
    case 'shield':
      return typeof value === 'number' ? { ...aim, extraShield: aim.extraShield + value } : aim;
    case 'noDamage':
      return { ...aim, overrides: { ...aim.overrides, damage: 0 } };
    case 'attackerDisadvantage':
      return isBeforeDraw(aim) ? addDisadvantage(scenario, content, aim) : aim;
    default:
      return aim;
  }
}

/** @rule ADVANTAGE-5 */
function addDisadvantage(scenario: Scenario, content: Content, aim: AttackTarget): AttackTarget {
  const { attack } = scenario;
  const attacker = attack && findAttacker(scenario, attack.attacker);
  const target = findFigure(scenario, aim.figure);
  if (!attack || !attacker || !target) return aim;
  const worse = { ...attack, disadvantage: attack.disadvantage + 1 };
  const { mode } = modeAgainst(worse, aim, attacker, traitsInRound(scenario, content, target));
  return { ...aim, modeOverride: mode };
}

/** Effects used by the attacker before any card is drawn. */
function withOwn(scenario: Scenario, attack: Attack, name: string, effect: ItemEffect): Scenario {
  const { when, kind, scope } = effect;
  const isMeant = kind === undefined || (kind === 'ranged') === attack.ranged;
  // If there are several attacks, the players choose one.
  const isOne = scope === 'action' || attack.targets.length === 1;
  const isInTime = attack.targets.every(isBeforeDraw);
  if (when !== 'myAttack' || !isMeant || !isOne || !isInTime) return scenario;
  const changed = (change: Partial<Attack>) => ({ ...scenario, attack: { ...attack, ...change } });
  switch (effect.type) {
    case 'attack': {
      const bonus: AskedModifier = { op: 'add', n: Number(effect.value), source: name };
      const named = nameModifiers(scenario, Number.isInteger(bonus.n) ? [bonus] : []);
      const modifiers = [...attack.modifiers, ...named.modifiers];
      const effects = mergeEffects(attack, effect.effects);
      return { ...named.scenario, attack: { ...attack, modifiers, effects } };
    }
    case 'advantage':
      return changed({ advantage: attack.advantage + 1 });
    case 'condition':
      return changed({ effects: mergeEffects(attack, effect.effects) });
    case 'ignoreShields':
      return changed({ pierce: WHOLE_SHIELD });
    case 'pierce':
      return changed({ pierce: attack.pierce + Number(effect.value) });
    default:
      return scenario;
  }
}

function mergeEffects({ effects }: Attack, more: ItemEffect['effects'] = []): Effect[] {
  return [...new Set<Effect>([...effects, ...more])];
}
