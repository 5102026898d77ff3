/** Rewards of the scenario book for a victory, as lines of the summary. */
import type { ScenarioRewards } from '../../../content/types';
import type { CharacterId, ScenarioId } from '../../../ids';
import { isRequirementMet } from '../../campaign/party/achievements';
import { isClassOpen } from '../../campaign/party/changes';
import { isReached } from '../../campaign/scenarios/scenarioTree';
import type { NewLine, SummaryTable, SummaryThing } from './lines';

/**
 * Rewards of the scenario book for a victory, and scenarios unlocked by it.
 *
 * @rule REWARD-2 SCENARIO-1
 */
export function rewardLines(table: SummaryTable): readonly NewLine[] {
  const { content, scenario } = table;
  const rewards = content.scenario(scenario.scenario)?.rewards ?? {};
  return [
    ...completionLines(table),
    ...eachLines(table, rewards),
    ...sharedLines(table, rewards),
    ...partyLines(table, rewards),
    ...choiceLines(rewards),
    ...itemLines(table, rewards),
    ...questLines(table, rewards),
  ];
}

/**
 * Lines for completing the scenario and for scenarios that it unlocks or blocks.
 *
 * @rule SCENARIO-1 SCENARIO-3
 */
function completionLines({ campaign, content, scenario }: SummaryTable): readonly NewLine[] {
  const entry = content.scenarioEntry(scenario.scenario);
  const from = { kind: 'completion' } as const;
  if (campaign.completed.includes(scenario.scenario)) return [];
  const line = (thing: SummaryThing, id: ScenarioId): NewLine => ({
    ...thing,
    id: `${thing.what} ${id}`,
    amount: 1,
    from,
    rule: thing.what === 'blocked' ? 'SCENARIO-3' : 'SCENARIO-1',
  });
  const completedLine = (id: ScenarioId) => line({ what: 'completed', scenario: id }, id);
  // A custom scenario may have been deleted while it was played.
  if (!entry) return [completedLine(scenario.scenario)];
  const isNew = (id: string) => !campaign.completed.some((done) => (done as string) === id);
  // Reporting that an unknown scenario is blocked would be a spoiler.
  const isKnown = (id: string) => {
    const blocked = content.scenarioEntry(id);
    return blocked !== null && isReached(campaign, content, blocked);
  };
  return [
    completedLine(entry.id),
    ...entry.unlocks
      .filter(isNew)
      .map((id) => line({ what: 'scenario', scenario: id, options: null }, id)),
    ...(entry.blocks ?? [])
      .filter((id) => isNew(id) && isKnown(id))
      .map((id) => line({ what: 'blocked', scenario: id }, id)),
  ];
}

/** @rule REWARD-2 */
function eachLines({ characters }: SummaryTable, rewards: ScenarioRewards): readonly NewLine[] {
  const only = rewards.goldMustBeSpentOn;
  return characters.flatMap(({ sheet: to }) =>
    (['experience', 'gold', 'checkMarks'] as const).flatMap((what): readonly NewLine[] => {
      const amount = rewards[what];
      if (amount === undefined) return [];
      const from = { kind: 'reward', each: true } as const;
      return [
        {
          id: `${to} reward ${what}`,
          what,
          to,
          amount,
          from: what === 'gold' && only !== undefined ? { ...from, only } : from,
          rule: 'REWARD-2',
        },
      ];
    }),
  );
}

/** Collective gold is split as evenly as possible. Players can change the shares. */
function sharedLines({ characters }: SummaryTable, rewards: ScenarioRewards): readonly NewLine[] {
  const gold = rewards.collectiveGold;
  if (gold === undefined) return [];
  const share = Math.floor(gold / characters.length);
  const left = gold - share * characters.length;
  return characters.map(({ sheet: to }, index): NewLine => ({
    id: `${to} share`,
    what: 'gold',
    to,
    amount: share + Number(index < left),
    from: { kind: 'reward', each: false },
    rule: 'REWARD-2',
  }));
}

function partyLines(
  { campaign, content }: SummaryTable,
  rewards: ScenarioRewards,
): readonly NewLine[] {
  const numbers = (['reputation', 'prosperity'] as const).flatMap((what) => {
    const amount = rewards[what];
    return amount === undefined ? [] : [rewardLine({ what }, amount)];
  });
  const conditional = (rewards.conditional ?? []).flatMap((each) =>
    each.globalAchievements.map((achievement) => {
      const amount = Number(isRequirementMet(campaign, each.if));
      return rewardLine({ what: 'globalAchievement', achievement }, amount, achievement, 'if');
    }),
  );
  const { unlockClass } = rewards;
  const achieved = (
    ['globalAchievement', 'partyAchievement', 'losePartyAchievement'] as const
  ).flatMap((what) =>
    (rewards[`${what}s`] ?? []).map((achievement) =>
      rewardLine({ what, achievement }, 1, achievement),
    ),
  );
  const events = (['cityEvent', 'roadEvent'] as const).flatMap((what) =>
    (rewards[`${what}s`] ?? []).map((card) => rewardLine({ what, card }, 1, card)),
  );
  const envelopes = (rewards.envelopes ?? []).flatMap((envelope) =>
    campaign.party.envelopes.includes(envelope)
      ? drawnInstead(envelope)
      : [rewardLine({ what: 'envelope', envelope }, 1, envelope)],
  );
  const opened =
    unlockClass === undefined
      ? []
      : isClassOpen(campaign, content, unlockClass)
        ? drawnInstead(unlockClass)
        : [rewardLine({ what: 'class', class: unlockClass }, 1, unlockClass)];
  return [...numbers, ...achieved, ...events, ...envelopes, ...opened, ...conditional];
}

