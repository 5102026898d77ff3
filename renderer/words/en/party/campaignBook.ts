/** Words of goals, rooms and spawns of the scenario book. */
import type { ScenarioState } from '#shared/rules/campaign/scenarios/scenarioTree';
import type { SoloNeed } from '#shared/rules/campaign/scenarios/soloScenarios';
import type { GoalView } from '#shared/rules/book/bookViewShape';
import type { SeeBook } from '#shared/rules/book/seeBook';
import { counted, listOf, oneOf } from '../names/grammar';
import { BOOK_NOTES } from '../table/bookNotes';

export { BOOK_NOTES };
import type { Names } from '../../helpers/names';
import { titleFromId } from '../../helpers/phrases';

/** References to the scenario book. */
export const SEE_BOOK: Readonly<Record<SeeBook, string>> = {
  goals: 'Standee has no goal for this scenario. See your scenario book.',
  specialRules: 'See your scenario book for special rules.',
  spawnHexes: 'See your scenario book for the hexes of these letters.',
  map: 'See your scenario book for the map.',
  conditions: 'Standee cannot check every condition. See your scenario book.',
  disputedRanks:
    'Sources differ on the rank of some figures, so your scenario book decides. To change a rank, remove the figure and add it again.',
  changingStats: 'Some monsters’ numbers change during play. See your scenario book.',
  randomDungeon: 'Rooms and monsters are drawn at random. See your scenario book.',
  dungeonCards:
    'The random dungeon rules tell you which penalty applies and where you start. The marked hexes are the free hexes near the entrance.',
};

const every = (names: Names, monster: string | null): string =>
  monster === null ? 'enemies' : names.monster(monster);

export const GOALS: Readonly<Record<GoalView['type'], (goal: GoalView, names: Names) => string>> = {
  killAllEnemies: () => 'Kill all enemies.',
  killEnemy: ({ monster }, names) => `Kill ${every(names, monster)}.`,
  killAllRevealedEnemies: () => 'Kill all revealed enemies.',
  killCount: ({ count, monster, monsters, fallen }, names) =>
    `Kill ${count ?? 'all'} ${monsters.length > 0 ? oneOf(monsters.map(names.monster)) : every(names, monster)}${fallen > 0 ? `: ${fallen} so far` : ''}.`,
  killAllOf: ({ monsters }, names) => `Kill all of these: ${listOf(monsters.map(names.monster))}.`,
  killAllExcept: ({ monsters }, names) =>
    `Kill all enemies except ${listOf(monsters.map(names.monster))}.`,
  reveal: ({ rooms }) =>
    rooms.length === 0 ? 'Reveal the rooms.' : `Reveal room ${listOf(rooms.map(String))}.`,
  lootAllTreasureTiles: () => 'Loot all treasure tiles.',
  lootTreasure: () => 'Loot the numbered treasure of the goal.',
  protect: ({ objective, count }) => {
    if (objective === null) return 'Protect your allies.';
    return count === null
      ? `Protect ${objective}.`
      : `Protect ${objective}: ${count} must survive.`;
  },
  save: ({ objective, count }) => `Save ${count ?? 1} × ${objective ?? 'those who flee'}.`,
  escortArrives: ({ objective }) => `Bring ${objective ?? 'the escort'} to its destination.`,
  destroy: ({ objective }) =>
    objective === null ? 'Destroy the objectives.' : `Destroy all of these: ${objective}.`,
  occupy: () => 'Occupy the marked hexes.',
  open: () => 'Open the marked places.',
  exit: () => 'Leave the map.',
  cleanse: () => 'Cleanse the marked places.',
  allCharactersLootTreasure: () => 'Every character loots a treasure tile.',
  surviveRounds: ({ count }) => `Survive ${counted(count ?? 0, 'round')}.`,
  placeItem: () => 'Bring the item to its place.',
  sacrifice: () => 'Sacrifice the item at its place.',
};

