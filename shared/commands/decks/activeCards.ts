/** Cards that lie active in front of a player, and leave. */
import { letGo, whyNotLetGo } from '../../rules/round/activeCards';
import { inScenario } from '../handler';

export const ACTIVE_CARD_COMMANDS = inScenario({
  letActiveCardGo: {
    whyNot: ({ scenario }, { figure, card }) => whyNotLetGo(scenario, figure, card),
    carryOut: ({ scenario, content }, { figure, card }) => letGo(scenario, content, figure, card),
  },
});
