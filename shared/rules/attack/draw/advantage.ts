/** Advantage and disadvantage: sources, and the cards that count. */
import type { Figure } from '../../../state';
import type { AttackMode, Condition, Effect } from '../../../vocabulary';
import type { RuleId } from '../../../rulebook';
import { bestResult } from '../numbers/modifierOrder';
import { ruleOfCondition } from '../../../content/printedConditions';
import { traitsOfCondition } from '../../figures/conditions/conditionTraits';
import type { ReadCard } from '../../../content/notation/modifierCard';

/** A source of advantage or disadvantage. */
export type ModeSource = {
  readonly gives: 'advantage' | 'disadvantage';
  readonly rule: RuleId;
} & (
  | { readonly kind: 'condition'; readonly condition: Condition }
  | { readonly kind: 'adjacentRanged' | 'entered' | 'target' }
);

export interface ModeInput {
  readonly attacker: Figure;
  readonly ranged: boolean;
  /** Hexes to the target; null = unknown, treated as not adjacent. */
  readonly distance: number | null;
  /**
   * Numbers of sources of advantage and disadvantage besides conditions and adjacency, from players
   * or the stat card.
   */
  readonly advantage: number;
  readonly disadvantage: number;
  /** True if the target's card gives its attackers disadvantage. */
  readonly targetGivesDisadvantage: boolean;
}

/**
 * The draw mode (advantage, disadvantage or normal) and its sources. Several sources of the same
 * kind do not add up. One of each cancels both.
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
  const entered = { kind: 'entered', rule: 'ADVANTAGE-5' } as const;
  const others: readonly (ModeSource & { readonly holds: boolean })[] = [
    { gives: 'advantage', ...entered, holds: input.advantage > 0 },
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
    { gives: 'disadvantage', ...entered, holds: input.disadvantage > 0 },
  ];
  return [
    ...conditionSources(input.attacker),
    ...others.flatMap(({ holds, ...source }) => (holds ? [source] : [])),
  ];
}

function conditionSources({ conditions }: Figure): readonly ModeSource[] {
  return conditions.flatMap((each): readonly ModeSource[] => {
    const gives = traitsOfCondition(each).attacks;
    const { name: condition } = each;
    return gives ? [{ gives, kind: 'condition', condition, rule: ruleOfCondition(condition) }] : [];
  });
}

export interface Comparison {
  /** 'same' = numbers and effects are equal, so either card can count. */
  readonly better: 'first' | 'second' | 'same' | 'unclear';
  /**
   * True if one card is a x2 that gives less than an added number. The sources disagree about this
   * case (C-2 in docs/RULES.md).
   */
  readonly isContested: boolean;
}

/**
 * Compares two cards by the resulting attack number for `value`, and by their effects. Effects have
 * a positive but unknown value.
 *
 * @rule ADVANTAGE-1 OWN-2
 */
export function compareCards(value: number, first: ReadCard, second: ReadCard): Comparison {
  const number = (card: ReadCard) => Math.max(0, bestResult(value, [card.value]));
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

/** True if `effects` contains each of `others` in the same kind and at least the same strength. */
function covers(effects: readonly Effect[], others: readonly Effect[]): boolean {
  const left = effects.map(strengthOf);
  return others.map(strengthOf).every((other) => {
    const index = left.findIndex((each) => each.name === other.name && each.n >= other.n);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
}

/** The number of an effect, and a key shared by the effects that can be compared with it. */
function strengthOf(effect: Effect): { readonly name: string; readonly n: number } {
  switch (effect.kind) {
    case 'push':
    case 'pull':
      return { name: effect.kind, n: effect.hexes };
    case 'pierce':
    case 'heal':
    case 'shield':
      return { name: effect.kind, n: effect.value };
    case 'target':
      return { name: effect.kind, n: effect.targets };
    case 'condition':
      return { name: effect.condition, n: 0 };
    case 'infuse':
      return { name: effect.element, n: 0 };
    case 'bless':
    case 'curse':
    case 'addTarget':
    case 'refreshItem':
      return { name: effect.kind, n: 0 };
  }
}

/** The drawn cards that count, and a flag for an unclear choice. */
export interface Counted {
  /** Indexes into the drawn cards, in draw order. */
  readonly places: readonly number[];
  readonly ambiguous: boolean;
  readonly isContested: boolean;
}

/**
 * The drawn cards that count. Of two non-rolling cards this is the better or the worse one; if that
 * is unclear, the first.
 *
 * @rule DECK-2 ADVANTAGE-1 ADVANTAGE-2 ADVANTAGE-3
 */
export function countedCards(value: number, cards: readonly ReadCard[], mode: AttackMode): Counted {
  const all = cards.map((_, index) => index);
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

/** True if no more cards are drawn. @rule DECK-2 ADVANTAGE-2 ADVANTAGE-3 */
export function isDrawComplete(cards: readonly ReadCard[], mode: AttackMode): boolean {
  const last = cards.at(-1);
  if (mode === 'normal') return last !== undefined && !last.rolling;
  if (cards.length < 2) return false;
  const bothRoll = cards.slice(0, 2).every(({ rolling }) => rolling);
  return bothRoll ? last?.rolling === false : true;
}