/** Goals of which one alternative is enough. */
export const EITHER = (alternatives: readonly string[]): string => oneOf(alternatives);

const atLetters = (markers: readonly string[]): string =>
  markers.length === 0 ? '' : ` at ${listOf(markers.map((marker) => `“${marker}”`))}`;

type Amount = number | string | undefined;

export const PHRASES = {
  inRounds: (rounds: readonly number[]) =>
    `${rounds.length === 1 ? 'round' : 'rounds'} ${listOf(rounds.map(String))}`,
  fromRound: (round: number) => `round ${round} and later`,
  everyRound: 'every round',
  oddRounds: 'odd rounds',
  evenRounds: 'even rounds',
  everyFew: (first: number, every: number) => `round ${first} and every ${every} rounds after it`,
  startOf: (rounds: string) => `at the start of ${rounds}`,
  endOf: (rounds: string) => `at the end of ${rounds}`,
  marked: (name: string, marker: string) => `${name} (${marker})`,
  present: (what: string) => `while ${what} is there`,
  absent: (what: string) => `while no ${what} is there`,
  onHexes: {
    present: (what: string) => `while ${what} is on one of the marked hexes`,
    absent: (what: string) => `while no ${what} is on the marked hexes`,
  },
  character: { present: 'a character', absent: 'character' },
  dead: (what: string, count: Amount) =>
    count === undefined
      ? `once ${what} is dead or destroyed`
      : `once ${count} × ${what} ${count === 1 ? 'is' : 'are'} destroyed`,
  looted: (_: string, count: Amount, room: number | undefined) => {
    if (room !== undefined) return `once the goal treasure in room ${room} is looted`;
    return count === undefined
      ? 'once the goal treasure is looted'
      : `once ${count} goal treasure ${count === 1 ? 'tile is' : 'tiles are'} looted`;
  },
  goalLeft: () => 'while any goal treasure is left',
  allKilled: (what: string) => `once every ${what} is killed`,
  killed: (what: string, count: Amount) => `once ${count ?? 1} × ${what} died`,
  elitesKilled: (_: string, count: Amount) =>
    `once ${count ?? 1} elite ${count === 1 ? 'monster is' : 'monsters are'} dead`,
  saved: (what: string, count: Amount) => `once ${count ?? 1} × ${what} left the map alive`,
  revealed: (_: string, _count: Amount, room: number | undefined) =>
    `once room ${room ?? 0} is revealed`,
  closed: (_: string, _count: Amount, room: number | undefined) =>
    `until room ${room ?? 0} is revealed`,
  occupied: {
    any: 'once a character ends a turn on the pressure plate',
    eachPlate: 'once all pressure plates are occupied at the end of a turn',
    eachCharacter: 'once each character is on a pressure plate at the end of a turn',
  },
  exhausted: 'if a character is exhausted',
  exhaustedUnlooted: 'if a character is exhausted before looting a goal treasure',
  charactersLeft: (_: string, count: Amount) =>
    `once ${count ?? 1} or fewer characters are not exhausted`,
  elite: (name: string) => `${name} (elite)`,
  times: (count: number, name: string) => `${count} × ${name}`,
  withRoom: (rooms: readonly number[]) => `with room ${listOf(rooms.map(String))}`,
  bookSaysSo: 'when your scenario book says so',
  at: (who: string, markers: readonly string[]) => `${who} at ${listOf(markers)}`,
  comes: (who: string, when: readonly string[]) => `${who}: ${when.join(', ')}.`,
  willCome: (who: string, many: number, markers: readonly string[]) =>
    `${who} ${many === 1 ? 'spawns' : 'spawn'}${atLetters(markers)}.`,
  mayCome: (who: string, markers: readonly string[]) =>
    `May spawn by the scenario book${atLetters(markers)}: ${who}.`,
  oneForEach: 'one for each',
  ifSo: (sentence: string) => `once “${sentence}” is true`,
  won: (when: string) => `Won ${when}.`,
  lost: (when: string) => `Lost ${when}.`,
  opens: (rooms: readonly number[], when: string) =>
    rooms.length === 1
      ? `Room ${listOf(rooms.map(String))} opens ${when}.`
      : `Rooms ${listOf(rooms.map(String))} open ${when}.`,
};

