/** Updates the second sheet for one scenario. */
import { addCheckMarks, addExperience, addGold } from '../listWalk/bookkeeping';
import { expectedRewards, expectedTreasure, printedTreasures } from '../listWalk/expectedRewards';
import { printed } from '../listWalk/ledger';
import type { Evening, Who } from './script';
import { memberOf, questOf, type Goal, type Member, type SecondSheet } from './secondSheet';

const GOLD_OF_TOKEN = [2, 2, 3, 3, 4, 4, 5, 6];
/** Check marks and conditions of the battle goals in the script. */
const GOALS: Readonly<Record<number, readonly [marks: number, isMet: (table: Table) => boolean]>> =
  {
    458: [1, ({ isJudged }) => isJudged],
    459: [2, ({ experience }) => experience <= 7],
    460: [1, ({ experience }) => experience >= 13],
    465: [1, ({ treasures }) => treasures > 0],
    468: [1, ({ tokens }) => tokens >= 5],
    469: [2, ({ tokens, treasures }) => tokens + treasures === 0],
    470: [1, ({ kills }) => kills <= 3],
    471: [1, ({ kills }) => kills >= 5],
  };

/** Results of a character that battle goals depend on. */
interface Table {
  readonly experience: number;
  readonly tokens: number;
  readonly treasures: number;
  readonly kills: number;
  readonly isJudged: boolean;
}

/** Half the average level, rounded up. */
export function levelOf({ characters }: SecondSheet): number {
  const sum = characters.reduce((total, { level }) => total + level, 0);
  return Math.ceil(sum / characters.length / 2);
}

/** Damage and conditions of treasures, by character. */
export interface Harm {
  readonly who: Who;
  readonly damage: number;
  readonly conditions: readonly string[];
}

export function played(
  before: SecondSheet,
  evening: Evening,
): { readonly sheet: SecondSheet; readonly harm: readonly Harm[] } {
  const { scenario, lost = false, experience, tokens = {}, treasures = [], chosen } = evening;
  const level = levelOf(before);
  let sheet = structuredClone(before);
  for (const member of sheet.characters) {
    const who = member.id as Who;
    addExperience(member, experience[who] ?? 0);
    addGold(member, (tokens[who] ?? 0) * (GOLD_OF_TOKEN[level] ?? 0));
    if (!lost) addCheckMarks(member, marksOf(evening, who));
    count(member, evening);
    member.isBlessed = false;
  }
  const harm: Harm[] = [];
  for (const [who, treasure] of treasures) {
    const looted = lootedBy(sheet, who, treasure, evening);
    sheet = looted.sheet;
    harm.push({ who, ...looted });
  }
  return { sheet: lost ? sheet : expectedRewards(sheet, scenario, level, chosen), harm };
}

function marksOf({ goals = [], judged = [], ...evening }: Evening, who: Who): number {
  const goal = goals.find(([of]) => of === who)?.[1];
  const [marks, isMet] = GOALS[goal ?? 0] ?? [0, () => false];
  const { experience, tokens = {}, treasures = [], kills = [] } = evening;
  const table: Table = {
    experience: experience[who] ?? 0,
    tokens: tokens[who] ?? 0,
    treasures: treasures.filter(([of]) => of === who).length,
    kills: kills.reduce((sum, [of, , number]) => sum + (of === who ? number : 0), 0),
    isJudged: judged.includes(who),
  };
  return isMet(table) ? marks : 0;
}

/**
 * Applies a treasure with its looter as the first character, and restores the order of the party.
 */
function lootedBy(before: SecondSheet, who: Who, number: number, { told }: Evening) {
  const order = before.characters.map(({ id }) => id);
  const looter = memberOf(before, who);
  const others = before.characters.filter((each) => each !== looter);
  const treasure = printedTreasures().find(({ id }) => id === number);
  if (!treasure) throw new Error(`There is no treasure ${String(number)}.`);
  const { ledger, damage, conditions } = expectedTreasure(
    { ...before, characters: [looter, ...others] },
    treasure,
    told,
  );
  const characters = ledger.characters.toSorted(
    (a, b) => order.indexOf(a.id) - order.indexOf(b.id),
  );
  return { sheet: { ...ledger, characters }, damage, conditions };
}

/**
 * Counts progress of a quest. Goals that depend on another goal count from the next scenario on.
 */
function count(member: Member, evening: Evening): void {
  const { goals } = questOf(member.quest);
  const before = [...member.counters];
  const isMet = (place: number) => (before[place] ?? 0) >= (goals[place]?.count ?? 0);
  goals.forEach((goal, index) => {
    if (!(goal.requires ?? []).every(isMet)) return;
    const have = before[index] ?? 0;
    const most = goal.count ?? goal.scenarios?.length ?? 1;
    member.counters[index] = Math.min(most, have + stepOf(goal, have, member, evening));
  });
}

function stepOf(goal: Goal, have: number, { id }: Member, evening: Evening): number {
  const { scenario, lost = false, kills = [] } = evening;
  if (goal.type === 'kill') {
    const wanted = kills.filter(([who, monster]) => who === id && goal.monsters?.includes(monster));
    return wanted.reduce((sum, [, , number]) => sum + number, 0);
  }
  if (lost) return 0;
  if (goal.type === 'scenarioChain') return Number(goal.scenarios?.[have] === scenario);
  if (goal.type !== 'completeScenarios') return 0;
  const regions =
    printed<readonly { readonly id: string; readonly region?: string }[]>('scenarioIndex.json');
  const region = regions.find((each) => each.id === scenario)?.region;
  return Number(goal.region === undefined || goal.region === region);
}
