/** The city and the road event deck. */
import type { Campaign, EventDeck, EventKind } from '../../state';
import type { GameEvent } from '../../events';
import type { Outcome } from '../../result';
import { withParty } from '../../rules/campaign/party/changes';
import {
  drawEvent,
  putEventAway,
  shuffleEvents,
  whyNotAdd,
  whyNotDraw,
  whyNotPutAway,
  whyNotRemove,
  withEvent,
  withoutEvent,
} from '../../rules/campaign/party/eventDecks';
import { resolveEvent, whyNotResolve, withEventDone } from '../../rules/campaign/events/resolve';
import { inCampaign } from '../handler';

export const EVENT_COMMANDS = inCampaign({
  /** @rule EVENT-1 */
  drawEvent: {
    whyNot: ({ campaign }, { deck, card }) => whyNotDraw(deckOf(campaign, deck), card),
    carryOut: ({ campaign }, { deck, card }) => {
      const next = drawEvent(deckOf(campaign, deck), card);
      return deckChanged(campaign, deck, next, [
        eventOf('eventDrawn', deck, next.current ?? 0, 'EVENT-1'),
      ]);
    },
  },

  /** @rule EVENT-2 */
  putEventAway: {
    whyNot: ({ campaign }, { deck }) => whyNotPutAway(deckOf(campaign, deck)),
    carryOut: ({ campaign }, { deck, remove }) => {
      const before = deckOf(campaign, deck);
      const type = remove ? 'eventRemoved' : 'eventReturned';
      return deckChanged(campaign, deck, putEventAway(before, remove), [
        eventOf(type, deck, before.current ?? 0, 'EVENT-2'),
      ]);
    },
  },

  /** @rule EVENT-3 */
  addEvent: {
    whyNot: ({ campaign, content }, { deck, card }) =>
      whyNotAdd(deckOf(campaign, deck), deck, card, content),
    carryOut: ({ campaign, random }, { deck, card }) =>
      deckChanged(campaign, deck, withEvent(deckOf(campaign, deck), card, random), [
        eventOf('eventAdded', deck, card, 'EVENT-3'),
      ]),
  },

  /** @rule EVENT-2 */
  removeEvent: {
    whyNot: ({ campaign }, { deck, card }) => whyNotRemove(deckOf(campaign, deck), card),
    carryOut: ({ campaign }, { deck, card }) =>
      deckChanged(campaign, deck, withoutEvent(deckOf(campaign, deck), card), [
        eventOf('eventRemoved', deck, card, 'EVENT-2'),
      ]),
  },

  /** @rule EVENT-3 */
  shuffleEvents: {
    carryOut: ({ campaign, random }, { deck }) =>
      deckChanged(campaign, deck, shuffleEvents(deckOf(campaign, deck), random), [
        { type: 'eventsShuffled', deck, rule: 'EVENT-3' },
      ]),
  },

  /** Everything the option does, as one step. @rule EVENT-2 EVENT-4 */
  resolveEvent: {
    whyNot: ({ campaign, content }, told) => whyNotResolve(campaign, told, content),
    carryOut: (at, told) => resolveEvent(at.campaign, told, at),
  },

  /** @rule EVENT-4 */
  leaveOutEvent: {
    carryOut: ({ campaign }, { deck }) => ({
      next: withEventDone(campaign, deck),
      events: [{ type: 'eventLeftOut', deck, rule: 'EVENT-4' }],
    }),
  },
});

function deckOf({ party }: Campaign, kind: EventKind): EventDeck {
  return party.events[kind];
}

function deckChanged(
  campaign: Campaign,
  kind: EventKind,
  deck: EventDeck,
  events: readonly GameEvent[],
): Outcome<Campaign> {
  const decks = { ...campaign.party.events, [kind]: deck };
  return { next: withParty(campaign, { events: decks }), events };
}

type EventEvent = 'eventDrawn' | 'eventReturned' | 'eventRemoved' | 'eventAdded';

function eventOf(
  type: EventEvent,
  deck: EventKind,
  card: number,
  rule: 'EVENT-1' | 'EVENT-2' | 'EVENT-3',
): GameEvent {
  return { type, deck, card, rule };
}
