/** Shield, retaliate and immunities of a figure. */
import type { StatBlock } from '../../content/types';
import type { RuleId } from '../../rulebook';
import type { Bonus, Figure } from '../../state';

export interface Retaliate {
  readonly value: number;
  /** Hexes it reaches; 1 = adjacent. */
  readonly range: number;
}

/** What is printed on a figure and matters when it is attacked. */
export interface PrintedTraits {
  readonly shield: number;
  readonly retaliate: readonly Retaliate[];
  /** Conditions, 'curse', 'push' and 'pull' that do nothing to it. */
  readonly immunities: readonly string[];
  readonly attackersGainDisadvantage: boolean;
}

const NO_TRAITS: PrintedTraits = {
  shield: 0,
  retaliate: [],
  immunities: [],
  attackersGainDisadvantage: false,
};

/**
 * The traits of a figure: those of its stat card for a monster, its own for a summon, whose retaliate
 * has the reach of its card, and what conditions of packs add. Printed ones hold whatever conditions it has.
 *
 * @rule MONSTER-3 RETALIATE-6 OWN-7
 */
export function traitsOf(figure: Figure, stats: StatBlock | null, reach = 1): PrintedTraits {
  const printed = printedOn(figure, stats, reach);
  const isCovered = figure.conditions.some(({ works }) => works?.attackersGainDisadvantage);
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

/** One shield that works against an attack, with the place it comes from. */
export interface ShieldPart {
  readonly source: 'printed' | 'thisAttack' | Bonus['source'];
  readonly value: number;
  readonly rule: RuleId;
}

/** All shields of a figure; they add up. @rule SHIELD-1 MONSTER-3 */
export function shieldsOf(figure: Figure, traits: PrintedTraits): readonly ShieldPart[] {
  const printed: ShieldPart = { source: 'printed', value: traits.shield, rule: 'MONSTER-3' };
  const bonuses = figure.bonuses
    .filter(({ kind }) => kind === 'shield')
    .map(({ source, value }): ShieldPart => ({ source, value, rule: 'SHIELD-1' }));
  return [printed, ...bonuses].filter(({ value }) => value > 0);
}

/** All retaliates of a figure, each with its own reach. @rule RETALIATE-2 MONSTER-3 */
export function retaliatesOf(figure: Figure, traits: PrintedTraits): readonly Retaliate[] {
  const bonuses = figure.bonuses
    .filter(({ kind }) => kind === 'retaliate')
    .map(({ value, range }) => ({ value, range }));
  return [...traits.retaliate, ...bonuses].filter(({ value }) => value > 0);
}
