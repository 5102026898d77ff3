/** The shapes of the commands that play lines of cards. For the boundary; others import types only. */
import { z } from 'zod';
import { lineRef } from '../../schemas/playedLines';
import { ATTACK_SHAPES } from '../attack/shapes';
import { BOARD_SHAPES } from '../board/shapes';
import { KIT_SHAPES } from './kitShapes';
import { DECK_SHAPES } from '../decks/shapes';
import { figure } from '../fields';
import { ROOM_SHAPES } from '../monsters/shapes';
import { ROUND_SHAPES } from '../round/shapes';
import { SCENARIO_SHAPES } from '../scenario/shapes';
import { shapesOf } from '../shapesOf';
import { TABLE_SHAPES } from '../figures/shapes';

const classCard = z.int().min(1).max(9999);

/** What a line can do: commands that leave the sheets alone. */
const deed = z.discriminatedUnion('type', [
  ATTACK_SHAPES.beginAttack,
  ATTACK_SHAPES.drawForAttack,
  BOARD_SHAPES.moveFigure,
  BOARD_SHAPES.placeFigure,
  BOARD_SHAPES.openDoor,
  BOARD_SHAPES.pushFigure,
  BOARD_SHAPES.layOverlay,
  BOARD_SHAPES.removeOverlay,
  DECK_SHAPES.addModifierCards,
  DECK_SHAPES.removeModifierCards,
  DECK_SHAPES.shuffleModifierDeck,
  KIT_SHAPES.moveCard,
  TABLE_SHAPES.countCards,
  SCENARIO_SHAPES.revealRoom,
  ROUND_SHAPES.actAgain,
  ROOM_SHAPES.addMonster,
  ROOM_SHAPES.addSummon,
  TABLE_SHAPES.sufferDamage,
  /** A card in effect makes damage nothing: what was suffered, or will be by the attack. */
  TABLE_SHAPES.negateDamage,
  z.strictObject({ type: z.literal('changeTarget'), figure, negate: z.literal('cardInEffect') }),
  TABLE_SHAPES.healFigure,
  TABLE_SHAPES.addCondition,
  TABLE_SHAPES.removeCondition,
  TABLE_SHAPES.addBonus,
  TABLE_SHAPES.lootTokens,
  TABLE_SHAPES.gainExperience,
  TABLE_SHAPES.infuse,
  TABLE_SHAPES.consume,
  /** A use of a card in effect is marked. */
  z.strictObject({ type: z.literal('useActiveCard'), figure, card: classCard }),
]);

export const LINE_SHAPES = shapesOf({
  /**
   * Plays lines of the figure whose turn runs, as one step; without deeds a line was played at the
   * table, by hand.
   */
  playLines: {
    figure,
    lines: z
      .array(
        z.strictObject({
          line: lineRef,
          deeds: z.array(deed).max(40),
          /** It is done on this figure, and others are still to come. */
          part: figure.optional(),
        }),
      )
      .min(1)
      .max(12),
    /** The board says why nothing is to be done. */
    idle: z.enum(['stays', 'attacksNobody', 'noFocus']).optional(),
  },
  /** Marks a use of a card in effect, where it has slots, and does what it gives on its occasion. */
  useActiveCard: {
    figure,
    card: classCard,
    deeds: z.array(deed).min(1).max(40).optional(),
  },
  /** Which class card an initiative of the running turn means, where several have it. */
  tellCard: { figure, card: classCard },
  /** Passes lines of the running turn over, calls them done, or opens them again. */
  markLines: {
    figure,
    lines: z.array(lineRef).min(1).max(40),
    state: z.enum(['open', 'done', 'skipped']),
  },
});
