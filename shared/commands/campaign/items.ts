/** Commands for items: buy, sell, gain, equip, use and refresh. */
import type { Content } from '../../content/content';
import type { ItemContent } from '../../content/types';
import type { GameEvent } from '../../events';
import type { CharacterId } from '../../ids';
import type { Refusal } from '../../refusals';
import { andThen, unchanged, type Outcome } from '../../result';
import {
  refreshItems,
  useItem,
  whyNotEquip,
  whyNotRefresh,
  whyNotUse,
  withItem,
  withNewItem,
  withoutItem,
} from '../../rules/campaign/items/equipment';
import { carryOutUse, whyNotUseNow } from '../../rules/campaign/items/useItem';
import { putSheet, withSheet } from '../../rules/campaign/characters/sheets';
import {
  buyingPrice,
  sellingPrice,
  whyNotBuy,
  whyNotHandOut,
  whyNotSell,
  withCopyHandedOut,
} from '../../rules/campaign/items/shop';
import { charactersOf } from '../../rules/figures/figures';
import { whyNotNegate } from '../../rules/figures/hitPoints/damage';
import type { Game } from '../../state';
import { ELEMENTS } from '../../vocabulary';
import {
  inTown,
  onSheets,
  type CheckArgs,
  type SheetCheckArgs,
  type ActionArgs,
  type CommandOfFields,
  type FieldSchemas,
} from '../commandRow';

interface ItemOfSomebody {
  readonly character: CharacterId;
  readonly item: number;
}

const useItemFields = (f: FieldSchemas) => ({
  ...f.owned,
  /** The target that the item affects, if the attack has several. */
  target: f.figure.optional(),
  /** The chosen element for each effect with a choice, in the order of the effects. */
  elements: f.z.array(f.z.enum(ELEMENTS)).max(6).optional(),
  figures: f.z.array(f.figure).max(20).optional(),
  items: f.z.array(f.z.strictObject(f.owned)).max(20).optional(),
  cards: f.z.array(f.positive).max(20).optional(),
  conditions: f.z.array(f.condition).max(20).optional(),
  isHigher: f.z.boolean().optional(),
  /** The card loss that negates the damage the item deals to its user. */
  negate: f.negation.nullable().optional(),
  /** Uses the item even if Standee cannot tell that its condition is met. */
  anyway: f.z.literal(true).optional(),
});

const BETWEEN_SCENARIOS = {
  /** @rule ITEM-2 ITEM-4 ITEM-8 REPUTATION-1 */
  buyItem: inTown(
    (f: FieldSchemas) => ({ ...f.owned }),
    { whose: 'table', readBy: 'table' },
    {
      whyNot: ({ campaign, sheet, content }, { item }) =>
        whyNoItem(content, item) ??
        whyNotBuy(campaign, sheet, theItem(content, item), content.levels()),
      carryOut: ({ campaign, sheet, content }, { character, item }) => {
        const printed = theItem(content, item);
        const gold = buyingPrice(printed, content.levels(), campaign.party.reputation);
        const paid = { ...sheet, gold: sheet.gold - gold };
        return putSheet(campaign, {
          next: withNewItem(paid, item, content),
          events: [
            { type: 'itemBought', character, item, name: printed.name, gold, rule: 'ITEM-2' },
          ],
        });
      },
    },
  ),

  /** @rule ITEM-3 ITEM-15 */
  sellItem: inTown(
    (f: FieldSchemas) => ({ ...f.owned }),
    { whose: 'table', readBy: 'table' },
    {
      whyNot: (at, owned) => whyNotOwned(at, owned) ?? whyNotSell(theItem(at.content, owned.item)),
      carryOut: ({ campaign, sheet, content }, { character, item }) => {
        const printed = theItem(content, item);
        const gold = sellingPrice(printed);
        return putSheet(campaign, {
          next: withoutItem({ ...sheet, gold: sheet.gold + gold }, item, content),
          events: [{ type: 'itemSold', character, item, name: printed.name, gold, rule: 'ITEM-3' }],
        });
      },
    },
  ),

  /** Equips or unequips an item before a scenario. @rule ITEM-5 */
  equipItem: inTown(
    (f: FieldSchemas) => ({ ...f.owned, equipped: f.z.boolean() }),
    { whose: 'character', readBy: 'everyone' },
    {
      whyNot: (at, { character, item, equipped }) =>
        whyNotOwned(at, { character, item }) ?? whyNotEquip(at.sheet, item, equipped, at.content),
      carryOut: ({ campaign, sheet, content }, { character, item, equipped }) => {
        const isSame = sheet.items.some((each) => each.item === item && each.equipped === equipped);
        if (isSame) return unchanged(campaign);
        const type = equipped ? 'itemEquipped' : 'itemUnequipped';
        return putSheet(campaign, {
          next: withItem(sheet, item, { equipped }),
          events: [itemEvent(type, character, theItem(content, item), 'ITEM-5')],
        });
      },
    },
  ),
};

