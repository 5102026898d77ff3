/** The lines of a played half: what Standee can act on, and what it leaves to the players. */
import type { CardAffects, CountedPer, MeaningOfX } from '../../content/cardKeywords';
import type { CardLine, ClassCard, ClassCardLines } from '../../content/types';
import type { LineRef } from '../../state';
import type { Condition, Effect, Element } from '../../vocabulary';
import { pierceOf, readEffect } from './modifierCard';

export type CardHalf = 'top' | 'bottom';

/** Where a line of a class card is printed. */
export type CardLineRef = Extract<LineRef, { readonly kind: 'classCard' }>;

/** A change that players may take: an element used up, something that holds, something given. */
export type LineOffer =
  NonNullable<CardLine['boosts']>[number] | NonNullable<CardLine['bonus']>[number];

interface Aimed {
  /** Null = one target, in range or adjacent. */
  readonly affects: CardAffects | null;
  /** Hexes; null = the line prints none. */
  readonly range: number | null;
  /** Most of them; Infinity where `affects` or an area says who. */
  readonly targets: number;
  readonly area: CardLine['area'] | null;
}

/** A number; null = the players tell it, as it counts something (`x`, `per`) or is theirs to choose. */
interface Counted {
  readonly value: number | null;
}

export type CardDeed =
  | (Aimed &
      Counted & {
        readonly kind: 'attack';
        readonly ranged: boolean;
        readonly pierce: number;
        /** Without pierce. */
        readonly effects: readonly Effect[];
        readonly hasAdvantage: boolean;
      })
  | (Counted & { readonly kind: 'move'; readonly jump: boolean })
  | (Aimed & Counted & { readonly kind: 'heal'; readonly effects: readonly Effect[] })
  | (Aimed & Counted & { readonly kind: 'shield' | 'retaliate' | 'damage' })
  | (Aimed & Counted & { readonly kind: 'push' | 'pull' })
  | (Aimed & { readonly kind: 'condition'; readonly effects: readonly Effect[] })
  | (Counted & { readonly kind: 'loot' | 'experience' })
  | { readonly kind: 'infuse'; readonly element: Element | 'wild' }
  | {
      readonly kind: 'consume';
      readonly elements: readonly (Element | 'wild')[];
      readonly infuse: Element | 'wild' | null;
      readonly experience: number;
      /** What happens then, each a line of its own. */
      readonly then: readonly HalfLine[];
    }
  | {
      readonly kind: 'trap';
      readonly damage: number | null;
      readonly conditions: readonly Condition[];
    }
  | { readonly kind: 'summon'; readonly summon: NonNullable<CardLine['summon']> };

export interface HalfLine {
  readonly ref: CardLineRef;
  readonly printed: CardLine;
  /** Null = said in words and left to the players. */
  readonly deed: CardDeed | null;
  readonly offers: readonly LineOffer[];
  /** Damage the figure suffers for the line. */
  readonly costsDamage: number;
  /** What the number counts, where players tell it. */
  readonly counts: MeaningOfX | CountedPer | 'upTo' | null;
  /** Experience for the line itself. */
  readonly experience: number;
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
  return (
    printed?.map((line, index) => halfLine({ kind: 'classCard', card, half, line: index }, line)) ??
    null
  );
}

/** Attack 2 of a top half, Move 2 of a bottom one. @rule TURN-3 */
export function defaultLines(half: CardHalf): readonly HalfLine[] {
  return [halfLine({ kind: 'classCard', card: 'default', half, line: 0 }, DEFAULTS[half])];
}

function halfLine(ref: CardLineRef, printed: CardLine): HalfLine {
  const isGiven = printed.cost !== undefined && printed.cost.damage === undefined;
  return {
    ref,
    printed,
    // What is given for it, or has to hold, only the players see.
    deed: isGiven || printed.when !== undefined ? null : deedOf(ref, printed),
    offers: [...(printed.boosts ?? []), ...(printed.bonus ?? [])],
    costsDamage: printed.cost?.damage ?? 0,
    counts: printed.upTo === undefined ? (printed.x ?? printed.per ?? null) : 'upTo',
    experience: printed.type === 'consume' ? 0 : (printed.experience ?? 0),
    isDoubtful: DOUBTFUL.includes(printed.type) || (printed.actions ?? []).some(isDoubtful),
  };
}

function isDoubtful({ type, actions = [] }: CardLine): boolean {
  return DOUBTFUL.includes(type) || actions.some(isDoubtful);
}

function deedOf(ref: CardLineRef, line: CardLine): CardDeed | null {
  const value = numberOf(line);
  switch (line.type) {
    case 'attack':
      return attackOf(line);
    case 'move':
      return { kind: 'move', value, jump: line.jump === true };
    case 'heal':
      return { kind: 'heal', value, ...aimOf(line), effects: line.effects ?? [] };
    case 'shield':
    case 'retaliate':
      // Without a word they are for the figure itself; the range is that of the retaliate.
      return { kind: line.type, value, ...aimOf({ ...line, affects: line.affects ?? 'self' }) };
    case 'push':
    case 'pull':
    case 'damage':
      return { kind: line.type, value, ...aimOf(line) };
    case 'condition':
      return { kind: 'condition', ...aimOf(line), effects: line.effects ?? [] };
    case 'loot':
      return line.of || line.max ? null : { kind: 'loot', value };
    case 'experience':
      return { kind: 'experience', value };
    case 'infuse':
      return { kind: 'infuse', element: line.element ?? 'wild' };
    case 'consume':
      return {
        kind: 'consume',
        elements: line.elements ?? [],
        infuse: line.infuse ?? null,
        experience: line.experience ?? 0,
        then: (line.actions ?? []).map((each) => halfLine(ref, each)),
      };
    case 'trap':
      return {
        kind: 'trap',
        damage: line.damage ?? 0,
        conditions: (line.effects ?? []).filter(isCondition),
      };
    case 'summon':
      return line.summon ? { kind: 'summon', summon: line.summon } : null;
    default:
      return null;
  }
}

function isCondition(effect: Effect): effect is Condition {
  return readEffect(effect).kind === 'condition';
}

/** A melee attack reaches one hex. @rule MONSTER-2 AREA-2 */
function attackOf(line: CardLine): CardDeed {
  const aim = aimOf(line);
  const isMelee = aim.area?.some(({ role }) => role === 'self') === true;
  const effects = line.effects ?? [];
  return {
    kind: 'attack',
    value: numberOf(line),
    ...aim,
    ranged: !isMelee && line.range !== undefined,
    pierce: pierceOf(effects),
    effects: effects.filter((effect) => readEffect(effect).kind !== 'pierce'),
    hasAdvantage: line.advantage === true,
  };
}

function numberOf({ value, per }: CardLine): number | null {
  return typeof value === 'number' && per === undefined ? value : null;
}

function aimOf({ affects, range, target, area, self, type }: CardLine): Aimed {
  const whom = self ? 'self' : (affects ?? null);
  const several = area !== undefined || (whom !== null && !/^(self$|one|another)/.test(whom));
  return {
    affects: whom,
    range: typeof range === 'number' ? range : null,
    targets: typeof target === 'number' ? target : several && type !== 'summon' ? Infinity : 1,
    area: area?.filter(({ role }) => role !== 'enhance') ?? null,
  };
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