/**
 * Lines for a random design and side scenario, which the party gets for a box or envelope that is
 * already open.
 *
 * @rule RETIRE-3
 */
function drawnInstead(box: string): readonly NewLine[] {
  return [
    { ...rewardLine({ what: 'randomDesign', item: null }, 1, box), rule: 'RETIRE-3' },
    { ...rewardLine({ what: 'randomScenario', scenario: null }, 1, box), rule: 'RETIRE-3' },
  ];
}

/** `key` distinguishes the reward from others of its kind. */
function rewardLine(
  thing: SummaryThing,
  amount: number,
  ...key: readonly (string | number)[]
): NewLine {
  return {
    ...thing,
    id: ['reward', thing.what, ...key].join(' '),
    amount,
    from: { kind: 'reward', each: false },
    rule: 'REWARD-2',
  };
}

/** Lines for rewards from which players choose one or decline. @rule REWARD-5 */
function choiceLines(rewards: ScenarioRewards): readonly NewLine[] {
  const unlock = rewards.chooseOneUnlock;
  const scenarios: readonly NewLine[] = unlock
    ? [
        {
          ...rewardLine({ what: 'scenario', scenario: null, options: unlock }, 1),
          id: 'choose scenario',
        },
      ]
    : [];
  const options = rewards.chooseOne;
  const choices: readonly NewLine[] = options
    ? [{ ...rewardLine({ what: 'choice', options, chosen: null }, 1), id: 'choose reward' }]
    : [];
  return [...scenarios, ...choices].map((line) => ({ ...line, rule: 'REWARD-5' }));
}

function itemLines(table: SummaryTable, rewards: ScenarioRewards): readonly NewLine[] {
  const designs = (rewards.itemDesigns ?? []).map(({ item }) =>
    rewardLine({ what: 'itemDesign', item }, 1, item),
  );
  const taken = new Map<number, readonly CharacterId[]>();
  const items = (rewards.items ?? []).flatMap(({ item, count = 1 }) =>
    Array.from({ length: count }, (_, copy): NewLine => {
      const had = taken.get(item) ?? [];
      const to = recipient(table, rewards, item, had);
      if (to) taken.set(item, [...had, to]);
      const thing = { what: 'item', item, becomes: { kind: 'owned' } } as const;
      return { ...rewardLine(thing, 1, item, copy + 1), to };
    }),
  );
  return [...designs, ...items];
}

/**
 * The default recipient: the character with the required quest, otherwise the first one without a
 * copy, otherwise the first.
 */
function recipient(
  { campaign, characters, scenario, content }: SummaryTable,
  rewards: ScenarioRewards,
  item: number,
  taken: readonly CharacterId[],
): CharacterId | null {
  const quest = content.scenarioEntry(scenario.scenario)?.requiresPersonalQuest;
  const sheets = campaign.characters.filter((sheet) =>
    characters.some((character) => character.sheet === sheet.id),
  );
  const holder =
    rewards.itemRecipient === 'personalQuestHolder'
      ? sheets.find((sheet) => sheet.quest?.quest === quest)
      : undefined;
  const free = sheets.find(
    (sheet) => !taken.includes(sheet.id) && !sheet.items.some((owned) => owned.item === item),
  );
  return (holder ?? free ?? sheets[0])?.id ?? null;
}

/** @rule QUEST-1 */
function questLines(
  { campaign, content, scenario }: SummaryTable,
  { completesPersonalQuest, retire }: ScenarioRewards,
): readonly NewLine[] {
  const required = content.scenarioEntry(scenario.scenario)?.requiresPersonalQuest;
  // A character that must retire has also completed the quest.
  const quest = completesPersonalQuest ?? (retire === undefined ? undefined : required);
  if (quest === undefined) return [];
  return campaign.characters
    .filter((sheet) => sheet.quest?.quest === quest)
    .map((sheet): NewLine => ({
      ...rewardLine({ what: 'questDone', quest }, 1, quest),
      to: sheet.id,
      rule: 'QUEST-1',
    }));
}
