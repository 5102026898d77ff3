/** The city and the road event deck. */
import type { Campaign, EventDeck, EventKind, Game } from '../../state';
import type { GameEvent } from '../../events';
import type { Outcome } from '../../result';
import { withParty } from '../../rules/campaign/changes';
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
} from '../../rules/campaign/eventDecks';
import { resolveEvent, whyNotResolve, withEventDone } from '../../rules/campaign/event/resolve';
import { whyNoCampaign } from '../../rules/campaign/sheets';
import { inCampaign } from '../handler';

export const EVENT_COMMANDS = inCampaign({
  /** @rule EVENT-1 */
  drawEvent: {
    whyNot: ({ game }, { deck, card }) =>
      whyNoCampaign(game) ?? whyNotDraw(deckOf(game, deck), card),
    carryOut: ({ game }, { deck, card }) => {
      const next = drawEvent(deckOf(game, deck), card);
      return deckChanged(game, deck, next, [
        eventOf('eventDrawn', deck, next.current ?? 0, 'EVENT-1'),
      ]);
    },
  },

  /** @rule EVENT-2 */
  putEventAway: {
    whyNot: ({ game }, { deck }) => whyNoCampaign(game) ?? whyNotPutAway(deckOf(game, deck)),
    carryOut: ({ game }, { deck, remove }) => {
      const before = deckOf(game, deck);
      const type = remove ? 'eventRemoved' : 'eventReturned';
      return deckChanged(game, deck, putEventAway(before, remove), [
        eventOf(type, deck, before.current ?? 0, 'EVENT-2'),
      ]);
    },
  },

  /** @rule EVENT-3 */
  addEvent: {
    whyNot: ({ game, content }, { deck, card }) =>
      whyNoCampaign(game) ?? whyNotAdd(deckOf(game, deck), deck, card, content),
    carryOut: ({ game, random }, { deck, card }) =>
      deckChanged(game, deck, withEvent(deckOf(game, deck), card, random), [
        eventOf('eventAdded', deck, card, 'EVENT-3'),
      ]),
  },

  /** @rule EVENT-2 */
  removeEvent: {
    whyNot: ({ game }, { deck, card }) =>
      whyNoCampaign(game) ?? whyNotRemove(deckOf(game, deck), card),
    carryOut: ({ game }, { deck, card }) =>
      deckChanged(game, deck, withoutEvent(deckOf(game, deck), card), [
        eventOf('eventRemoved', deck, card, 'EVENT-2'),
      ]),
  },

  /** @rule EVENT-3 */
  shuffleEvents: {
    whyNot: ({ game }) => whyNoCampaign(game),
    carryOut: ({ game, random }, { deck }) =>
      deckChanged(game, deck, shuffleEvents(deckOf(game, deck), random), [
        { type: 'eventsShuffled', deck, rule: 'EVENT-3' },
      ]),
  },

  /** Everything the option does, as one step. @rule EVENT-2 EVENT-4 */
  resolveEvent: {
    whyNot: ({ game, content }, told) =>
      whyNoCampaign(game) ?? whyNotResolve(game.campaign, told, content),
    carryOut: (at, told) => resolveEvent(at.game.campaign, told, at),
  },

  /** @rule EVENT-4 */
  leaveOutEvent: {
    whyNot: ({ game }) => whyNoCampaign(game),
    carryOut: ({ game }, { deck }) => ({
      next: withEventDone(game.campaign, deck),
      events: [{ type: 'eventLeftOut', deck, rule: 'EVENT-4' }],
    }),
  },
});

function deckOf({ campaign }: Game, kind: EventKind): EventDeck {
  return campaign.party.events[kind];
}

function deckChanged(
  game: Game,
  kind: EventKind,
  deck: EventDeck,
  events: readonly GameEvent[],
): Outcome<Campaign> {
  const decks = { ...game.campaign.party.events, [kind]: deck };
  return { next: withParty(game.campaign, { events: decks }), events };
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
