/** Party and global achievements: gained, lost, and required by scenarios. */
import type { Achieved, Campaign } from '../../../state';
import type { Content } from '../../../content/content';
import type { Achievements, ScenarioIndexEntry } from '../../../content/types';
import type { Refusal } from '../../../refusals';

export type AchievementScope = 'global' | 'party';

const FIELD = {
  global: 'globalAchievements',
  party: 'partyAchievements',
} as const satisfies Record<AchievementScope, keyof Campaign['party']>;

/** The campaign's achievements of one scope. */
export function achievementsOf(
  { party }: Pick<Campaign, 'party'>,
  scope: AchievementScope,
): readonly Achieved[] {
  return party[FIELD[scope]];
}

/** Number of times an achievement is held. */
export function countOf(
  campaign: Pick<Campaign, 'party'>,
  scope: AchievementScope,
  achievement: string,
): number {
  return (
    achievementsOf(campaign, scope).find((each) => each.achievement === achievement)?.count ?? 0
  );
}

/** The printed name; '' if the achievement does not exist. */
export function achievementName(
  content: Content,
  scope: AchievementScope,
  achievement: string,
): string {
  return content.achievements()[scope].find((each) => each.id === achievement)?.name ?? '';
}

/** 'Type: Achievement' has a type, and only one of each type can be active. */
function typeOf(name: string): string | null {
  return /^(.+?)[:：]/.exec(name)?.[1] ?? null;
}

/** Refuses to gain an achievement that can be held once and already is. @rule ACHIEVEMENT-1 */
export function whyNotGain(
  campaign: Pick<Campaign, 'party'>,
  scope: AchievementScope,
  achievement: string,
  content: Content,
): Refusal | null {
  const name = achievementName(content, scope, achievement);
  if (name === '') return { code: 'noSuchAchievement', achievement };
  const isOnce = scope === 'party' || typeOf(name) !== null;
  const isHeld = isOnce && countOf(campaign, scope, achievement) > 0;
  return isHeld ? { code: 'achievementIsHeld', name } : null;
}

/** Refuses to lose an achievement that is not held. @rule ACHIEVEMENT-1 */
export function whyNotLose(
  campaign: Pick<Campaign, 'party'>,
  scope: AchievementScope,
  achievement: string,
  content: Content,
): Refusal | null {
  if (achievementsOf(campaign, scope).some((one) => one.achievement === achievement)) return null;
  const name = achievementName(content, scope, achievement) || achievement;
  return { code: 'achievementIsNotHeld', name };
}

/** The result of gaining an achievement. */
export interface AchievementChange {
  readonly campaign: Campaign;
  /** The achievement of the same type that was replaced; null = none. */
  readonly replaced: string | null;
}

/**
 * Gains an achievement. Global ones without a type can be gained several times, one with a type
 * replaces the other, and party achievements are held once.
 *
 * @rule ACHIEVEMENT-1
 */
export function withAchievement(
  campaign: Campaign,
  content: Content,
  scope: AchievementScope,
  achievement: string,
): AchievementChange {
  const all = achievementsOf(campaign, scope);
  const type = scope === 'global' ? typeOf(achievementName(content, scope, achievement)) : null;
  const replaced =
    type === null
      ? null
      : (all.find(
          (each) =>
            each.achievement !== achievement &&
            typeOf(achievementName(content, scope, each.achievement)) === type,
        )?.achievement ?? null);
  const had = countOf(campaign, scope, achievement);
  const count = scope === 'global' && type === null ? had + 1 : 1;
  const others = all.filter(
    (each) => each.achievement !== replaced && each.achievement !== achievement,
  );
  const next = withAchievements(campaign, scope, [...others, { achievement, count }]);
  return { campaign: next, replaced };
}

/** Loses an achievement. Unchanged if it is not held. */
export function withoutAchievement(
  campaign: Campaign,
  scope: AchievementScope,
  achievement: string,
): Campaign {
  const had = countOf(campaign, scope, achievement);
  if (had === 0) return campaign;
  const others = achievementsOf(campaign, scope).filter((each) => each.achievement !== achievement);
  const left = had === 1 ? others : [...others, { achievement, count: had - 1 }];
  return withAchievements(campaign, scope, left);
}

function withAchievements(
  campaign: Campaign,
  scope: AchievementScope,
  achievements: readonly Achieved[],
): Campaign {
  const sorted = achievements.toSorted((a, b) => (a.achievement < b.achievement ? -1 : 1));
  return { ...campaign, party: { ...campaign.party, [FIELD[scope]]: sorted } };
}

/**
 * Achievements that every campaign has from the start and this older or imported one lacks, unless
 * it has another of the same type.
 *
 * @rule ACHIEVEMENT-2
 */
export function lackedFromStart(
  campaign: Pick<Campaign, 'party'>,
  scope: AchievementScope,
  content: Content,
): Achievements[AchievementScope] {
  const held = achievementsOf(campaign, scope).map(({ achievement }) =>
    typeOf(achievementName(content, scope, achievement)),
  );
  const all = content.achievements();
  return all[scope].filter(({ starting, name }) => starting && !held.includes(typeOf(name)));
}

/** An achievement that a scenario requires. */
export type Requirement = NonNullable<ScenarioIndexEntry['requiresAnyOf']>[number][number];

/** @rule SCENARIO-2 */
export function isRequirementMet(
  campaign: Pick<Campaign, 'party'>,
  requirement: Requirement,
): boolean {
  const { scope, achievement, complete, count = 1 } = requirement;
  const has = countOf(campaign, scope, achievement) >= count;
  return has === complete;
}
