/** What the scenario book gives for a success, as lines of the summary. */
import type { ScenarioRewards } from '../../../content/types';
import type { CharacterId } from '../../../ids';
import { holds } from '../../campaign/achievements';
import { isReached } from '../../campaign/scenarioTree';
import type { NewLine, SummaryTable, SummaryWhat } from './lines';

/** What the scenario book gives for a success, and what opens with it. @rule REWARD-2 SCENARIO-1 */
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

/** The scenario is completed; others open or are blocked by it. @rule SCENARIO-1 SCENARIO-3 */
function completionLines({ campaign, content, scenario }: SummaryTable): readonly NewLine[] {
  const entry = content.scenarioEntry(scenario.scenario);
  const from = { kind: 'completion' } as const;
  if (campaign.completed.includes(scenario.scenario)) return [];
  const line = (what: SummaryWhat, about: string): NewLine => ({
    id: `${what} ${about}`,
    what,
    amount: 1,
    about,
    from,
    rule: what === 'blocked' ? 'SCENARIO-3' : 'SCENARIO-1',
  });
  // A scenario of the players' own may have been deleted while it was played.
  if (!entry) return [line('completed', scenario.scenario)];
  const isNew = (id: string) => !campaign.completed.some((done) => (done as string) === id);
  // One that nobody has heard of is not given away by the news that it is blocked.
  const isKnown = (id: string) => {
    const blocked = content.scenarioEntry(id);
    return blocked !== null && isReached(campaign, content, blocked);
  };
  return [
    line('completed', entry.id),
    ...entry.unlocks.filter(isNew).map((id) => line('scenario', id)),
    ...(entry.blocks ?? [])
      .filter((id) => isNew(id) && isKnown(id))
      .map((id) => line('blocked', id)),
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

/** Collective gold is divided as evenly as it goes; the players may divide it otherwise. */
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

function partyLines({ campaign }: SummaryTable, rewards: ScenarioRewards): readonly NewLine[] {
  const numbers = (['reputation', 'prosperity'] as const).flatMap((what) => {
    const amount = rewards[what];
    return amount === undefined ? [] : [rewardLine(what, amount)];
  });
  const conditional = (rewards.conditional ?? []).flatMap((each) =>
    each.globalAchievements.map((achievement) => {
      const amount = Number(holds(campaign, each.if));
      return rewardLine('globalAchievement', amount, achievement, 'if');
    }),
  );
  const things: readonly [SummaryWhat, readonly (string | number)[] | undefined][] = [
    ['globalAchievement', rewards.globalAchievements],
    ['partyAchievement', rewards.partyAchievements],
    ['losePartyAchievement', rewards.losePartyAchievements],
    ['cityEvent', rewards.cityEvents],
    ['roadEvent', rewards.roadEvents],
    ['envelope', rewards.envelopes],
    ['class', rewards.unlockClass === undefined ? undefined : [rewards.unlockClass]],
  ];
  return [
    ...numbers,
    ...things.flatMap(([what, list = []]) =>
      list.map((about) => rewardLine(what, 1, String(about))),
    ),
    ...conditional,
  ];
}

function rewardLine(
  what: SummaryWhat,
  amount: number,
  about: string | null = null,
  more = '',
): NewLine {
  return {
    id: ['reward', what, about, more].filter(Boolean).join(' '),
    what,
    amount,
    about,
    from: { kind: 'reward', each: false },
    rule: 'REWARD-2',
  };
}

/** What the players choose; nothing is applied until they have. */
function choiceLines(rewards: ScenarioRewards): readonly NewLine[] {
  const unlock = rewards.chooseOneUnlock;
  const scenarios: readonly NewLine[] = unlock
    ? [{ ...rewardLine('scenario', 1), id: 'choose scenario', options: unlock }]
    : [];
  const choices = rewards.chooseOne ?? [];
  const numbers = choices.flatMap((choice, index) =>
    (['reputation', 'prosperity'] as const).flatMap((what): readonly NewLine[] => {
      const amount = choice[what];
      if (amount === undefined) return [];
      const options = [String(amount)];
      return [
        {
          ...rewardLine(what, 0),
          id: `choice ${String(index + 1)} ${what}`,
          options,
        },
      ];
    }),
  );
  return [...scenarios, ...numbers];
}

function itemLines(table: SummaryTable, rewards: ScenarioRewards): readonly NewLine[] {
  const designs = (rewards.itemDesigns ?? []).map(({ item }) =>
    rewardLine('itemDesign', 1, String(item)),
  );
  const taken = new Map<number, readonly CharacterId[]>();
  const items = (rewards.items ?? []).flatMap(({ item, count = 1 }) =>
    Array.from({ length: count }, (_, copy): NewLine => {
      const had = taken.get(item) ?? [];
      const to = recipient(table, rewards, item, had);
      if (to) taken.set(item, [...had, to]);
      return { ...rewardLine('item', 1, String(item), String(copy + 1)), to };
    }),
  );
  return [...designs, ...items];
}

/** Who has the quest, where it says so; otherwise the first character that has no copy yet. */
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
  return (holder ?? free)?.id ?? null;
}

/** @rule QUEST-1 */
function questLines({ campaign }: SummaryTable, rewards: ScenarioRewards): readonly NewLine[] {
  const quest = rewards.completesPersonalQuest;
  if (quest === undefined) return [];
  return campaign.characters
    .filter((sheet) => sheet.quest?.quest === quest)
    .map((sheet): NewLine => ({
      ...rewardLine('questDone', 1, String(quest)),
      to: sheet.id,
      rule: 'QUEST-1',
    }));
}
