/** A line of a class card with the offers that are taken, as for an element. */
import type { Effect, Element } from '../../vocabulary';
import { LASTING, WHOLE_SHIELD, type Aimed, type CardDeed } from './lineAction';
import { halfLine, type HalfLine, type LineOffer, type OfferSource } from './cardLines';
import { pierceOf, readEffect } from '../../content/notation/effects';

/** An offer of a line that is taken, by its place; `times` where its number counts something. */
export interface TakenOffer {
  readonly offer: number;
  readonly times?: number;
}

/** A line with everything that was taken worked in. */
export interface ChangedLine {
  /** Null = the line is the players' own, or something else is done in its place. */
  readonly deed: CardDeed | null;
  /** Lines that are done with it. */
  readonly then: readonly HalfLine[];
  /** To be used up. */
  readonly elements: readonly (Element | 'wild')[];
  /** Made of those that are used up. */
  readonly infuse: readonly (Element | 'wild')[];
  readonly experience: number;
  /** Suffered by the figure for it. */
  readonly damage: number;
  /** Conditions the figure gives itself for it. */
  readonly effects: readonly Effect[];
  /** A taken offer counts something, and the players have not told how often. */
  readonly uncounted: TakenOffer | null;
  /** What cards in effect add to an attack. */
  readonly modifiers: readonly AddedByCard[];
  /** Cards of which a use is marked with it. */
  readonly uses: readonly OfferSource[];
}

export interface AddedByCard {
  readonly op: 'add' | 'multiply';
  readonly n: number;
  /** The card's name. */
  readonly source: string;
}

interface Taken {
  readonly offer: LineOffer;
  readonly times: number;
}

/**
 * What a line does with the offers taken and the number told. Offers that the line does not have are
 * passed over.
 *
 * @rule ELEMENT-3
 */
export function withOffers(
  line: HalfLine,
  taken: readonly TakenOffer[],
  told?: number,
): ChangedLine {
  const { printed } = line;
  const offers = taken.flatMap(({ offer: place, times = 1 }): readonly Taken[] => {
    const offer = line.offers[place];
    return offer ? [{ offer, times }] : [];
  });
  const own = line.deed && withNumber(line, line.deed, told);
  const isReplaced = offers.some(
    ({ offer }) => offer.replace === true && actionsOf(offer).length > 0,
  );
  // What waits for an occasion is paid for then.
  const isNow = !LASTING.includes(printed.type);
  const given = [...(isNow ? [printed] : []), ...offers.map(({ offer }) => offer)];
  const ownElements = printed.type === 'consume' ? (printed.elements ?? []) : [];
  const uncounted = taken.find(({ offer, times }) => {
    const { per, x } = line.offers[offer] ?? {};
    return (
      times === undefined && (per !== undefined || (x !== undefined && own?.kind === 'attack'))
    );
  });
  return {
    deed:
      own && !isReplaced
        ? offers.reduce<CardDeed>((now, { offer, times }) => changed(now, offer, times), own)
        : null,
    then: [...line.then, ...offers.flatMap(({ offer }) => within(line, offer, isReplaced, own))],
    elements: [
      ...ownElements,
      ...offers.flatMap(({ offer }) => ('elements' in offer ? offer.elements : [])),
    ],
    infuse: given.flatMap((each) => ('infuse' in each && each.infuse ? [each.infuse] : [])),
    experience: offers.reduce((sum, { offer }) => sum + (offer.experience ?? 0), line.experience),
    damage: given.reduce((sum, { cost }) => sum + (cost?.damage ?? 0), 0),
    effects: given.flatMap(({ cost }) => (cost?.affects ? [] : (cost?.effects ?? []))),
    uncounted: uncounted ?? null,
    modifiers: own?.kind === 'attack' ? offers.flatMap(({ offer }) => addedBy(offer)) : [],
    uses: offers.flatMap(({ offer: { source } }) => (source?.hasSlots ? [source] : [])),
  };
}

