/** Converts the event decks of Gloomhaven Secretariat in their order. */
import type { Content } from '../../content/content';
import { whyNotAdd } from '../../rules/campaign/party/eventDecks';
import { NEW_PARTY } from '../../rules/campaign/party/newParty';
import type { EventDeck, EventKind, PartySheet } from '../../state';
import {
  recordAt,
  recordsOf,
  textOf,
  textsOf,
  wholeIn,
  wordOf,
  type Foreign,
} from '../reading/foreignFields';
import type { ImportReport } from '../reading/report';
import { isOfGloomhaven } from '../reading/secretariatFormat';

const KINDS = ['city', 'road'] as const;

/**
 * The event decks. Exports list the top card first. Older ones have no decks, so the decks are
 * reset.
 */
export function eventsIn(
  party: Foreign,
  content: Content,
  report: ImportReport,
): PartySheet['events'] {
  const decks = recordAt(party, 'eventDecks');
  const drawn = drawnBefore(party, report);
  const [city, road] = KINDS.map((kind) => {
    const words = decks ? textsOf(decks, kind) : [];
    return words.length === 0 ? null : deckOf(kind, words, drawn, { content, report });
  });
  if (!city || !road) report.noteLeft('events', '', 'beginsAnew');
  return { city: city ?? NEW_PARTY.events.city, road: road ?? NEW_PARTY.events.road };
}

/** Cards that were already resolved, by deck. */
function drawnBefore(party: Foreign, report: ImportReport): ReadonlyMap<string, readonly number[]> {
  const drawn = new Map<string, number[]>();
  for (const entry of recordsOf(party, 'eventCards')) {
    const kind = textOf(entry, 'type');
    const word = wordOf(entry, 'cardId');
    const card = wholeIn(word);
    if (!isOfGloomhaven(textOf(entry, 'edition'))) report.noteLeft('events', word, 'otherGame');
    else if (card !== null) drawn.set(kind, [...(drawn.get(kind) ?? []), card]);
    else report.noteLeft('events', `${kind} ${word}`, 'unknown');
  }
  return drawn;
}

function deckOf(
  kind: EventKind,
  words: readonly string[],
  drawn: ReadonlyMap<string, readonly number[]>,
  { content, report }: { readonly content: Content; readonly report: ImportReport },
): EventDeck {
  let deck: EventDeck = { draw: [], current: null, removed: [] };
  for (const word of words) {
    const card = wholeIn(word);
    const trouble = card === null ? null : whyNotAdd(deck, kind, card, content);
    if (card === null || card < 1 || trouble?.code === 'noSuchEvent') {
      report.noteLeft('events', `${kind} ${word}`, 'unknown');
    } else if (trouble) report.noteLeft('events', `${kind} ${word}`, 'twice');
    else deck = { ...deck, draw: [...deck.draw, card] };
  }
  report.noteTaken(kind === 'city' ? 'cityEvents' : 'roadEvents', deck.draw.join(', '));
  // Initial or drawn cards that are not in the deck were removed from the game.
  const known = [...NEW_PARTY.events[kind].draw, ...(drawn.get(kind) ?? [])];
  const gone = new Set(known.filter((card) => card > 0 && !deck.draw.includes(card)));
  return { ...deck, removed: [...gone].toSorted((a, b) => a - b) };
}
