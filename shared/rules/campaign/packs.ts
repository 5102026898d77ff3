/** Which content packs a campaign may begin to play with, and give up. */
import type { Content } from '../../content/content';
import { requiredPacks } from '../../content/packs';
import type { PackId } from '../../ids';
import type { Refusal } from '../../refusals';
import type { Campaign, Game } from '../../state';
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
