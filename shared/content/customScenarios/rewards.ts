/** Validates requirements and rewards of a scenario. */
import type { Content } from '../content';
import type { Report } from '../reading/problem';
import type { PackScenario } from '../types';

export function isAchievement(content: Content, scope: 'global' | 'party', id: string): boolean {
  return content.achievements()[scope].some((each) => each.id === id);
}

const LISTS = {
  globalAchievements: 'global',
  partyAchievements: 'party',
  losePartyAchievements: 'party',
} as const;

/** Reports rewards that do not exist. Needs all content. */
export function rewardProblems(
  { rewards }: Pick<PackScenario, 'rewards'>,
  content: Content,
  report: Report,
): void {
  for (const list of ['items', 'itemDesigns'] as const) {
    rewards[list]?.forEach(({ item }, index) => {
      if (content.item(item)) return;
      report(`rewards.${list}[${index}].item`, { code: 'unknownReference', what: String(item) });
    });
  }
  if (rewards.unlockClass !== undefined && !content.class(rewards.unlockClass)) {
    report('rewards.unlockClass', { code: 'unknownReference', what: rewards.unlockClass });
  }
  rewards.chooseOneUnlock?.forEach((id, index) => {
    if (content.scenarioEntry(id)) return;
    report(`rewards.chooseOneUnlock[${index}]`, { code: 'unknownReference', what: id });
  });
  const look = lookAt(content, report);
  for (const list of [
    'globalAchievements',
    'partyAchievements',
    'losePartyAchievements',
  ] as const) {
    rewards[list]?.forEach((id, index) => look(LISTS[list], id, `rewards.${list}[${index}]`));
  }
  rewards.conditional?.forEach((row, index) => {
    const path = `rewards.conditional[${index}]`;
    look(row.if.scope, row.if.achievement, `${path}.if.achievement`);
    row.globalAchievements.forEach((id, i) =>
      look('global', id, `${path}.globalAchievements[${i}]`),
    );
  });
}

/** Reports required achievements that do not exist. */
export function requirementProblems(
  { requiresAnyOf }: Pick<PackScenario, 'requiresAnyOf'>,
  content: Content,
  report: Report,
): void {
  const look = lookAt(content, report);
  requiresAnyOf?.forEach((all, index) => {
    all.forEach(({ scope, achievement }, i) =>
      look(scope, achievement, `requiresAnyOf[${index}][${i}].achievement`),
    );
  });
}

function lookAt(content: Content, report: Report) {
  return (scope: 'global' | 'party', id: string, path: string) => {
    if (isAchievement(content, scope, id)) return;
    report(path, { code: 'unknownReference', what: id });
  };
}
