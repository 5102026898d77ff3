/** The lines of a played half: what Standee can act on, and what it leaves to the players. */
import type { CardAffects, CountedPer, MeaningOfX } from '../../content/notation/cardKeywords';
import type { CardLine, ClassCard, ClassCardLines } from '../../content/types';
import type { FigureId } from '../../ids';
import type { LineRef } from '../../state';
import { isSameLine } from '../order/playedLines';
import { deedOf, grantedDeed, LASTING, type CardDeed } from './lineAction';

export type CardHalf = 'top' | 'bottom';

/** Where a line of a class card is printed. */
export type CardLineRef = Extract<LineRef, { readonly kind: 'classCard' }>;

/** The card in effect that offers something. */
export interface OfferSource {
  /** Before whom it lies. */
  readonly figure: FigureId;
  readonly card: number;
  readonly name: string;
  /** A use of it is marked. */
  readonly hasSlots: boolean;
  /** What it gives hangs on nothing that only players can tell: it is there without being taken. */
  readonly isSure: boolean;
}

/**
 * A change that players may take: an element used up, something that holds, something given, by the
 * line itself or by a card in effect.
 */
export type LineOffer = (
  NonNullable<CardLine['boosts']>[number] | NonNullable<CardLine['bonus']>[number]
) & { readonly source?: OfferSource };

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
  const own = lines?.cards.find(({ id }) => id === card)?.[half];
  if (!own) return null;
  const printed = withHolder(own);
  const at = (line: number): CardLineRef => ({ kind: 'classCard', card, half, line });
  let further = printed.length;
  const next = () => at(further++);
  return printed.flatMap((line, index) => [
    ...singly(line).map((each, place) => halfLine(place === 0 ? at(index) : next(), each)),
    ...chained(line).map((each) => ofChain(next(), each)),
  ]);
}

/** Where the card itself is given away, its other lines are for whoever holds it then. */
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

/** What another figure does one after the other is a line each. */
function singly(line: CardLine): readonly CardLine[] {
  const { type, actions = [] } = line;
  if ((type !== 'perform' && type !== 'command') || actions.length < 2) return [line];
  return actions.map((action) => ({ ...line, actions: [action] }));
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

/** The line that is printed there; null where it is not known. */
export function lineAt(lines: ClassCardLines | null, ref: CardLineRef): HalfLine | null {
  const { card, half } = ref;
  if (card === 'default') return defaultLine(half);
  return halfLines(lines, card, half)?.find((line) => isSameLine(line.ref, ref)) ?? null;
}

export function halfLine(ref: CardLineRef, printed: CardLine): HalfLine {
  const isLasting = LASTING.includes(printed.type);
  const isOpener = printed.type === 'consume' || printed.type === 'if';
  const inner = isOpener ? (printed.actions ?? []) : givenAtOnce(printed);
  const isGiving = isLasting && inner.length > 0;
  const deed = isGiving ? ({ kind: 'within' } as const) : isLasting ? null : deedOf(printed);
  if (deed?.kind === 'grant') return grantLine(ref, printed, deed);
  return {
    ref,
    printed,
    deed,
    offers: isLasting ? [] : [...(printed.boosts ?? []), ...(printed.bonus ?? [])],
    then: inner.map((each) => halfLine(ref, each)),
    counts: printed.upTo === undefined ? (printed.x ?? printed.per ?? null) : 'upTo',
    experience: isLasting ? 0 : (printed.experience ?? 0),
    raised: 0,
    isDoubtful: DOUBTFUL.includes(printed.type) || (printed.actions ?? []).some(isDoubtful),
  };
}

/** Shields and retaliates of a song are there as long as its card is. */
function givenAtOnce({ type, actions = [] }: CardLine): readonly CardLine[] {
  if (type !== 'song') return [];
  return actions.filter((each) => each.type === 'shield' || each.type === 'retaliate');
}

/** What may be taken with the act of another stands with the line that grants it. */
function grantLine(ref: CardLineRef, printed: CardLine, deed: CardDeed): HalfLine {
  const [action] = printed.actions ?? [];
  const granted = action && halfLine(ref, action);
  return {
    ...{ ref, printed, deed, counts: null, raised: 0, isDoubtful: false },
    offers: granted?.offers ?? [],
    then: granted && action ? [{ ...granted, deed: grantedDeed(action) }] : [],
    experience: printed.experience ?? 0,
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
