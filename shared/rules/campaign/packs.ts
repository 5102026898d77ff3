/** Which content packs a campaign may begin to play with, and give up. */
import type { Content } from '../../content/content';
import type { PackFile } from '../../content/types';
import { requiredPacks } from '../../content/packs/packs';
import type { PackId } from '../../ids';
import type { Refusal } from '../../refusals';
import { forEach, unchanged, type Outcome } from '../../result';
import type { Campaign, EventDeck, EventKind, Game } from '../../state';
import { addEvent, withParty, type CampaignTools } from './party/changes';
import { partsInPlay } from './missingContent';

/** Why a campaign cannot play with a pack: it does, or packs it requires are not there. */
export function whyNotPlayWith({ packs }: Campaign, id: PackId, content: Content): Refusal | null {
  const pack = content.pack(id);
  if (!pack) return { code: 'noSuchPack', pack: id };
  const { name } = pack;
  if (packs.some((used) => used.id === id)) return { code: 'packIsInUse', name };
  const missing = requiredPacks(content, id).filter((each) => !content.pack(each));
  return missing.length > 0 ? { code: 'packNeedsOthers', name, missing } : null;
}

/**
 * Why a campaign cannot give up a pack: another one requires it, or something of it is in play or
 * owned. One the library does not have can always be given up: what stands there of it stays.
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

/** Events of a pack that lie in their decks from the start are shuffled in. @rule EVENT-3 */
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

/** Cards that nothing would be known of leave their decks; none of them is open. @rule EVENT-2 */
export function withoutEventsOf(campaign: Campaign, pack: PackFile): Campaign {
  const without = (kind: EventKind, deck: EventDeck): EventDeck => {
    const stays = (card: number) =>
      pack.events?.some(({ deck: of, id }) => of === kind && id === card) !== true;
    return { ...deck, draw: deck.draw.filter(stays), removed: deck.removed.filter(stays) };
  };
  const { city, road } = campaign.party.events;
  return withParty(campaign, {
    events: { city: without('city', city), road: without('road', road) },
  });
}
