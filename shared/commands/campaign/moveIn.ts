/** What was kept with another program comes over into a campaign that has just begun. */
import type { GameEvent } from '../../events';
import { inOrderOfPlay } from '../../rules/campaign/party/eventDecks';
import { whyNotMoveIn } from '../../rules/campaign/movingIn/whyNotMoveIn';
import { whyNoCampaign } from '../../rules/campaign/characters/sheets';
import { inGame } from '../handler';

export const MOVE_IN_COMMANDS = inGame({
  /** Party, characters, world, and the scenario that is being played. What did not come over is told, so that the history keeps it. */
  moveIn: {
    whyNot: ({ game, content }, moved) => whyNoCampaign(game) ?? whyNotMoveIn(game, moved, content),
    carryOut: ({ game, random }, { campaign: moved, scenario, lines }) => {
      const { name, packs } = game.campaign;
      const { city, road } = moved.party.events;
      const events = { city: inOrderOfPlay(city, random), road: inOrderOfPlay(road, random) };
      const count = (outcome: string) => lines.filter((line) => line.outcome === outcome).length;
      const stayed = lines.filter((line) => line.outcome !== 'taken');
      return {
        next: {
          ...game,
          campaign: { ...moved, name, packs, party: { ...moved.party, events } },
          scenario,
        },
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
