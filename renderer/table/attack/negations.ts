/** Which losses of cards negate damage, in the order they are offered. */
import type { CardLoss } from '#shared/state';

/** What a character can lose instead of suffering damage, the smaller loss first. */
export const NEGATIONS: readonly CardLoss[] = ['oneFromHand', 'twoFromDiscard'];
