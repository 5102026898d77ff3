/** Long and short rests, with the items and the card that chance decides. */
import { andThen } from '../../result';
import {
  longRest,
  shortRest,
  shortRestAgain,
  whyNotLongRest,
  whyNotShortRest,
} from '../../rules/round/rests';
import { dieIfDown } from '../../rules/table/deaths';
import { withRest } from '../../rules/table/deeds';
import { withFigure } from '../../rules/table/figures';
import { withRestedItems } from '../campaign/items';
import { hasDrawnLoss, withRandomCardLost } from '../decks/cards';
import { characterInPlay, phaseOf, proven } from '../findings';
import { finding, inScenario, unless } from '../handler';

export const REST_COMMANDS = inScenario({
  takeLongRest: {
    whyNot: ({ scenario }, { figure }) => {
      const phase = phaseOf(scenario, 'turns');
      if (!phase.ok) return phase.refusal;
      const found = characterInPlay(scenario, figure);
      return found.ok ? whyNotLongRest(found.value, phase.value.active) : found.refusal;
    },
    carryOut: ({ scenario }, { figure }) => {
      const { next, events } = longRest(proven(characterInPlay(scenario, figure)));
      const rested = { ...next, initiative: { longRest: true, taken: true } } as const;
      return { next: withRest(withFigure(scenario, rested), rested, 'long'), events };
    },
    besides: (at, { figure }) => withRestedItems(at.game, figure, at.content),
  },

  takeShortRest: {
    ...finding(
      ({ scenario }, { figure, again, negate = null }) =>
        unless(characterInPlay(scenario, figure), (found) =>
          whyNotShortRest(found, scenario.phase, again, negate),
        ),
      ({ scenario }, { figure, again, negate = null }, character) => {
        const isAgain = character.shortRested;
        const { next, events } = isAgain
          ? shortRestAgain(character, negate)
          : shortRest(character, again, negate);
        const rested = withFigure(scenario, next);
        const noted = isAgain ? rested : withRest(rested, next, 'short');
        return andThen({ next: noted, events }, (after) => dieIfDown(after, figure, null));
      },
    ),
    besides: (at, { figure }, before) =>
      withRandomCardLost(at.game, figure, hasDrawnLoss(before, figure), at),
  },
});
