/** The words of the world page, the shop, the scenarios and hidden content. */
import type { TreasureContent, TreasureReward } from '#shared/content/types';
import { listOf } from '../play';
import { conditionName } from '../names/names';
import type { SummaryNames } from '../../en/party/summary';
import { loadWords } from '../../language';

const words = await loadWords('world');
export const { HIDDEN, LISTED, SCENARIOS, SHOP, EDGES, MARKS, OVERRIDE, SOLO, WORLD, EVENTS } =
  words;
const { HOLDS } = words;

/** The contents of a treasure: '10 gold', 'Second Skin'. */
export function treasureText(treasure: TreasureContent, names: SummaryNames): string {
  return listOf(treasure.rewards.map((reward) => rewardText(reward, names)));
}

function rewardText(reward: TreasureReward, names: SummaryNames): string {
  switch (reward.type) {
    case 'gold':
    case 'experience':
    case 'checkMarks':
    case 'damage':
      return HOLDS[reward.type](reward.value);
    case 'items':
      return HOLDS.items(reward.items.map((item) => names.item(item)));
    case 'itemDesign':
      return HOLDS.itemDesign(names.item(reward.item));
    case 'scenario':
      return HOLDS.scenario(names.scenario(reward.scenario));
    case 'conditions':
      return HOLDS.conditions(reward.conditions.map((each) => conditionName(each)));
    case 'message':
    case 'randomItemDesign':
    case 'randomScenario':
      return HOLDS[reward.type];
  }
}
