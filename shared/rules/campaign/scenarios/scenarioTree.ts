/** Available, blocked and locked scenarios, with reasons. */
import type { Content } from '../../../content/content';
import type { ScenarioIndexEntry } from '../../../content/types';
import type { ClassId, ScenarioId } from '../../../ids';
import type { Campaign } from '../../../state';
import { isRequirementMet, type Requirement } from '../party/achievements';
import { scenariosOfQuests } from '../characters/quests';
import { soloNeeds, type SoloNeed } from './soloScenarios';

/** A reason for the state of a scenario. */
export type ScenarioReason =
  | { readonly kind: 'completed' }
  | { readonly kind: 'initial' }
  | { readonly kind: 'unlockedBy'; readonly scenario: ScenarioId }
  | { readonly kind: 'byHand' }
  | { readonly kind: 'quest' }
  | { readonly kind: 'notUnlocked' }
  | { readonly kind: 'blockedBy'; readonly scenario: ScenarioId }
  /**
   * Achievements are required; one of several alternatives is enough. `missing` = the missing
   * requirements of each alternative.
   */
  | { readonly kind: 'achievements'; readonly missing: readonly (readonly Requirement[])[] }
  | { readonly kind: 'personalQuest'; readonly quest: number }
  | { readonly kind: 'item'; readonly item: number }
  /** A character of the class plays its solo scenario. */
  | { readonly kind: 'ofClass'; readonly class: ClassId }
  | ({ readonly kind: 'soloNeeds' } & SoloNeed)
  /** A requirement other than an achievement, which only players can check. */
  | { readonly kind: 'seeBook'; readonly keyword: string };

export type ScenarioState = 'completed' | 'available' | 'requires' | 'blocked' | 'locked';

export interface ScenarioView {
  readonly entry: ScenarioIndexEntry;
  readonly state: ScenarioState;
  /** Reasons for the state. Requirements that only players can check are always listed. */
  readonly reasons: readonly ScenarioReason[];
  /** True if it was started although it was not available. */
  readonly outOfOrder: boolean;
}

/** The state of a scenario in the campaign, with reasons. @rule SCENARIO-1 SCENARIO-2 SCENARIO-3 */
export function scenarioView(
  campaign: Campaign,
  content: Content,
  entry: ScenarioIndexEntry,
): ScenarioView {
  const outOfOrder = campaign.party.outOfOrder.includes(entry.id);
  const view = (state: ScenarioState, reasons: readonly ScenarioReason[]): ScenarioView => ({
    entry,
    state,
    reasons,
    outOfOrder,
  });
  if (campaign.completed.includes(entry.id)) return view('completed', [{ kind: 'completed' }]);
  const mark = campaign.party.marks.find((each) => each.scenario === entry.id)?.state;
  if (mark === 'blocked') return view('blocked', [{ kind: 'byHand' }]);
  if (mark === 'locked') return view('locked', [{ kind: 'byHand' }]);
  const blocked = mark === 'open' ? null : blockedBy(campaign, content, entry);
  if (blocked) return view('blocked', [{ kind: 'blockedBy', scenario: blocked }]);
  const opened =
    mark === 'open' ? ({ kind: 'byHand' } as const) : openedBy(campaign, content, entry);
  if (!opened) return view('locked', [{ kind: 'notUnlocked' }]);
  const lacking = requirementsLacking(campaign, entry);
  const notes = notesOf(campaign, content, entry);
  return lacking
    ? view('requires', [lacking, ...notes])
    : view(notes.some(isLacking) ? 'requires' : 'available', [opened, ...notes]);
}

/**
 * True if the players have reached a scenario: it is completed or was unlocked, even if it is
 * blocked now.
 *
 * @rule SCENARIO-1
 */
export function isReached(
  campaign: Campaign,
  content: Content,
  entry: ScenarioIndexEntry,
): boolean {
  if (campaign.completed.includes(entry.id)) return true;
  const mark = campaign.party.marks.find((each) => each.scenario === entry.id)?.state;
  if (mark !== undefined) return mark !== 'locked';
  return openedBy(campaign, content, entry) !== null;
}

/**
 * The reason why the party skips the road event: it replays the last completed scenario, or the
 * scenario is linked to that one or to the city. Null = a road event is due.
 *
 * @rule EVENT-4
 */
export function whyNoRoadEvent(
  { completed }: Pick<Campaign, 'completed'>,
  content: Content,
  scenario: ScenarioId,
): { readonly from: ScenarioId | 'city' } | null {
  const entry = content.scenarioEntry(scenario);
  const last = completed.at(-1);
  const isLinked = (one: ScenarioId, other: ScenarioId) =>
    content.scenarioEntry(one)?.links.includes(other) === true;
  if (last === scenario) return { from: last };
  if (last !== undefined && (isLinked(scenario, last) || isLinked(last, scenario))) {
    return { from: last };
  }
  return entry?.linksGloomhaven ? { from: 'city' } : null;
}

function isLacking(reason: ScenarioReason): boolean {
  return ['personalQuest', 'item', 'soloNeeds'].includes(reason.kind);
}

/** The completed scenario that blocks this one for good; null = none. @rule SCENARIO-3 */
function blockedBy(
  campaign: Campaign,
  content: Content,
  entry: ScenarioIndexEntry,
): ScenarioId | null {
  return (
    campaign.completed.find(
      (done) => content.scenarioEntry(done)?.blocks?.includes(entry.id) === true,
    ) ?? null
  );
}

