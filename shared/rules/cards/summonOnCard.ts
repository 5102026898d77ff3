import { effectText } from '../../content/notation/effects';
import type { CardLine } from '../../content/types';
import type { EffectText } from '../../vocabulary';

export type PrintedSummon = NonNullable<CardLine['summon']>;

/** Numbers and effects of a summon as its card prints them. @rule SUMMON-2 */
export interface SummonOnCard {
  readonly name: string;
  readonly hitPoints: number;
  /** Attack value; 0 if it counts something, so players are asked at each attack. */
  readonly attack: number;
  readonly move: number;
  readonly range: number;
  readonly shield: number;
  readonly retaliate: number;
  readonly flying: boolean;
  readonly attackEffects: readonly EffectText[];
}

/** @rule SUMMON-2 */
export function summonOnCard(summon: PrintedSummon): SummonOnCard {
  const { attackEffects = [], attackInfuse: element } = summon;
  const infuse = element ? [effectText({ kind: 'infuse', element })] : [];
  return {
    name: summon.name,
    hitPoints: summon.hitPoints,
    attack: typeof summon.attack === 'number' ? summon.attack : 0,
    move: summon.move ?? 0,
    range: summon.range,
    shield: summon.shield ?? 0,
    retaliate: summon.retaliate?.value ?? 0,
    flying: summon.flying === true,
    attackEffects: [...attackEffects, ...infuse],
  };
}
