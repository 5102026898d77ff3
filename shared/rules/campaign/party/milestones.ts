/** Changes reputation and achievements, and applies the milestones that they reach. */
import type { Content } from '../../../content/content';
import type { MilestoneContent } from '../../../content/types';
import type { GameEvent } from '../../../events';
import type { Refusal } from '../../../refusals';
import { andThen, forEach, unchanged, type Outcome } from '../../../result';
import type { Campaign } from '../../../state';
import {
  achievementName,
  countOf,
  isRequirementMet,
  withAchievement,
  type AchievementScope,
} from './achievements';
import { addBothEvents, openBox, openEnvelope, withParty, type CampaignTools } from './changes';
import { reputationAfter } from './prosperity';

type Change = Outcome<Campaign>;
type Gift = MilestoneContent['gives'][number];

/** Changes reputation within the limits of its track. @rule REPUTATION-1 UNLOCK-1 */
export function changeReputation(campaign: Campaign, by: number, tools: CampaignTools): Change {
  const { reputation } = campaign.party;
  const to = reputationAfter(reputation, by);
  if (to === reputation) return unchanged(campaign);
  const changed: Change = {
    next: withParty(campaign, { reputation: to }),
    events: [{ type: 'reputationChanged', by: to - reputation, to, rule: 'REPUTATION-1' }],
  };
  return andThen(changed, (next) => reachMilestones(next, tools));
}

/** @rule ACHIEVEMENT-1 UNLOCK-1 */
export function gainAchievement(
  campaign: Campaign,
  scope: AchievementScope,
  achievement: string,
  tools: CampaignTools,
): Change {
  const gained = recordAchievement(campaign, scope, achievement, tools.content);
  return andThen(gained, (next) => reachMilestones(next, tools));
}

function recordAchievement(
  campaign: Campaign,
  scope: AchievementScope,
  achievement: string,
  content: Content,
): Change {
  const { campaign: next, replaced } = withAchievement(campaign, content, scope, achievement);
  const eventOf = (type: 'achievementGained' | 'achievementLost', id: string): GameEvent => {
    const name = achievementName(content, scope, id) || id;
    return { type, scope, name, rule: 'ACHIEVEMENT-1' };
  };
  const lost = replaced === null ? [] : [eventOf('achievementLost', replaced)];
  return { next, events: [...lost, eventOf('achievementGained', achievement)] };
}

/** Adds the achievements that a campaign holds from its first game. @rule ACHIEVEMENT-2 */
export function withStartingAchievements(campaign: Campaign, content: Content): Change {
  const all = content.achievements();
  return forEach(unchanged(campaign), ['global', 'party'] as const, (now, scope) =>
    forEach(
      unchanged(now),
      all[scope].filter(({ starting }) => starting),
      (next, { id }) => recordAchievement(next, scope, id, content),
    ),
  );
}

function isReached(campaign: Campaign, { when }: MilestoneContent): boolean {
  const { party, retired } = campaign;
  const { reputationMin = -Infinity, reputationMax = Infinity, achievements = [] } = when;
  return (
    party.reputation >= reputationMin &&
    party.reputation <= reputationMax &&
    party.donated >= (when.donated ?? 0) &&
    retired.length >= (when.retired ?? 0) &&
    achievements.every((each) => isRequirementMet(campaign, each))
  );
}

/** True if the campaign already has the reward, even if the milestone is no longer reached. */
function hasGift(campaign: Campaign, gift: Gift): boolean {
  switch (gift.type) {
    case 'class':
      return campaign.party.unlockedClasses.includes(gift.class);
    case 'envelope':
      return campaign.party.envelopes.includes(gift.envelope);
    case 'globalAchievement':
      return countOf(campaign, 'global', gift.achievement) > 0;
    default:
      return false;
  }
}

/**
 * Milestones that an imported campaign has already reached. Their rewards are not given again. An
 * optional one counts only if the campaign has its reward.
 */
export function reachedMilestones(campaign: Campaign, content: Content): readonly string[] {
  return content
    .milestones()
    .milestones.filter(
      (each) =>
        (isReached(campaign, each) && !each.isOptional) ||
        each.gives.some((gift) => hasGift(campaign, gift)),
    )
    .map(({ id }) => id);
}

/** Envelopes that milestones and completed scenarios of an imported campaign have opened. @rule UNLOCK-1 */
export function openedEnvelopes(
  { completed }: Pick<Campaign, 'completed'>,
  milestones: readonly string[],
  content: Content,
): readonly string[] {
  const gifts = content
    .milestones()
    .milestones.filter(({ id }) => milestones.includes(id))
    .flatMap(({ gives }) => gives);
  return [
    ...gifts.flatMap((gift) => (gift.type === 'envelope' ? [gift.envelope] : [])),
    ...completed.flatMap((id) => content.scenario(id)?.rewards.envelopes ?? []),
  ];
}

/** Applies each newly reached milestone that is not optional. @rule UNLOCK-1 */
export function reachMilestones(campaign: Campaign, tools: CampaignTools): Change {
  const reached = tools.content
    .milestones()
    .milestones.find((each) => !each.isOptional && isNew(campaign, each));
  if (!reached) return unchanged(campaign);
  return andThen(withMilestone(campaign, reached, tools), (next) => reachMilestones(next, tools));
}

function isNew(campaign: Campaign, milestone: MilestoneContent): boolean {
  return !campaign.party.milestones.includes(milestone.id) && isReached(campaign, milestone);
}

/** Optional milestones that the players may take now. @rule UNLOCK-3 */
export function offeredMilestones(
  campaign: Campaign,
  content: Content,
): readonly MilestoneContent[] {
  return content.milestones().milestones.filter((each) => each.isOptional && isNew(campaign, each));
}

/** Refuses a milestone that is not offered. @rule UNLOCK-3 */
export function whyNotTakeMilestone(
  campaign: Campaign,
  milestone: string,
  content: Content,
): Refusal | null {
  const isOffered = offeredMilestones(campaign, content).some(({ id }) => id === milestone);
  return isOffered ? null : { code: 'milestoneIsNotOffered', milestone };
}

/** Takes an offered milestone. @rule UNLOCK-3 */
export function takeMilestone(campaign: Campaign, milestone: string, tools: CampaignTools): Change {
  const taken = offeredMilestones(campaign, tools.content).filter(({ id }) => id === milestone);
  const given = forEach(unchanged(campaign), taken, (next, each) =>
    withMilestone(next, each, tools),
  );
  return andThen(given, (next) => reachMilestones(next, tools));
}

function withMilestone(
  campaign: Campaign,
  { id, gives }: MilestoneContent,
  tools: CampaignTools,
): Change {
  const noted = withParty(campaign, { milestones: [...campaign.party.milestones, id] });
  return forEach(unchanged(noted), gives, (next, gift) => withGift(next, gift, tools));
}

function withGift(campaign: Campaign, gift: Gift, tools: CampaignTools): Change {
  switch (gift.type) {
    case 'class':
      return openBox(campaign, gift.class, tools);
    case 'events':
      return addBothEvents(campaign, gift.city, gift.road, tools);
    case 'envelope':
      return openEnvelope(campaign, gift.envelope, tools);
    case 'globalAchievement':
      return recordAchievement(campaign, 'global', gift.achievement, tools.content);
    case 'townRecords':
      return {
        next: campaign,
        events: [{ type: 'lookUpSaid', lookUp: { kind: 'townRecords' }, rule: 'UNLOCK-1' }],
      };
  }
}
