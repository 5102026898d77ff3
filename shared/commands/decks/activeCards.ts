/** Cards that lie active in front of a player: a use is marked, or they leave. */
import { letGo, useCard, whyNotLetGo, whyNotUse } from '../../rules/round/activeCards';
import { inScenario } from '../handler';

export const ACTIVE_CARD_COMMANDS = inScenario({
  letActiveCardGo: {
    whyNot: ({ scenario }, { figure, card }) => whyNotLetGo(scenario, figure, card),
    carryOut: ({ scenario, content }, { figure, card }) => letGo(scenario, content, figure, card),
  },

  useActiveCard: {
    whyNot: ({ scenario, content }, { figure, card }) => whyNotUse(scenario, content, figure, card),
    carryOut: ({ scenario, content }, { figure, card }) => useCard(scenario, content, figure, card),
  },
});
