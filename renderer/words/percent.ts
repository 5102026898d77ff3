/** Words probabilities in the player's language. */
import { locale } from './language';

let percents: Intl.NumberFormat | null = null;

/**
 * A probability in per cent: '42%', in German '42 %'. Small ones are not rounded to 0, large ones
 * not to 100.
 */
export function percent(chance: number): string {
  percents ??= new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: 0 });
  if (chance > 0 && chance < 0.005) return `<${percents.format(0.01)}`;
  if (chance < 1 && chance > 0.995) return `>${percents.format(0.99)}`;
  return percents.format(chance);
}
