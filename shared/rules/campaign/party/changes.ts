/** Changes to the party and the world from rewards, events and corrections. */
import type { Content } from '../../../content/content';
import type { ItemContent } from '../../../content/types';
import type { GameEvent } from '../../../events';
import type { ClassId } from '../../../ids';
import type { Random } from '../../../random';
import type { Refusal } from '../../../refusals';
import { andThen, unchanged, type Outcome } from '../../../result';
import type { Campaign, EventKind } from '../../../state';
import { achievementName, countOf, withAchievement, type AchievementScope } from './achievements';
import { hasEvent, withEvent } from './eventDecks';
import { prosperityAfter, reputationAfter } from './prosperity';
import { copiesInGame, withCopies } from '../items/shop';
import { prosperityLevel } from '../../../content/stats';

/** Tools for changes to a campaign. */
export interface CampaignTools {
  readonly content: Content;
  readonly random: Random;
}

type Change = Outcome<Campaign>;

/** Updates fields of the party. */
export function withParty(campaign: Campaign, party: Partial<Campaign['party']>): Campaign {
  return { ...campaign, party: { ...campaign.party, ...party } };
}

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

/** Changes prosperity check marks. @rule PROSPERITY-1 */
export function changeProsperity(
  campaign: Campaign,
  by: number,
  { content }: CampaignTools,
): Change {
  const { prosperity } = campaign.party;
  const to = prosperityAfter(content.levels(), prosperity, by);
  if (to === prosperity) return unchanged(campaign);
  const level = prosperityLevel(content.levels(), to);
  return {
    next: withParty(campaign, { prosperity: to }),
    events: [{ type: 'prosperityChanged', by: to - prosperity, to, level, rule: 'PROSPERITY-1' }],
  };
}

/** @rule ACHIEVEMENT-1 UNLOCK-1 */
export function gainAchievement(
  campaign: Campaign,
  scope: AchievementScope,
  achievement: string,
  tools: CampaignTools,
): Change {
  const { campaign: next, replaced } = withAchievement(campaign, tools.content, scope, achievement);
  const eventOf = (type: 'achievementGained' | 'achievementLost', id: string): GameEvent => {
    const name = achievementName(tools.content, scope, id) || id;
    return { type, scope, name, rule: 'ACHIEVEMENT-1' };
  };
  const lost = replaced === null ? [] : [eventOf('achievementLost', replaced)];
  const events = [...lost, eventOf('achievementGained', achievement)];
  return andThen({ next, events }, (now) => reachMilestones(now, tools));
}

/** True if a new character can have the class. @rule CLASS-1 */
export function isClassOpen(campaign: Campaign, content: Content, id: ClassId): boolean {
  return content.class(id)?.starting === true || campaign.party.unlockedClasses.includes(id);
}

/** Refuses to unlock a class that is already unlocked. @rule CLASS-1 */
export function whyNotUnlock(campaign: Campaign, content: Content, id: ClassId): Refusal | null {
  if (!content.class(id)) return { code: 'noSuchClass', class: id };
  return isClassOpen(campaign, content, id) ? { code: 'classIsUnlocked', class: id } : null;
}

/**
 * Unlocks a class; its event cards are on its mat. If it is already unlocked, gives a random item
 * design and a random side scenario instead.
 *
 * @rule CLASS-1 RETIRE-2 RETIRE-3
 */
export function openBox(campaign: Campaign, id: ClassId, tools: CampaignTools): Change {
  if (isClassOpen(campaign, tools.content, id)) return rewardForUnlocked(campaign, tools);
  const unlockedClasses = [...campaign.party.unlockedClasses, id];
  const opened: Change = {
    next: withParty(campaign, { unlockedClasses }),
    events: [{ type: 'classUnlocked', class: id, rule: 'CLASS-1' }],
  };
  return andThen(opened, (next) => addClassEvents(next, id, 'unlock', tools));
}

