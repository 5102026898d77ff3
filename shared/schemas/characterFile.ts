/** Schema of the file of one character. The renderer must not import it, because it uses zod. */
import { z } from 'zod';
import { characterSheet, sticker } from './campaign';
import { line } from './values';

/** Version of the format. A file with a higher number comes from a newer Standee. */
export const CHARACTER_FORMAT = 1;

/** A level and the day on which the character reached it. */
export const reachedLevel = z.strictObject({
  level: z.int().min(2).max(9),
  /** ISO 8601. */
  at: z.string().max(40),
});

export const characterFile = z.strictObject({
  standee: z.literal('character'),
  format: z.literal(CHARACTER_FORMAT),
  /** Name of the campaign it comes from. */
  from: line,
  exportedAt: z.string().max(40),
  /** Name of the pack that has its class; null = a printed class. */
  pack: line.nullable(),
  sheet: characterSheet,
  /** The stickers on the cards of its class. */
  enhancements: z.array(sticker).max(400),
  levels: z.array(reachedLevel).max(20),
});
