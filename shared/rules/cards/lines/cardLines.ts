/**
 * Parses the abilities of a card half: those that Standee carries out and those it leaves to
 * players.
 */
import type { CardAffects, CountedPer, MeaningOfX } from '../../../content/notation/cardKeywords';
import type { CardLine, ClassCard, ClassCardLines } from '../../../content/types';
import type { FigureId } from '../../../ids';
import type { LineRef } from '../../../state';
import { isSameLine } from '../../order/playedLines';
import { lineActionOf, grantedAction, LASTING } from './lineAction';
import type { LineAction } from './lineActionShape';

export type CardHalf = 'top' | 'bottom';

/** The printed position of an ability on a class card. */
export type CardLineRef = Extract<LineRef, { readonly kind: 'classCard' }>;

/** The active card that makes an offer. */
export interface OfferSource {
  /** The owner of the card. */
  readonly figure: FigureId;
  readonly card: number;
  readonly name: string;
  /** True if taking the offer marks a use. */
  readonly hasSlots: boolean;
  /** True if the bonus certainly applies and has no use slot, so it applies automatically. */
  readonly isSure: boolean;
  /** The doomed enemy, if the card is a doom. */
  readonly on?: FigureId | null;
}

/**
 * An optional change to an ability: for a consumed element, a condition or a cost, from the ability
 * itself or from an active card.
 */
export type LineOffer = (
  NonNullable<CardLine['boosts']>[number] | NonNullable<CardLine['bonus']>[number]
) & { readonly source?: OfferSource };

export interface HalfLine {
  readonly ref: CardLineRef;
  readonly printed: CardLine;
  /** The action; null = players carry out the ability themselves. */
  readonly action: LineAction | null;
  /** Offers that players accept or decline before the ability is carried out. */
  readonly offers: readonly LineOffer[];
  /** Nested abilities, carried out together with it. */
  readonly then: readonly HalfLine[];
  /** The meaning of the number that players must enter; null = none. */
  readonly counts: MeaningOfX | CountedPer | 'upTo' | null;
  /** Experience for the ability itself. */
  readonly experience: number;
  /** Bonus from an earlier ability of the same half. */
  readonly raised: number;
  /** The attack whose chain it belongs to, and the offer that adds it; null = it needs no offer. */
  readonly follows?: { readonly ref: CardLineRef; readonly offer: number | null };
  /** The other choices of the ability, of which one is carried out. */
  readonly choices?: readonly CardLineRef[];
  /**
   * True if the ability was taken from text in a single source, so players should check their card.
   */
  readonly isDoubtful: boolean;
}

/** A further attack of a chain; `offer` = index of the boost that adds it. */
type ChainLink = CardLine & { readonly offer: number | null };

const DEFAULTS = {
  top: { type: 'attack', value: 2 },
  bottom: { type: 'move', value: 2 },
} as const satisfies Record<CardHalf, CardLine>;

/** Abilities that were parsed from a sentence on the card. */
const DOUBTFUL: readonly CardLine['type'][] = ['trigger', 'buff', 'doom'];

/** The abilities of a half in printed order; null = unknown. @rule TURN-3 */
export function halfLines(
  lines: ClassCardLines | null,
  card: number,
  half: CardHalf,
): readonly HalfLine[] | null {
  const own = lines?.cards.find(({ id }) => id === card)?.[half];
  if (!own) return null;
  const printed = withHolder(own);
  const refOf = (line: number): CardLineRef => ({ kind: 'classCard', card, half, line });
  let further = printed.length;
  const nextRef = () => refOf(further++);
  return printed.flatMap((line, index) => [
    ...withChoices(
      line,
      splitActions(line).map((each, place) =>
        halfLine(place === 0 ? refOf(index) : nextRef(), each),
      ),
    ),
    ...chainAttacks(line).map(({ offer, ...each }) => {
      return { ...halfLine(nextRef(), each), follows: { ref: refOf(index), offer } };
    }),
  ]);
}

/** If the card itself is given away, its other abilities affect its new holder. */
function withHolder(printed: readonly CardLine[]): readonly CardLine[] {
  const given = printed.find(({ type, card }) => type === 'giveCard' && card === 'this');
  const { affects } = given ?? {};
  return affects === undefined ? printed : printed.map((line) => heldBy(line, affects));
}

const FOR_HOLDER: readonly CardLine['type'][] = ['shield', 'retaliate', 'immunity'];

function heldBy(line: CardLine, affects: CardAffects): CardLine {
  if (FOR_HOLDER.includes(line.type) && line.affects === undefined) return { ...line, affects };
  if (line.type !== 'trigger') return line;
  const actions = (line.actions ?? []).map(({ self, ...action }): CardLine => {
    return self ? { ...action, affects: 'oneAlly' } : action;
  });
  return { ...line, actions };
}

const SPLIT: readonly CardLine['type'][] = ['perform', 'command', 'chooseOne'];