const ANYWHERE = {
  /**
   * Adds or removes an item without paying: rewards, events, corrections. An added item counts as
   * found from then on.
   *
   * @rule ITEM-4 ITEM-8
   */
  gainItem: onSheets(
    (f: FieldSchemas) => ({ ...f.owned }),
    { whose: 'table', readBy: 'table' },
    {
      whyNot: ({ campaign, sheet, content }, { item }) =>
        whyNoItem(content, item) ?? whyNotHandOut(campaign, sheet, theItem(content, item)),
      carryOut: ({ campaign, sheet, content }, { character, item }) => {
        const printed = theItem(content, item);
        const given = withSheet(campaign, withNewItem(sheet, item, content));
        return {
          next: withCopyHandedOut(given, printed, content.levels()),
          events: [itemEvent('itemGained', character, printed, 'ITEM-4')],
        };
      },
    },
  ),

  loseItem: onSheets(
    (f: FieldSchemas) => ({ ...f.owned }),
    { whose: 'table', readBy: 'table' },
    {
      whyNot: whyNotOwned,
      carryOut: ({ campaign, sheet, content }, { character, item }) =>
        putSheet(campaign, {
          next: withoutItem(sheet, item, content),
          events: [itemEvent('itemLost', character, theItem(content, item), 'OWN-5')],
        }),
    },
  ),

  /**
   * Refreshes an item because of a card, a perk or another item. Long rests refresh items
   * automatically.
   *
   * @rule ITEM-6
   */
  refreshItem: onSheets(
    (f: FieldSchemas) => ({ ...f.owned }),
    { whose: 'character', readBy: 'everyone' },
    {
      whyNot: (at, owned) =>
        whyNotOwned(at, owned) ?? whyNotRefresh(at.sheet, theItem(at.content, owned.item)),
      carryOut: ({ campaign, sheet, content }, { character, item }) =>
        putSheet(campaign, {
          next: withItem(sheet, item, { state: 'ready', marks: 0 }),
          events: [itemEvent('itemRefreshed', character, theItem(content, item), 'ITEM-6')],
        }),
    },
  ),

  correctItem: onSheets(
    (f: FieldSchemas) => ({
      ...f.owned,
      state: f.z.enum(['ready', 'spent', 'consumed']),
      marks: f.z.int().min(0).max(9),
    }),
    { whose: 'table', readBy: 'table' },
    {
      whyNot: (at, { character, item }) => whyNotOwned(at, { character, item }),
      carryOut: ({ campaign, sheet, content }, { character, item, state, marks }) => {
        const from = sheet.items.find((each) => each.item === item)?.state ?? 'ready';
        const { name } = theItem(content, item);
        return putSheet(campaign, {
          next: withItem(sheet, item, { state, marks }),
          events: [{ type: 'itemCorrected', character, item, name, from, to: state }],
        });
      },
    },
  ),
};

const USED = {
  /** @rule ITEM-6 */
  useItem: onSheets(
    useItemFields,
    { whose: 'character', readBy: 'everyone' },
    {
      whyNot: ({ game, sheet, content }, { character, item, anyway, negate }) => {
        const printed = content.item(item);
        const wearer =
          game.scenario && charactersOf(game.scenario).find(({ sheet: of }) => of === character);
        const refusal =
          whyNotUse(sheet, item, printed) ?? (wearer ? whyNotNegate(wearer, [negate]) : null);
        if (refusal || !printed) return refusal;
        return whyNotUseNow(game, content, character, printed, anyway === true);
      },
      carryOut: ({ campaign, sheet, content }, { character, item }) => {
        const printed = theItem(content, item);
        const used = sheet.items
          .filter((owned) => owned.item === item)
          .map((owned) => useItem(owned, printed))[0];
        return putSheet(campaign, {
          next: withItem(sheet, item, used ?? {}),
          events: [itemEvent('itemUsed', character, printed, 'ITEM-6')],
        });
      },
    },
  ),
};

export const ITEM_COMMANDS = {
  ...BETWEEN_SCENARIOS,
  ...ANYWHERE,
  useItem: {
    ...USED.useItem,
    carryOut: (
      at: ActionArgs<CheckArgs>,
      command: CommandOfFields<typeof useItemFields>,
    ): Outcome<Game> =>
      andThen(USED.useItem.carryOut(at, command), (next) =>
        carryOutUse(next, at.content, command, theItem(at.content, command.item), at.random),
      ),
  },
};

function whyNoItem(content: Content, item: number): Refusal | null {
  return content.item(item) ? null : { code: 'noSuchItem', item };
}

/** Refuses an item that the character does not own. */
function whyNotOwned(
  { sheet, content }: SheetCheckArgs,
  { character, item }: ItemOfSomebody,
): Refusal | null {
  const isOwned = sheet.items.some((owned) => owned.item === item);
  return whyNoItem(content, item) ?? (isOwned ? null : { code: 'itemIsNotOwned', character, item });
}

/** The printed item. Throws if `whyNoItem` would refuse it. */
function theItem(content: Content, item: number): ItemContent {
  const printed = content.item(item);
  if (!printed) throw new Error(`There is no item ${String(item)}.`);
  return printed;
}

type ItemEventType =
  'itemGained' | 'itemLost' | 'itemEquipped' | 'itemUnequipped' | 'itemUsed' | 'itemRefreshed';

function itemEvent(
  type: ItemEventType,
  character: CharacterId,
  { id: item, name }: ItemContent,
  rule: 'ITEM-4' | 'ITEM-5' | 'ITEM-6' | 'OWN-5',
): GameEvent {
  return { type, character, item, name, rule };
}

/** Refreshes the spent items of a character after a long rest. @rule REST-2 ITEM-6 */
export function withRestedItems(game: Game, character: string, content: Content): Outcome<Game> {
  const sheet = game.campaign.characters.find((each) => (each.id as string) === character);
  const next = sheet && refreshItems(sheet, 'spent');
  if (!next || next === sheet) return unchanged(game);
  const refreshed = sheet.items.filter(({ state }) => state === 'spent');
  const events = refreshed.flatMap(({ item }): readonly GameEvent[] => {
    const printed = content.item(item);
    return printed ? [itemEvent('itemRefreshed', sheet.id, printed, 'ITEM-6')] : [];
  });
  return { next: { ...game, campaign: withSheet(game.campaign, next) }, events };
}
