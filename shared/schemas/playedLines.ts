/**
 * References to the printed lines played in a turn, by their position. The types are in `state.ts`.
 * The renderer must not import it, because it uses zod.
 */
import { z } from 'zod';
import { figureId } from './figures';
import { hex, positive, whole } from './values';

export const lineRef = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('abilityCard'),
    card: positive,
    /** Index of the line on the card, followed by indexes into nested lines. */
    place: z.array(whole).min(1).max(4).readonly(),
  }),
  /** The move of an escort, which follows the path in the scenario instead of a card. */
  z.strictObject({ kind: z.literal('path') }),
  /**
   * A summon has no ability card. Its lines are its move, its attack, and an effect at the end of
   * its turn.
   */
  z.strictObject({
    kind: z.literal('summon'),
    does: z.enum(['move', 'attack', 'turnEnd']),
    /** The attached card that has the effect. */
    card: z.exactOptional(positive),
  }),
  z.strictObject({
    kind: z.literal('classCard'),
    /** 'default' = the Attack 2 or Move 2 that every card can be used for. */
    card: z.union([positive, z.literal('default')]),
    half: z.enum(['top', 'bottom']),
    /** Index of the line in the action. */
    line: whole,
  }),
]);

export const turnLine = z.strictObject({
  line: lineRef,
  /** `open` with attacked figures = more attacks of the line follow. */
  state: z.enum(['open', 'done', 'skipped']),
  /**
   * Targets of the line's attacks and pushes in order, with their hexes; null = not on the board.
   */
  attacked: z.array(z.strictObject({ figure: figureId, at: hex.nullable() })),
  /** Hit points that figures lost to the line, in order. */
  damaged: z.exactOptional(z.array(z.strictObject({ figure: figureId, amount: positive }))),
  /** Number of hexes moved; null = players moved the figure, so it is unknown. */
  walked: z.exactOptional(whole.nullable()),
  /** The hexes of the path on the board, starting with the first one. */
  way: z.exactOptional(z.array(hex)),
  /** Hexes of the area placed on the board, or of what the line placed, removed, killed or healed. */
  area: z.exactOptional(z.array(hex)),
  /** The figure that the card is attached to: a doomed enemy, or the holder of a given card. */
  on: z.exactOptional(figureId),
  /** Indexes of the offers chosen for the line. */
  offers: z.exactOptional(z.array(whole)),
  /** Set if the summon or the doomed enemy of the line left play in the same turn. */
  left: z.exactOptional(z.literal(true)),
});
