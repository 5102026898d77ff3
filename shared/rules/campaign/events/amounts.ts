/** The amounts of event effects that players can change, and effects that they can add. */
import type { EventLine, LineEffect } from './outcomes';

/** An amount that players entered for an effect. */
export interface EnteredAmount {
  readonly line: string;
  readonly amount: number;
}

/** Amounts that can be negative. */
const SIGNED = ['experience', 'gold', 'checkMarks', 'collectiveGold', 'reputation', 'prosperity'];

/** Effects that players can add to any option. They start without an amount. */
export const MORE_LINES: readonly EventLine[] = (
  ['gold', 'experience', 'checkMarks', 'reputation', 'prosperity'] as const
).map((type) => ({
  id: `more.${type}`,
  effect: { type, value: 0 },
  applies: false,
  oneOf: null,
}));

/** The amount of an effect; null = it has none that can be changed. */
export function amountIn(effect: LineEffect): number | null {
  if (effect.type === 'consumeItem') return effect.count;
  return 'value' in effect ? effect.value : null;
}

export function minAmount({ type }: LineEffect): number {
  return SIGNED.includes(type) ? -999 : 0;
}

/** An effect with the players' amount. @rule EVENT-4 */
export function withAmount(line: EventLine, amounts: readonly EnteredAmount[]): EventLine {
  const entered = amounts.find((each) => each.line === line.id);
  const { effect } = line;
  if (!entered || amountIn(effect) === null) return line;
  const { amount } = entered;
  const changed =
    effect.type === 'consumeItem' ? { ...effect, count: amount } : { ...effect, value: amount };
  return { ...line, effect: changed as LineEffect };
}

/** True if every amount belongs to an effect with an amount and is large enough. */
export function areAmounts(
  amounts: readonly EnteredAmount[],
  lines: readonly EventLine[],
): boolean {
  return amounts.every(({ line: id, amount }) => {
    const line = lines.find((each) => each.id === id);
    return line && amountIn(line.effect) !== null && amount >= minAmount(line.effect);
  });
}
