/** Advantage and disadvantage: where they come from, and which cards count. */
import type { Figure } from '../../../state';
import type { AttackMode, Effect } from '../../../vocabulary';
import type { RuleId } from '../../../rulebook';
import { best } from '../numbers/modifierOrder';
import { hasCondition } from '../../figures/conditions';
import { type ReadCard } from '../../../content/notation/modifierCard';
import { readEffect } from '../../../content/notation/effects';

/** Why an attack has advantage or disadvantage. */
export interface ModeSource {
  readonly gives: 'advantage' | 'disadvantage';
  readonly kind: 'strengthen' | 'muddle' | 'adjacentRanged' | 'told' | 'target' | 'condition';
  readonly rule: RuleId;
}

export interface ModeInput {
  readonly attacker: Figure;
  readonly ranged: boolean;
  /** Hexes to the target; null = unknown, which is taken as not adjacent. */
  readonly distance: number | null;
  /** Sources besides strengthen, muddle and adjacency, as the players or the stat card told. */
  readonly advantage: number;
  readonly disadvantage: number;
  /** The target’s card gives its attackers disadvantage. */
  readonly targetGivesDisadvantage: boolean;
}

/**
 * How to draw, and everything that speaks for and against it. Sources do not add up, and one of
 * each cancels all.
 *
 * @rule STRENGTHEN-1 MUDDLE-1 ADVANTAGE-4 ADVANTAGE-5 AREA-7 OWN-7
 */
export function attackMode(input: ModeInput): {
  readonly mode: AttackMode;
  readonly sources: readonly ModeSource[];
} {
  const sources = modeSources(input);
  const advantage = sources.some(({ gives }) => gives === 'advantage');
  const disadvantage = sources.some(({ gives }) => gives === 'disadvantage');
  if (advantage === disadvantage) return { mode: 'normal', sources };
  return { mode: advantage ? 'advantage' : 'disadvantage', sources };
}

function modeSources(input: ModeInput): readonly ModeSource[] {
  const { attacker } = input;
  const told = { kind: 'told', rule: 'ADVANTAGE-5' } as const;
  const all: readonly (ModeSource & { readonly holds: boolean })[] = [
    {
      gives: 'advantage',
      kind: 'strengthen',
      rule: 'STRENGTHEN-1',
      holds: hasCondition(attacker, 'strengthen'),
    },
    { gives: 'advantage', ...told, holds: input.advantage > 0 },
    ...(['advantage', 'disadvantage'] as const).map((gives) => ({
      ...({ gives, kind: 'condition', rule: 'OWN-7' } as const),
      holds: attacker.conditions.some(({ works }) => works?.attacks === gives),
    })),
    {
      gives: 'disadvantage',
      kind: 'muddle',
      rule: 'MUDDLE-1',
      holds: hasCondition(attacker, 'muddle'),
    },
    {
      gives: 'disadvantage',
      kind: 'adjacentRanged',
      rule: 'ADVANTAGE-4',
      holds: input.ranged && input.distance === 1,
    },
    {
      gives: 'disadvantage',
      kind: 'target',
      rule: 'MONSTER-1',
      holds: input.targetGivesDisadvantage,
    },
    { gives: 'disadvantage', ...told, holds: input.disadvantage > 0 },
  ];
  return all.flatMap(({ holds, ...source }) => (holds ? [source] : []));
}

export interface Comparison {
  /** 'same' = neither number nor effects differ, so it does not matter which counts. */
  readonly better: 'first' | 'second' | 'same' | 'unclear';
  /** A x2 that comes to less than an added number, which some tables read otherwise (C-2). */
  readonly isContested: boolean;
}

/**
 * Compares two cards by the number an attack of `value` would have with each, and by their effects,
 * which are worth something positive but unknown.
 *
 * @rule ADVANTAGE-1 OWN-2
 */
export function compareCards(value: number, first: ReadCard, second: ReadCard): Comparison {
  const number = (card: ReadCard) => Math.max(0, best(value, [card.value]));
  const [a, b] = [number(first), number(second)];
  const isFirst = a >= b && covers(first.effects, second.effects);
  const isSecond = b >= a && covers(second.effects, first.effects);
  const isContested =
    (isDoubling(first) && isAdding(second) && a < b) ||
    (isDoubling(second) && isAdding(first) && b < a);
  if (isFirst && isSecond) return { better: 'same', isContested };
  if (isFirst || isSecond) return { better: isFirst ? 'first' : 'second', isContested };
  return { better: 'unclear', isContested };
}

const isDoubling = (card: ReadCard) => card.value.op === 'multiply';
const isAdding = (card: ReadCard) => card.value.op === 'add';

/** Whether each of the `others` is found in `effects`, of the same kind and at least as strong. */
function covers(effects: readonly Effect[], others: readonly Effect[]): boolean {
  const left = effects.map(named);
  return others.map(named).every((other) => {
    const at = left.findIndex((each) => each.name === other.name && each.n >= other.n);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

function named(effect: Effect): { readonly name: string; readonly n: number } {
  const { n } = readEffect(effect);
  return { name: effect.replace(/ [1-9]/, ''), n };
}

/** Which of the cards turned over count, and how sure that is. */
export interface Counted {
  /** Places in the cards turned over, in the order drawn. */
  readonly places: readonly number[];
  readonly ambiguous: boolean;
  readonly isContested: boolean;
}

/**
 * Which cards count. With two cards that are not rolling, the better or the worse; where that is
 * unclear, the first.
 *
 * @rule DECK-2 ADVANTAGE-1 ADVANTAGE-2 ADVANTAGE-3
 */
export function countedCards(value: number, cards: readonly ReadCard[], mode: AttackMode): Counted {
  const all = cards.map((_, place) => place);
  const sure = (places: readonly number[]) => ({ places, ambiguous: false, isContested: false });
  if (mode === 'normal' || cards.length < 2) {
    const isIgnored = mode === 'disadvantage' && cards[0]?.rolling === true;
    return sure(isIgnored ? [] : all);
  }
  const [first, second] = cards as readonly [ReadCard, ReadCard];
  if (first.rolling || second.rolling) {
    return sure(mode === 'advantage' ? all : all.filter((place) => !cards[place]?.rolling));
  }
  const { better, isContested } = compareCards(value, first, second);
  if (better === 'same' || better === 'unclear') {
    return { places: [0], ambiguous: better === 'unclear', isContested };
  }
  const isFirst = (better === 'first') === (mode === 'advantage');
  return { places: [isFirst ? 0 : 1], ambiguous: false, isContested };
}

/**
 * Whether nothing more is to be drawn.
 *
 * @rule DECK-2 ADVANTAGE-2 ADVANTAGE-3
 */
export function isDrawComplete(cards: readonly ReadCard[], mode: AttackMode): boolean {
  const last = cards.at(-1);
  if (mode === 'normal') return last !== undefined && !last.rolling;
  if (cards.length < 2) return false;
  const bothRoll = cards.slice(0, 2).every(({ rolling }) => rolling);
  return bothRoll ? last?.rolling === false : true;
}
