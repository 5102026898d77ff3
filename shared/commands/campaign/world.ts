import type { EventDeck, EventKind } from '../../campaignState';
import type { GameEvent } from '../../events';
import type { Refusal } from '../../refusals';
import { ok, refuse, type Result } from '../../result';
import type { RuleId } from '../../rulebook';
import { isClassOpen, openBox } from '../../rules/campaign/changes';
import {
  drawnEvent,
  eventPutAway,
  hasEvent,
  shuffledEvents,
  withEvent,
  withoutEvent,
} from '../../rules/campaign/eventDecks';
import type { Campaign, Game } from '../../state';
import type { Answer, Context } from '../findings';
import type { CommandOf } from '../shapes';
import { inCampaign } from './sheetParts';

function withParty(campaign: Campaign, party: Partial<Campaign['party']>): Campaign {
  return { ...campaign, party: { ...campaign.party, ...party } };
}

/** @rule CLASS-1 RETIRE-2 */
export function unlockClass(
  game: Game,
  { class: classId }: CommandOf<'unlockClass'>,
  context: Context,
): Answer<Game> {
  return inCampaign(game, (campaign) => {
    if (!context.content.class(classId)) return refuse({ code: 'noSuchClass', class: classId });
    if (isClassOpen(campaign, context.content, classId)) {
      return refuse({ code: 'classIsUnlocked', class: classId });
    }
    return ok(openBox(campaign, classId, context));
  });
}

/** Takes back what was unlocked by mistake. @rule OWN-5 */
export function lockClass(game: Game, { class: classId }: CommandOf<'lockClass'>): Answer<Game> {
  return inCampaign(game, (campaign) => {
    const { unlockedClasses } = campaign.party;
    if (!unlockedClasses.includes(classId))
      return refuse({ code: 'classIsLocked', class: classId });
    return ok({
      next: withParty(campaign, {
        unlockedClasses: unlockedClasses.filter((each) => each !== classId),
      }),
      events: [
        { type: 'corrected', what: 'unlockedClass', figure: null, from: 'open', to: 'locked' },
      ],
    });
  });
}

/** @rule OWN-5 */
export function correctCopies(
  game: Game,
  { item, copies }: CommandOf<'correctCopies'>,
  { content }: Context,
): Answer<Game> {
  return inCampaign(game, (campaign) => {
    const printed = content.item(item);
    if (!printed) return refuse({ code: 'noSuchItem', item });
    const to = Math.min(copies, printed.copies);
    const from = campaign.party.items.find((each) => each.item === item)?.copies ?? 0;
    if (to === from) return ok({ next: campaign, events: [] });
    const others = campaign.party.items.filter((each) => each.item !== item);
    const items = to === 0 ? others : [...others, { item, copies: to }];
    return ok({
      next: withParty(campaign, { items: items.toSorted((a, b) => a.item - b.item) }),
      events: [{ type: 'corrected', what: 'itemCopies', figure: null, from, to }],
    });
  });
}

/** A treasure that was looted stays known; what it holds is handed out by its own commands. */
export function noteTreasure(
  game: Game,
  { treasure, looted }: CommandOf<'noteTreasure'>,
  { content }: Context,
): Answer<Game> {
  return inCampaign(game, (campaign) => {
    if (!content.treasure(treasure)) return refuse({ code: 'noSuchTreasure', treasure });
    const { treasures } = campaign.party;
    if (treasures.includes(treasure) === looted) return ok({ next: campaign, events: [] });
    const next = looted
      ? [...treasures, treasure].toSorted((a, b) => a - b)
      : treasures.filter((each) => each !== treasure);
    const event: GameEvent = looted
      ? { type: 'treasureNoted', treasure, rule: 'REWARD-3' }
      : { type: 'corrected', what: 'treasure', figure: null, from: treasure, to: '' };
    return ok({ next: withParty(campaign, { treasures: next }), events: [event] });
  });
}

/** Sets the state of a scenario by hand, or takes such a mark off. @rule SCENARIO-1 SCENARIO-3 */
export function markScenario(
  game: Game,
  { scenario, as }: CommandOf<'markScenario'>,
  { content }: Context,
): Answer<Game> {
  return inCampaign(game, (campaign) => {
    const entry = content.scenarioEntry(scenario);
    if (!entry) return refuse({ code: 'noSuchScenario', scenario });
    const marks = campaign.party.marks.filter((mark) => mark.scenario !== scenario);
    const others = campaign.completed.filter((done) => done !== scenario);
    const isMark = as === 'open' || as === 'blocked' || as === 'locked';
    const next: Campaign = {
      ...withParty(campaign, {
        marks: isMark ? [...marks, { scenario: entry.id, state: as }] : marks,
      }),
      completed: as === 'completed' ? [...others, entry.id] : others,
    };
    return ok({ next, events: [{ type: 'scenarioMarked', scenario, as, rule: 'SCENARIO-1' }] });
  });
}

