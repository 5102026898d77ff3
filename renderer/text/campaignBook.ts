import type {
  BookView,
  GoalView,
  RevealView,
  SeeBook,
  SpawnView,
} from '#shared/rules/round/bookFacts';
import type { QuestGoal } from '#shared/rules/campaign/quests';
import type { ScenarioReason, ScenarioState } from '#shared/rules/campaign/scenarioTree';
import { counted, listOf, readable, type Names } from './names';
import { worded } from './language';

type Rounds = NonNullable<SpawnView['rounds']>;
type Condition = SpawnView['when'][number];

/** What has to be read in the scenario book. */
export const SEE_BOOK = worded<Readonly<Record<SeeBook, string>>>('SEE_BOOK', {
  goals: 'See the scenario book for the goal: Standee does not know it.',
  specialRules: 'See the scenario book for special rules.',
  spawnHexes: 'See the scenario book for the hexes of the letters.',
  map: 'See the scenario book for the map.',
  conditions: 'Standee cannot tell whether every condition holds: see the scenario book.',
  changingStats: 'Numbers of some monsters change during play: see the scenario book.',
  randomDungeon: 'Rooms and monsters are drawn by chance: see the scenario book.',
});

const every = (names: Names, monster: string | null): string =>
  monster === null ? 'enemies' : names.monster(monster);

export const GOALS = worded<
  Readonly<Record<GoalView['type'], (goal: GoalView, names: Names) => string>>
>('GOALS', {
  killAllEnemies: () => 'Kill all enemies.',
  killEnemy: ({ monster }, names) => `Kill ${every(names, monster)}.`,
  killAllRevealedEnemies: () => 'Kill all enemies that are revealed.',
  killCount: ({ count, monster }, names) => `Kill ${count ?? 'all'} ${every(names, monster)}.`,
  reveal: () => 'Reveal the rooms.',
  lootAllTreasureTiles: () => 'Loot all treasure tiles.',
  protect: () => 'Protect those who are with you.',
  destroy: () => 'Destroy the objectives.',
  occupy: () => 'Occupy the marked hexes.',
  open: () => 'Open what is marked.',
  exit: () => 'Leave the map.',
  cleanse: () => 'Cleanse what is marked.',
  allCharactersLootTreasure: () => 'Every character loots a treasure tile.',
  surviveRounds: ({ count }) => `Survive ${counted(count ?? 0, 'round')}.`,
  placeItem: () => 'Bring the thing to its place.',
});

/** A goal as a reminder, not in the words of the book. */
export function goalText(goal: GoalView, names: Names): string {
  return GOALS[goal.type](goal, names);
}

export const PHRASES = worded('BOOK_PHRASES', {
  inRounds: (rounds: readonly number[]) =>
    `${rounds.length === 1 ? 'round' : 'rounds'} ${listOf(rounds.map(String))}`,
  fromRound: (round: number) => `round ${round} and all later ones`,
  everyRound: 'every round',
  oddRounds: 'odd rounds',
  evenRounds: 'even rounds',
  everyFew: (first: number, every: number) => `round ${first} and every ${every} rounds after it`,
  startOf: (rounds: string) => `at the start of ${rounds}`,
  endOf: (rounds: string) => `at the end of ${rounds}`,
  marked: (name: string, marker: string) => `${name} (${marker})`,
  present: (what: string) => `while ${what} is there`,
  dead: (what: string) => `once ${what} is dead or destroyed`,
  allKilled: (what: string) => `once every ${what} is killed`,
  elite: (name: string) => `${name} (elite)`,
  times: (count: number, name: string) => `${count} × ${name}`,
  withRoom: (rooms: readonly number[]) => `with room ${listOf(rooms.map(String))}`,
  bookSaysSo: 'when the book says so',
  at: (who: string, markers: readonly string[]) => `${who} at ${listOf(markers)}`,
  comes: (who: string, when: readonly string[]) => `${who}: ${when.join(', ')}.`,
  oneForEach: 'one for each that counts',
  won: (when: string) => `Won ${when}.`,
  lost: (when: string) => `Lost ${when}.`,
  opens: (rooms: readonly number[], when: string) =>
    rooms.length === 1
      ? `Room ${listOf(rooms.map(String))} opens ${when}.`
      : `Rooms ${listOf(rooms.map(String))} open ${when}.`,
});

