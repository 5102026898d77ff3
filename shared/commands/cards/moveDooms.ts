import { unchanged } from '../../result';
import { whyNotMoveDooms, withMovedDooms } from '../../rules/cards/dooms';
import { onCharacters } from '../lookups';
import type { FieldSchemas } from '../commandRow';

/** Moves the dooms of a character to another enemy. @rule TURN-3 */
export const moveDooms = onCharacters(
  (f: FieldSchemas) => ({
    figure: f.figure,
    cards: f.z.array(f.number).min(1).max(20),
    to: f.figure,
  }),
  { whose: 'figure', readBy: 'everyone' },
  {
    whyNot: ({ scenario, content, character }, asked) =>
      whyNotMoveDooms(scenario, content, character, asked),
    carryOut: ({ scenario, character }, { cards, to }) =>
      unchanged(withMovedDooms(scenario, character, cards, to)),
  },
);
