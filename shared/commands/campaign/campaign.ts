/** A campaign begins, is named, and chooses how hard it is. */
import type { Game } from '../../state';
import { shuffleEvents } from '../../rules/campaign/party/eventDecks';
import { EMPTY_CAMPAIGN } from '../../rules/campaign/party/newParty';
import { whyNoCampaign } from '../../rules/campaign/characters/sheets';
import { SCHEMA } from '../../vocabulary';
import { inCampaign, inGame } from '../handler';

/** A game before its campaign has a name. */
export const EMPTY_GAME: Game = {
  schema: SCHEMA,
  campaign: EMPTY_CAMPAIGN,
  scenario: null,
};

const BEGINNING = inGame({
  /** Both event decks are shuffled once and for all. @rule EVENT-1 */
  newCampaign: {
    whyNot: ({ game }) => (whyNoCampaign(game) ? null : { code: 'campaignAlreadyBegun' }),
    carryOut: ({ game, random }, { name }) => {
      const { campaign } = game;
      const { city, road } = campaign.party.events;
      const events = { city: shuffleEvents(city, random), road: shuffleEvents(road, random) };
      const begun = { ...campaign, name, party: { ...campaign.party, events } };
      return { next: { ...game, campaign: begun }, events: [{ type: 'campaignBegun', name }] };
    },
  },
});

const BEGUN = inCampaign({
  renameCampaign: {
    carryOut: ({ campaign }, { name }) => ({
      next: { ...campaign, name },
      events: [{ type: 'campaignRenamed', from: campaign.name, to: name }],
    }),
  },

  /** Counts from the next scenario on. */
  setDifficulty: {
    carryOut: ({ campaign }, { difficulty, solo }) => ({
      next: { ...campaign, difficulty, solo },
      events: [{ type: 'difficultySet', difficulty, solo }],
    }),
  },
});

export const BEGINNING_COMMANDS = { ...BEGINNING, ...BEGUN };
