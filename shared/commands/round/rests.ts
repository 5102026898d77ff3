/** Long and short rests, with the items and the card that chance decides. */
import { andThen, putBack } from '../../result';
import {
  longRest,
  shortRest,
  shortRestAgain,
  whyNotLongRest,
  whyNotShortRest,
} from '../../rules/round/rests';
import { dieIfDown } from '../../rules/figures/deaths';
import { withRest } from '../../rules/figures/record';
import { withFigure } from '../../rules/figures/figures';
import { withRestedItems } from '../campaign/items';
import { hasDrawnLoss, withRandomCardLost } from '../cards/piles';
import { healLimit } from '../../rules/figures/cardsInEffect';
import { type Kit } from '../row';
import { onCharactersInPlay, onCharactersInTurns } from '../lookups';

export const REST_COMMANDS = {
  /** The long rest itself, at the end of the order: heal 2, one discarded card lost. */
  takeLongRest: onCharactersInTurns(
    (f: Kit) => ({ figure: f.figure }),
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

  /** At the end of a round; `again` = 1 damage to have another card lost. */
  takeShortRest: onCharactersInPlay(
    (f: Kit) => ({
      figure: f.figure,
      again: f.z.boolean(),
      /** Cards the character loses instead of that damage. */
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
