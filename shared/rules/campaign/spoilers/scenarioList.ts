/** The scenario list without spoilers, and its search. */
import type { Content } from '../../../content/content';
import type { ScenarioIndexEntry } from '../../../content/types';
import type { ClassId, ScenarioId } from '../../../ids';
import { EMPTY_CAMPAIGN } from '../party/newParty';
import { isReached, scenarioView, type ScenarioState } from '../scenarios/scenarioTree';
import { isScenarioKnown } from './spoilers';
import type { Campaign } from '../../../state';

export interface ListedScenario {
  readonly id: ScenarioId;
  readonly number: number;
  /** Null until the players reach it. */
  readonly name: string | null;
  readonly state: ScenarioState | 'hidden';
  /** True if the players revealed its name before reaching it. */
  readonly isShown: boolean;
  /** True if it was started although it was not available. */
  readonly outOfOrder: boolean;
  /** True for custom scenarios; their number has no meaning. */
  readonly own: boolean;
  /** The class of a solo scenario; null for all others. */
  readonly solo: ClassId | null;
}

/**
 * All scenarios, with names only for reached or shown ones. Solo scenarios are listed only if
 * reached or shown, after the others; a drawn random dungeon comes last.
 */
export function listedScenarios(
  content: Content,
  campaign: Campaign | null,
): readonly ListedScenario[] {
  const all = campaign ?? EMPTY_CAMPAIGN;
  const solos = content.soloIndex().filter((entry) => isScenarioKnown(all, content, entry));
  const dungeon = content.scenarioEntry(all.party.dungeon?.scenario ?? '');
  const drawn = dungeon?.id.startsWith('dungeon-') ? [dungeon] : [];
  return [...content.scenarioIndex(), ...solos, ...drawn].map((entry) =>
    listEntry(content, all, entry),
  );
}

function listEntry(
  content: Content,
  campaign: Campaign,
  entry: ScenarioIndexEntry,
): ListedScenario {
  const { state, outOfOrder } = scenarioView(campaign, content, entry);
  const isKnown = isScenarioKnown(campaign, content, entry);
  return {
    id: entry.id,
    number: entry.number,
    name: isKnown ? entry.name : null,
    state: isKnown ? state : 'hidden',
    isShown: isKnown && !isReached(campaign, content, entry),
    outOfOrder: isKnown && outOfOrder,
    own: entry.own === true,
    solo: entry.solo ?? null,
  };
}

/**
 * Filters scenarios by the start of their number (not for custom and solo scenarios) or any part of
 * a visible name. Hidden scenarios match only by their complete number, and are omitted without a
 * search.
 */
export function searchScenarios(
  scenarios: readonly ListedScenario[],
  search: string,
  /** Returns a name together with its translations, so that a search finds them. */
  called: (name: string) => string = (name) => name,
): readonly ListedScenario[] {
  const words = search.trim().toLowerCase().replace(/^#/, '');
  if (words === '') return scenarios.filter((scenario) => scenario.name !== null);
  return scenarios.filter(({ number, name, own, solo }) =>
    name === null
      ? String(number) === words
      : (!own && solo === null && String(number).startsWith(words)) ||
        called(name).toLowerCase().includes(words),
  );
}
