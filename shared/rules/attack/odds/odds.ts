/** Exact probabilities of an attack's damage. */
import type { ModifierDeck } from '../../../state';
import type { AttackMode, Effect } from '../../../vocabulary';
import type { ReadCard } from '../../../content/notation/modifierCard';
import { isForAttacker } from '../../figures/conditions/conditions';
import { isSameEffect, pierceOf } from '../../../content/notation/effects';
import { LastDraw } from './lastDraw';
import { kindsOf, type CardKinds, type DrawCount } from './draws';

/** The known values of an attack whose cards are not drawn yet. */
export interface OddsAttack {
  /** The number after the attacker's modifiers. */
  readonly value: number;
  readonly mode: AttackMode;
  /** Sum of all shields, and the pierce that does not come from cards. */
  readonly shield: number;
  readonly pierce: number;
  /** True if a scenario rule prevents the target from suffering damage. */
  readonly cannotSuffer?: boolean;
  /** Hit points of the target; null = not needed. */
  readonly hitPoints: number | null;
  /** Effects of the attack without cards. */
  readonly effects: readonly Effect[];
}

export interface DamageChance {
  readonly damage: number;
  readonly chance: number;
}

export interface EffectChance {
  readonly effect: Effect;
  readonly chance: number;
}

export interface TotalOdds {
  /** Every possible damage with its probability, ascending. The probabilities add up to 1. */
  readonly damage: readonly DamageChance[];
  readonly mean: number;
}

export interface Odds extends TotalOdds {
  /** Probability that the target dies; null without its hit points. */
  readonly kill: number | null;
  /** Probability that an applied card has the effect. */
  readonly effects: readonly EffectChance[];
  /**
   * Probability that an effect of the cards or the attack applies. Effects on the target require
   * that it survives; without hit points it is assumed to survive.
   */
  readonly happens: readonly EffectChance[];
}

export type Deck = Pick<ModifierDeck, 'draw' | 'discard'>;

/**
 * Exact odds of an attack for the cards left in the deck in unknown order, without sampling.
 * Discards are shuffled in if the deck runs out. Double precision, so exact to about 1e-15.
 *
 * @rule ATTACK-1 DECK-2 DECK-4 ADVANTAGE-1 ADVANTAGE-2 ADVANTAGE-3 PIERCE-1
 */
export function odds(attack: OddsAttack, deck: Deck): Odds {
  const kinds = kindsOf(deck.draw, deck.discard);
  const asked = distinct(kinds.read.flatMap(({ effects }) => effects));
  const tally = tallyOf(kinds, asked);
  const damage = new Map<number, number>();
  const byEffects = new Map<bigint, { standing: number; down: number }>();
  new LastDraw(kinds, { ...attack, tally }).each(kinds.start, (cards, chance) => {
    const dealt = damageOf(cards, attack);
    const isDown = attack.hitPoints !== null && dealt >= attack.hitPoints;
    add(damage, dealt, chance);
    const sums = byEffects.get(cards.effects) ?? { standing: 0, down: 0 };
    sums[isDown ? 'down' : 'standing'] += chance;
    byEffects.set(cards.effects, sums);
  });
  const sets = [...byEffects].map(([on, chances]) => ({
    effects: asked.filter((_, bit) => (on >> BigInt(bit)) & 1n),
    ...chances,
  }));
  const kill = sets.reduce((sum, { down }) => sum + down, 0);
  return {
    ...summary(damage),
    kill: attack.hitPoints === null ? null : kill,
    ...effectChances(attack, sets),
  };
}

/** @rule EFFECT-1 DEATH-3 */
function effectChances(
  attack: OddsAttack,
  sets: readonly {
    readonly effects: readonly Effect[];
    readonly standing: number;
    readonly down: number;
  }[],
): Pick<Odds, 'effects' | 'happens'> {
  const effects = new Map<Effect, number>();
  const happens = new Map<Effect, number>();
  for (const { effects: onCards, standing, down } of sets) {
    for (const effect of onCards) add(effects, effect, standing + down);
    for (const effect of distinct([...attack.effects, ...onCards])) {
      add(happens, effect, isForAttacker(effect, null) ? standing + down : standing);
    }
  }
  return { effects: chancesIn(effects), happens: chancesIn(happens) };
}

function chancesIn(chances: ReadonlyMap<Effect, number>): readonly EffectChance[] {
  return [...chances].map(([effect, chance]) => ({ effect, chance }));
}

/** Removes duplicate effects. */
function distinct(effects: readonly Effect[]): readonly Effect[] {
  return effects.filter(
    (effect, index) => effects.findIndex((each) => isSameEffect(each, effect)) === index,
  );
}

/** Sum of all applied cards, in the best order for the attacker. */
export interface CardSum {
  readonly gain: number;
  readonly loss: number;
  readonly factor: number;
  readonly isNull: boolean;
  readonly pierce: number;
  /** Bit mask of the requested effects that the cards have. */
  readonly effects: bigint;
}

/** The functions that sum up cards. `asked` = the requested effects. */
export function tallyOf({ read }: CardKinds, asked: readonly Effect[]): DrawCount<CardSum> {
  const sums = read.map((card) => cardSum(card, asked));
  return {
    none: { gain: 0, loss: 0, factor: 1, isNull: false, pierce: 0, effects: 0n },
    add: (sum, kind) => {
      const card = sums[kind];
      if (!card) return sum;
      return {
        gain: sum.gain + card.gain,
        loss: sum.loss + card.loss,
        factor: sum.factor * card.factor,
        isNull: sum.isNull || card.isNull,
        pierce: sum.pierce + card.pierce,
        effects: sum.effects | card.effects,
      };
    },
    key: ({ gain, loss, factor, isNull, pierce, effects }) =>
      `${String(gain)} ${String(loss)} ${String(factor)} ${String(isNull)} ${String(pierce)} ${String(effects)}`,
  };
}

function cardSum({ value, effects }: ReadCard, asked: readonly Effect[]): CardSum {
  const added = value.op === 'add' ? value.n : 0;
  return {
    gain: Math.max(0, added),
    loss: Math.min(0, added),
    factor: value.op === 'multiply' ? value.n : 1,
    isNull: value.op === 'null',
    pierce: pierceOf(effects),
    effects: asked.reduce(
      (bits, each, bit) =>
        effects.some((effect) => isSameEffect(effect, each)) ? bits | (1n << BigInt(bit)) : bits,
      0n,
    ),
  };
}

/** @rule ATTACK-3 ATTACK-6 ATTACK-7 SHIELD-1 PIERCE-1 */
export function damageOf(
  cards: CardSum,
  { value, shield, pierce, cannotSuffer }: OddsAttack,
): number {
  if (cards.isNull || cannotSuffer) return 0;
  const afterCards = (value + cards.gain) * cards.factor + cards.loss;
  return Math.max(0, afterCards - Math.max(0, shield - pierce - cards.pierce));
}

export function add<K>(chances: Map<K, number>, key: K, chance: number): void {
  chances.set(key, (chances.get(key) ?? 0) + chance);
}

/** Probabilities by damage in ascending order, and their mean. */
export function summary(chances: ReadonlyMap<number, number>): TotalOdds {
  const damage = [...chances]
    .map(([dealt, chance]) => ({ damage: dealt, chance }))
    .toSorted((a, b) => a.damage - b.damage);
  const mean = damage.reduce((sum, each) => sum + each.damage * each.chance, 0);
  return { damage, mean };
}
