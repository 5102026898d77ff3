/**
 * The lines of what is played in a turn. They are print, so they are named by where they stand. The
 * types are in `state.ts`. Imports zod: not for the renderer.
 */
import { z } from 'zod';
import { figureId } from './figures';
import { hex, positive, whole } from './values';

export const lineRef = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('abilityCard'),
    card: positive,
    /** Its place on the card from 0, and within a line that stands for others the place in these. */
    place: z.array(whole).min(1).max(4).readonly(),
  }),
  /** An escort has no card either: the path its scenario gives it. */
  z.strictObject({ kind: z.literal('path') }),
  /** A summon has no card: its own move, then its own attack. */
  z.strictObject({ kind: z.literal('summon'), does: z.enum(['move', 'attack']) }),
  z.strictObject({
    kind: z.literal('classCard'),
    /** 'default' = the Attack 2 or Move 2 that every card can be played for. */
    card: z.union([positive, z.literal('default')]),
    half: z.enum(['top', 'bottom']),
    /** Its place in the half, from 0. */
    line: whole,
  }),
]);

export const turnLine = z.strictObject({
  line: lineRef,
  /** Open with somebody attacked: more attacks of the line are to come. */
  state: z.enum(['open', 'done', 'skipped']),
  /** Whom the line's attacks or pushes were made on, in order, and where; null = off the board. */
  attacked: z.array(z.strictObject({ figure: figureId, at: hex.nullable() })),
  /** Hexes that were gone for the line; null = it was done by hand, and nobody counted. */
  walked: z.exactOptional(whole.nullable()),
  /** The hexes of its way on the board, the first where it began. */
  way: z.exactOptional(z.array(hex)),
  /** Hexes of the area that was laid for it on the board. */
  area: z.exactOptional(z.array(hex)),
});
