/** How much a line of an event gives or takes, where the table says otherwise; and what else happens there. */
import type { EventLine, LineEffect } from './outcomes';

/** What players say of a line. */
export interface ToldAmount {
  readonly line: string;
  readonly amount: number;
}

/** Those that go down as well as up. */
const SIGNED = ['experience', 'gold', 'checkMarks', 'collectiveGold', 'reputation', 'prosperity'];

/** Something else that happened at the table: lines that every option has, and that give nothing as printed. */
export const MORE_LINES: readonly EventLine[] = (
  ['gold', 'experience', 'checkMarks', 'reputation', 'prosperity'] as const
).map((type) => ({
  id: `more.${type}`,
  effect: { type, value: 0 },
  applies: false,
  oneOf: null,
}));

/** The number of a line; null = it has none that could be another. */
export function amountIn(effect: LineEffect): number | null {
  if (effect.type === 'consumeItem') return effect.count;
  return 'value' in effect ? effect.value : null;
}

export function leastAmount({ type }: LineEffect): number {
  return SIGNED.includes(type) ? -999 : 0;
}

/** A line as the players tell it. @rule EVENT-4 */
export function withAmount(line: EventLine, amounts: readonly ToldAmount[]): EventLine {
  const told = amounts.find((each) => each.line === line.id);
  const { effect } = line;
  if (!told || amountIn(effect) === null) return line;
  const { amount } = told;
  const changed =
    effect.type === 'consumeItem' ? { ...effect, count: amount } : { ...effect, value: amount };
  return { ...line, effect: changed as LineEffect };
}

/** Whether every amount is one of a line that has some, and of a size that it can have. */
export function areAmounts(amounts: readonly ToldAmount[], lines: readonly EventLine[]): boolean {
  return amounts.every(({ line: id, amount }) => {
    const line = lines.find((each) => each.id === id);
    return line && amountIn(line.effect) !== null && amount >= leastAmount(line.effect);
  });
}
