/**
 * Decides which content players may see at this point of the campaign. Screens never name other
 * content.
 */
import type { Content } from '../../../content/content';
import { LOCKED_SIGN, type Sign } from '../../../content/notation/signs';
import type { ClassContent, ItemContent, ScenarioIndexEntry } from '../../../content/types';
import type { Refusal } from '../../../refusals';
import type { Campaign, HiddenThing, Scenario } from '../../../state';
import { isClassOpen } from '../party/changes';
import { isReached, scenarioTree, type ScenarioTree } from '../scenarios/scenarioTree';
import { copiesInGame, ownersOf } from '../items/shop';

/**
 * Refuses to show content that does not exist or is already shown, or to hide content that was not
 * shown; null = allowed.
 */
export function whyNotShow(
  campaign: Campaign,
  content: Content,
  thing: HiddenThing,
  shown: boolean,
): Refusal | null {
  const none = shown ? whyNotThere(thing, content) : null;
  if (none || isShown(campaign, thing) !== shown) return none;
  return { code: shown ? 'isAlreadyShown' : 'isNotShown' };
}

/** Refuses to show a thing that does not exist; null = it exists. */
function whyNotThere({ kind, which }: HiddenThing, content: Content): Refusal | null {
  switch (kind) {
    case 'scenario':
      return content.scenarioEntry(which) ? null : { code: 'noSuchScenario', scenario: which };
    case 'class':
      return content.class(which) ? null : { code: 'noSuchClass', class: which };
    case 'item':
      return content.item(which) ? null : { code: 'noSuchItem', item: which };
    case 'treasure':
      return content.treasure(which) ? null : { code: 'noSuchTreasure', treasure: which };
  }
}

/** True if the players have revealed it. */
export function isShown({ party }: Campaign, thing: HiddenThing): boolean {
  return party.shown.some((each) => isSameThing(each, thing));
}

/** The shown things after showing or hiding this one. */
export function withShown(
  { party }: Campaign,
  thing: HiddenThing,
  shown: boolean,
): readonly HiddenThing[] {
  return shown ? [...party.shown, thing] : party.shown.filter((each) => !isSameThing(each, thing));
}

function isSameThing(one: HiddenThing, other: HiddenThing): boolean {
  return one.kind === other.kind && one.which === other.which;
}

/** True if the class is unlocked, played or shown. @rule CLASS-1 */
export function isClassKnown(campaign: Campaign, content: Content, printed: ClassContent): boolean {
  const sheets = [...campaign.characters, ...campaign.retired];
  return (
    isClassOpen(campaign, content, printed.id) ||
    sheets.some((sheet) => sheet.class === printed.id) ||
    isShown(campaign, { kind: 'class', which: printed.id })
  );
}

/** The visible name of a class: its symbol's name while it is locked. */
export function className(campaign: Campaign, content: Content, printed: ClassContent): string {
  return isClassKnown(campaign, content, printed) ? printed.name : printed.spoilerSafeName;
}

/** The sign of a class, or a common sign for unknown ones. */
export function classSign(campaign: Campaign, content: Content, printed: ClassContent): Sign {
  return (isClassKnown(campaign, content, printed) && printed.sign) || LOCKED_SIGN;
}

/** True if the scenario is reached or shown. @rule SCENARIO-1 */
export function isScenarioKnown(
  campaign: Campaign,
  content: Content,
  entry: ScenarioIndexEntry,
): boolean {
  return (
    isReached(campaign, content, entry) || isShown(campaign, { kind: 'scenario', which: entry.id })
  );
}

/** True if the item is in the shop, owned or shown. @rule ITEM-8 */
export function isItemKnown(campaign: Campaign, content: Content, item: ItemContent): boolean {
  return (
    copiesInGame(campaign, item, content.levels()) > 0 ||
    ownersOf(campaign, item.id).length > 0 ||
    isShown(campaign, { kind: 'item', which: item.id })
  );
}

/** True if the treasure was looted or shown. @rule REWARD-3 */
export function isTreasureKnown(campaign: Campaign, treasure: number): boolean {
  return (
    campaign.party.treasures.includes(treasure) ||
    isShown(campaign, { kind: 'treasure', which: treasure })
  );
}

/**
 * Closed rooms next to a revealed one, because the players can see their doors. Other rooms are
 * hidden, unless their position is unknown.
 *
 * @rule REVEAL-1
 */
export function roomsInReach(scenario: Scenario, content: Content): readonly number[] {
  const open = new Set(scenario.rooms.filter((each) => each.revealed).map(({ room }) => room));
  const closed = scenario.rooms.filter((each) => !each.revealed).map(({ room }) => room);
  const printed = content.scenario(scenario.scenario)?.rooms ?? [];
  const touches = (room: number): boolean => {
    const beside = printed.find((each) => each.room === room)?.adjacent ?? [];
    const isBehind = printed.some((each) => open.has(each.room) && each.adjacent.includes(room));
    return beside.length === 0 || isBehind || beside.some((each) => open.has(each));
  };
  // A room without a tile lists spawned figures and has no door.
  const isOfTile = (room: number) => printed.find((each) => each.room === room)?.tile !== null;
  const behindDoors = closed.filter(isOfTile);
  const near = behindDoors.filter(touches);
  return near.length === 0 ? behindDoors : near;
}

/** The tree of the scenarios that were reached or shown, with the edges between them. */
export function knownTree(campaign: Campaign, content: Content): ScenarioTree {
  const { scenarios, edges } = scenarioTree(campaign, content);
  const known = scenarios.filter(({ entry }) => isScenarioKnown(campaign, content, entry));
  const ids = new Set(known.map(({ entry }) => entry.id));
  return {
    scenarios: known,
    edges: edges.filter(({ from, to }) => ids.has(from) && ids.has(to)),
  };
}

/** Classes available for a new character, and the locked ones. */
export function classesOnOffer(
  campaign: Campaign,
  content: Content,
): { readonly open: readonly ClassContent[]; readonly hidden: readonly ClassContent[] } {
  const open = content.classes().filter((each) => isClassOpen(campaign, content, each.id));
  return { open, hidden: content.classes().filter((each) => !open.includes(each)) };
}
