/** Enhancement stickers: matching dots and prices. */
import { z } from 'zod';
import { CARD_AFFECTS } from '../notation/cardKeywords';
import { count, slug } from './notations';

const costs = z.record(z.string().max(20), count);

/** All stickers except the six elements, which share one price. */
export const PLAIN_STICKERS = [
  'plus1',
  'poison',
  'wound',
  'muddle',
  'immobilize',
  'disarm',
  'curse',
  'strengthen',
  'bless',
  'jump',
  'wild',
  'hex',
] as const;

export const enhancementTables = z.strictObject({
  /** The global achievement that allows enhancements. */
  achievement: slug,
  stickers: z.array(
    z.strictObject({
      id: z.enum([...PLAIN_STICKERS, 'element']),
      dots: z.array(z.enum(['square', 'circle', 'diamond', 'diamondPlus', 'hex'])).min(1),
      /** Requires a number in the line, or a move. */
      needs: z.exactOptional(z.enum(['number', 'move'])),
      cost: z.exactOptional(count),
      /** Price by the part of the line next to the dot. */
      costs: z.exactOptional(costs),
      summonCosts: z.exactOptional(costs),
      /** Price of a hex by the current number of hexes of the area, 2 to 13. */
      byHexes: z.exactOptional(z.array(count)),
    }),
  ),
  severalTargets: z.strictObject({
    factor: count,
    /** Values of `affects` that mean a single target. */
    singleAffects: z.array(z.enum(CARD_AFFECTS)),
  }),
  /** Surcharge by card level, 1 to 9; level X counts as level 1. */
  byCardLevel: z.array(z.int().min(0)).length(9),
  /** Surcharge for each sticker already on the same action. */
  previousOnHalf: count,
});
