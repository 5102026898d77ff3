/** A line of a class card with the offers that are taken, as for an element. */
import type { Effect, Element } from '../../vocabulary';
import type { CardDeed, HalfLine, LineOffer } from './cardLines';
import { pierceOf, readEffect } from './modifierCard';

/** An offer of a line that is taken, by its place; `times` where its number counts something. */
export interface TakenOffer {
  readonly offer: number;
  readonly times?: number;
}

/** A line with everything that was taken worked in. */
export interface ChangedLine {
  readonly deed: CardDeed;
  /** To be used up. */
  readonly elements: readonly (Element | 'wild')[];
  readonly experience: number;
  /** Suffered by the figure for it. */
  readonly damage: number;
}

/**
 * What a line does with the offers taken and the number told. Null for a line that is the players'
 * own, and for an offer the line does not have.
 *
 * @rule ELEMENT-3
 */
export function withOffers(
  line: HalfLine,
  taken: readonly TakenOffer[],
  told?: number,
): ChangedLine | null {
  if (line.deed === null) return null;
  const offers = taken.map(({ offer, times = 1 }) => ({ offer: line.offers[offer], times }));
  if (offers.some(({ offer }) => !offer)) return null;
  const own = line.deed.kind === 'consume' ? line.deed : null;
  const deed = offers.reduce<CardDeed>(
    (now, { offer, times }) => (offer ? changed(now, offer, times) : now),
    withNumber(line, line.deed, told),
  );
  const sum = (of: (offer: LineOffer) => number | undefined) =>
    offers.reduce((all, { offer }) => all + ((offer && of(offer)) ?? 0), 0);
  return {
    deed,
    elements: [
      ...(own?.elements ?? []),
      ...offers.flatMap(({ offer }) => (offer && 'elements' in offer ? offer.elements : [])),
    ],
    experience: line.experience + (own?.experience ?? 0) + sum((offer) => offer.experience),
    damage: line.costsDamage + sum((offer) => offer.cost?.damage),
  };
}

/** '1 for each' is told as how many there are, an X as itself. */
function withNumber({ printed }: HalfLine, deed: CardDeed, told: number | undefined): CardDeed {
  if (told === undefined || !('value' in deed)) return deed;
  const { value } = printed;
  if (printed.per !== undefined && typeof value === 'number')
    return { ...deed, value: value * told };
  if (deed.value !== null) return deed;
  const plus = /^(\d)\+X$/.exec(String(value));
  return { ...deed, value: told + Number(plus?.[1] ?? 0) };
}

function changed(deed: CardDeed, offer: LineOffer, times: number): CardDeed {
  const numbered =
    'value' in deed && offer.value !== undefined
      ? { ...deed, value: combined(deed.value, offer.value, times) }
      : deed;
  if (!('affects' in numbered)) return offer.jump ? withJump(numbered) : numbered;
  const aimed = {
    ...numbered,
    affects: offer.affects ?? numbered.affects,
    range: offer.range === undefined ? numbered.range : combined(numbered.range, offer.range, 1),
    targets: typeof offer.target === 'number' ? offer.target : numbered.targets,
    area: offer.area?.filter(({ role }) => role !== 'enhance') ?? numbered.area,
  };
  if (!('effects' in aimed)) return aimed;
  return withEffects(aimed, offer.effects ?? [], offer.advantage === true);
}

function withJump(deed: CardDeed): CardDeed {
  return deed.kind === 'move' ? { ...deed, jump: true } : deed;
}

function withEffects(
  deed: Extract<CardDeed, { readonly effects: unknown }>,
  more: readonly Effect[],
  hasAdvantage: boolean,
): CardDeed {
  const isPierce = (effect: Effect) => readEffect(effect).kind === 'pierce';
  if (deed.kind !== 'attack') return { ...deed, effects: [...deed.effects, ...more] };
  return {
    ...deed,
    pierce: deed.pierce + pierceOf(more),
    effects: [...deed.effects, ...more.filter((effect) => !isPierce(effect))],
    hasAdvantage: deed.hasAdvantage || hasAdvantage,
  };
}

/** '+2' is added as often as it counts, a number takes the place; with an X nobody can tell. */
function combined(now: number | null, value: number | string, times: number): number | null {
  if (typeof value === 'number') return value;
  const added = /^[+-]\d$/.test(value) ? Number(value) * times : null;
  return added === null ? null : (now ?? 0) + added;
}
