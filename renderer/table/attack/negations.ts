import type { CardLoss } from '#shared/state';

/** The two ways to negate damage by losing cards, the one with fewer cards first. */
export const NEGATIONS: readonly CardLoss[] = ['oneFromHand', 'twoFromDiscard'];
