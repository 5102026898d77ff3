/** Whether what a scenario of the players' own gives for a win is there. */
import type { Content } from './content';
import type { Report } from './contentProblem';
import type { ScenarioContent } from './types';

/** What a win gives has to exist; looked up where all content is at hand. */
export function rewardProblems(
  { rewards }: ScenarioContent,
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
  const { global, party } = content.achievements();
  const known = new Set<string>([...global, ...party].map((achievement) => achievement.id));
  for (const list of [
    'globalAchievements',
    'partyAchievements',
    'losePartyAchievements',
  ] as const) {
    rewards[list]?.forEach((name, index) => {
      if (!known.has(name)) {
        report(`rewards.${list}[${index}]`, { code: 'unknownReference', what: name });
      }
    });
  }
}