export const SCENARIO_STATES: Readonly<Record<ScenarioState, string>> = {
  completed: 'Completed',
  available: 'Available',
  requires: 'Locked',
  blocked: 'Blocked',
  locked: 'Not unlocked',
};

export const SCOPES = { global: 'global', party: 'party' };

export const REASONS = {
  completed: 'You completed it.',
  initial: 'Available from the start.',
  unlockedBy: (scenario: string) => `Unlocked by ${scenario}.`,
  byHand: 'Set manually.',
  quest: 'Unlocked by a personal quest.',
  notUnlocked: 'Not unlocked yet.',
  blockedBy: (scenario: string) => `Blocked by ${scenario}.`,
  /** At least one of the lists must be complete. */
  lacking: (ways: readonly (readonly string[])[]) =>
    `Still needed: ${ways.map((way) => listOf(way)).join(', or ')}.`,
  achievement: (name: string, scope: string, count: number, isNot: boolean) =>
    `${isNot ? 'not ' : ''}${count > 1 ? `${count} × ` : ''}${name} (${scope})`,
  personalQuest: (quest: number | string) => `A character needs personal quest ${quest}.`,
  item: (item: number | string) => `A character must have item ${item} equipped.`,
  ofClass: (who: string) => `A solo scenario for the ${who}.`,
  soloNeeds: (need: SoloNeed) => `Needs ${soloNeed(need)} (now ${need.has}).`,
  seeBook: 'Check the scenario book for other requirements.',
};

export const QUEST_GOALS = {
  kill: (count: number, target: string) => `Kill ${count}: ${target}`,
  killWith: (count: number, target: string, item: string) =>
    `Kill ${count}: ${target} with ${item}`,
  anyMonsters: (rank: 'normal' | 'elite' | 'boss' | null) => `${rank ?? ''} monsters`.trim(),
  killDifferentTypes: (count: number) => `Kill ${count} different types of monsters`,
  completeScenarios: (count: number, which: string) =>
    `Complete ${counted(count, 'scenario')}${which}`,
  inRegion: (region: string) => ` in ${titleFromId(region)}`,
  named: (part: string) => ` named “${part}”`,
  withBoss: ' with a boss',
  fromNumber: (number: number) => ` from number ${number} on`,
  eachOnce: ', each one once',
  scenarioChain: (start: string) => `Follow the scenarios from ${start} on to the end`,
  ownItems: (count: number, slots: readonly string[]) => `Own ${count}: ${listOf(slots)}`,
  ownItem: (item: string | null) => `Own ${item ?? 'the item'}`,
  ownGold: (gold: number) => `Own ${gold} gold`,
  exhaustedSelf: (count: number) => `Become exhausted ${counted(count, 'time')}`,
  exhaustedOthers: (count: number) => `Other characters become exhausted ${counted(count, 'time')}`,
  battleGoalCheckMarks: (count: number) => `Earn ${counted(count, 'check mark')} from battle goals`,
  donateGold: (gold: number) => `Donate ${gold} gold`,
  buyEnhancements: (count: number) => `Buy ${counted(count, 'enhancement')}`,
  personalQuestsCompleted: (count: number) => `Others complete ${counted(count, 'personal quest')}`,
  other: (count: number) => `${counted(count, 'time')}, as its card says`,
};

/** 'a character of level 5': a requirement of a solo scenario. */
export const soloNeed = ({ what, needed }: Pick<SoloNeed, 'what' | 'needed'>): string => {
  if (what === 'prosperity') return `prosperity ${needed}`;
  return what === 'level' ? `a character of level ${needed}` : `${needed} retired characters`;
};
