/** What a card in effect gives each time its occasion comes, as far as Standee can do it. */
import type { Occasion } from '../../content/cardKeywords';
import type { CardLine } from '../../content/types';
import type { CardDeed } from './cardDeed';
import { halfLine, type HalfLine } from './cardLines';

/** A shield or retaliate for one attack belongs into that attack, not on the figure. */
const WHOLE: readonly CardDeed['kind'][] = [
  ...(['attack', 'damage', 'heal', 'condition', 'cure'] as const),
  ...(['infuse', 'experience', 'loot', 'move'] as const),
];

/** There it is another figure that does it. */
const OF_OTHERS: readonly Occasion[] = ['bearAttack', 'startOfAllyTurn'];

/**
 * Each by itself, for whoever plays the card; what has a price, counts something, or changes another
 * line is said in words only. Whether the occasion is there is the players' to say.
 *
 * @rule TURN-3
 */
export function occasionLines({ printed, ref }: HalfLine): readonly HalfLine[] {
  const { type, on, cost, per } = printed;
  const inner = (printed.actions ?? []).flatMap((each) => choicesOf(each));
  if (type === 'doom') return inner.flatMap((each) => occasionLines(halfLine(ref, each)));
  if (type !== 'trigger' || cost || per || (on && OF_OTHERS.includes(on))) return [];
  return inner
    .map((each) => halfLine(ref, each))
    .filter(({ deed }) => deed !== null && WHOLE.includes(deed.kind));
}

function choicesOf(line: CardLine): readonly CardLine[] {
  return line.type === 'chooseOne' ? (line.actions ?? []) : [line];
}
