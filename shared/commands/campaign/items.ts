import type { Content } from '../../content/content';
import type { ItemContent } from '../../content/types';
import type { GameEvent } from '../../events';
import type { CharacterId } from '../../ids';
import { ok, refuse, type Result } from '../../result';
import type { RuleId } from '../../rulebook';
import {
  itemsRefreshed,
  itemUsed,
  whyNotEquip,
  whyNotUse,
  withItem,
  withNewItem,
  withoutItem,
} from '../../rules/campaign/equipment';
import {
  buyingPrice,
  hasCopyLeft,
  sellingPrice,
  whyNotBuy,
  withCopyHandedOut,
} from '../../rules/campaign/shop';
import type { CharacterSheet, Game } from '../../state';
import type { Answer, Context } from '../findings';
import type { CommandOf } from '../shapes';
import { sheetChanged, sheetInTown, sheetOf, withCampaign, withSheetIn } from './sheetParts';

interface Owner {
  readonly sheet: CharacterSheet;
  readonly printed: ItemContent;
}

/** An item the character owns. */
function ownedBy(found: Result<CharacterSheet>, item: number, content: Content): Result<Owner> {
  if (!found.ok) return found;
  const printed = content.item(item);
  if (!printed) return refuse({ code: 'noSuchItem', item });
  const sheet = found.value;
  if (!sheet.items.some((owned) => owned.item === item)) {
    return refuse({ code: 'itemIsNotOwned', character: sheet.id, item });
  }
  return ok({ sheet, printed });
}

type ItemEventType =
  'itemGained' | 'itemLost' | 'itemEquipped' | 'itemUnequipped' | 'itemUsed' | 'itemRefreshed';

function itemEvent(
  type: ItemEventType,
  character: CharacterId,
  { id: item, name }: ItemContent,
  rule: RuleId,
): GameEvent {
  return { type, character, item, name, rule };
}

/** @rule ITEM-2 ITEM-4 ITEM-8 REPUTATION-1 */
export function buyItem(
  game: Game,
  { character, item }: CommandOf<'buyItem'>,
  { content }: Context,
): Answer<Game> {
  const found = sheetInTown(game, character);
  if (!found.ok) return found;
  const printed = content.item(item);
  if (!printed) return refuse({ code: 'noSuchItem', item });
  const why = whyNotBuy(game.campaign, found.value, printed, content.levels());
  if (why) return refuse(why);
  const gold = buyingPrice(printed, content.levels(), game.campaign.party.reputation);
  const paid = { ...found.value, gold: found.value.gold - gold };
  return sheetChanged(game, {
    next: withNewItem(paid, item, content),
    events: [{ type: 'itemBought', character, item, name: printed.name, gold, rule: 'ITEM-2' }],
  });
}

/** @rule ITEM-3 */
export function sellItem(
  game: Game,
  { character, item }: CommandOf<'sellItem'>,
  { content }: Context,
): Answer<Game> {
  const owner = ownedBy(sheetInTown(game, character), item, content);
  if (!owner.ok) return owner;
  const { sheet, printed } = owner.value;
  const gold = sellingPrice(printed);
  return sheetChanged(game, {
    next: withoutItem({ ...sheet, gold: sheet.gold + gold }, item, content),
    events: [{ type: 'itemSold', character, item, name: printed.name, gold, rule: 'ITEM-3' }],
  });
}

/** An item that is handed out counts as found from then on. @rule ITEM-4 ITEM-8 */
export function gainItem(
  game: Game,
  { character, item }: CommandOf<'gainItem'>,
  { content }: Context,
): Answer<Game> {
  const found = sheetOf(game, character);
  if (!found.ok) return found;
  const printed = content.item(item);
  if (!printed) return refuse({ code: 'noSuchItem', item });
  if (found.value.items.some((owned) => owned.item === item)) {
    return refuse({ code: 'itemIsOwned', character, name: printed.name });
  }
  if (!hasCopyLeft(game.campaign, printed)) {
    return refuse({ code: 'allCopiesOwned', name: printed.name });
  }
  const given = withSheetIn(game.campaign, withNewItem(found.value, item, content));
  const next = withCopyHandedOut(given, printed, content.levels());
  return ok({
    next: withCampaign(game, next),
    events: [itemEvent('itemGained', character, printed, 'ITEM-4')],
  });
}

