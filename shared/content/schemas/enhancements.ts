/** Enhancement stickers: matching dots and prices. */
import { z } from 'zod';
import { CARD_AFFECTS } from '../notation/cardKeywords';
import { count, slug } from './notations';

const costs = z.record(z.string().max(20), count);

/** All except the six elements, which share one price. */
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
  /** The global achievement that allows them. */
  achievement: slug,
  stickers: z.array(
    z.strictObject({
      id: z.enum([...PLAIN_STICKERS, 'element']),
      dots: z.array(z.enum(['square', 'circle', 'diamond', 'diamondPlus', 'hex'])).min(1),
      /** Requires a number in the line, or a move. */
      needs: z.exactOptional(z.enum(['number', 'move'])),
      cost: z.exactOptional(count),
      /** By the part next to the dot. */
      costs: z.exactOptional(costs),
      summonCosts: z.exactOptional(costs),
      /** By number of hexes attacked before, 2 to 13. */
      byHexes: z.exactOptional(z.array(count)),
    }),
  ),
  severalTargets: z.strictObject({
    factor: count,
    /** Values of `affects` with a single target. */
    singleAffects: z.array(z.enum(CARD_AFFECTS)),
  }),
  /** For cards of level 1 to 9; level X counts as level 1. */
  byCardLevel: z.array(z.int().min(0)).length(9),
  /** For each sticker already on the half. */
  previousOnHalf: count,
});
