/** Commands for the city and road event decks. */
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
import { inCampaign, type FieldSchemas } from '../commandRow';

export const EVENT_COMMANDS = {
  /**
   * Draws an event. `card` = the card that players drew from their physical deck; null = the top
   * card.
   *
   * @rule EVENT-1
   */
  drawEvent: inCampaign(
    (f: FieldSchemas) => ({ deck: f.eventDeck, card: f.number.nullable() }),
    { whose: 'table', readBy: 'table' },
    {
      whyNot: ({ campaign }, { deck, card }) => whyNotDraw(deckOf(campaign, deck), card),
      carryOut: ({ campaign }, { deck, card }) => {
        const next = drawEvent(deckOf(campaign, deck), card);
        return deckChanged(campaign, deck, next, [
          eventOf('eventDrawn', deck, next.current ?? 0, 'EVENT-1'),
        ]);
      },
    },
  ),

  /** @rule EVENT-2 */
  putEventAway: inCampaign(
    (f: FieldSchemas) => ({ deck: f.eventDeck, remove: f.z.boolean() }),
    { whose: 'table', readBy: 'table' },
    {
      whyNot: ({ campaign }, { deck }) => whyNotPutAway(deckOf(campaign, deck)),
      carryOut: ({ campaign }, { deck, remove }) => {
        const before = deckOf(campaign, deck);
        const type = remove ? 'eventRemoved' : 'eventReturned';
        return deckChanged(campaign, deck, putEventAway(before, remove), [
          eventOf(type, deck, before.current ?? 0, 'EVENT-2'),
        ]);
      },
    },
  ),

  /** @rule EVENT-3 */
  addEvent: inCampaign(
    (f: FieldSchemas) => ({ deck: f.eventDeck, card: f.number }),
    { whose: 'table', readBy: 'table' },
    {
      whyNot: ({ campaign, content }, { deck, card }) =>
        whyNotAdd(deckOf(campaign, deck), deck, card, content),
      carryOut: ({ campaign, random }, { deck, card }) =>
        deckChanged(campaign, deck, withEvent(deckOf(campaign, deck), card, random), [
          eventOf('eventAdded', deck, card, 'EVENT-3'),
        ]),
    },
  ),

  /** @rule EVENT-2 */
  removeEvent: inCampaign(
    (f: FieldSchemas) => ({ deck: f.eventDeck, card: f.number }),
    { whose: 'table', readBy: 'table' },
    {
      whyNot: ({ campaign }, { deck, card }) => whyNotRemove(deckOf(campaign, deck), card),
      carryOut: ({ campaign }, { deck, card }) =>
        deckChanged(campaign, deck, withoutEvent(deckOf(campaign, deck), card), [
          eventOf('eventRemoved', deck, card, 'EVENT-2'),
        ]),
    },
  ),

  /** @rule EVENT-3 */
  shuffleEvents: inCampaign(
    (f: FieldSchemas) => ({ deck: f.eventDeck }),
    { whose: 'table', readBy: 'table' },
    {
      carryOut: ({ campaign, random }, { deck }) =>
        deckChanged(campaign, deck, shuffleEvents(deckOf(campaign, deck), random), [
          { type: 'eventsShuffled', deck, rule: 'EVENT-3' },
        ]),
    },
  ),

  /**
   * Resolves the drawn event card in one step: applies the chosen option and its lines, and moves
   * the card to its destination.
   *
   * @rule EVENT-2 EVENT-4
   */
  resolveEvent: inCampaign(
    (f: FieldSchemas) => ({
      deck: f.eventDeck,
      option: f.z.enum(['A', 'B']),
      lines: f.z.array(f.eventLine).max(40),
      /** Characters that gain or lose an item or get the -1 cards, by line. */
      to: f.z.array(f.z.strictObject({ line: f.eventLine, character: f.character })).max(20),
      /** Each character's share of gold that the party gains or pays together. */
      shares: f.z
        .array(f.z.strictObject({ line: f.eventLine, character: f.character, gold: f.signed }))
        .max(40),
      /** Entered numbers that replace the printed ones, by line. */
      amounts: f.z
        .array(f.z.strictObject({ line: f.eventLine, amount: f.signed }))
        .max(40)
        .optional(),
      /** Random item designs that players drew themselves. */
      designs: f.z
        .array(f.z.strictObject({ line: f.eventLine, item: f.number }))
        .max(4)
        .optional(),
      card: f.z.enum(['bottom', 'removed']),
    }),
    { whose: 'table', readBy: 'table' },
    {
      whyNot: ({ campaign, content }, resolution) => whyNotResolve(campaign, resolution, content),
      carryOut: (at, resolution) => resolveEvent(at.campaign, resolution, at),
    },
  ),

  /**
   * Skips the event.
   *
   * @rule EVENT-4
   */
  leaveOutEvent: inCampaign(
    (f: FieldSchemas) => ({ deck: f.eventDeck }),
    { whose: 'table', readBy: 'table' },
    {
      carryOut: ({ campaign }, { deck }) => ({
        next: withEventDone(campaign, deck),
        events: [{ type: 'eventLeftOut', deck, rule: 'EVENT-4' }],
      }),
    },
  ),
};

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
