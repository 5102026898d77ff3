/** Enhancement stickers: the dots they go on, and what they cost. */
import { z } from 'zod';
import { CARD_AFFECTS } from '../notation/cardKeywords';
import { count, slug } from './notations';

const costs = z.record(z.string().max(20), count);

/** All but those of the six elements, which cost the same. */
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
      /** A number in the line, or a move. */
      needs: z.exactOptional(z.enum(['number', 'move'])),
      cost: z.exactOptional(count),
      /** By what the dot stands at. */
      costs: z.exactOptional(costs),
      summonCosts: z.exactOptional(costs),
      /** With 2 to 13 hexes attacked before. */
      byHexes: z.exactOptional(z.array(count)),
    }),
  ),
  severalTargets: z.strictObject({
    factor: count,
    /** Whom a line affects that has but one target. */
    singleAffects: z.array(z.enum(CARD_AFFECTS)),
  }),
  /** Of cards of level 1 to 9; those of level X are as of level 1. */
  byCardLevel: z.array(z.int().min(0)).length(9),
  /** For each sticker that is on the half already. */
  previousOnHalf: count,
});
