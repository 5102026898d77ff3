/** Commands for long and short rests. */
import { andThen, putBack } from '../../result';
import { longRest, whyNotLongRest } from '../../rules/round/rests/longRest';
import { shortRest, shortRestAgain, whyNotShortRest } from '../../rules/round/rests/shortRest';
import { dieIfDown } from '../../rules/figures/hitPoints/deaths';
import { withRest } from '../../rules/figures/characterRecords';
import { withFigure } from '../../rules/figures/figures';
import { withRestedItems } from '../campaign/items';
import { hasDrawnLoss, withRandomCardLost } from '../cards/piles';
import { healLimit } from '../../rules/figures/cardsInEffect';
import { type FieldSchemas } from '../commandRow';
import { onCharactersInPlay, onCharactersInTurns } from '../lookups';

export const REST_COMMANDS = {
  /** Performs the long rest: heal 2, one discarded card is lost, spent items are refreshed. */
  takeLongRest: onCharactersInTurns(
    (f: FieldSchemas) => ({ figure: f.figure }),
    { whose: 'figure', readBy: 'everyone' },
    {
      whyNot: ({ phase, character }) => whyNotLongRest(character, phase.active),
      carryOut: ({ scenario, content, character }) =>
        putBack(longRest(character, healLimit(scenario, content, character)), (next) => {
          const rested = { ...next, initiative: { longRest: true, taken: true } } as const;
          return withRest(withFigure(scenario, rested), rested, 'long');
        }),
      besides: (at, { figure }) => withRestedItems(at.game, figure, at.content),
    },
  ),

  /**
   * Performs a short rest at the end of a round. `again` = suffers 1 damage to lose a different
   * random card.
   */
  takeShortRest: onCharactersInPlay(
    (f: FieldSchemas) => ({
      figure: f.figure,
      again: f.z.boolean(),
      /** Cards the character loses to negate that damage. */
      negate: f.negation.nullable().optional(),
    }),
    { whose: 'figure', readBy: 'everyone' },
    {
      whyNot: ({ scenario, character }, { again, negate = null }) =>
        whyNotShortRest(character, scenario.phase, again, negate),
      carryOut: ({ scenario, character }, { figure, again, negate = null }) => {
        const isAgain = character.shortRested;
        const rest = isAgain
          ? shortRestAgain(character, negate)
          : shortRest(character, again, negate);
        const noted = putBack(rest, (next) => {
          const rested = withFigure(scenario, next);
          return isAgain ? rested : withRest(rested, next, 'short');
        });
        return andThen(noted, (after) => dieIfDown(after, figure, null));
      },
      besides: (at, { figure }, before) =>
        withRandomCardLost(at.game, figure, hasDrawnLoss(before, figure), at),
    },
  ),
};
