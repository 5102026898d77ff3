/** Applies accepted offers, for example for a consumed element, to an ability of a class card. */
import type { Effect, Element } from '../../vocabulary';
import { LASTING, WHOLE_SHIELD } from './lines/lineAction';
import type { Aimed, LineAction } from './lines/lineActionShape';
import { halfLine, type HalfLine, type LineOffer, type OfferSource } from './lines/cardLines';
import { pierceOf, readEffects } from '../../content/notation/effects';

/** An accepted offer, by its index; `times` = the entered count, if its bonus depends on one. */
export interface TakenOffer {
  readonly offer: number;
  readonly times?: number;
}

/** An ability with all accepted offers applied. */
export interface ChangedLine {
  /** Null = players carry out the ability, or another ability replaces it. */
  readonly action: LineAction | null;
  /** Nested abilities that are carried out together with it. */
  readonly then: readonly HalfLine[];
  /** Elements to consume. */
  readonly elements: readonly (Element | 'wild')[];
  /** Elements that the ability or an accepted offer infuses. */
  readonly infuse: readonly (Element | 'wild')[];
  readonly experience: number;
  /** Damage the figure suffers as a cost. */
  readonly damage: number;
  /** Conditions the figure gains as a cost. */
  readonly effects: readonly Effect[];
  /** An accepted offer whose count the players have not entered. */
  readonly uncounted: TakenOffer | null;
  /** Attack bonuses from active cards. */
  readonly modifiers: readonly AddedByCard[];
  /** Active cards that mark a use. */
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
 * The ability with the accepted offers and the entered number. Offers that the ability does not
 * have are ignored.
 *
 * @rule ELEMENT-3
 */
export function withOffers(
  line: HalfLine,
  taken: readonly TakenOffer[],
  entered?: number,
): ChangedLine {
  const { printed } = line;
  const offers = taken.flatMap(({ offer: index, times = 1 }): readonly Taken[] => {
    const offer = line.offers[index];
    return offer ? [{ offer, times }] : [];
  });
  const own = line.action && withNumber(line, line.action, entered);
  const isReplaced = offers.some(
    ({ offer }) => offer.replace === true && actionsOf(offer).length > 0,
  );
  // The cost of an ability with a trigger is paid when it is triggered.
  const isNow = !LASTING.includes(printed.type);
  const given = [...(isNow ? [printed] : []), ...offers.map(({ offer }) => offer)];
  const ownElements = printed.type === 'consume' ? (printed.elements ?? []) : [];
  const uncounted = taken.find(({ offer: index, times }) => {
    const { per, x } = line.offers[index] ?? {};
    return (
      times === undefined && (per !== undefined || (x !== undefined && own?.kind === 'attack'))
    );
  });
  return {
    action:
      own && !isReplaced
        ? offers.reduce<LineAction>((now, { offer, times }) => applyOffer(now, offer, times), own)
        : null,
    then: [
      ...line.then,
      ...offers.flatMap(({ offer }) => nestedLines(line, offer, isReplaced, own)),
      ...given.flatMap(({ cost }) => (cost ? costLine(line, cost) : [])),
    ],
    elements: [
      ...ownElements,
      ...offers.flatMap(({ offer }) => ('elements' in offer ? offer.elements : [])),
    ],
    infuse: given.flatMap((each) => ('infuse' in each && each.infuse ? [each.infuse] : [])),
    experience: offers.reduce((sum, each) => sum + experienceOf(each), line.experience),
    damage: given.reduce((sum, { cost }) => sum + (cost?.damage ?? 0), 0),
    effects: given.flatMap(({ cost }) => (cost?.affects ? [] : readEffects(cost?.effects))),
    uncounted: uncounted ?? null,
    modifiers: own?.kind === 'attack' ? offers.flatMap(({ offer }) => bonusOf(offer)) : [],
    uses: offers.flatMap(({ offer: { source } }) => (source?.hasSlots ? [source] : [])),
  };
}

/** The experience of an offer: per count if it counts something, otherwise once. */
function experienceOf({ offer, times }: Taken): number {
  const isEach = offer.per !== undefined && !('elements' in offer);
  return (offer.experience ?? 0) * (isEach ? times : 1);
}

/** Conditions that other figures gain as a cost. */
function costLine(
  { ref }: HalfLine,
  { affects, range, effects = [], damageIfAlready }: NonNullable<LineOffer['cost']>,
): readonly HalfLine[] {
  if (affects === undefined || effects.length === 0) return [];
  const own = { affects, effects, ...(range !== undefined && { range }) };
  const cost = damageIfAlready === undefined ? {} : { cost: { damageIfAlready } };
  return [halfLine(ref, { type: 'condition', ...own, ...cost })];
}

/** An offer's attack bonus, with the card as its source. */
export function bonusOf({ value, source }: LineOffer): readonly AddedByCard[] {
  if (!source || value === undefined) return [];
  const isDouble = value === 'x2';
  const n = isDouble ? 2 : Number(value);
  return [{ op: isDouble ? 'multiply' : 'add', n, source: source.name }];
}

function actionsOf(offer: LineOffer) {
  return 'actions' in offer ? (offer.actions ?? []) : [];
}

/**
 * Other actions of an offer. Those of a replacement that affect the target affect the targets of
 * the replaced ability.
 */
function nestedLines(
  { ref }: HalfLine,
  offer: LineOffer,
  isReplaced: boolean,
  own: LineAction | null,
): readonly HalfLine[] {
  return actionsOf(offer).map((printed) => {
    const line = halfLine(ref, printed);
    const isOnTarget = printed.affects === 'target' || printed.affects === 'allTargets';
    const { action } = line;
    if (!isReplaced || !isOnTarget || !action || !('affects' in action)) return line;
    return own && 'affects' in own ? { ...line, action: { ...action, ...aimedAs(own) } } : line;
  });
}

function aimedAs({ affects, range, targets, area }: Aimed): Aimed {
  return { affects, range, targets, area };
}

/**
 * Applies an entered number: '1 for each' multiplies the value by it, X becomes it, '2+X' adds it,
 * up to the printed maximum.
 */
function withNumber(
  { printed }: HalfLine,
  action: LineAction,
  entered: number | undefined,
): LineAction {
  if (entered === undefined) return action;
  if (action.kind === 'kill') return printed.x ? { ...action, maxHitPoints: entered } : action;
  if (!('value' in action)) return action;
  const { value } = printed;
  if (printed.per !== undefined && typeof value === 'number')
    return { ...action, value: value * entered };
  if (action.value !== null) return action;
  const plus = /^(\d)\+X$/.exec(String(value));
  const range = action.kind === 'attack' && printed.range === 'X' ? { range: entered } : {};
  const most = printed.max ?? Infinity;
  return { ...action, ...range, value: Math.min(most, entered + Number(plus?.[1] ?? 0)) };
}

function applyOffer(action: LineAction, offer: LineOffer, times: number): LineAction {
  const isModifier = action.kind === 'attack' && offer.source !== undefined;
  const numbered =
    'value' in action && offer.value !== undefined && !isModifier
      ? { ...action, value: combineValues(action.value, offer.value, times) }
      : action;
  if (numbered.kind === 'clear' && offer.range !== undefined)
    return { ...numbered, range: combineValues(numbered.range, offer.range, 1) };
  if (!('affects' in numbered)) return offer.jump ? withJump(numbered) : numbered;
  const aimed = {
    ...numbered,
    affects: offer.affects ?? numbered.affects,
    range:
      offer.range === undefined ? numbered.range : combineValues(numbered.range, offer.range, 1),
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

function withJump(action: LineAction): LineAction {
  return action.kind === 'move' ? { ...action, jump: true } : action;
}

function withEffects(
  action: Extract<LineAction, { readonly effects: unknown }>,
  { effects, advantage, ignoreShield, range }: LineOffer,
): LineAction {
  const more = readEffects(effects);
  if (action.kind !== 'attack') return { ...action, effects: [...action.effects, ...more] };
  return {
    ...action,
    ranged: action.ranged || range !== undefined,
    pierce: ignoreShield ? WHOLE_SHIELD : action.pierce + pierceOf(more),
    effects: [...action.effects, ...more.filter(({ kind }) => kind !== 'pierce')],
    hasAdvantage: action.hasAdvantage || advantage === true,
  };
}

/**
 * '+2' is added once per count, '+X' is added once with the entered value, and a plain number, once
 * per count, replaces the value.
 */
function combineValues(now: number | null, value: number | string, times: number): number | null {
  if (typeof value === 'number') return times === 1 ? value : value * times;
  if (value === '+X') return (now ?? 0) + times;
  const added = /^[+-]\d$/.test(value) ? Number(value) * times : null;
  return added === null ? null : (now ?? 0) + added;
}
