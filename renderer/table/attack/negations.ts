import type { CardLoss } from '#shared/state';

/** Ways to negate damage by losing cards, fewer cards first. */
export const NEGATIONS: readonly CardLoss[] = ['oneFromHand', 'twoFromDiscard'];
