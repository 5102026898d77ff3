import type { GameEvent } from '../events';
import type { ModifierDeckId } from '../ids';
import type { Random } from '../random';
import type { Attack, AttackTarget, DrawnCards, Figure, ModifierDeck } from '../state';
import { attackSteps } from './attack';
import { attackMode } from './advantage';
import { drawForMode } from './attackDraw';
import { resolveTarget, type Resolution } from './attackResolution';
import type { PrintedTraits } from './traits';

/** A whole attack action, before its first card is drawn. */
export interface AttackAction {
  readonly attack: Attack;
  readonly attacker: Figure;
  readonly attackerTraits: PrintedTraits;
  /** In the order of the attack’s targets. */
  readonly targets: readonly { readonly figure: Figure; readonly traits: PrintedTraits }[];
  readonly deck: ModifierDeck;
  readonly deckId: ModifierDeckId;
  readonly isAttackersTurn: boolean;
}

export interface ActionOutcome {
  readonly attacker: Figure;
  readonly deck: ModifierDeck;
  /** Per target what was drawn and done; null = the attacker was gone before. */
  readonly attacks: readonly ({ drawn: DrawnCards; resolution: Resolution } | null)[];
  readonly events: readonly GameEvent[];
}

/**
 * Attacks the targets one after the other, each with its own cards, until retaliate removes the
 * attacker.
 *
 * @rule ATTACK-4 ATTACK-5 RETALIATE-7
 */
export function playAttack(action: AttackAction, random: Random): ActionOutcome {
  const start: ActionOutcome = {
    attacker: action.attacker,
    deck: action.deck,
    attacks: [],
    events: [],
  };
  return action.attack.targets.reduce((done, aim, index) => {
    const target = action.targets[index];
    if (!target || done.attacker.hitPoints <= 0) return withAttack(done, null);
    return attackOne(done, { ...action, aim, target }, random);
  }, start);
}

function withAttack(done: ActionOutcome, attack: ActionOutcome['attacks'][number]): ActionOutcome {
  return { ...done, attacks: [...done.attacks, attack] };
}

interface OneTarget extends AttackAction {
  readonly aim: AttackTarget;
  readonly target: AttackAction['targets'][number];
}

function attackOne(done: ActionOutcome, action: OneTarget, random: Random): ActionOutcome {
  const { attack, aim, target, deckId } = action;
  const { figure, traits } = target;
  const mode = aim.modeOverride ?? modeAgainst(attack, aim, done.attacker, traits);
  const { modified } = attackSteps({ attack, aim, target: figure, traits });
  const draw = drawForMode(done.deck, deckId, mode, modified, random);
  if (!draw) return withAttack(done, null);
  const resolution = resolveTarget({
    attack,
    aim: { ...aim, drawn: draw.drawn },
    attacker: done.attacker,
    target: figure,
    traits,
    attackerTraits: action.attackerTraits,
    isAttackersTurn: action.isAttackersTurn,
    negateRetaliate: null,
  });
  return {
    attacker: resolution.attacker,
    deck: draw.deck,
    attacks: [...done.attacks, { drawn: draw.drawn, resolution }],
    events: [...done.events, ...draw.events, ...resolution.events],
  };
}

/** How to draw against one target of an attack. */
export function modeAgainst(
  attack: Attack,
  aim: AttackTarget,
  attacker: Figure,
  traits: PrintedTraits,
): DrawnCards['mode'] {
  return attackMode({
    attacker,
    ranged: attack.ranged,
    distance: aim.distance,
    advantage: attack.advantage,
    disadvantage: attack.disadvantage,
    targetGivesDisadvantage: traits.attackersGainDisadvantage,
  }).mode;
}
