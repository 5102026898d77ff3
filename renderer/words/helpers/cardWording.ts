/** Words modifier cards. Each language passes in its words. */
import { readCard } from '#shared/content/notation/modifierCard';
import type { Effect, ModifierCard } from '#shared/vocabulary';
import { signed } from './phrases';

export interface CardWords {
  /** The names of cards and values that have one: 'null', 'x2', 'bless'. */
  readonly names: Readonly<Record<string, string>>;
  readonly rolling: string;
  readonly effect: (effect: Effect) => string;
}

/**
 * Returns a function that words a card: '+1', '×2', 'rolling +0 Poison'. A text that is no card
 * stays as it is.
 */
export function cardWording({ names, rolling, effect }: CardWords): (card: ModifierCard) => string {
  const nameOf = (name: string) => (Object.hasOwn(names, name) ? names[name] : undefined);
  return (card) => {
    const known = nameOf(card);
    if (known !== undefined) return known;
    const read = readCard(card);
    if (read?.value.op !== 'add') return card;
    const { value, effects } = read;
    const words = effects.length > 0 ? ` ${effects.map(effect).join(', ')}` : '';
    return `${read.rolling ? `${rolling} ` : ''}${signed(value.n)}${words}`;
  };
}
