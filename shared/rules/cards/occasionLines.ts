/** What a card in effect gives each time its occasion comes, as far as Standee can do it. */
import type { Occasion } from '../../content/notation/cardKeywords';
import type { CardLine } from '../../content/types';
import type { CardDeed } from './lineAction';
import { halfLine, type HalfLine } from './cardLines';

/** A shield or retaliate for one attack belongs into that attack, not on the figure. */
const WHOLE: readonly CardDeed['kind'][] = [
  ...(['attack', 'damage', 'heal', 'condition', 'cure', 'kill'] as const),
  ...(['infuse', 'experience', 'loot', 'move', 'grant'] as const),
];

/** There it is another figure that does it. */
const OF_OTHERS: Readonly<Partial<Record<Occasion, Pick<CardLine, 'type' | 'affects'>>>> = {
  bearAttack: { type: 'command' },
  startOfAllyTurn: { type: 'perform', affects: 'oneAlly' },
  beforeAllyAttackAction: { type: 'perform', affects: 'oneAlly' },
};

/**
 * Each by itself, for whoever plays the card, or for the figure that it lets act; what counts
 * something or changes another line is said, and so is a price other than damage. Whether the
 * occasion is there is the players' to say.
 *
 * @rule TURN-3
 */
export function occasionLines({ printed, ref }: HalfLine): readonly HalfLine[] {
  const { type, on, cost, per, when, actions = [] } = printed;
  // What hangs on something that comes later, as long as the card lies there.
  if (type === 'experience') return when ? [halfLine(ref, printed)] : [];
  if (type === 'doom') return actions.flatMap((each) => occasionLines(halfLine(ref, each)));
  if (type === 'song') return actions.flatMap((each) => ofSong(ref, each));
  if (type !== 'trigger' || per || (cost && cost.damage === undefined)) return [];
  const others = on && OF_OTHERS[on];
  return actions
    .flatMap((each) => choicesOf(each))
    .map((each): CardLine => (others ? { ...others, actions: [each] } : each))
    .map((each) => halfLine(ref, cost ? { ...each, cost } : each))
    .filter(({ deed }) => deed !== null && WHOLE.includes(deed.kind));
}

/** Its experience is gained as a turn begins. */
function ofSong(ref: HalfLine['ref'], line: CardLine): readonly HalfLine[] {
  const own = halfLine(ref, line);
  return line.type === 'experience' ? [own] : occasionLines(own);
}

function choicesOf(line: CardLine): readonly CardLine[] {
  return line.type === 'chooseOne' ? (line.actions ?? []) : [line];
}
