/** Solo scenarios: their classes and requirements. */
import type { Content } from '../../../content/content';
import type { ScenarioIndexEntry } from '../../../content/types';
import type { Campaign } from '../../../state';
import { prosperityLevel } from '../../../content/stats';

/** Requirements for all solo scenarios. */
const NEEDED = { prosperity: 3, retirements: 2, level: 5 } as const;

/** A missing requirement of a solo scenario. */
export interface SoloNeed {
  readonly what: keyof typeof NEEDED;
  readonly needed: number;
  readonly has: number;
}

export function isSoloScenario(content: Content, id: string): boolean {
  return content.scenarioEntry(id)?.solo !== undefined;
}

/**
 * Missing requirements of prosperity, retirements and character level; empty for other scenarios.
 *
 * @rule SOLO-1
 */
export function soloNeeds(
  campaign: Campaign,
  content: Content,
  { solo }: ScenarioIndexEntry,
): readonly SoloNeed[] {
  if (solo === undefined) return [];
  const levels = campaign.characters
    .filter((sheet) => sheet.class === solo)
    .map((sheet) => sheet.level);
  const has: Readonly<Record<SoloNeed['what'], number>> = {
    prosperity: prosperityLevel(content.levels(), campaign.party.prosperity),
    retirements: campaign.retired.length,
    level: Math.max(0, ...levels),
  };
  return (['prosperity', 'retirements', 'level'] as const)
    .map((what) => ({ what, needed: NEEDED[what], has: has[what] }))
    .filter((need) => need.has < need.needed);
}
