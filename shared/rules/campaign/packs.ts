/** Adds content packs to a campaign and removes them. */
import type { Content } from '../../content/content';
import type { PackFile } from '../../content/types';
import { contradictionOf } from '../../content/packs/errata';
import { requiredPacks } from '../../content/packs/packs';
import type { PackId } from '../../ids';
import type { Refusal } from '../../refusals';
import { forEach, unchanged, type Outcome } from '../../result';
import type { Campaign, EventDeck, EventKind, Game } from '../../state';
import { addEvent, withParty, type CampaignTools } from './party/changes';
import { partsInPlay } from './missingContent';

/** Refuses a pack that is in use, requires missing packs, or contradicts the errata of another. */
export function whyNotPlayWith({ packs }: Campaign, id: PackId, content: Content): Refusal | null {
  const pack = content.pack(id);
  if (!pack) return { code: 'noSuchPack', pack: id };
  const { name } = pack;
  if (packs.some((used) => used.id === id)) return { code: 'packIsInUse', name };
  const missing = requiredPacks(content, id).filter((each) => !content.pack(each));
  if (missing.length > 0) return { code: 'packNeedsOthers', name, missing };
  const used = packs.flatMap((each) => content.pack(each.id) ?? []);
  const clash = contradictionOf(pack, used);
  if (!clash) return null;
  const { of, id: which, at } = clash.erratum;
  return { code: 'packContradicts', name, by: clash.by.name, place: { of, id: which, at } };
}

/**
 * Refuses to remove a pack that another one requires or that is in play or owned. A pack missing
 * from the library can always be removed; its parts in the campaign stay.
 */
export function whyNotGiveUp(game: Game, id: PackId, content: Content): Refusal | null {
  const { packs } = game.campaign;
  const used = packs.find((each) => each.id === id);
  if (!used) return { code: 'packIsNotInUse', pack: id };
  const by = packs.find((other) => requiredPacks(content, other.id).includes(used.id));
  if (by) return { code: 'packIsNeeded', name: used.name, by: by.name };
  const pack = content.pack(id);
  const things = pack ? partsInPlay(game, pack).map(({ name }) => name) : [];
  return things.length > 0 ? { code: 'packIsInPlay', name: used.name, things } : null;
}

/** Shuffles in the pack's events that are in the decks from the start. @rule EVENT-3 */
export function withEventsOf(
  campaign: Campaign,
  pack: PackFile,
  tools: CampaignTools,
): Outcome<Campaign> {
  const starting = (pack.events ?? []).filter(({ fromStart }) => fromStart);
  return forEach(unchanged(campaign), starting, (next, { deck, id }) =>
    addEvent(next, deck, id, tools),
  );
}

/** Removes the pack's event cards from the decks. None of them may be open. @rule EVENT-2 */
export function withoutEventsOf(campaign: Campaign, pack: PackFile): Campaign {
  const withoutPackCards = (kind: EventKind, deck: EventDeck): EventDeck => {
    const stays = (card: number) =>
      pack.events?.some(({ deck: of, id }) => of === kind && id === card) !== true;
    return { ...deck, draw: deck.draw.filter(stays), removed: deck.removed.filter(stays) };
  };
  const { city, road } = campaign.party.events;
  return withParty(campaign, {
    events: { city: withoutPackCards('city', city), road: withoutPackCards('road', road) },
  });
}
