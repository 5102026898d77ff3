/** The scenario that the party most likely plays next. */
import type { Content } from '../../../content/content';
import type { ScenarioId } from '../../../ids';
import type { Campaign } from '../../../state';
import { scenarioView } from './scenarioTree';

/**
 * The first available scenario that the last completed one unlocked, otherwise the first available
 * one. Null = none is available.
 *
 * @rule SCENARIO-1
 */
export function nextScenario(campaign: Campaign, content: Content): ScenarioId | null {
  const available = content
    .scenarioIndex()
    .filter((entry) => entry.own !== true)
    .filter((entry) => scenarioView(campaign, content, entry).state === 'available')
    .map(({ id }) => id);
  const unlocked = campaign.completed
    .toReversed()
    .flatMap((done) => content.scenarioEntry(done)?.unlocks ?? []);
  return unlocked.find((id) => available.includes(id)) ?? available[0] ?? null;
}
