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
import { inScenario } from '../handler';
import { onCharactersInPlay, onCharactersInTurns } from '../lookups';

export const REST_COMMANDS = inScenario({
  ...onCharactersInTurns({
    takeLongRest: {
      whyNot: ({ phase, character }) => whyNotLongRest(character, phase.active),
      carryOut: ({ scenario, character }) =>
        putBack(longRest(character), (next) => {
          const rested = { ...next, initiative: { longRest: true, taken: true } } as const;
          return withRest(withFigure(scenario, rested), rested, 'long');
        }),
      besides: (at, { figure }) => withRestedItems(at.game, figure, at.content),
    },
  }),

  ...onCharactersInPlay({
    takeShortRest: {
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
  }),
});
