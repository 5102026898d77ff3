/** Equipped items by slot, and uses of items. */
import type { Character, OwnedItem, CharacterSheet } from '../../../state';
import { withoutBrought } from '../characters/guests';
import type { Content } from '../../../content/content';
import type { ItemContent, PerkContent } from '../../../content/types';
import type { Refusal } from '../../../refusals';

/** Equipment slots. Items of one slot share its space. */
export const EQUIPMENT_SLOTS = ['head', 'body', 'legs', 'hands', 'small'] as const;
export type EquipmentSlot = (typeof EQUIPMENT_SLOTS)[number];

const SLOT_OF = {
  head: 'head',
  body: 'body',
  legs: 'legs',
  oneHand: 'hands',
  twoHands: 'hands',
  small: 'small',
} as const satisfies Record<ItemContent['slot'], EquipmentSlot>;

/** The slot of an item and the space it takes. Two-handed items take both hands. @rule ITEM-5 */
export function placeOf(item: Pick<ItemContent, 'slot'>): {
  readonly slot: EquipmentSlot;
  readonly takes: number;
} {
  return { slot: SLOT_OF[item.slot], takes: item.slot === 'twoHands' ? 2 : 1 };
}

/** A slot with its equipped items. */
export interface SlotView {
  readonly slot: EquipmentSlot;
  readonly limit: number;
  readonly used: number;
  readonly items: readonly ItemContent[];
}

/** A character's equipped items by slot. @rule ITEM-5 */
export function equipmentOf(sheet: CharacterSheet, content: Content): readonly SlotView[] {
  const worn = sheet.items
    .filter((owned) => owned.equipped)
    .flatMap(({ item }) => content.item(item) ?? []);
  return EQUIPMENT_SLOTS.map((slot) => {
    const items = worn.filter((item) => placeOf(item).slot === slot);
    const used = items.reduce((sum, item) => sum + placeOf(item).takes, 0);
    return { slot, limit: limitOf(slot, sheet.level, worn), used, items };
  });
}

function limitOf(slot: EquipmentSlot, level: number, worn: readonly ItemContent[]): number {
  if (slot === 'hands') return 2;
  if (slot !== 'small') return 1;
  const pockets = worn.flatMap((item) => item.effects ?? []);
  const more = pockets.filter((effect) => effect.type === 'carrySmallItems');
  return Math.ceil(level / 2) + more.reduce((sum, { value }) => sum + Number(value ?? 0), 0);
}

/** The first overfull slot; null = none. @rule ITEM-5 */
function overfull(sheet: CharacterSheet, content: Content): SlotView | null {
  return equipmentOf(sheet, content).find(({ used, limit }) => used > limit) ?? null;
}

/** Refuses to equip (`equipped`) or unequip an item; null = allowed. @rule ITEM-5 */
export function whyNotEquip(
  sheet: CharacterSheet,
  item: number,
  equipped: boolean,
  content: Content,
): Refusal | null {
  if (!sheet.items.some((each) => each.item === item)) {
    return { code: 'itemIsNotOwned', character: sheet.id, item };
  }
  const full = overfull(withItem(sheet, item, { equipped }), content);
  return full ? { code: 'slotIsFull', slot: full.slot, limit: full.limit } : null;
}

/** Changes one item on the sheet. */
export function withItem(
  sheet: CharacterSheet,
  item: number,
  change: Partial<Omit<OwnedItem, 'item'>>,
): CharacterSheet {
  const items = sheet.items.map((each) => (each.item === item ? { ...each, ...change } : each));
  return { ...sheet, items };
}

/** Adds an item and equips it if there is space. @rule ITEM-5 */
export function withNewItem(sheet: CharacterSheet, item: number, content: Content): CharacterSheet {
  const owned: OwnedItem = { item, equipped: false, state: 'ready', marks: 0 };
  const bagged = { ...sheet, items: [...sheet.items, owned] };
  const worn = withItem(bagged, item, { equipped: true });
  return overfull(worn, content) ? bagged : worn;
}

/** Removes an item. Items that no longer fit are unequipped. @rule ITEM-5 */
export function withoutItem(sheet: CharacterSheet, item: number, content: Content): CharacterSheet {
  const items = sheet.items.filter((each) => each.item !== item);
  return unequipSurplus({ ...withoutBrought(sheet, item), items }, content);
}

/** Unequips the last items of an overfull slot. @rule ITEM-5 */
function unequipSurplus(sheet: CharacterSheet, content: Content): CharacterSheet {
  const full = overfull(sheet, content);
  const last = full?.items.at(-1);
  return last ? unequipSurplus(withItem(sheet, last.id, { equipped: false }), content) : sheet;
}

