/** The city and the road event deck. */
import type { EventDeck, EventKind } from '../../state';
import type { GameEvent } from '../../events';
import type { Outcome } from '../../result';
import type { RuleId } from '../../rulebook';
import { withParty } from '../../rules/campaign/changes';
import {
  drawnEvent,
  eventPutAway,
  shuffledEvents,
  whyNotAdd,
  whyNotDraw,
  whyNotPutAway,
  whyNotRemove,
  withEvent,
  withoutEvent,
} from '../../rules/campaign/eventDecks';
import { resolveEvent, whyNotResolve, withEventDone } from '../../rules/campaign/event/resolve';
import { whyNoCampaign } from '../../rules/campaign/sheets';
import type { Game } from '../../state';
import type { Handlers } from '../handler';
import { campaignChanged } from './outcomes';

export const EVENT_COMMANDS: Handlers<
  | 'drawEvent'
  | 'putEventAway'
  | 'addEvent'
  | 'removeEvent'
  | 'shuffleEvents'
  | 'resolveEvent'
  | 'leaveOutEvent'
> = {
  /** @rule EVENT-1 */
  drawEvent: {
    in: 'campaign',
    whyNot: ({ game }, { deck, card }) =>
      whyNoCampaign(game) ?? whyNotDraw(deckOf(game, deck), card),
    carryOut: ({ game }, { deck, card }) => {
      const next = drawnEvent(deckOf(game, deck), card);
      return deckChanged(game, deck, next, [
        eventOf('eventDrawn', deck, next.current ?? 0, 'EVENT-1'),
      ]);
    },
  },

  /** @rule EVENT-2 */
  putEventAway: {
    in: 'campaign',
    whyNot: ({ game }, { deck }) => whyNoCampaign(game) ?? whyNotPutAway(deckOf(game, deck)),
    carryOut: ({ game }, { deck, remove }) => {
      const before = deckOf(game, deck);
      const type = remove ? 'eventRemoved' : 'eventReturned';
      return deckChanged(game, deck, eventPutAway(before, remove), [
        eventOf(type, deck, before.current ?? 0, 'EVENT-2'),
      ]);
    },
  },

  /** @rule EVENT-3 */
  addEvent: {
    in: 'campaign',
    whyNot: ({ game }, { deck, card }) =>
      whyNoCampaign(game) ?? whyNotAdd(deckOf(game, deck), deck, card),
    carryOut: ({ game, random }, { deck, card }) =>
      deckChanged(game, deck, withEvent(deckOf(game, deck), card, random), [
        eventOf('eventAdded', deck, card, 'EVENT-3'),
      ]),
  },

  /** @rule EVENT-2 */
  removeEvent: {
    in: 'campaign',
    whyNot: ({ game }, { deck, card }) =>
      whyNoCampaign(game) ?? whyNotRemove(deckOf(game, deck), card),
    carryOut: ({ game }, { deck, card }) =>
      deckChanged(game, deck, withoutEvent(deckOf(game, deck), card), [
        eventOf('eventRemoved', deck, card, 'EVENT-2'),
      ]),
  },

  /** @rule EVENT-3 */
  shuffleEvents: {
    in: 'campaign',
    whyNot: ({ game }) => whyNoCampaign(game),
    carryOut: ({ game, random }, { deck }) =>
      deckChanged(game, deck, shuffledEvents(deckOf(game, deck), random), [
        { type: 'eventsShuffled', deck, rule: 'EVENT-3' },
      ]),
  },

  /** Everything the option does, as one step. @rule EVENT-2 EVENT-4 */
  resolveEvent: {
    in: 'campaign',
    whyNot: ({ game, content }, told) =>
      whyNoCampaign(game) ?? whyNotResolve(game.campaign, told, content),
    carryOut: (at, told) => campaignChanged(at.game, resolveEvent(at.game.campaign, told, at)),
  },

  /** @rule EVENT-4 */
  leaveOutEvent: {
    in: 'campaign',
    whyNot: ({ game }) => whyNoCampaign(game),
    carryOut: ({ game }, { deck }) =>
      campaignChanged(game, {
        next: withEventDone(game.campaign, deck),
        events: [{ type: 'eventLeftOut', deck, rule: 'EVENT-4' }],
      }),
  },
};

function deckOf({ campaign }: Game, kind: EventKind): EventDeck {
  return campaign.party.events[kind];
}

function deckChanged(
  game: Game,
  kind: EventKind,
  deck: EventDeck,
  events: readonly GameEvent[],
): Outcome<Game> {
  const decks = { ...game.campaign.party.events, [kind]: deck };
  return campaignChanged(game, { next: withParty(game.campaign, { events: decks }), events });
}

type EventEvent = 'eventDrawn' | 'eventReturned' | 'eventRemoved' | 'eventAdded';

function eventOf(type: EventEvent, deck: EventKind, card: number, rule: RuleId): GameEvent {
  return { type, deck, card, rule };
}
