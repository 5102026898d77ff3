/** What the players know at this point of the campaign; everything else has no name on any screen. */
import type { Content } from '../../content/content';
import type { ClassContent, ItemContent, ScenarioIndexEntry } from '../../content/types';
import type { Refusal } from '../../refusals';
import type { Campaign, Scenario } from '../../state';
import { isClassOpen } from './changes';
import { isReached, scenarioTree, type ScenarioTree } from './scenarioTree';
import { copiesInGame, ownersOf } from './shop';

/** What can be hidden and shown one by one. */
export type HiddenKind = 'class' | 'scenario' | 'item' | 'treasure' | 'room' | 'quest';

/** The key of a hidden thing, as `showHidden` takes it: 'class sun', 'scenario 51'. */
export function hiddenKey(kind: HiddenKind, id: string | number): string {
  return `${kind} ${String(id)}`;
}

/** Why a hidden thing (its key) cannot be shown, or one that was `shown` not hidden; null = it can. */
export function whyNotShow(
  { party }: Campaign,
  content: Content,
  key: string,
  shown: boolean,
): Refusal | null {
  const none = shown ? whyNotThere(key, content) : null;
  if (none || party.shown.includes(key) !== shown) return none;
  return { code: shown ? 'isShownAlready' : 'isNotShown' };
}

/** What there is none of to show; null = it is there, or is of a kind nobody can tell. */
function whyNotThere(key: string, content: Content): Refusal | null {
  const [kind = '', ...rest] = key.split(' ');
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

function isShown({ party }: Campaign, kind: HiddenKind, id: string | number): boolean {
  return party.shown.includes(hiddenKey(kind, id));
}

/** Open for new characters, played by somebody, or shown. @rule CLASS-1 */
export function isClassKnown(campaign: Campaign, content: Content, printed: ClassContent): boolean {
  const sheets = [...campaign.characters, ...campaign.retired];
  return (
    isClassOpen(campaign, content, printed.id) ||
    sheets.some((sheet) => sheet.class === printed.id) ||
    isShown(campaign, 'class', printed.id)
  );
}

/** The name of a class as the players may see it: its symbol while it is locked. */
export function className(campaign: Campaign, content: Content, printed: ClassContent): string {
  return isClassKnown(campaign, content, printed) ? printed.name : printed.spoilerSafeName;
}

/** Reached, or shown. @rule SCENARIO-1 */
export function isScenarioKnown(
  campaign: Campaign,
  content: Content,
  entry: ScenarioIndexEntry,
): boolean {
  return isReached(campaign, content, entry) || isShown(campaign, 'scenario', entry.id);
}

/** In the shop, in somebody's hands, or shown. @rule ITEM-8 */
export function isItemKnown(campaign: Campaign, content: Content, item: ItemContent): boolean {
  return (
    copiesInGame(campaign, item, content.levels()) > 0 ||
    ownersOf(campaign, item.id).length > 0 ||
    isShown(campaign, 'item', item.id)
  );
}

/** What a treasure holds is known once it was looted, or shown. @rule REWARD-3 */
export function isTreasureKnown(campaign: Campaign, treasure: number): boolean {
  return campaign.party.treasures.includes(treasure) || isShown(campaign, 'treasure', treasure);
}

/**
 * Closed rooms that lie next to an open one: the players see their doors. Of the others there is no
 * number to be seen, unless nothing tells where they lie. @rule REVEAL-1
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
  const near = closed.filter(touches);
  return near.length === 0 ? closed : near;
}

/** The tree with nothing in it that was not reached: no names, no numbers, no lines to them. */
export function knownTree(campaign: Campaign, content: Content): ScenarioTree {
  const { scenarios, edges } = scenarioTree(campaign, content);
  const known = scenarios.filter(({ entry }) => isScenarioKnown(campaign, content, entry));
  const ids = new Set(known.map(({ entry }) => entry.id));
  return {
    scenarios: known,
    edges: edges.filter(({ from, to }) => ids.has(from) && ids.has(to)),
  };
}

/** Classes a new character may be of, and how many there are besides that nobody has opened. */
export function classesOnOffer(
  campaign: Campaign,
  content: Content,
): { readonly open: readonly ClassContent[]; readonly hidden: readonly ClassContent[] } {
  const open = content.classes().filter((each) => isClassOpen(campaign, content, each.id));
  return { open, hidden: content.classes().filter((each) => !open.includes(each)) };
}