/** Refuses to use an item now; null = allowed. @rule ITEM-6 */
export function whyNotUse(
  sheet: CharacterSheet,
  number: number,
  item: ItemContent | null,
): Refusal | null {
  const owned = sheet.items.find((each) => each.item === number);
  if (!owned || !item) return { code: 'itemIsNotOwned', character: sheet.id, item: number };
  const { name } = item;
  if (!owned.equipped) return { code: 'itemIsNotEquipped', name };
  if (owned.state !== 'ready') return { code: 'itemIsUsedUp', name, state: owned.state };
  return null;
}

/** Refuses to refresh an item that is ready, or has circles left. @rule ITEM-6 */
export function whyNotRefresh(
  sheet: CharacterSheet,
  { id, name }: Pick<ItemContent, 'id' | 'name'>,
): Refusal | null {
  const owned = sheet.items.find((each) => each.item === id);
  return owned?.state === 'ready' ? { code: 'itemIsReady', name } : null;
}

/** Slots as they are printed on items. */
export const PRINTED_SLOTS = ['head', 'body', 'legs', 'oneHand', 'twoHands', 'small'] as const;

/** The kinds of items that something refreshes; `slots` null = any. */
export interface RefreshedKind {
  readonly state: 'spent' | 'consumed' | 'spentOrConsumed';
  readonly slots: readonly (typeof PRINTED_SLOTS)[number][] | null;
}

/** The equipped items of a character that are not ready and can be refreshed. @rule ITEM-6 */
export function refreshableItems(
  { items }: Pick<CharacterSheet, 'items'>,
  { state: wanted, slots }: RefreshedKind,
  content: Content,
): readonly number[] {
  return items.flatMap(({ item, state, equipped }) => {
    const printed = content.item(item);
    const isMeant = state !== 'ready' && (wanted === 'spentOrConsumed' || state === wanted);
    const isInSlot = slots === null || (printed !== null && slots.includes(printed.slot));
    return equipped && isMeant && isInSlot && printed?.unrecoverable !== true ? [item] : [];
  });
}

/**
 * The item after one use: a circle is marked, or it is spent or consumed. Check `whyNotUse` first.
 *
 * @rule ITEM-6
 */
export function useItem(owned: OwnedItem, item: ItemContent): OwnedItem {
  const marks = owned.marks + 1;
  if (marks < (item.uses ?? 1)) return { ...owned, marks };
  return { ...owned, marks: 0, state: item.use ?? owned.state };
}

/** Clears the circle that `useItem` marked last. @rule ITEM-6 */
export function freeCircle(owned: OwnedItem, item: ItemContent): OwnedItem {
  if (owned.marks > 0) return { ...owned, marks: owned.marks - 1 };
  return owned.state === 'ready'
    ? owned
    : { ...owned, state: 'ready', marks: (item.uses ?? 1) - 1 };
}

/**
 * Refreshes items: `spent` ones by a long rest, all of them between scenarios.
 *
 * @rule ITEM-6 REST-2
 */
export function refreshItems(sheet: CharacterSheet, which: 'spent' | 'all'): CharacterSheet {
  const comesBack = ({ state, marks }: OwnedItem) =>
    which === 'all' ? state !== 'ready' || marks > 0 : state === 'spent';
  if (!sheet.items.some(comesBack)) return sheet;
  const items = sheet.items.map((each): OwnedItem =>
    comesBack(each) ? { ...each, state: 'ready', marks: 0 } : each,
  );
  return { ...sheet, items };
}

/**
 * Refreshes all items except those consumed before the scenario; these are consumed again.
 *
 * @rule ITEM-6 ITEM-11
 */
export function itemsBeforeScenario(
  sheet: CharacterSheet,
  { consumedBefore }: Pick<Character, 'consumedBefore'>,
): CharacterSheet {
  const refreshed = refreshItems(sheet, 'all');
  if (!consumedBefore) return refreshed;
  const items = refreshed.items.map((each): OwnedItem =>
    consumedBefore.includes(each.item) ? { ...each, state: 'consumed' } : each,
  );
  return { ...refreshed, items };
}

/**
 * Number of -1 cards that equipped items add to the modifier deck at the start of a scenario. A
 * checked perk can cancel all of them.
 *
 * @rule ITEM-7 PERK-2
 */
export function minusOneCards(
  sheet: CharacterSheet,
  perks: readonly PerkContent[],
  content: Content,
): number {
  const worn = sheet.items.filter((owned) => owned.equipped);
  const isSpared = perks.some(
    (perk, index) => perk.ignore === 'negativeItemEffects' && (sheet.perks[index] ?? 0) > 0,
  );
  if (worn.length === 0 || isSpared) return 0;
  return worn.reduce((sum, { item }) => sum + (content.item(item)?.minusOneCards ?? 0), 0);
}
