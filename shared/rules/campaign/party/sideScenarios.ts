/** Sets scenario marks and draws random side scenarios. */
import type { Content } from '../../../content/content';
import type { ScenarioId } from '../../../ids';
import type { Random } from '../../../random';
import type { Refusal } from '../../../refusals';
import type { Outcome } from '../../../result';
import type { RuleId } from '../../../rulebook';
import type { Campaign, ScenarioMark } from '../../../state';

/** Cards that the players drew; null or missing = drawn at random. */
export interface TableDraws {
  readonly design?: number | null | undefined;
  readonly sideScenario?: ScenarioId | null | undefined;
}

/** Sets the mark of a scenario; null removes it. */
export function withMark(
  campaign: Campaign,
  scenario: ScenarioId,
  state: ScenarioMark['state'] | null,
): Campaign {
  const others = campaign.party.marks.filter((mark) => mark.scenario !== scenario);
  const marks = state === null ? others : [...others, { scenario, state }];
  return { ...campaign, party: { ...campaign.party, marks } };
}

/** The side scenario cards that were not drawn yet. @rule RETIRE-3 REWARD-3 */
function sideScenariosLeft(campaign: Campaign, content: Content): readonly ScenarioId[] {
  const { marks } = campaign.party;
  const isOpen = (id: ScenarioId) =>
    marks.some((one) => one.scenario === id && one.state === 'open');
  return content
    .scenarioIndex()
    .filter(({ id, sideCard }) => sideCard && !isOpen(id) && !campaign.completed.includes(id))
    .map(({ id }) => id);
}

/** Refuses a drawn card that is not among the side scenarios left. @rule RETIRE-3 REWARD-3 */
export function whyNotDrawSideScenario(
  campaign: Campaign,
  scenario: ScenarioId | null | undefined,
  content: Content,
): Refusal | null {
  if (scenario === null || scenario === undefined) return null;
  const isLeft = sideScenariosLeft(campaign, content).includes(scenario);
  return isLeft ? null : { code: 'sideScenarioIsNotLeft', scenario };
}

/** Opens the drawn side scenario; null = one of those left at random. @rule RETIRE-3 REWARD-3 */
export function drawSideScenario(
  campaign: Campaign,
  drawn: ScenarioId | null,
  content: Content,
  random: Random,
  rule: RuleId,
): Outcome<Campaign> {
  const left = sideScenariosLeft(campaign, content);
  const scenario = drawn ?? left[Math.floor(random() * left.length)];
  if (scenario === undefined) {
    return { next: campaign, events: [{ type: 'drawingRanOut', of: 'sideScenario', rule }] };
  }
  return {
    next: withMark(campaign, scenario, 'open'),
    events: [{ type: 'scenarioMarked', scenario, as: 'open', rule }],
  };
}