/** What an offer of a card adds to an attack, named where the attack is worked out. */
export function addedBy({ value, source }: LineOffer): readonly AddedByCard[] {
  if (!source || value === undefined) return [];
  const isDouble = value === 'x2';
  const n = isDouble ? 2 : Number(value);
  return [{ op: isDouble ? 'multiply' : 'add', n, source: source.name }];
}

function actionsOf(offer: LineOffer) {
  return 'actions' in offer ? (offer.actions ?? []) : [];
}

/** What an offer does besides; in place of the line it is on whom the line would have been on. */
function within(
  { ref }: HalfLine,
  offer: LineOffer,
  isReplaced: boolean,
  own: CardDeed | null,
): readonly HalfLine[] {
  return actionsOf(offer).map((action) => {
    const line = halfLine(ref, action);
    const isOnTarget = action.affects === 'target' || action.affects === 'allTargets';
    const { deed } = line;
    if (!isReplaced || !isOnTarget || !deed || !('affects' in deed)) return line;
    return own && 'affects' in own ? { ...line, deed: { ...deed, ...aimedAs(own) } } : line;
  });
}

function aimedAs({ affects, range, targets, area }: Aimed): Aimed {
  return { affects, range, targets, area };
}

/** '1 for each' is told as how many there are, an X as itself. */
function withNumber({ printed }: HalfLine, deed: CardDeed, told: number | undefined): CardDeed {
  if (told === undefined) return deed;
  if (deed.kind === 'kill') return printed.x ? { ...deed, maxHitPoints: told } : deed;
  if (!('value' in deed)) return deed;
  const { value } = printed;
  if (printed.per !== undefined && typeof value === 'number')
    return { ...deed, value: value * told };
  if (deed.value !== null) return deed;
  const plus = /^(\d)\+X$/.exec(String(value));
  const range = deed.kind === 'attack' && printed.range === 'X' ? { range: told } : {};
  return { ...deed, ...range, value: told + Number(plus?.[1] ?? 0) };
}

function changed(deed: CardDeed, offer: LineOffer, times: number): CardDeed {
  const isModifier = deed.kind === 'attack' && offer.source !== undefined;
  const numbered =
    'value' in deed && offer.value !== undefined && !isModifier
      ? { ...deed, value: combined(deed.value, offer.value, times) }
      : deed;
  if (!('affects' in numbered)) return offer.jump ? withJump(numbered) : numbered;
  const aimed = {
    ...numbered,
    affects: offer.affects ?? numbered.affects,
    range: offer.range === undefined ? numbered.range : combined(numbered.range, offer.range, 1),
    targets: targetsWith(numbered.targets, offer),
    area: offer.area?.filter(({ role }) => role !== 'enhance') ?? numbered.area,
  };
  if (!('effects' in aimed)) return aimed;
  return withEffects(aimed, offer);
}

function targetsWith(now: number, { target, affects, alsoTargets }: LineOffer): number {
  if (alsoTargets !== undefined || (affects !== undefined && !affects.startsWith('one')))
    return Infinity;
  return typeof target === 'number' ? target : now;
}

function withJump(deed: CardDeed): CardDeed {
  return deed.kind === 'move' ? { ...deed, jump: true } : deed;
}

function withEffects(
  deed: Extract<CardDeed, { readonly effects: unknown }>,
  { effects: more = [], advantage, ignoreShield }: LineOffer,
): CardDeed {
  const isPierce = (effect: Effect) => readEffect(effect).kind === 'pierce';
  if (deed.kind !== 'attack') return { ...deed, effects: [...deed.effects, ...more] };
  return {
    ...deed,
    pierce: ignoreShield ? WHOLE_SHIELD : deed.pierce + pierceOf(more),
    effects: [...deed.effects, ...more.filter((effect) => !isPierce(effect))],
    hasAdvantage: deed.hasAdvantage || advantage === true,
  };
}

/** '+2' is added as often as it counts, '+X' once as told, and a number takes the place. */
function combined(now: number | null, value: number | string, times: number): number | null {
  if (typeof value === 'number') return times === 1 ? value : value * times;
  if (value === '+X') return (now ?? 0) + times;
  const added = /^[+-]\d$/.test(value) ? Number(value) * times : null;
  return added === null ? null : (now ?? 0) + added;
}