/** Splits choices, and consecutive actions of another figure, into one line each. */
function splitActions(line: CardLine): readonly CardLine[] {
  const { type, actions = [] } = line;
  if (!SPLIT.includes(type) || actions.length < 2) return [line];
  return actions.map((action) => ({ ...line, actions: [action] }));
}

function withChoices({ type }: CardLine, lines: readonly HalfLine[]): readonly HalfLine[] {
  if (type !== 'chooseOne') return lines;
  const refs = lines.map(({ ref }) => ref);
  return lines.map((line) => {
    return { ...line, choices: refs.filter((each) => !isSameLine(each, line.ref)) };
  });
}

/**
 * Further attacks of a chain, each weaker by the printed amount and on another target near the last
 * one. Links of a boost come last, and only with the boost.
 *
 * @rule ATTACK-5
 */
function chainAttacks({ value, chain = [], boosts = [] }: CardLine): readonly ChainLink[] {
  if (typeof value !== 'number') return [];
  const links = [
    ...chain.map((link) => ({ link, offer: null })),
    ...boosts.flatMap(({ chain: more = [] }, offer) => more.map((link) => ({ link, offer }))),
  ];
  return links.map(({ link, offer }) => ({
    ...{ offer, affects: 'anotherEnemyNearLastTarget', type: 'attack', range: link.range },
    value: value + Number(link.value),
  }));
}

/**
 * The default action: Attack 2 instead of a top half, or Move 2 instead of a bottom half.
 *
 * @rule TURN-3
 */
export function defaultLine(half: CardHalf): HalfLine {
  return halfLine({ kind: 'classCard', card: 'default', half, line: 0 }, DEFAULTS[half]);
}

/** The ability printed at a position; null = unknown. */
export function lineAt(lines: ClassCardLines | null, ref: CardLineRef): HalfLine | null {
  const { card, half } = ref;
  if (card === 'default') return defaultLine(half);
  return halfLines(lines, card, half)?.find((line) => isSameLine(line.ref, ref)) ?? null;
}

/** Abilities that consist of their nested abilities. */
const OPENERS: readonly CardLine['type'][] = ['consume', 'if', 'chooseOne'];

export function halfLine(ref: CardLineRef, printed: CardLine): HalfLine {
  const isLasting = LASTING.includes(printed.type);
  const isOpener = OPENERS.includes(printed.type);
  const inner = isOpener ? (printed.actions ?? []) : [];
  const action = lineActionOf(printed);
  if (action?.kind === 'grant') return grantLine(ref, printed, action);
  return {
    ref,
    printed,
    action,
    offers: isLasting ? [] : [...(printed.boosts ?? []), ...(printed.bonus ?? [])],
    then: inner.map((each) => halfLine(ref, each)),
    counts: printed.upTo === undefined ? (printed.x ?? printed.per ?? null) : 'upTo',
    experience: isLasting ? 0 : (printed.experience ?? 0),
    raised: 0,
    isDoubtful: DOUBTFUL.includes(printed.type) || (printed.actions ?? []).some(isDoubtful),
  };
}

/** Offers of a granted action belong to the ability that grants it. */
function grantLine(ref: CardLineRef, printed: CardLine, action: LineAction): HalfLine {
  const [grantedPrint] = printed.actions ?? [];
  const granted = grantedPrint && halfLine(ref, grantedPrint);
  return {
    ...{ ref, printed, action, counts: null, raised: 0, isDoubtful: false },
    offers: granted?.offers ?? [],
    then: granted && grantedPrint ? [{ ...granted, action: grantedAction(grantedPrint) }] : [],
    experience: printed.experience ?? 0,
  };
}

function isDoubtful({ type, actions = [] }: CardLine): boolean {
  return DOUBTFUL.includes(type) || actions.some(isDoubtful);
}

/**
 * An ability with bonuses from abilities of its half that are already done: 'with dark: move +2'.
 */
export function withBonusesOf(line: HalfLine, done: readonly HalfLine[]): HalfLine {
  const { action } = line;
  if (!action || !('value' in action) || action.value === null) return line;
  const raised = done
    .flatMap(({ then }) => then)
    .filter(({ printed }) => printed.type === action.kind && /^\+\d$/.test(String(printed.value)))
    .reduce((sum, { printed }) => sum + Number(printed.value), 0);
  return raised === 0
    ? line
    : { ...line, raised, action: { ...action, value: action.value + raised } };
}

/**
 * The pile to which a card goes after one of its halves was played, and the pile after its active
 * time.
 */
export interface CardPlace {
  readonly to: 'discard' | 'lost' | 'active';
  /** Duration of an active card; null = not active. */
  readonly lasts: 'round' | 'persistent' | null;
  readonly then: 'discard' | 'lost';
}

/** @rule TURN-3 */
export function destinationOf(card: ClassCard, half: CardHalf, isDefault: boolean): CardPlace {
  const { active = null, lost = false } = isDefault ? {} : card[half];
  const then = lost ? 'lost' : 'discard';
  return { to: active === null ? then : 'active', lasts: active, then };
}