export function loseItem(
  game: Game,
  { character, item }: CommandOf<'loseItem'>,
  { content }: Context,
): Answer<Game> {
  const owner = ownedBy(sheetOf(game, character), item, content);
  if (!owner.ok) return owner;
  return sheetChanged(game, {
    next: withoutItem(owner.value.sheet, item, content),
    events: [itemEvent('itemLost', character, owner.value.printed, 'OWN-5')],
  });
}

/** What is worn is chosen before a scenario. @rule ITEM-5 */
export function equipItem(
  game: Game,
  { character, item, equipped }: CommandOf<'equipItem'>,
  { content }: Context,
): Answer<Game> {
  const owner = ownedBy(sheetInTown(game, character), item, content);
  if (!owner.ok) return owner;
  const { sheet, printed } = owner.value;
  const why = whyNotEquip(sheet, item, equipped, content);
  if (why) return refuse(why);
  const isSame = sheet.items.some((each) => each.item === item && each.equipped === equipped);
  if (isSame) return ok({ next: game, events: [] });
  const type = equipped ? 'itemEquipped' : 'itemUnequipped';
  return sheetChanged(game, {
    next: withItem(sheet, item, { equipped }),
    events: [itemEvent(type, character, printed, 'ITEM-5')],
  });
}

/** @rule ITEM-6 */
export function useItem(
  game: Game,
  { character, item }: CommandOf<'useItem'>,
  { content }: Context,
): Answer<Game> {
  const found = sheetOf(game, character);
  if (!found.ok) return found;
  const printed = content.item(item);
  const why = whyNotUse(found.value, item, printed);
  if (why) return refuse(why);
  const owned = found.value.items.find((each) => each.item === item);
  if (!owned || !printed) return refuse({ code: 'itemIsNotOwned', character, item });
  return sheetChanged(game, {
    next: withItem(found.value, item, itemUsed(owned, printed)),
    events: [itemEvent('itemUsed', character, printed, 'ITEM-6')],
  });
}

/** By a card, a perk or another item; long rests do it by themselves. @rule ITEM-6 */
export function refreshItem(
  game: Game,
  { character, item }: CommandOf<'refreshItem'>,
  { content }: Context,
): Answer<Game> {
  const owner = ownedBy(sheetOf(game, character), item, content);
  if (!owner.ok) return owner;
  const { sheet, printed } = owner.value;
  const owned = sheet.items.find((each) => each.item === item);
  if (owned?.state === 'ready' && owned.marks === 0) {
    return refuse({ code: 'itemIsReady', name: printed.name });
  }
  return sheetChanged(game, {
    next: withItem(sheet, item, { state: 'ready', marks: 0 }),
    events: [itemEvent('itemRefreshed', character, printed, 'ITEM-6')],
  });
}

export function correctItem(
  game: Game,
  { character, item, state, marks }: CommandOf<'correctItem'>,
  { content }: Context,
): Answer<Game> {
  const owner = ownedBy(sheetOf(game, character), item, content);
  if (!owner.ok) return owner;
  const before = owner.value.sheet.items.find((each) => each.item === item)?.state ?? 'ready';
  return sheetChanged(game, {
    next: withItem(owner.value.sheet, item, { state, marks }),
    events: [
      { type: 'corrected', what: owner.value.printed.name, figure: null, from: before, to: state },
    ],
  });
}

/** The spent items of a character that has rested are ready again. @rule REST-2 ITEM-6 */
export function withRestedItems(game: Game, character: string, { content }: Context): Answer<Game> {
  const sheet = game.campaign.characters.find((each) => (each.id as string) === character);
  const next = sheet && itemsRefreshed(sheet, 'spent');
  if (!next || next === sheet) return ok({ next: game, events: [] });
  const refreshed = sheet.items.filter(({ state }) => state === 'spent');
  const events = refreshed.flatMap(({ item }): readonly GameEvent[] => {
    const printed = content.item(item);
    return printed ? [itemEvent('itemRefreshed', sheet.id, printed, 'ITEM-6')] : [];
  });
  return sheetChanged(game, { next, events });
}