/** @rule SCENARIO-1 QUEST-1 SOLO-1 */
function openedBy(
  campaign: Campaign,
  content: Content,
  entry: ScenarioIndexEntry,
): ScenarioReason | null {
  if (entry.initial) return { kind: 'initial' };
  if (entry.solo !== undefined) {
    const isPlayed = campaign.characters.some((sheet) => sheet.class === entry.solo);
    return isPlayed ? { kind: 'ofClass', class: entry.solo } : null;
  }
  const from = campaign.completed.find(
    (done) => content.scenarioEntry(done)?.unlocks.includes(entry.id) === true,
  );
  if (from) return { kind: 'unlockedBy', scenario: from };
  const hasQuests = campaign.characters.some((sheet) => sheet.quest !== null);
  const isOfQuest = hasQuests && scenariosOfQuests(campaign, content).has(entry.id);
  return isOfQuest ? { kind: 'quest' } : null;
}

/** @rule SCENARIO-2 */
function requirementsLacking(campaign: Campaign, entry: ScenarioIndexEntry): ScenarioReason | null {
  const alternatives = entry.requiresAnyOf ?? [];
  const missing = alternatives.map((all) =>
    all.filter((each) => !isRequirementMet(campaign, each)),
  );
  if (missing.length === 0 || missing.some((each) => each.length === 0)) return null;
  return { kind: 'achievements', missing };
}

/** Missing requirements other than achievements, and those that only the players know. */
function notesOf(
  campaign: Campaign,
  content: Content,
  entry: ScenarioIndexEntry,
): readonly ScenarioReason[] {
  const { requiresPersonalQuest: quest, requiresItemEquipped: item, requiresKeyword } = entry;
  const hasQuest = campaign.characters.some((sheet) => sheet.quest?.quest === quest);
  const hasItem = campaign.characters.some((sheet) =>
    sheet.items.some((owned) => owned.item === item && owned.equipped),
  );
  return [
    ...soloNeeds(campaign, content, entry).map((need) => ({ kind: 'soloNeeds' as const, ...need })),
    ...(quest === undefined || hasQuest ? [] : [{ kind: 'personalQuest', quest } as const]),
    ...(item === undefined || hasItem ? [] : [{ kind: 'item', item } as const]),
    ...(requiresKeyword === undefined
      ? []
      : [{ kind: 'seeBook', keyword: requiresKeyword } as const]),
  ];
}

/** An edge of the flow chart. */
export interface ScenarioEdge {
  readonly from: ScenarioId;
  readonly to: ScenarioId;
  readonly kind: 'unlocks' | 'linked' | 'blocks';
}

export interface ScenarioTree {
  readonly scenarios: readonly PlacedScenario[];
  readonly edges: readonly ScenarioEdge[];
}

/**
 * A scenario and its position in the chart: columns follow unlocks, rows keep branches together.
 */
export interface PlacedScenario extends ScenarioView {
  readonly column: number;
  readonly row: number;
}

/** All scenarios with their states, edges and unique positions. @rule SCENARIO-1 */
export function scenarioTree(campaign: Campaign, content: Content): ScenarioTree {
  // Custom scenarios are not part of the campaign and unlock nothing.
  const index = content.scenarioIndex().filter(({ own }) => own !== true);
  const places = placesOf(index);
  const scenarios = index.map((entry) => ({
    ...scenarioView(campaign, content, entry),
    ...(places.get(entry.id) ?? { column: 0, row: 0 }),
  }));
  const edges = index.flatMap(({ id: from, unlocks, links, blocks = [] }) => [
    ...unlocks.map((to) => ({ from, to, kind: 'unlocks' as const })),
    ...links
      .filter((to) => !unlocks.includes(to))
      .map((to) => ({ from, to, kind: 'linked' as const })),
    ...blocks.map((to) => ({ from, to, kind: 'blocks' as const })),
  ]);
  return { scenarios, edges };
}

interface Place {
  readonly column: number;
  readonly row: number;
}

/**
 * Follows unlocks from every scenario that no other one unlocks. Each scenario is one column after
 * the first one that reached it, and on its own row unless it continues its parent's.
 */
function placesOf(index: readonly ScenarioIndexEntry[]): ReadonlyMap<string, Place> {
  const byId = new Map<string, ScenarioIndexEntry>(index.map((entry) => [entry.id, entry]));
  const unlocked = new Set<string>(index.flatMap((entry) => entry.unlocks));
  const places = new Map<string, Place>();
  let nextRow = 0;
  const walk = (entry: ScenarioIndexEntry, column: number): void => {
    places.set(entry.id, { column, row: nextRow });
    let isFirst = true;
    for (const id of entry.unlocks) {
      const child = byId.get(id);
      if (!child || places.has(id)) continue;
      if (!isFirst) nextRow += 1;
      isFirst = false;
      walk(child, column + 1);
    }
  };
  const roots = index.filter((entry) => entry.initial || !unlocked.has(entry.id));
  // Also positions scenarios that only a cycle of unlocks reaches.
  for (const entry of [...roots, ...index]) {
    if (places.has(entry.id)) continue;
    walk(entry, 0);
    nextRow += 1;
  }
  return places;
}
