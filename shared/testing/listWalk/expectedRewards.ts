/** Expected results of treasures and scenario rewards, from the printed numbers alone. */
import {
  addAchievement,
  addCheckMarks,
  addDesign,
  addEventCard,
  addExperience,
  addGold,
  addItem,
  addProsperity,
  addReputation,
  unlockBox,
} from './bookkeeping';
import { printed, type Ledger } from './ledger';

interface TreasurePart {
  readonly type: string;
  readonly value?: number;
  readonly items?: readonly number[];
  readonly item?: number;
  readonly scenario?: string;
  readonly conditions?: readonly string[];
}
export interface PrintedTreasure {
  readonly id: number;
  readonly scenario: string;
  readonly rewards: readonly TreasurePart[];
}
interface Rewards {
  readonly gold?: number;
  readonly experience?: number;
  readonly checkMarks?: number;
  readonly collectiveGold?: number;
  readonly reputation?: number;
  readonly prosperity?: number;
  readonly globalAchievements?: readonly string[];
  readonly partyAchievements?: readonly string[];
  readonly losePartyAchievements?: readonly string[];
  readonly items?: readonly { readonly item: number; readonly count?: number }[];
  readonly itemDesigns?: readonly { readonly item: number }[];
  readonly unlockClass?: string;
  readonly cityEvents?: readonly number[];
  readonly roadEvents?: readonly number[];
  readonly envelopes?: readonly string[];
  readonly chooseOneUnlock?: readonly string[];
  readonly chooseOne?: readonly { readonly reputation?: number; readonly prosperity?: number }[];
  readonly goldMustBeSpentOn?: string;
  readonly conditional?: readonly Conditional[];
}
interface Conditional {
  readonly if: {
    readonly scope: 'global' | 'party';
    readonly achievement: string;
    readonly complete: boolean;
  };
  readonly globalAchievements?: readonly string[];
}

/** The design and side scenario that the test enters for random ones. */
export const TOLD = { design: 90, sideScenario: '66' } as const;

export const printedTreasures = (): readonly PrintedTreasure[] => printed('treasures.json');

export const rewardsOf = (scenario: string): Rewards =>
  printed<{ readonly rewards: Rewards }>(`scenarios/${scenario.padStart(3, '0')}.json`).rewards;

/** The cards that the test enters for random ones. */
interface Told {
  readonly design: number;
  readonly sideScenario: string;
}

/**
 * The ledger after the first character loots a treasure. `hurt` = damage and conditions during
 * play.
 */
export function expectedTreasure<T extends Ledger>(
  before: T,
  { id, rewards }: PrintedTreasure,
  told: Told = TOLD,
): { readonly ledger: T; readonly damage: number; readonly conditions: readonly string[] } {
  const ledger = structuredClone(before);
  const [looter] = ledger.characters;
  if (!looter) throw new Error('Nobody loots.');
  ledger.treasures.push(id);
  for (const { type, value = 0, items = [], item = 0, scenario = '' } of rewards) {
    if (type === 'gold') addGold(looter, value);
    else if (type === 'experience') addExperience(looter, value);
    else if (type === 'checkMarks') addCheckMarks(looter, value);
    else if (type === 'items') for (const each of items) addItem(ledger, looter, each);
    else if (type === 'itemDesign') addDesign(ledger, item);
    else if (type === 'randomItemDesign') addDesign(ledger, told.design);
    else if (type === 'randomScenario') ledger.open.push(told.sideScenario);
    else if (type === 'scenario') ledger.open.push(scenario);
  }
  const damage = rewards.reduce(
    (sum, one) => sum + (one.type === 'damage' ? (one.value ?? 0) : 0),
    0,
  );
  return { ledger, damage, conditions: rewards.flatMap((one) => one.conditions ?? []) };
}

/** Bonus experience of a level. */
const bonusOf = (level: number) => 4 + 2 * level;

/**
 * The ledger after a won scenario without loot. Of several options, the first or the given scenario
 * is chosen.
 */
export function expectedRewards<T extends Ledger>(
  before: T,
  scenario: string,
  level: number,
  chosen?: string,
): T {
  const ledger = structuredClone(before);
  const rewards = rewardsOf(scenario);
  const players = ledger.characters;
  ledger.completed.push(scenario);
  players.forEach((who, index) => {
    addExperience(who, bonusOf(level) + (rewards.experience ?? 0));
    const share = (rewards.collectiveGold ?? 0) / players.length;
    addGold(who, (rewards.gold ?? 0) + (index === 0 ? Math.ceil(share) : Math.floor(share)));
    addCheckMarks(who, rewards.checkMarks ?? 0);
  });
  for (const { item, count = 1 } of rewards.items ?? []) {
    for (let copy = 0; copy < count; copy += 1) {
      const free = players.find(({ items }) => !items.includes(item)) ?? players[0];
      if (free) addItem(ledger, free, item);
    }
  }
  const [choice] = rewards.chooseOne ?? [];
  addReputation(ledger, (rewards.reputation ?? 0) + (choice?.reputation ?? 0));
  addProsperity(ledger, (rewards.prosperity ?? 0) + (choice?.prosperity ?? 0));
  for (const id of rewards.globalAchievements ?? []) addAchievement(ledger, 'global', id);
  for (const { if: condition, globalAchievements = [] } of rewards.conditional ?? []) {
    const isHeld = (before[condition.scope][condition.achievement] ?? 0) > 0;
    if (isHeld !== condition.complete) continue;
    for (const id of globalAchievements) addAchievement(ledger, 'global', id);
  }
  for (const id of rewards.partyAchievements ?? []) addAchievement(ledger, 'party', id);
  for (const id of rewards.losePartyAchievements ?? []) ledger.party[id] = 0;
  for (const { item } of rewards.itemDesigns ?? []) addDesign(ledger, item);
  for (const card of rewards.cityEvents ?? []) addEventCard(ledger, 'city', card);
  for (const card of rewards.roadEvents ?? []) addEventCard(ledger, 'road', card);
  for (const envelope of rewards.envelopes ?? []) ledger.envelopes.push(envelope);
  const [first] = rewards.chooseOneUnlock ?? [];
  if (first !== undefined) ledger.open.push(chosen ?? first);
  if (rewards.unlockClass !== undefined) unlockBox(ledger, rewards.unlockClass);
  return ledger;
}
