/** Words a modifier card in any language; it has no words of its own. */
import type { Effect, ModifierCard } from '#shared/vocabulary';

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
    const parts = /^(r?)([+-]\d+|x2|null)(?: (.+))?$/.exec(card);
    if (!parts) return card;
    const [, isRolling = '', value = '', effects] = parts;
    const number = nameOf(value) ?? value.replace('-', '−');
    const words = effects === undefined ? '' : ` ${effect(effects as Effect)}`;
    return `${isRolling ? `${rolling} ` : ''}${number}${words}`;
  };
}
