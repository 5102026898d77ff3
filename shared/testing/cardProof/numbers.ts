/** Evaluates the numbers of a printed line with its offers in the set-up of `setUp.ts`. */
import type { CardLine } from '../../content/types';
import type { ActingAs } from './setting';

export type Offer =
  NonNullable<CardLine['boosts']>[number] | NonNullable<CardLine['bonus']>[number];

export type Numbered = Omit<CardLine, 'value' | 'range' | 'experience'> & {
  readonly value: number;
  readonly range?: number | undefined;
  /** Experience of the offers. */
  readonly experience: number;
  /** True if players enter the number. */
  readonly isAsked: boolean;
  readonly isByPlace: boolean;
};

/** Counts that Standee knows in this set-up. The test enters 2 for all others. */
const COUNTED: Readonly<Record<string, number>> = {
  ...{ summonedAllies: 1, missingHitPoints: 10, currentHitPoints: 10, adjacentAllies: 2 },
  ...{ cardsLost: 2 },
  ...{ halfCurrentHitPointsRoundedUp: 5, lessThanHalfMissingHitPoints: 4, alliesInRange: 2 },
  ...{ halfMaxHitPointsOfTargetRoundedDown: 10, maxHitPointsOfTarget: 20, doubleTargetShield: 0 },
  ...{ allyAdjacentToTarget: 2, negativeConditionOnTarget: 1, adjacentEnemy: 1 },
};
const ENTERED = 2;
/** Counts of figures by their distances. */
const BY_DISTANCE = /^adjacent|InRange$|AdjacentToTarget$/;

function countOf(what: string, isOnBoard: boolean): number | undefined {
  return isOnBoard || !BY_DISTANCE.test(what) ? COUNTED[what] : undefined;
}

/** Requirements that are fulfilled when C attacks E. */
const TRUE = ['targetAdjacentToAnyAllyOfAttacker', 'targetUndamaged', 'targetAdjacentToOwnSummon'];

/** Offers of the line itself that apply without a choice. */
export function offersThatHold(
  line: CardLine,
  chosen: readonly Offer[],
  isOnBoard: boolean,
): readonly Offer[] {
  const known = (each: string) => isOnBoard || !/Adjacent/.test(each);
  if (chosen.some(({ replace }) => replace)) return [];
  return (line.bonus ?? []).filter((offer) => {
    const { when, per, x, cost } = offer;
    if (chosen.includes(offer) || cost) return false;
    if (when) return when.every((each) => TRUE.includes(each) && known(each));
    return (countOf(per ?? x ?? '', isOnBoard) ?? 0) > 0;
  });
}

const BY_PLACE = /Obstacle|KilledEnemy|InRoom|ExactRange|NearHealed|Doomed|NearLastTarget/;

/**
 * Attack and move of figures that a card lets act: S with its own numbers, E with its stat card.
 */
const OWN: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  S: { attack: 2, move: 2 },
  E: { attack: 2, move: 2 },
};

export function numbered(
  line: CardLine,
  offers: readonly Offer[],
  { by, isOnBoard }: Pick<ActingAs, 'by' | 'isOnBoard'>,
): Numbered {
  const { value: printed, x, per, max = Infinity, experience: _own, range: reach, ...rest } = line;
  const replacing = offers.find(
    ({ replace, value, x: other }) => replace && (value !== undefined || other),
  );
  const counts = replacing?.x ?? x ?? per;
  const count = counts === undefined ? 1 : (countOf(counts, isOnBoard) ?? ENTERED);
  const isCounted = typeof printed !== 'number' || per !== undefined || replacing !== undefined;
  const isUnknown = counts !== undefined && countOf(counts, isOnBoard) === undefined;
  const isAsked = (isUnknown && isCounted) || line.upTo !== undefined;
  const plus = /^(\d)\+X$/.exec(String(printed));
  const start =
    typeof printed === 'number'
      ? printed * (per === undefined ? 1 : count)
      : printed === 'all'
        ? Infinity
        : printed === undefined && line.upTo !== undefined
          ? ENTERED
          : /^[+-]\d$/.test(String(printed))
            ? (OWN[by]?.[line.type] ?? 0) + Number(printed)
            : Number(plus?.[1] ?? 0) + count;
  const own = Math.min(max, start);
  const value = offers.reduce((now, offer) => withOffer(now, offer, isOnBoard), own);
  const range = offers.reduce<number | undefined>(
    (now, { range: more }) => {
      if (more === undefined) return now;
      return typeof more === 'number' ? more : (now ?? 1) + Number(more);
    },
    reach === 'X' ? count : typeof reach === 'number' ? reach : undefined,
  );
  const last = <K extends keyof Offer>(key: K) =>
    offers.findLast((each) => each[key] !== undefined)?.[key];
  const affects = last('affects') ?? rest.affects;
  return {
    ...rest,
    ...(affects && { affects }),
    ...((last('area') ?? rest.area) && { area: last('area') ?? rest.area }),
    ...(offers.some(({ jump }) => jump) && { jump: true as const }),
    ...(offers.some(({ advantage }) => advantage) && { advantage: true as const }),
    ...(offers.some(({ ignoreShield }) => ignoreShield) && { ignoreShield: true as const }),
    effects: [...(rest.effects ?? []), ...offers.flatMap(({ effects = [] }) => effects)],
    ...{ value, range, isAsked, isByPlace: BY_PLACE.test(affects ?? '') },
    experience: offers.reduce((sum, offer) => sum + experienceOf(offer, isOnBoard), 0),
  } as Numbered;
}

/** True if players enter the count. */
export function isCountEntered({ per, x }: Offer, isOnBoard: boolean): boolean {
  const counts = per ?? x;
  return counts !== undefined && countOf(counts, isOnBoard) === undefined;
}

function withOffer(now: number, { value, per, x }: Offer, isOnBoard: boolean): number {
  const times = per || x ? (countOf(per ?? x ?? '', isOnBoard) ?? ENTERED) : 1;
  if (value === undefined) return now;
  if (typeof value === 'number') return value * times;
  return value === '+X' ? now + times : now + Number(value) * times;
}

function experienceOf(offer: Offer, isOnBoard: boolean): number {
  const isEach = offer.per !== undefined && !('elements' in offer);
  return (offer.experience ?? 0) * (isEach ? (countOf(offer.per ?? '', isOnBoard) ?? ENTERED) : 1);
}