/** 'rounds 3 and 9', 'even rounds', 'round 7 and all later ones'. */
export function roundsText(rounds: Rounds): string {
  if ('in' in rounds) return PHRASES.inRounds(rounds.in);
  if ('from' in rounds) return PHRASES.fromRound(rounds.from);
  const { every, remainder = 0 } = rounds;
  if (every === 1) return PHRASES.everyRound;
  if (every === 2) return remainder === 1 ? PHRASES.oddRounds : PHRASES.evenRounds;
  return PHRASES.everyFew(remainder === 0 ? every : remainder, every);
}

function whenInRounds(timing: 'start' | 'end', rounds: Rounds): string {
  const which = roundsText(rounds);
  return timing === 'start' ? PHRASES.startOf(which) : PHRASES.endOf(which);
}

/** 'while Water Pump (a) is there', 'once every Stone Golem is killed'. */
function conditionText({ state, monster, objective, marker }: Condition, names: Names): string {
  const name = monster === undefined ? (objective ?? '') : names.monster(monster);
  return PHRASES[state](marker === undefined ? name : PHRASES.marked(name, marker));
}

/** What is known of when something happens. */
function whenText(
  rounds: string | null,
  conditions: readonly Condition[] | undefined,
  names: Names,
): readonly string[] {
  const known = [rounds, ...(conditions ?? []).map((each) => conditionText(each, names))].filter(
    (part) => part !== null,
  );
  return known.length === 0 ? [PHRASES.bookSaysSo] : known;
}

/** The same figures are told once: '2 × Cultist (elite)'. */
function whoComes(spawn: SpawnView, names: Names): string {
  const called = spawn.figures.map(({ monster, rank }) =>
    rank === 'elite' ? PHRASES.elite(names.monster(monster)) : names.monster(monster),
  );
  const kinds = [...new Set(called)].map((name) => {
    const many = called.filter((each) => each === name).length;
    return many === 1 ? name : PHRASES.times(many, name);
  });
  return listOf(kinds);
}

/** Who comes when and where. Nothing of a spawn that waits for closed rooms. */
export function spawnText(spawn: SpawnView, names: Names): string | null {
  if (spawn.isHidden || spawn.figures.length === 0) return null;
  const byRound = spawn.rounds && whenInRounds(spawn.timing, spawn.rounds);
  const moment = spawn.onReveal.length > 0 ? PHRASES.withRoom(spawn.onReveal) : byRound;
  const who = whoComes(spawn, names);
  return PHRASES.comes(spawn.markers.length === 0 ? who : PHRASES.at(who, spawn.markers), [
    ...whenText(moment, spawn.when, names),
    ...(spawn.perObjective ? [PHRASES.oneForEach] : []),
  ]);
}

/** When the book ends the scenario by itself. */
export function finishText(finish: BookView['finish'][number], names: Names): string {
  const rounds = finish.rounds ? whenInRounds(finish.timing ?? 'end', finish.rounds) : null;
  const when = listOf(whenText(rounds, finish.when, names));
  return finish.result === 'win' ? PHRASES.won(when) : PHRASES.lost(when);
}

/** Rooms that open by something else than a door. */
export function revealText({ rooms, rounds, timing, when }: RevealView, names: Names): string {
  const moment = rounds && whenInRounds(timing, rounds);
  return PHRASES.opens(rooms, listOf(whenText(moment, when, names)));
}

export const SCENARIO_STATES = worded<Readonly<Record<ScenarioState, string>>>('SCENARIO_STATES', {
  completed: 'Completed',
  available: 'Available',
  requires: 'Requires something',
  blocked: 'Blocked',
  locked: 'Not unlocked',
});

export const SCOPES = worded('BOOK_SCOPES', { global: 'global', party: 'party' });

export const REASONS = worded('SCENARIO_REASONS', {
  completed: 'It was completed.',
  initial: 'It is there from the first game.',
  unlockedBy: (scenario: string) => `Unlocked by ${scenario}.`,
  byHand: 'Set by hand.',
  quest: 'Opened by a personal quest.',
  notUnlocked: 'Nothing has unlocked it yet.',
  blockedBy: (scenario: string) => `Blocked by ${scenario}.`,
  /** Any of the lists has to hold as a whole. */
  lacking: (ways: readonly (readonly string[])[]) =>
    `Still lacking: ${ways.map((way) => listOf(way)).join(', or ')}.`,
  achievement: (name: string, scope: string, count: number, isNot: boolean) =>
    `${isNot ? 'not ' : ''}${count > 1 ? `${count} × ` : ''}${name} (${scope})`,
  personalQuest: (quest: number | string) => `Somebody needs personal quest ${quest}.`,
  item: (item: number | string) => `Somebody has to wear item ${item}.`,
  seeBook: 'See the scenario book for what else it requires.',
});