/**
 * Adds a class's events when it is unlocked or when its first character retires. For classes
 * without printed events they are on the mat.
 *
 * @rule EVENT-3 RETIRE-2
 */
export function addClassEvents(
  campaign: Campaign,
  id: ClassId,
  when: 'unlock' | 'retire',
  tools: CampaignTools,
): Change {
  const printed = tools.content.events().addedByClass.find((each) => each.class === id);
  if (!printed) {
    const kind = when === 'unlock' ? 'classEvents' : 'retirementEvents';
    const events = [{ type: 'lookUpSaid', lookUp: { kind, class: id }, rule: 'RETIRE-2' } as const];
    return { next: campaign, events };
  }
  const card = printed[when];
  return card === undefined ? unchanged(campaign) : addBothEvents(campaign, card, card, tools);
}

/** @rule RETIRE-3 */
function rewardForUnlocked(campaign: Campaign, tools: CampaignTools): Change {
  const designed = unlockDesign(campaign, randomDesign(campaign, tools), tools.content);
  return {
    next: designed.next,
    events: [
      ...designed.events,
      { type: 'lookUpSaid', lookUp: { kind: 'randomSideScenario' }, rule: 'RETIRE-3' },
    ],
  };
}

/**
 * Opens an envelope. If it is already open, gives the same reward as an unlocked class.
 *
 * @rule RETIRE-3
 */
export function openEnvelope(campaign: Campaign, envelope: string, tools: CampaignTools): Change {
  if (campaign.party.envelopes.includes(envelope)) return rewardForUnlocked(campaign, tools);
  return {
    next: withParty(campaign, { envelopes: [...campaign.party.envelopes, envelope] }),
    events: [
      { type: 'envelopeOpened', envelope, rule: 'UNLOCK-1' },
      { type: 'lookUpSaid', lookUp: { kind: 'envelope', envelope }, rule: 'UNLOCK-1' },
    ],
  };
}

/** Random designs that were not found yet, by number. @rule RETIRE-3 */
export function designsLeft(campaign: Campaign, content: Content): readonly ItemContent[] {
  const tables = content.levels();
  return content
    .items()
    .filter((item) => item.source === 'randomDesign' && copiesInGame(campaign, item, tables) === 0);
}

/** Refuses a design that does not exist, or (null = a random one) if all are found. @rule ITEM-8 */
export function whyNotFindDesign(
  campaign: Campaign,
  item: number | null,
  content: Content,
): Refusal | null {
  if (item !== null) return content.item(item) ? null : { code: 'noSuchItem', item };
  return designsLeft(campaign, content).length > 0 ? null : { code: 'designsUsedUp' };
}

/** One of the remaining designs at random; null if all are found. */
export function randomDesign(
  campaign: Campaign,
  { content, random }: CampaignTools,
): ItemContent | null {
  const left = designsLeft(campaign, content);
  return left[Math.floor(random() * left.length)] ?? null;
}

/** Adds all copies of an item to the shop. @rule ITEM-8 */
export function unlockDesign(
  campaign: Campaign,
  item: ItemContent | null,
  content: Content,
): Change {
  if (!item) return unchanged(campaign);
  if (copiesInGame(campaign, item, content.levels()) === item.copies) return unchanged(campaign);
  return {
    next: withCopies(campaign, item, item.copies),
    events: [{ type: 'designUnlocked', item: item.id, name: item.name, rule: 'ITEM-8' }],
  };
}

/** @rule EVENT-3 */
export function addEvent(
  campaign: Campaign,
  deck: EventKind,
  card: number,
  { random }: CampaignTools,
): Change {
  const { events } = campaign.party;
  if (hasEvent(events[deck], card)) return unchanged(campaign);
  return {
    next: withParty(campaign, {
      events: { ...events, [deck]: withEvent(events[deck], card, random) },
    }),
    events: [{ type: 'eventAdded', deck, card, rule: 'EVENT-3' }],
  };
}

