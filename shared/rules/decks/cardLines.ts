/** The lines of a played half: what Standee can act on, and what it leaves to the players. */
import type { CountedPer, MeaningOfX } from '../../content/cardKeywords';
import type { CardLine, ClassCard, ClassCardLines } from '../../content/types';
import type { LineRef } from '../../state';
import { deedOf, LASTING, type CardDeed } from './cardDeed';

export type CardHalf = 'top' | 'bottom';

/** Where a line of a class card is printed. */
export type CardLineRef = Extract<LineRef, { readonly kind: 'classCard' }>;

/** A change that players may take: an element used up, something that holds, something given. */
export type LineOffer =
  NonNullable<CardLine['boosts']>[number] | NonNullable<CardLine['bonus']>[number];

export interface HalfLine {
  readonly ref: CardLineRef;
  readonly printed: CardLine;
  /** Null = said in words and left to the players. */
  readonly deed: CardDeed | null;
  /** Each to be taken or left before the line is done. */
  readonly offers: readonly LineOffer[];
  /** Lines within it, which are done with it. */
  readonly then: readonly HalfLine[];
  /** What the number counts, where players tell it. */
  readonly counts: MeaningOfX | CountedPer | 'upTo' | null;
  /** Experience for the line itself. */
  readonly experience: number;
  /** Added by a line of the half that was done before. */
  readonly raised: number;
  /** Read from running text by one source: look at the card. */
  readonly isDoubtful: boolean;
}

const DEFAULTS = {
  top: { type: 'attack', value: 2 },
  bottom: { type: 'move', value: 2 },
} as const satisfies Record<CardHalf, CardLine>;

/** Lines that were read from a sentence of the card. */
const DOUBTFUL: readonly CardLine['type'][] = ['trigger', 'buff', 'doom'];

/** The lines of a half in printed order; null where they are not known. @rule TURN-3 */
export function halfLines(
  lines: ClassCardLines | null,
  card: number,
  half: CardHalf,
): readonly HalfLine[] | null {
  const printed = lines?.cards.find(({ id }) => id === card)?.[half];
  if (!printed) return null;
  const at = (line: number): CardLineRef => ({ kind: 'classCard', card, half, line });
  return printed.flatMap((line, index) => [
    halfLine(at(index), line),
    ...chained(line).map((next, place) => ofChain(at(printed.length + place), next)),
  ]);
}

/** Further attacks, each weaker than the first by what is printed. @rule ATTACK-5 */
function chained({ value, chain = [] }: CardLine): readonly CardLine[] {
  if (typeof value !== 'number') return [];
  return chain.map((link) => ({ type: 'attack', value: value + Number(link.value) }));
}

/** Its range is counted from the target before, so that the players say who is in it. */
function ofChain(ref: CardLineRef, printed: CardLine): HalfLine {
  const line = halfLine(ref, printed);
  const { deed } = line;
  return deed?.kind === 'attack' ? { ...line, deed: { ...deed, ranged: true } } : line;
}

/** Attack 2 in place of any top half, Move 2 in place of any bottom one. @rule TURN-3 */
export function defaultLine(half: CardHalf): HalfLine {
  return halfLine({ kind: 'classCard', card: 'default', half, line: 0 }, DEFAULTS[half]);
}

export function halfLine(ref: CardLineRef, printed: CardLine): HalfLine {
  const isLasting = LASTING.includes(printed.type);
  const isOpener = printed.type === 'consume' || printed.type === 'if';
  return {
    ref,
    printed,
    deed: isLasting ? null : deedOf(printed),
    offers: isLasting ? [] : [...(printed.boosts ?? []), ...(printed.bonus ?? [])],
    then: isOpener ? (printed.actions ?? []).map((each) => halfLine(ref, each)) : [],
    counts: printed.upTo === undefined ? (printed.x ?? printed.per ?? null) : 'upTo',
    experience: isLasting ? 0 : (printed.experience ?? 0),
    raised: 0,
    isDoubtful: DOUBTFUL.includes(printed.type) || (printed.actions ?? []).some(isDoubtful),
  };
}

function isDoubtful({ type, actions = [] }: CardLine): boolean {
  return DOUBTFUL.includes(type) || actions.some(isDoubtful);
}

/** A line with what others of its half, that were done already, add to it: 'with dark: move +2'. */
export function raisedBy(line: HalfLine, done: readonly HalfLine[]): HalfLine {
  const { deed } = line;
  if (!deed || !('value' in deed) || deed.value === null) return line;
  const raised = done
    .flatMap(({ then }) => then)
    .filter(({ printed }) => printed.type === deed.kind && /^\+\d$/.test(String(printed.value)))
    .reduce((sum, { printed }) => sum + Number(printed.value), 0);
  return raised === 0 ? line : { ...line, raised, deed: { ...deed, value: deed.value + raised } };
}

/** Where a card lies once a half of it was played, and where it goes when it leaves from there. */
export interface CardPlace {
  readonly to: 'discard' | 'lost' | 'active';
  /** How long it stays active; null = it is not. */
  readonly lasts: 'round' | 'persistent' | null;
  readonly then: 'discard' | 'lost';
}

/** @rule TURN-3 */
export function cardGoesTo(card: ClassCard, half: CardHalf, isDefault: boolean): CardPlace {
  const { active = null, lost = false } = isDefault ? {} : card[half];
  const then = lost ? 'lost' : 'discard';
  return { to: active === null ? then : 'active', lasts: active, then };
}