/** Why a scenario is in its state; `achievement` gives the name of one. */
export function reasonText(
  reason: ScenarioReason,
  names: Names,
  achievement: (id: string) => string,
): string {
  switch (reason.kind) {
    case 'unlockedBy':
    case 'blockedBy':
      return REASONS[reason.kind](names.scenario(reason.scenario));
    case 'achievements':
      return REASONS.lacking(
        reason.missing.map((way) =>
          way.map(({ scope, achievement: id, complete, count = 1 }) =>
            REASONS.achievement(achievement(id), SCOPES[scope], count, !complete),
          ),
        ),
      );
    case 'personalQuest':
      return REASONS.personalQuest(reason.quest);
    case 'item':
      return REASONS.item(reason.item);
    default:
      return REASONS[reason.kind];
  }
}

export const QUEST_GOALS = worded('QUEST_GOALS', {
  kill: (count: number, whom: string) => `Kill ${count}: ${whom}`,
  killWith: (count: number, whom: string, item: string) => `Kill ${count}: ${whom} with ${item}`,
  anyMonsters: (rank: 'normal' | 'elite' | 'boss' | null) => `${rank ?? ''} monsters`.trim(),
  killDifferentTypes: (count: number) => `Kill ${count} different types of monsters`,
  completeScenarios: (count: number, which: string) =>
    `Complete ${counted(count, 'scenario')}${which}`,
  inRegion: (region: string) => ` in ${readable(region)}`,
  named: (part: string) => ` named “${part}”`,
  withBoss: ' with a boss',
  fromNumber: (number: number) => ` from number ${number} on`,
  eachOnce: ', each one once',
  scenarioChain: (start: string) => `Follow the scenarios from ${start} on to the end`,
  ownItems: (count: number, slots: readonly string[]) => `Own ${count}: ${listOf(slots)}`,
  ownItem: (item: string | null) => `Own ${item ?? 'the item'}`,
  ownGold: (gold: number) => `Own ${gold} gold`,
  exhaustedSelf: (count: number) => `Be exhausted ${counted(count, 'time')}`,
  exhaustedOthers: (count: number) => `See others exhausted ${counted(count, 'time')}`,
  battleGoalCheckMarks: (count: number) => `Earn ${counted(count, 'check mark')}`,
  donateGold: (gold: number) => `Donate ${gold} gold`,
  buyEnhancements: (count: number) => `Buy ${counted(count, 'enhancement')}`,
  personalQuestsCompleted: (count: number) =>
    `See ${counted(count, 'personal quest')} of others completed`,
});

/** What a goal of a personal quest asks for; `item` gives the name of one. */
export function questGoalText(
  goal: QuestGoal,
  names: Names,
  item: (number: number) => string,
): string {
  const { type, count = 1 } = goal;
  switch (type) {
    case 'kill': {
      const whom = goal.monsters
        ? listOf(goal.monsters.map((monster) => names.monster(monster)))
        : QUEST_GOALS.anyMonsters(goal.rank ?? null);
      return goal.with
        ? QUEST_GOALS.killWith(count, whom, item(goal.with.item))
        : QUEST_GOALS.kill(count, whom);
    }
    case 'completeScenarios':
      return QUEST_GOALS.completeScenarios(count, scenariosOf(goal));
    case 'scenarioChain':
      return QUEST_GOALS.scenarioChain(String(goal.start ?? ''));
    case 'ownItems':
      return QUEST_GOALS.ownItems(count, (goal.slots ?? []).map(slotName));
    case 'ownItem':
      return QUEST_GOALS.ownItem(goal.item === undefined ? null : item(goal.item));
    case 'exhaustion':
      return goal.of === 'self'
        ? QUEST_GOALS.exhaustedSelf(count)
        : QUEST_GOALS.exhaustedOthers(count);
    default:
      return QUEST_GOALS[type](count);
  }
}

function scenariosOf(goal: QuestGoal): string {
  if (goal.region !== undefined) return QUEST_GOALS.inRegion(goal.region);
  if (goal.nameContains !== undefined) return QUEST_GOALS.named(goal.nameContains);
  if (goal.boss) return QUEST_GOALS.withBoss;
  if (goal.numberFrom !== undefined) return QUEST_GOALS.fromNumber(goal.numberFrom);
  return goal.different ? QUEST_GOALS.eachOnce : '';
}

export const SLOTS = worded<Readonly<Record<string, string>>>('SLOTS', {
  head: 'head',
  body: 'body',
  legs: 'legs',
  oneHand: 'one hand',
  twoHands: 'two hands',
  small: 'small items',
});

function slotName(slot: string): string {
  return SLOTS[slot] ?? slot;
}
