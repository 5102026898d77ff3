/** What was kept with another program comes over into a campaign that has just begun. */
import type { GameEvent } from '../../events';
import { inOrderOfPlay } from '../../rules/campaign/eventDecks';
import { whyNotMoveIn } from '../../rules/campaign/whyNotMoveIn';
import { inCampaign } from '../handler';

export const MOVE_IN_COMMANDS = inCampaign({
  /** Party, characters and world. What did not come over is told, so that the history keeps it. */
  moveIn: {
    whyNot: ({ game, content }, { campaign }) => whyNotMoveIn(game, campaign, content),
    carryOut: ({ game, random }, { campaign: moved, lines }) => {
      const { name, packs } = game.campaign;
      const { city, road } = moved.party.events;
      const events = { city: inOrderOfPlay(city, random), road: inOrderOfPlay(road, random) };
      const count = (outcome: string) => lines.filter((line) => line.outcome === outcome).length;
      const stayed = lines.filter((line) => line.outcome !== 'taken');
      return {
        next: { ...moved, name, packs, party: { ...moved.party, events } },
        events: [
          {
            type: 'movedIn',
            taken: count('taken'),
            changed: count('changed'),
            left: count('left'),
          },
          ...stayed.map((line): GameEvent => ({ type: 'notMovedIn', line })),
        ],
      };
    },
  },
});
