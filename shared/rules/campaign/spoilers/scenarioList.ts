/** Which scenarios a party sees in a list, and which of them a search finds. */
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
  /** Null while the players have not reached it. */
  readonly name: string | null;
  readonly state: ScenarioState | 'hidden';
  /** The players had its name shown before they reached it. */
  readonly isShown: boolean;
  /** It was started although something stood in the way. */
  readonly outOfOrder: boolean;
  /** Made by the players; its number means nothing. */
  readonly own: boolean;
  /** Of the book of solo scenarios, for one character of this class. */
  readonly solo: ClassId | null;
}

/**
 * The scenarios as a party may see them: names only of those that were reached or shown. Solo
 * scenarios come last, and only those that were reached.
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
    listed(content, all, entry),
  );
}

function listed(content: Content, campaign: Campaign, entry: ScenarioIndexEntry): ListedScenario {
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
 * The ones a search finds: by the start of the number, or by any part of a name that is shown. A
 * hidden one is found by its whole number only; without a search, hidden ones stay out.
 */
export function foundScenarios(
  scenarios: readonly ListedScenario[],
  search: string,
  /** A name with all it is called besides. */
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
