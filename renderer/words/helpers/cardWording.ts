/** Words a modifier card in any language; it has no words of its own. */
import { readCard } from '#shared/content/notation/modifierCard';
import type { Effect, ModifierCard } from '#shared/vocabulary';
import { signed } from './phrases';

export interface CardWords {
  /** Cards and values that have names: 'null', 'x2', 'bless'. */
  readonly names: Readonly<Record<string, string>>;
  readonly rolling: string;
  readonly effect: (effect: Effect) => string;
}

/** '+1', '×2', 'rolling +0 Poison'. Other texts stay as they are. */
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
