import type { CardLoss } from '#shared/state';

/** Ways to negate damage by losing cards, the smaller loss first. */
export const NEGATIONS: readonly CardLoss[] = ['oneFromHand', 'twoFromDiscard'];