/** What there is none of to show; null = it is there, or is of a kind nobody can tell. */
function whyNotThere(what: string, content: Context['content']): Refusal | null {
  const [kind = '', ...rest] = what.split(' ');
  const about = rest.join(' ');
  const number = Number(about);
  if (kind === 'scenario' && !content.scenarioEntry(about)) {
    return { code: 'noSuchScenario', scenario: about };
  }
  if (kind === 'class' && !content.class(about)) return { code: 'noSuchClass', class: about };
  if (kind === 'item' && !content.item(number)) return { code: 'noSuchItem', item: number };
  if (kind === 'treasure' && !content.treasure(number)) {
    return { code: 'noSuchTreasure', treasure: number };
  }
  return null;
}

/** Shows one hidden thing before it is reached. What it is, is not said. */
export function showHidden(
  game: Game,
  { what, shown }: CommandOf<'showHidden'>,
  { content }: Context,
): Answer<Game> {
  return inCampaign(game, (campaign) => {
    const why = shown ? whyNotThere(what, content) : null;
    if (why) return refuse(why);
    const now = campaign.party.shown;
    if (now.includes(what) === shown) {
      return refuse({ code: shown ? 'isShownAlready' : 'isNotShown' });
    }
    const next = shown ? [...now, what] : now.filter((each) => each !== what);
    return ok({
      next: withParty(campaign, { shown: next }),
      events: [{ type: shown ? 'hiddenShown' : 'hiddenAgain' }],
    });
  });
}

// ------------------------------------------------------------------------------------- events

/** Highest number there is on an event card. */
const LAST_EVENT = { city: 90, road: 90 } as const;

type EventEvent = 'eventDrawn' | 'eventReturned' | 'eventRemoved' | 'eventAdded';

interface DeckChange {
  readonly next: EventDeck;
  readonly events: readonly GameEvent[];
}

function inDeck(
  game: Game,
  kind: EventKind,
  change: (deck: EventDeck) => Result<DeckChange>,
): Answer<Game> {
  return inCampaign(game, (campaign) => {
    const changed = change(campaign.party.events[kind]);
    if (!changed.ok) return changed;
    const { next, events } = changed.value;
    const decks = { ...campaign.party.events, [kind]: next };
    return ok({ next: withParty(campaign, { events: decks }), events });
  });
}

function eventOf(type: EventEvent, deck: EventKind, card: number, rule: RuleId): GameEvent {
  return { type, deck, card, rule };
}

/** @rule EVENT-1 */
export function drawEvent(game: Game, { deck: kind, card }: CommandOf<'drawEvent'>): Answer<Game> {
  return inDeck(game, kind, (deck) => {
    if (deck.current !== null) return refuse({ code: 'eventIsOpen', card: deck.current });
    if (deck.draw.length === 0) return refuse({ code: 'noEventsLeft' });
    if (card !== null && !deck.draw.includes(card)) return refuse({ code: 'noSuchEvent', card });
    const next = drawnEvent(deck, card);
    const drawn = next.current ?? 0;
    return ok({ next, events: [eventOf('eventDrawn', kind, drawn, 'EVENT-1')] });
  });
}

/** @rule EVENT-2 */
export function putEventAway(
  game: Game,
  { deck: kind, remove }: CommandOf<'putEventAway'>,
): Answer<Game> {
  return inDeck(game, kind, (deck) => {
    const { current } = deck;
    if (current === null) return refuse({ code: 'noEventOpen' });
    const type = remove ? 'eventRemoved' : 'eventReturned';
    return ok({
      next: eventPutAway(deck, remove),
      events: [eventOf(type, kind, current, 'EVENT-2')],
    });
  });
}

/** @rule EVENT-3 */
export function addEvent(
  game: Game,
  { deck: kind, card }: CommandOf<'addEvent'>,
  { random }: Context,
): Answer<Game> {
  return inDeck(game, kind, (deck) => {
    if (card > LAST_EVENT[kind]) return refuse({ code: 'noSuchEvent', card });
    if (hasEvent(deck, card)) return refuse({ code: 'eventIsInDeck', card });
    return ok({
      next: withEvent(deck, card, random),
      events: [eventOf('eventAdded', kind, card, 'EVENT-3')],
    });
  });
}

/** @rule EVENT-2 */
export function removeEvent(
  game: Game,
  { deck: kind, card }: CommandOf<'removeEvent'>,
): Answer<Game> {
  return inDeck(game, kind, (deck) => {
    if (!hasEvent(deck, card)) return refuse({ code: 'noSuchEvent', card });
    return ok({
      next: withoutEvent(deck, card),
      events: [eventOf('eventRemoved', kind, card, 'EVENT-2')],
    });
  });
}

/** @rule EVENT-3 */
export function shuffleEvents(
  game: Game,
  { deck: kind }: CommandOf<'shuffleEvents'>,
  { random }: Context,
): Answer<Game> {
  return inDeck(game, kind, (deck) =>
    ok({
      next: shuffledEvents(deck, random),
      events: [{ type: 'eventsShuffled', deck: kind, rule: 'EVENT-3' }],
    }),
  );
}
