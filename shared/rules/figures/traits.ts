/** Shield, retaliate and immunities of a figure. */
import type { ModifierKind } from '../../content/notation/cardKeywords';
import {
  readerAsPlus0,
  withReducedRandomness,
  type CardReader,
} from '../../content/notation/modifierCard';
import type { StatBlock } from '../../content/types';
import type { Condition } from '../../vocabulary';
import type { RuleId } from '../../rulebook';
import type { Bonus, Figure } from '../../state';
import { hasTrait } from './conditions/conditionTraits';

export interface Retaliate {
  readonly value: number;
  /** Range of the retaliate in hexes; 1 = adjacent. */
  readonly range: number;
}

/** Printed traits that affect attacks against a figure. */
export interface PrintedTraits {
  readonly shield: number;
  readonly retaliate: readonly Retaliate[];
  /** Conditions, 'curse', 'push' and 'pull' that do not affect the figure. */
  readonly immunities: readonly string[];
  readonly attackersGainDisadvantage: boolean;
  /**
   * Kinds of modifier cards that count as +0 in attacks against the figure, and in its own attacks.
   */
  readonly plus0ForAttackers?: readonly ModifierKind[];
  readonly plus0InAttacks?: readonly ModifierKind[];
  /** Set if the game uses reduced randomness. */
  readonly reducedRandomness?: true;
  /** Conditions that the figure gains instead of others, by the replaced one. */
  readonly insteadOf?: ReadonlyMap<string, Condition>;
  /** Bonus to the figure's retaliate. */
  readonly retaliateBonus?: number;
  /** Set if a scenario rule prevents the figure from suffering damage. */
  readonly cannotSuffer?: true;
}

const NO_TRAITS: PrintedTraits = {
  shield: 0,
  retaliate: [],
  immunities: [],
  attackersGainDisadvantage: false,
};

/**
 * The traits of a figure: a monster's stat card, a summon's stats with the retaliate range of its
 * card, and traits from conditions. Conditions do not remove printed traits.
 *
 * @rule MONSTER-3 RETALIATE-6 OWN-7
 */
export function traitsOf(figure: Figure, stats: StatBlock | null, reach = 1): PrintedTraits {
  const printed = printedOn(figure, stats, reach);
  const isCovered = hasTrait(figure, (traits) => traits.attackersGainDisadvantage);
  return isCovered ? { ...printed, attackersGainDisadvantage: true } : printed;
}

function printedOn(figure: Figure, stats: StatBlock | null, reach: number): PrintedTraits {
  if (figure.kind === 'summon') {
    const { shield, retaliate } = figure;
    return {
      ...NO_TRAITS,
      shield,
      retaliate: retaliate > 0 ? [{ value: retaliate, range: reach }] : [],
    };
  }
  if (figure.kind !== 'monster' || !stats) return NO_TRAITS;
  return {
    shield: stats.shield ?? 0,
    retaliate: stats.retaliate ? [stats.retaliate] : [],
    immunities: stats.immunities ?? [],
    attackersGainDisadvantage: stats.attackersGainDisadvantage === true,
  };
}

/** One shield that applies to an attack, and its source. */
export interface ShieldPart {
  readonly source: 'printed' | 'thisAttack' | Bonus['source'];
  readonly value: number;
  readonly rule: RuleId;
}

/** All shields of a figure. They add up. @rule SHIELD-1 MONSTER-3 */
export function shieldsOf(figure: Figure, traits: PrintedTraits): readonly ShieldPart[] {
  const printed: ShieldPart = { source: 'printed', value: traits.shield, rule: 'MONSTER-3' };
  const bonuses = figure.bonuses
    .filter(({ kind }) => kind === 'shield')
    .map(({ source, value }): ShieldPart => ({ source, value, rule: 'SHIELD-1' }));
  return [printed, ...bonuses].filter(({ value }) => value > 0);
}

/** All retaliates of a figure, each with its own range. @rule RETALIATE-2 MONSTER-3 */
export function retaliatesOf(figure: Figure, traits: PrintedTraits): readonly Retaliate[] {
  const bonuses = figure.bonuses
    .filter(({ kind }) => kind === 'retaliate')
    .map(({ value, range }) => ({ value, range }));
  const [first, ...others] = [...traits.retaliate, ...bonuses].filter(({ value }) => value > 0);
  if (!first) return [];
  return [{ ...first, value: first.value + (traits.retaliateBonus ?? 0) }, ...others];
}

/** A card parser for attacks against a figure with these traits. @rule ITEM-5 TURN-3 VARIANT-1 */
export function readerAgainst({
  plus0ForAttackers = [],
  reducedRandomness,
}: PrintedTraits): CardReader {
  const read = readerAsPlus0(plus0ForAttackers);
  return reducedRandomness ? (card) => withReducedRandomness(read(card)) : read;
}
