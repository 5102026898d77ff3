/** Contents of looted treasures at the end of a scenario. */
import type { TreasureReward } from '../../../content/types';
import type { CharacterId } from '../../../ids';
import type { NewLine, SummaryTable, SummaryThing } from './lines';

/**
 * Lines for the contents of looted treasures, for the character that looted them. Damage and
 * conditions were applied during play.
 *
 * @rule REWARD-3 REWARD-4 LOOT-4
 */
export function treasureLines({ campaign, content, characters }: SummaryTable): readonly NewLine[] {
  return characters.flatMap(({ sheet: to, treasures }) =>
    treasures.flatMap((treasure): readonly NewLine[] => {
      if (treasure === 'goal' || campaign.party.treasures.includes(treasure)) return [];
      const from = { kind: 'treasure', treasure } as const;
      const noted: NewLine = {
        id: `treasure ${String(treasure)}`,
        what: 'treasure',
        amount: 1,
        treasure,
        from,
        rule: 'REWARD-3',
      };
      const rewards = content.treasure(treasure)?.rewards ?? [];
      return [
        noted,
        ...rewards.flatMap((reward, index) =>
          contentLines(reward, to).map((line, part): NewLine => ({
            ...line,
            id: `treasure ${String(treasure)} ${String(index)} ${String(part)}`,
            from,
            rule: 'REWARD-3',
          })),
        ),
      ];
    }),
  );
}

type Held = SummaryThing & Pick<NewLine, 'amount'> & Partial<Pick<NewLine, 'to'>>;

function contentLines(reward: TreasureReward, to: CharacterId): readonly Held[] {
  switch (reward.type) {
    case 'gold':
    case 'experience':
    case 'checkMarks':
      return [{ what: reward.type, to, amount: reward.value }];
    case 'items':
      return reward.items.map((item) => {
        return { what: 'item', to, amount: 1, item, becomes: { kind: 'owned' } };
      });
    case 'itemDesign':
      return [{ what: 'itemDesign', amount: 1, item: reward.item }];
    case 'randomItemDesign':
      return [{ what: 'randomDesign', amount: 1, item: null }];
    case 'randomScenario':
      return [{ what: 'randomScenario', amount: 1, scenario: null }];
    case 'scenario':
      return [{ what: 'scenario', amount: 1, scenario: reward.scenario, options: null }];
    case 'message':
      return [{ what: 'message', amount: 1 }];
    case 'damage':
    case 'conditions':
      return [];
  }
}