function addBothEvents(
  campaign: Campaign,
  city: number,
  road: number,
  tools: CampaignTools,
): Change {
  return andThen(addEvent(campaign, 'city', city, tools), (next) =>
    addEvent(next, 'road', road, tools),
  );
}

interface Milestone {
  readonly id: string;
  readonly isReached: (campaign: Campaign) => boolean;
  readonly gives: (campaign: Campaign, tools: CampaignTools) => Change;
}

/** The milestones listed in the rulebook. @rule UNLOCK-1 */
const MILESTONES: readonly Milestone[] = [
  {
    id: 'reputation 10',
    isReached: ({ party }) => party.reputation >= 10,
    gives: (campaign, tools) => openBox(campaign, 'sun' as ClassId, tools),
  },
  {
    id: 'reputation 20',
    isReached: ({ party }) => party.reputation >= 20,
    gives: (campaign, tools) => addBothEvents(campaign, 76, 67, tools),
  },
  {
    id: 'reputation -10',
    isReached: ({ party }) => party.reputation <= -10,
    gives: (campaign, tools) => openBox(campaign, 'eclipse' as ClassId, tools),
  },
  {
    id: 'reputation -20',
    isReached: ({ party }) => party.reputation <= -20,
    gives: (campaign, tools) => addBothEvents(campaign, 77, 68, tools),
  },
  {
    id: 'donations 100',
    isReached: ({ party }) => party.donated >= 100,
    gives: (campaign, tools) => openEnvelope(campaign, 'B', tools),
  },
  {
    id: 'ancient technology 5',
    isReached: (campaign) => countOf(campaign, 'global', 'ancient-technology') >= 5,
    gives: (campaign, tools) => openEnvelope(campaign, 'A', tools),
  },
  {
    id: 'drake',
    isReached: (campaign) =>
      countOf(campaign, 'party', 'the-drakes-command') > 0 &&
      countOf(campaign, 'party', 'the-drakes-treasure') > 0,
    gives: (campaign, tools) =>
      andThen(addBothEvents(campaign, 75, 66, tools), (next) =>
        gainAchievement(next, 'global', 'the-drake-aided', tools),
      ),
  },
  {
    id: 'first retirement',
    isReached: ({ retired }) => retired.length > 0,
    gives: (campaign) => ({
      next: campaign,
      events: [{ type: 'lookUpSaid', lookUp: { kind: 'townRecords' }, rule: 'UNLOCK-1' }],
    }),
  },
];

/**
 * True if the reward of a milestone is already in the campaign, even if the milestone is not
 * reached at the moment.
 */
const CAME_OF: Readonly<Record<string, (party: Campaign['party']) => boolean>> = {
  'reputation 10': ({ unlockedClasses }) => unlockedClasses.some((id) => id === 'sun'),
  'reputation -10': ({ unlockedClasses }) => unlockedClasses.some((id) => id === 'eclipse'),
  'donations 100': ({ envelopes }) => envelopes.includes('B'),
  'ancient technology 5': ({ envelopes }) => envelopes.includes('A'),
};

/** Milestones that an imported campaign has already reached. Their rewards are not given again. */
export function reachedMilestones(campaign: Campaign): readonly string[] {
  return MILESTONES.filter(
    ({ id, isReached }) => isReached(campaign) || CAME_OF[id]?.(campaign.party) === true,
  ).map(({ id }) => id);
}

/** Applies the first newly reached milestone. @rule UNLOCK-1 */
export function reachMilestones(campaign: Campaign, tools: CampaignTools): Change {
  const reached = MILESTONES.find(
    ({ id, isReached }) => !campaign.party.milestones.includes(id) && isReached(campaign),
  );
  if (!reached) return unchanged(campaign);
  const noted = withParty(campaign, {
    milestones: [...campaign.party.milestones, reached.id],
  });
  return andThen(reached.gives(noted, tools), (next) => reachMilestones(next, tools));
}
